import type { Cell } from '@questhall/grid';
import { areNear, type Ground, groundOf, isSeen, kingSteps, stepsBetween } from '@questhall/tiles';
import { REACH_STEPS } from '../content/index.ts';
import type { PatternKind } from '../content/vocabulary.ts';
import type { Floor } from '../types/index.ts';

/**
 * Next to it, or as far as a pattern reaches: two squares, or anywhere, in line of sight. [pattern.reach,
 * pattern.ranged]
 */
export function isReached(ground: Ground, from: Cell, to: Cell, far: PatternKind | null | undefined): boolean {
  if (areNear(ground, from, to)) return true;
  if (far === 'ranged') return isSeen(ground, from, to);
  return (
    far === 'reach' &&
    kingSteps(from, to) <= REACH_STEPS &&
    stepsBetween(ground, from, to) <= REACH_STEPS &&
    isSeen(ground, from, to)
  );
}

export const isWithin = (floor: Floor, from: Cell, to: Cell, far: PatternKind | null | undefined): boolean =>
  isReached(groundOf(floor), from, to, far);
