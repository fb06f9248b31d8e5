import type { NamedBenefit } from './vocabulary.ts';
import {
  below,
  benefit,
  damage,
  grit,
  heal,
  move,
  named,
  push,
  REINFORCE,
  reduce,
  shield,
  shift,
  TWICE,
  toHit,
} from './write.ts';

export const BASIC_IDS = [
  'move',
  'aim',
  'power',
  'guard',
  'brace',
  'shove',
  'slip-away',
  'shake-off',
  'bind-wounds',
] as const;
export type BasicId = (typeof BASIC_IDS)[number];

/** What every hero and every monster can do. [benefit.basic] */
export const BASICS: Readonly<Record<BasicId, NamedBenefit>> = {
  move: named('Move', benefit(1, 'any', 'self', [move('speed')])),
  aim: named('Aim', benefit(1, 'roll', 'self', [toHit(1)], { limit: TWICE })),
  power: named('Power', benefit(1, 'hit', 'target', [damage(1)], { limit: TWICE })),
  guard: named('Guard', benefit(1, 'any', 'self', [shield(1)], { limit: below(2, TWICE) })),
  brace: named('Brace', benefit(1, 'any', 'self', [grit(1)], { duration: 'short' })),
  shove: named('Shove', benefit(1, 'any', 'enemy', [push(1)])),
  'slip-away': named('Slip Away', benefit(2, 'any', 'self', [shift(1)])),
  'shake-off': named('Shake Off', benefit(2, 'any', 'self', [reduce(2)])),
  'bind-wounds': named('Bind Wounds', benefit(2, 'any', 'ally-or-self', [heal(1)])),
};

/** What the first figures of a Patrol can do besides. [patrol.reinforcements] */
export const REINFORCEMENTS: NamedBenefit = named('Reinforcements', benefit(3, 'any', 'self', [REINFORCE]));
