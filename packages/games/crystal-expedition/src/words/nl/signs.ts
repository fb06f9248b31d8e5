import type { EntityId } from '../../types/index.ts';
import type { Figures } from '../telling/figures.ts';
import { type Letters, signIn } from '../telling/signs.ts';

export const LETTERS: Letters = {
  'orc-warchief': 'h',
  'orc-shaman': 's',
  'orc-raider': 'p',
  'goblin-archer': 'g',
  'orc-shieldbearer': 'd',
  'goblin-drummer': 't',
  'barrow-wight': 'g',
  necromancer: 'd',
  'skeleton-guard': 's',
  zombie: 'z',
  ghoul: 'l',
  shade: 'm',
  'ironhide-bear': 'b',
  'pack-alpha': 'l',
  'giant-rat': 'r',
  'cave-wolf': 'w',
  'web-spider': 's',
  'tusk-boar': 'z',
};

export const signOf = (view: Figures, id: EntityId): string => signIn(LETTERS, view, id);
