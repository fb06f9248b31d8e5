import type { Cell } from '@questhall/grid';
import { type Door, distanceBetween, kingSteps, xOf, yOf } from '@questhall/tiles';
import { REACH_STEPS } from '../content/index.ts';
import type { PatternKind } from '../content/vocabulary.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Floor } from '../types/index.ts';

/**
 * The rule of the squares that keeps one out of reach of another: a wall, a corner, a long way around, or no sight.
 * Null where it is simply too far. Whoever only wants to know whether it is in reach asks `isWithin`.
 */
export function whyUnreached(floor: Floor, from: Cell, to: Cell, far: PatternKind | null | undefined): Rule | null {
  if (far === 'ranged') return 'geo.line-of-sight';
  const across = kingSteps(from, to);
  if (far !== 'reach') return across === 1 ? whyNotAdjacent(floor, from, to) : null;
  if (across > REACH_STEPS) return null;
  return distanceBetween(floor, from, to) > REACH_STEPS ? 'geo.distance' : 'geo.line-of-sight';
}

/** Why two squares that touch are not adjacent: no way around the corner, beside an open door, or a wall between. */
export function whyNotAdjacent({ doors }: Pick<Floor, 'doors'>, a: Cell, b: Cell): Rule {
  if (isAslant(a, b)) return 'geo.adjacent-diagonal';
  return doors.some((door) => isBesideDoor(door, a, b)) ? 'geo.door-diagonal' : 'geo.adjacent-orthogonal';
}

const isAslant = (a: Cell, b: Cell): boolean => xOf(a) !== xOf(b) && yOf(a) !== yOf(b);

/** One of them lies beside each side of an open door. */
const isBesideDoor = ({ near, far, isOpen }: Door, a: Cell, b: Cell): boolean =>
  isOpen && (isMovedAside(near, far, a, b) || isMovedAside(far, near, a, b));

/** The door is the next edge along the same wall: it meets the squares straight on one side and aslant on the other. */
const isMovedAside = (here: Cell, there: Cell, a: Cell, b: Cell): boolean =>
  here - a === there - b && kingSteps(here, a) === 1 && kingSteps(here, b) === 1 && isAslant(here, b);
