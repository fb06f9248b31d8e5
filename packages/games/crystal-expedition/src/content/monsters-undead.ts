import { champion, type MonsterRecord, minion } from './monster.ts';
import { ability, activator, answers, effect, interrupt, owns, plain, raise, ranged, shield } from './write.ts';

/** Two Champions, then the Minions. */
export const UNDEAD_IDS = ['barrow-wight', 'necromancer', 'skeleton-guard', 'zombie', 'ghoul', 'shade'] as const;
export type UndeadId = (typeof UNDEAD_IDS)[number];

export const UNDEAD: Readonly<Record<UndeadId, MonsterRecord>> = {
  'barrow-wight': champion('undead', {
    role: 'defense',
    line: [4, 8, 9, 12, 1, 4],
    setup: 3,
    likes: 'offense',
    gains: [
      answers(interrupt('grave-shroud', 'encounter-start', [shield(3)])),
      owns(activator('grave-grip', 1, 'hit', [effect('immobile')])),
    ],
  }),
  necromancer: champion('undead', {
    role: 'utility',
    line: [5, 8, 6, 12, 0, 3],
    form: ranged(5),
    setup: 4,
    likes: 'utility',
    gains: [owns(activator('raise', 3, 'free', [raise(3)]))],
  }),
  'skeleton-guard': minion('undead', {
    role: 'defense',
    line: [5, 7, 7, 7, 1, 4],
    setup: 2,
    likes: 'defense',
    gains: [owns(activator('bone-lock', 1, 'hit', [effect('hobbled', 2)]))],
  }),
  zombie: minion('undead', {
    role: 'offense',
    line: [3, 6, 9, 11, 0, 4],
    setup: 2,
    likes: 'utility',
    gains: [owns(activator('grasp', 1, 'hit', [effect('slow', 2)]))],
  }),
  ghoul: minion('undead', {
    role: 'offense',
    line: [7, 8, 7, 8, 0, 3],
    setup: 2,
    likes: 'utility',
    gains: [owns(activator('paralyse', 2, 'hit', [effect('immobile')]))],
  }),
  shade: minion('undead', {
    role: 'utility',
    line: [6, 8, 5, 7, 0, 3],
    setup: 2,
    likes: 'offense',
    gains: [owns(activator('sap', 1, 'hit', [effect('weak', 1)])), ability('incorporeal', plain('crosses-enemies'))],
  }),
};
