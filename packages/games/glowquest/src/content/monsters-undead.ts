import type { MonsterRecord } from './vocabulary.ts';
import {
  benefit,
  bounce,
  damage,
  IMMOBILE,
  immune,
  LINE,
  ongoing,
  RANGED,
  REACH,
  reflect,
  SWEEP,
  shield,
  unsteady,
  weak,
} from './write.ts';
import { champion, each, lord, minion, own } from './write-monsters.ts';

export const UNDEAD_IDS = [
  'skeleton-spearman',
  'ghoul',
  'bone-chanter',
  'champion-crypt-knight',
  'lord-veskar-the-hollow',
] as const;
export type UndeadId = (typeof UNDEAD_IDS)[number];

export const UNDEAD: Readonly<Record<UndeadId, MonsterRecord>> = {
  'skeleton-spearman': minion('Skeleton Spearman', 'undead', 'a', {
    body: { role: 'defense', speed: 4, grit: 7, hitpoints: each(4), armor: 1 },
    attack: { base: 2, pattern: REACH, setupDistance: 2, prefers: 'defense' },
    counts: { small: [2, 2, 3], big: [1, 1, 2], quest: [1, 1, 2], patrol: [2, 2, 2] },
    traits: [immune('ongoing')],
    benefits: [own('impale', 'Impale', benefit(2, 'hit', 'target', [damage(1)], { pattern: LINE }))],
  }),
  ghoul: minion('Ghoul', 'undead', 'b', {
    body: { role: 'offense', speed: 6, grit: 6, hitpoints: each(5), armor: 0 },
    attack: { base: 2, pattern: null, setupDistance: 2, prefers: 'utility' },
    counts: { small: [1, 2, 2], big: [1, 1, 1], quest: [1, 1, 1], patrol: [1, 2, 2] },
    traits: [],
    benefits: [
      own('rotten-claws', 'Rotten Claws', benefit(2, 'hit', 'target', [damage(1), ongoing(1)], { duration: 'short' })),
      own('clutch', 'Clutch', benefit(1, 'hit', 'target', [IMMOBILE], { duration: 'short' })),
    ],
  }),
  'bone-chanter': minion('Bone Chanter', 'undead', 'c', {
    body: { role: 'utility', speed: 4, grit: 6, hitpoints: each(4), armor: 0 },
    attack: { base: 1, pattern: RANGED, setupDistance: 4, prefers: 'offense' },
    counts: { small: [1, 1, 2], big: [0, 1, 1], quest: [0, 1, 1], patrol: [1, 1, 2] },
    traits: [immune('ongoing')],
    benefits: [
      own('dirge', 'Dirge', benefit(2, 'hit', 'target', [damage(1), weak(1)], { duration: 'short' })),
      own('knit-bones', 'Knit Bones', benefit(1, 'any', 'any-ally', [shield(2)]), 'last'),
    ],
  }),
  'champion-crypt-knight': champion('Champion Crypt Knight', 'undead', {
    body: { role: 'defense', speed: 4, grit: 8, hitpoints: [22, 23, 26], armor: 1 },
    attack: { base: 3, pattern: null, setupDistance: 3, prefers: 'defense' },
    traits: [immune('ongoing')],
    benefits: [
      own('grave-guard', 'Grave Guard', benefit(1, 'miss', 'self', [reflect(1)])),
      own('reaping-sweep', 'Reaping Sweep', benefit(1, 'hit', 'target', [], { pattern: SWEEP })),
      own('cold-grip', 'Cold Grip', benefit(2, 'hit', 'target', [damage(1), IMMOBILE, weak(1)], { duration: 'short' })),
    ],
  }),
  'lord-veskar-the-hollow': lord('Lord Veskar the Hollow', 'undead', {
    body: { role: 'utility', speed: 5, grit: 8, hitpoints: [41, 42, 64], armor: 0 },
    attack: { base: 3, pattern: RANGED, setupDistance: 4, prefers: 'utility' },
    traits: [immune('unsteady')],
    benefits: [
      own('soul-chain', 'Soul Chain', benefit(2, 'hit', 'target', [damage(1)], { pattern: bounce(4) })),
      own('hollow-gaze', 'Hollow Gaze', benefit(2, 'hit', 'target', [weak(1), unsteady(1)], { duration: 'short' })),
      own('rot-touch', 'Rot Touch', benefit(2, 'hit', 'target', [damage(1), ongoing(1)], { duration: 'short' })),
      own('bone-mantle', 'Bone Mantle', benefit(1, 'miss', 'self', [shield(2)])),
    ],
  }),
};
