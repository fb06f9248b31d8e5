import type { MonsterRecord } from './vocabulary.ts';
import {
  benefit,
  damage,
  fragile,
  given,
  IMMOBILE,
  immune,
  LINE,
  ongoing,
  push,
  REACH,
  SWEEP,
  unsteady,
} from './write.ts';
import { champion, each, lord, minion, own } from './write-monsters.ts';

export const BEAST_IDS = [
  'grey-wolf',
  'cave-bear',
  'tusk-boar',
  'champion-dire-alpha',
  'lord-issa-of-the-hundred-teeth',
] as const;
export type BeastId = (typeof BEAST_IDS)[number];

export const BEASTS: Readonly<Record<BeastId, MonsterRecord>> = {
  'grey-wolf': minion('Grey Wolf', 'beasts', 'a', {
    body: { role: 'offense', speed: 8, grit: 7, hitpoints: each(3), armor: 0 },
    attack: { base: 2, pattern: null, setupDistance: 2, prefers: 'utility' },
    counts: { small: [2, 3, 4], big: [2, 2, 2], quest: [1, 2, 2], patrol: [2, 2, 3] },
    traits: [],
    benefits: [own('pack-bite', 'Pack Bite', benefit(1, 'hit', 'target', [given('flanked', damage(2))]))],
  }),
  'cave-bear': minion('Cave Bear', 'beasts', 'b', {
    body: { role: 'defense', speed: 5, grit: 6, hitpoints: each(7), armor: 0 },
    attack: { base: 2, pattern: null, setupDistance: 2, prefers: 'defense' },
    counts: { small: [1, 1, 1], big: [1, 1, 1], quest: [1, 1, 1], patrol: [1, 1, 1] },
    traits: [],
    benefits: [own('maul', 'Maul', benefit(2, 'hit', 'target', [damage(1)], { pattern: SWEEP }))],
  }),
  'tusk-boar': minion('Tusk Boar', 'beasts', 'c', {
    body: { role: 'offense', speed: 7, grit: 6, hitpoints: each(4), armor: 0 },
    attack: { base: 2, pattern: null, setupDistance: 3, prefers: 'offense' },
    counts: { small: [1, 1, 2], big: [0, 0, 1], quest: [0, 0, 1], patrol: [1, 2, 2] },
    traits: [],
    benefits: [own('gore', 'Gore', benefit(2, 'hit', 'target', [push(2), damage(1), given('stopped', damage(2))]))],
  }),
  'champion-dire-alpha': champion('Champion Dire Alpha', 'beasts', {
    body: { role: 'offense', speed: 8, grit: 7, hitpoints: [24, 27, 32], armor: 0 },
    attack: { base: 3, pattern: null, setupDistance: 2, prefers: 'utility' },
    traits: [immune('immobile')],
    benefits: [
      own('throat-bite', 'Throat Bite', benefit(2, 'hit', 'target', [damage(1), ongoing(1)], { duration: 'short' })),
      own('drag-down', 'Drag Down', benefit(1, 'hit', 'target', [unsteady(1), fragile(1)], { duration: 'short' })),
      own('howl', 'Howl', benefit(2, 'any', 'all-allies-and-self', [damage(1)], { duration: 'short' }), 'first'),
    ],
  }),
  'lord-issa-of-the-hundred-teeth': lord('Lord Issa of the Hundred Teeth', 'beasts', {
    body: { role: 'offense', speed: 7, grit: 8, hitpoints: [41, 42, 66], armor: 0 },
    attack: { base: 3, pattern: REACH, setupDistance: 2, prefers: 'utility' },
    traits: [immune('immobile')],
    benefits: [
      own('shred', 'Shred', benefit(2, 'hit', 'target', [damage(2), fragile(1)], { duration: 'short' })),
      own('swallow-pace', 'Swallow Pace', benefit(1, 'hit', 'target', [IMMOBILE, unsteady(1)], { duration: 'short' })),
      own('lashing-coil', 'Lashing Coil', benefit(1, 'hit', 'target', [], { pattern: LINE })),
      own('bile', 'Bile', benefit(2, 'hit', 'target', [ongoing(1), damage(1)], { duration: 'short' })),
    ],
  }),
};
