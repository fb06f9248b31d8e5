import type { Bearing, Cell } from '@questhall/grid';
import { bearingBy } from '@questhall/groundwork';

/** Straight where the one distance is more than so many times the other, otherwise diagonal. [geo.direction] */
const STRAIGHT = 2;

/** The direction from one square to another; null for a square and itself. */
export const directionTo = (from: Cell, to: Cell): Bearing | null => bearingBy(from, to, STRAIGHT);
