import { champion, type MonsterRecord, minion } from './monster.ts';
import {
  ability,
  activator,
  answers,
  base,
  dodge,
  each,
  effect,
  harm,
  interrupt,
  more,
  one,
  owns,
  push,
} from './write.ts';

/** Two Champions, then the Minions. */
export const BEAST_IDS = ['ironhide-bear', 'pack-alpha', 'giant-rat', 'cave-wolf', 'web-spider', 'tusk-boar'] as const;
export type BeastId = (typeof BEAST_IDS)[number];

const PACK = ability('pack', more('damage', 1, 'ally-beside-target'));

export const BEASTS: Readonly<Record<BeastId, MonsterRecord>> = {
  'ironhide-bear': champion('beasts', {
    role: 'defense',
    line: [5, 8, 10, 14, 1, 4],
    setup: 2,
    likes: 'defense',
    gains: [
      owns(activator('maul', 2, 'hit', [harm(3, one('other-enemy', 'adjacent'))])),
      answers(interrupt('rage', 'half-hitpoints', [base(1)])),
    ],
  }),
  'pack-alpha': champion('beasts', {
    role: 'offense',
    line: [7, 8, 8, 14, 0, 4],
    setup: 2,
    likes: 'offense',
    gains: [
      PACK,
      answers(interrupt('howl', 'encounter-start', [effect('heartened', 1, each('self-or-ally', 'anywhere'))])),
    ],
  }),
  'giant-rat': minion('beasts', {
    role: 'offense',
    line: [6, 7, 6, 6, 0, 3],
    setup: 2,
    likes: 'utility',
    purse: 3,
    gains: [owns(activator('scurry', 1, 'free', [dodge(2)]))],
  }),
  'cave-wolf': minion('beasts', {
    role: 'offense',
    line: [7, 8, 7, 8, 0, 3],
    setup: 2,
    likes: 'utility',
    gains: [PACK, owns(activator('drag-down', 2, 'hit', [effect('slow', 3)]))],
  }),
  'web-spider': minion('beasts', {
    role: 'utility',
    line: [5, 8, 7, 8, 0, 3],
    setup: 2,
    likes: 'offense',
    gains: [
      owns(activator('venom-bite', 1, 'hit', [effect('poison', 1)])),
      owns(activator('web', 1, 'hit', [effect('immobile')])),
    ],
  }),
  'tusk-boar': minion('beasts', {
    role: 'defense',
    line: [5, 7, 8, 9, 1, 4],
    setup: 2,
    likes: 'defense',
    gains: [owns(activator('gore', 2, 'hit', [push(1)]))],
  }),
};
