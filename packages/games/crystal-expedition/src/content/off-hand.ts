import { type Item, worn } from './item.ts';
import type { Gain } from './traits.ts';
import type { Activator, Interrupt, Limit } from './vocabulary.ts';
import {
  activator,
  always,
  answers,
  damage,
  each,
  effect,
  escapes,
  heal,
  interrupt,
  more,
  owns,
  per,
  plus,
  reduce,
  rising,
  shield,
} from './write.ts';

/** In the order of the die that finds one in a chest. */
export const OFF_HAND_IDS = [
  'buckler',
  'tower-shield',
  'parrying-dagger',
  'lantern',
  'holy-symbol',
  'spell-orb',
] as const;
export type OffHandId = (typeof OFF_HAND_IDS)[number];

const parry = (limit: Limit): Interrupt =>
  interrupt('parry', 'damage-coming', [reduce(2)], { only: 'by-adjacent', limit });

const radiance = (healed: number): Activator =>
  activator('radiance', 1, 'free', [heal(healed, each('self-or-ally', rising(2)))]);

const ONE_SURGE: Gain = always({ trait: 'surges', n: { base: 1, rises: false }, perEncounter: 1 });

export const OFF_HAND: Readonly<Record<OffHandId, Item>> = {
  buckler: worn(
    'off-hand',
    35,
    [owns(activator('deflect', 1, 'free', [shield(rising(2))]))],
    [plus('grab', 1)],
    [plus('grit', 1)],
  ),
  'tower-shield': worn(
    'off-hand',
    80,
    [
      plus('grit', 1),
      plus('speed', -1),
      owns(activator('cover', 2, 'free', [shield(rising(2), each('self-or-ally', 'adjacent'))])),
    ],
    [answers(interrupt('tower-shield', 'encounter-start', [shield(1)]))],
    [plus('speed', 1)],
  ),
  'parrying-dagger': worn(
    'off-hand',
    45,
    [owns(activator('second-cut', 1, 'damage', [damage(rising(1))]))],
    [answers(parry(per('encounter')))],
    [answers(parry(per('round')))],
  ),
  lantern: worn(
    'off-hand',
    30,
    [always(escapes(1, each('self-or-ally', rising(3))))],
    [owns(activator('dazzle', 1, 'hit', [effect('dazzled', 1)]))],
    [plus('fate', 1)],
  ),
  'holy-symbol': worn('off-hand', 50, [owns(radiance(1))], [plus('fate', 1)], [owns(radiance(2))]),
  'spell-orb': worn(
    'off-hand',
    55,
    [plus('fate', rising(1))],
    [ONE_SURGE],
    [always(more('to-hit', 1, 'target-not-adjacent'))],
  ),
};
