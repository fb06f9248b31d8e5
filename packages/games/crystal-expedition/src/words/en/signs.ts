import type { EntityId } from '../../types/index.ts';
import type { Figures } from '../telling/figures.ts';
import { type Letters, signIn } from '../telling/signs.ts';

export const LETTERS: Letters = {
  'orc-warchief': 'w',
  'orc-shaman': 's',
  'orc-raider': 'r',
  'goblin-archer': 'g',
  'orc-shieldbearer': 'b',
  'goblin-drummer': 'd',
  'barrow-wight': 'w',
  necromancer: 'n',
  'skeleton-guard': 'k',
  zombie: 'z',
  ghoul: 'g',
  shade: 's',
  'ironhide-bear': 'b',
  'pack-alpha': 'p',
  'giant-rat': 'r',
  'cave-wolf': 'w',
  'web-spider': 's',
  'tusk-boar': 't',
};

export const signOf = (view: Figures, id: EntityId): string => signIn(LETTERS, view, id);
