import type { EntityId } from '../../types/index.ts';
import type { Figures } from '../telling/figures.ts';
import { type Letters, signIn } from '../telling/signs.ts';

export const LETTERS: Letters = {
  heroes: { defense: 'D', offense: 'O', utility: 'U' },
  minions: {
    'goblin-assassin': 'S',
    'goblin-archer': 'R',
    'goblin-drummer': 'M',
    'orc-brute': 'B',
    'orc-shieldbearer': 'S',
    'orc-shaman': 'H',
    'skeleton-spearman': 'S',
    ghoul: 'G',
    'bone-chanter': 'B',
    'grey-wolf': 'W',
    'cave-bear': 'B',
    'tusk-boar': 'T',
    'cult-zealot': 'Z',
    'cult-flayer': 'F',
    'cult-whisperer': 'W',
    'rat-swarm': 'R',
    'stone-crawler': 'S',
    'ember-wisp': 'E',
  },
  champion: 'C',
  lord: 'L',
};

export const signOf = (view: Figures, id: EntityId): string => signIn(LETTERS, view, id);
