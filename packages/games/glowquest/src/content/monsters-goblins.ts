import type { MonsterRecord } from './vocabulary.ts';
import { benefit, bounce, CLEAVE, damage, grit, IMMOBILE, immune, ongoing, RANGED, unsteady } from './write.ts';
import { champion, each, lord, minion, own } from './write-monsters.ts';

export const GOBLIN_IDS = [
  'goblin-assassin',
  'goblin-archer',
  'goblin-drummer',
  'champion-goblin-warboss',
  'lord-skrit-nine-knives',
] as const;
export type GoblinId = (typeof GOBLIN_IDS)[number];

export const GOBLINS: Readonly<Record<GoblinId, MonsterRecord>> = {
  'goblin-assassin': minion('Goblin Assassin', 'goblins', 'a', {
    body: { role: 'offense', speed: 6, grit: 7, hitpoints: each(3), armor: 0 },
    attack: { base: 2, pattern: null, setupDistance: 1, prefers: 'utility' },
    counts: { small: [3, 3, 3], big: [2, 2, 3], quest: [2, 2, 2], patrol: [2, 2, 3] },
    traits: [],
    benefits: [own('backstab', 'Backstab', benefit(2, 'hit', 'target', [damage(3)]))],
  }),
  'goblin-archer': minion('Goblin Archer', 'goblins', 'b', {
    body: { role: 'offense', speed: 5, grit: 6, hitpoints: each(3), armor: 0 },
    attack: { base: 1, pattern: RANGED, setupDistance: 4, prefers: 'offense' },
    counts: { small: [2, 2, 3], big: [1, 2, 2], quest: [1, 1, 2], patrol: [2, 2, 3] },
    traits: [],
    benefits: [own('barbed-arrow', 'Barbed Arrow', benefit(2, 'hit', 'target', [ongoing(1)], { duration: 'short' }))],
  }),
  'goblin-drummer': minion('Goblin Drummer', 'goblins', 'c', {
    body: { role: 'utility', speed: 5, grit: 6, hitpoints: each(4), armor: 0 },
    attack: { base: 1, pattern: null, setupDistance: 3, prefers: 'defense' },
    counts: { small: [1, 2, 2], big: [1, 1, 1], quest: [0, 1, 1], patrol: [1, 1, 2] },
    traits: [],
    benefits: [
      own(
        'war-beat',
        'War Beat',
        benefit(2, 'any', 'all-allies-and-self', [damage(1)], { duration: 'short' }),
        'first',
      ),
    ],
  }),
  'champion-goblin-warboss': champion('Champion Goblin Warboss', 'goblins', {
    body: { role: 'offense', speed: 6, grit: 7, hitpoints: [24, 27, 32], armor: 0 },
    attack: { base: 2, pattern: null, setupDistance: 3, prefers: 'offense' },
    traits: [],
    benefits: [
      own(
        'whip-the-pack',
        'Whip the Pack',
        benefit(2, 'any', 'all-allies-and-self', [damage(1)], { duration: 'short' }),
        'first',
      ),
      own('dirty-trick', 'Dirty Trick', benefit(1, 'hit', 'target', [damage(1), unsteady(1)], { duration: 'short' })),
      own('hewing-arc', 'Hewing Arc', benefit(2, 'hit', 'target', [damage(1)], { pattern: CLEAVE })),
    ],
  }),
  'lord-skrit-nine-knives': lord('Lord Skrit Nine-Knives', 'goblins', {
    body: { role: 'offense', speed: 7, grit: 8, hitpoints: [39, 40, 66], armor: 0 },
    attack: { base: 3, pattern: null, setupDistance: 2, prefers: 'utility' },
    traits: [immune('immobile')],
    benefits: [
      own('knife-rain', 'Knife Rain', benefit(2, 'hit', 'target', [damage(1)], { pattern: bounce(3) })),
      own('ninth-knife', 'Ninth Knife', benefit(2, 'hit', 'target', [damage(2), ongoing(1)], { duration: 'short' })),
      own('trip-wire', 'Trip Wire', benefit(1, 'hit', 'target', [unsteady(1), IMMOBILE], { duration: 'short' })),
      own('smoke-pellet', 'Smoke Pellet', benefit(1, 'miss', 'self', [grit(2)], { duration: 'short' })),
    ],
  }),
};
