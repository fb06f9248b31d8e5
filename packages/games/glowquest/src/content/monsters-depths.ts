import type { MonsterRecord } from './vocabulary.ts';
import {
  benefit,
  bounce,
  damage,
  IGNORE_ARMOR,
  IMMOBILE,
  immune,
  ongoing,
  pull,
  RANGED,
  REACH,
  radius,
  reflect,
  SWEEP,
  shield,
} from './write.ts';
import { champion, each, lord, minion, own } from './write-monsters.ts';

export const DEPTHS_IDS = [
  'rat-swarm',
  'stone-crawler',
  'ember-wisp',
  'champion-glow-elemental',
  'lord-morrow-ironrind',
] as const;
export type DepthsId = (typeof DEPTHS_IDS)[number];

export const DEPTHS: Readonly<Record<DepthsId, MonsterRecord>> = {
  'rat-swarm': minion('Rat Swarm', 'depths', 'a', {
    body: { role: 'offense', speed: 7, grit: 5, hitpoints: each(4), armor: 0 },
    attack: { base: 1, pattern: null, setupDistance: 1, prefers: 'utility' },
    counts: { small: [2, 2, 3], big: [2, 2, 2], quest: [1, 2, 2], patrol: [2, 2, 3] },
    traits: [],
    benefits: [own('gnaw', 'Gnaw', benefit(1, 'hit', 'target', [ongoing(1)], { duration: 'short' }))],
  }),
  'stone-crawler': minion('Stone Crawler', 'depths', 'b', {
    body: { role: 'defense', speed: 3, grit: 6, hitpoints: each(4), armor: 2 },
    attack: { base: 2, pattern: null, setupDistance: 2, prefers: 'defense' },
    counts: { small: [1, 2, 2], big: [1, 1, 1], quest: [0, 1, 1], patrol: [1, 1, 1] },
    traits: [immune('ongoing')],
    benefits: [own('grind', 'Grind', benefit(2, 'hit', 'target', [damage(2), IGNORE_ARMOR]))],
  }),
  'ember-wisp': minion('Ember Wisp', 'depths', 'c', {
    body: { role: 'utility', speed: 6, grit: 8, hitpoints: each(3), armor: 0 },
    attack: { base: 1, pattern: RANGED, setupDistance: 4, prefers: 'offense' },
    counts: { small: [2, 2, 2], big: [1, 1, 2], quest: [1, 1, 1], patrol: [1, 2, 2] },
    traits: [immune('immobile')],
    benefits: [own('flare', 'Flare', benefit(2, 'hit', 'target', [damage(1)], { pattern: radius(1) }))],
  }),
  'champion-glow-elemental': champion('Champion Glow Elemental', 'depths', {
    body: { role: 'utility', speed: 5, grit: 6, hitpoints: [24, 27, 30], armor: 1 },
    attack: { base: 3, pattern: REACH, setupDistance: 3, prefers: 'offense' },
    traits: [immune('ongoing')],
    benefits: [
      own('glow-burst', 'Glow Burst', benefit(2, 'hit', 'target', [], { pattern: bounce(2) })),
      own('scour', 'Scour', benefit(2, 'hit', 'target', [damage(1), ongoing(1)], { duration: 'short' })),
      own('absorb', 'Absorb', benefit(1, 'miss', 'self', [shield(2)])),
    ],
  }),
  'lord-morrow-ironrind': lord('Lord Morrow Ironrind', 'depths', {
    body: { role: 'defense', speed: 4, grit: 8, hitpoints: [36, 37, 59], armor: 1 },
    attack: { base: 3, pattern: null, setupDistance: 3, prefers: 'defense' },
    traits: [immune('ongoing')],
    benefits: [
      own('quake', 'Quake', benefit(2, 'hit', 'target', [damage(1)], { pattern: SWEEP })),
      own('stone-fist', 'Stone Fist', benefit(2, 'hit', 'target', [damage(2), IMMOBILE], { duration: 'short' })),
      own('spined-hide', 'Spined Hide', benefit(1, 'miss', 'self', [reflect(1)])),
      own('undertow', 'Undertow', benefit(1, 'any', 'enemy', [pull(4)], { pattern: RANGED }), 'first'),
    ],
  }),
};
