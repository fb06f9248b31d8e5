import type { EntityId } from '../../types/index.ts';
import type { Figures } from '../telling/figures.ts';
import { type Letters, signIn } from '../telling/signs.ts';

export const LETTERS: Letters = {
  heroes: { defense: 'V', offense: 'A', utility: 'S' },
  minions: {
    'goblin-assassin': 'M',
    'goblin-archer': 'G',
    'goblin-drummer': 'T',
    'orc-brute': 'B',
    'orc-shieldbearer': 'D',
    'orc-shaman': 'J',
    'skeleton-spearman': 'P',
    ghoul: 'L',
    'bone-chanter': 'B',
    'grey-wolf': 'W',
    'cave-bear': 'B',
    'tusk-boar': 'E',
    'cult-zealot': 'D',
    'cult-flayer': 'L',
    'cult-whisperer': 'F',
    'rat-swarm': 'R',
    'stone-crawler': 'T',
    'ember-wisp': 'D',
  },
  champion: 'K',
  lord: 'H',
};

export const signOf = (view: Figures, id: EntityId): string => signIn(LETTERS, view, id);
