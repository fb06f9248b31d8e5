import type { MonsterRecord } from './vocabulary.ts';
import { benefit, CLEAVE, damage, given, heal, immune, push, RANGED, shield, toHit, unsteady, weak } from './write.ts';
import { champion, each, lord, minion, own } from './write-monsters.ts';

export const ORC_IDS = [
  'orc-brute',
  'orc-shieldbearer',
  'orc-shaman',
  'champion-orc-berserker',
  'lord-girdan-the-savage',
] as const;
export type OrcId = (typeof ORC_IDS)[number];

export const ORCS: Readonly<Record<OrcId, MonsterRecord>> = {
  'orc-brute': minion('Orc Brute', 'orcs', 'a', {
    body: { role: 'offense', speed: 5, grit: 6, hitpoints: each(6), armor: 0 },
    attack: { base: 3, pattern: null, setupDistance: 2, prefers: 'defense' },
    counts: { small: [1, 1, 2], big: [1, 1, 1], quest: [1, 1, 1], patrol: [1, 1, 2] },
    traits: [],
    benefits: [
      own('crush-down', 'Crush Down', benefit(2, 'hit', 'target', [damage(2), unsteady(1)], { duration: 'short' })),
    ],
  }),
  'orc-shieldbearer': minion('Orc Shieldbearer', 'orcs', 'b', {
    body: { role: 'defense', speed: 4, grit: 8, hitpoints: each(4), armor: 1 },
    attack: { base: 1, pattern: null, setupDistance: 2, prefers: 'offense' },
    counts: { small: [2, 2, 2], big: [1, 1, 2], quest: [1, 1, 1], patrol: [1, 2, 2] },
    traits: [],
    benefits: [
      own('lock-shields', 'Lock Shields', benefit(1, 'any', 'adjacent-allies-and-self', [shield(1)]), 'first'),
      own('shield-ram', 'Shield Ram', benefit(1, 'hit', 'target', [push(1), unsteady(1)], { duration: 'short' })),
    ],
  }),
  'orc-shaman': minion('Orc Shaman', 'orcs', 'c', {
    body: { role: 'utility', speed: 5, grit: 6, hitpoints: each(4), armor: 0 },
    attack: { base: 1, pattern: RANGED, setupDistance: 4, prefers: 'utility' },
    counts: { small: [1, 2, 2], big: [0, 1, 1], quest: [0, 1, 1], patrol: [1, 1, 2] },
    traits: [],
    benefits: [
      own('blood-mending', 'Blood Mending', benefit(2, 'any', 'any-ally', [heal(3)]), 'first'),
      own('sap-hex', 'Sap Hex', benefit(1, 'hit', 'target', [weak(1)], { duration: 'short' })),
    ],
  }),
  'champion-orc-berserker': champion('Champion Orc Berserker', 'orcs', {
    body: { role: 'offense', speed: 6, grit: 7, hitpoints: [26, 29, 32], armor: 0 },
    attack: { base: 3, pattern: null, setupDistance: 2, prefers: 'offense' },
    traits: [immune('weak')],
    benefits: [
      own('red-cleave', 'Red Cleave', benefit(1, 'hit', 'target', [], { pattern: CLEAVE })),
      own('rage', 'Rage', benefit(2, 'hit', 'target', [damage(2), given('wounded', damage(1))])),
      own('bellow', 'Bellow', benefit(1, 'any', 'adjacent-enemies', [unsteady(1)], { duration: 'short' }), 'first'),
    ],
  }),
  'lord-girdan-the-savage': lord('Lord Girdan the Savage', 'orcs', {
    body: { role: 'offense', speed: 6, grit: 8, hitpoints: [41, 42, 66], armor: 0 },
    attack: { base: 3, pattern: null, setupDistance: 3, prefers: 'offense' },
    traits: [immune('weak')],
    benefits: [
      own('savage-cleave', 'Savage Cleave', benefit(1, 'hit', 'target', [], { pattern: CLEAVE })),
      own('headsplitter', 'Headsplitter', benefit(2, 'hit', 'target', [damage(3)])),
      own('hurl-aside', 'Hurl Aside', benefit(1, 'hit', 'target', [push(3), given('stopped', damage(1))])),
      own('war-roar', 'War Roar', benefit(1, 'any', 'all-allies-and-self', [toHit(1)], { duration: 'short' }), 'first'),
    ],
  }),
};
