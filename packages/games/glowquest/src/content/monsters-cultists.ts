import type { MonsterRecord } from './vocabulary.ts';
import {
  benefit,
  bounce,
  damage,
  fragile,
  immune,
  ongoing,
  RANGED,
  radius,
  reflect,
  STUN,
  self,
  shield,
  unsteady,
  weak,
} from './write.ts';
import { champion, each, lord, minion, own } from './write-monsters.ts';

export const CULTIST_IDS = [
  'cult-zealot',
  'cult-flayer',
  'cult-whisperer',
  'champion-cult-hierophant',
  'lord-ashmael-the-drowned-voice',
] as const;
export type CultistId = (typeof CULTIST_IDS)[number];

export const CULTISTS: Readonly<Record<CultistId, MonsterRecord>> = {
  'cult-zealot': minion('Cult Zealot', 'cultists', 'a', {
    body: { role: 'defense', speed: 5, grit: 6, hitpoints: each(4), armor: 0 },
    attack: { base: 1, pattern: null, setupDistance: 2, prefers: 'offense' },
    counts: { small: [2, 2, 3], big: [1, 2, 2], quest: [1, 1, 2], patrol: [2, 2, 2] },
    traits: [],
    benefits: [
      own('martyr-thorns', 'Martyr Thorns', benefit(1, 'any', 'self', [reflect(1)]), 'last'),
      own('fervor', 'Fervor', benefit(1, 'hit', 'target', [damage(1), self(shield(1))])),
    ],
  }),
  'cult-flayer': minion('Cult Flayer', 'cultists', 'b', {
    body: { role: 'offense', speed: 6, grit: 7, hitpoints: each(4), armor: 0 },
    attack: { base: 2, pattern: null, setupDistance: 2, prefers: 'defense' },
    counts: { small: [2, 2, 2], big: [1, 1, 2], quest: [1, 1, 1], patrol: [1, 2, 2] },
    traits: [],
    benefits: [own('flay', 'Flay', benefit(2, 'hit', 'target', [damage(1), fragile(1)], { duration: 'short' }))],
  }),
  'cult-whisperer': minion('Cult Whisperer', 'cultists', 'c', {
    body: { role: 'utility', speed: 5, grit: 6, hitpoints: each(4), armor: 0 },
    attack: { base: 1, pattern: RANGED, setupDistance: 4, prefers: 'utility' },
    counts: { small: [1, 1, 2], big: [1, 1, 1], quest: [0, 1, 1], patrol: [1, 1, 2] },
    traits: [],
    benefits: [
      own('mind-lock', 'Mind Lock', benefit(3, 'hit', 'target', [STUN], { duration: 'short' })),
      own('doubt', 'Doubt', benefit(1, 'hit', 'target', [unsteady(1)], { duration: 'short' })),
    ],
  }),
  'champion-cult-hierophant': champion('Champion Cult Hierophant', 'cultists', {
    body: { role: 'utility', speed: 5, grit: 7, hitpoints: [24, 27, 30], armor: 0 },
    attack: { base: 3, pattern: RANGED, setupDistance: 4, prefers: 'defense' },
    traits: [immune('stun')],
    benefits: [
      own('dark-bounty', 'Dark Bounty', benefit(2, 'hit', 'target', [damage(1)], { pattern: bounce(3) })),
      own('blood-price', 'Blood Price', benefit(1, 'any', 'any-ally', [reflect(1)]), 'last'),
      own('curse', 'Curse', benefit(2, 'hit', 'target', [weak(1), fragile(1)], { duration: 'short' })),
    ],
  }),
  'lord-ashmael-the-drowned-voice': lord('Lord Ashmael the Drowned Voice', 'cultists', {
    body: { role: 'utility', speed: 5, grit: 7, hitpoints: [41, 42, 68], armor: 0 },
    attack: { base: 3, pattern: RANGED, setupDistance: 4, prefers: 'defense' },
    traits: [immune('fragile')],
    benefits: [
      own('undertone', 'Undertone', benefit(3, 'hit', 'target', [damage(1)], { pattern: radius(1) })),
      own('choke', 'Choke', benefit(2, 'hit', 'target', [damage(1), weak(1), fragile(1)], { duration: 'short' })),
      own('black-water', 'Black Water', benefit(1, 'hit', 'target', [ongoing(1)], { duration: 'short' })),
      own('drown-pact', 'Drown Pact', benefit(2, 'miss', 'self', [shield(3)])),
    ],
  }),
};
