import { type Item, worn } from './item.ts';
import type { Activator, Clause } from './vocabulary.ts';
import {
  activator,
  always,
  answers,
  counted,
  damage,
  dodge,
  dodgeThrough,
  escapes,
  given,
  interrupt,
  more,
  owns,
  plain,
  plus,
  rising,
  shield,
  teleport,
} from './write.ts';

/** In the order of the die that finds one in a chest. */
export const BOOTS_IDS = ['striding-boots', 'springheel', 'ironshod', 'softstep', 'blink-boots', 'charger'] as const;
export type BootsId = (typeof BOOTS_IDS)[number];

const spring = (leap: Clause): Activator => activator('spring', 1, 'free', [leap]);
const blinkStep = (cost: number, ...then: readonly Clause[]): Activator =>
  activator('blink-step', cost, 'free', [teleport(rising(3)), ...then]);

export const BOOTS: Readonly<Record<BootsId, Item>> = {
  'striding-boots': worn(
    'boots',
    40,
    [plus('speed', rising(1))],
    [always(escapes(1))],
    [always(plain('first-step-dodges'))],
  ),
  springheel: worn(
    'boots',
    50,
    [owns(spring(dodge(rising(2))))],
    [owns(spring(dodgeThrough(rising(2))))],
    [plus('speed', 1)],
  ),
  ironshod: worn(
    'boots',
    45,
    [plus('grab', rising(1)), always(plain('chooses-push'))],
    [answers(interrupt('ironshod', 'encounter-start', [shield(1)]))],
    [always(counted('grit-from-afar', 1))],
  ),
  softstep: worn('boots', 40, [always(escapes(rising(2)))], [plus('speed', 1)], [plus('fate', 1)]),
  'blink-boots': worn('boots', 80, [owns(blinkStep(2))], [owns(blinkStep(1))], [owns(blinkStep(1, shield(2)))]),
  charger: worn(
    'boots',
    55,
    [owns(activator('run-down', 1, 'damage', [given('moved-far', damage(rising(1)))]))],
    [plus('speed', 1)],
    [always(more('to-hit', 1, 'moved-far'))],
  ),
};
