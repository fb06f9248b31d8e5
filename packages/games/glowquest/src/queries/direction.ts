import type { Bearing, Cell } from '@questhall/grid';
import { xOf, yOf } from '@questhall/tiles';

/**
 * The direction from one square to another: straight where the one distance is more than twice the other, otherwise
 * diagonal. Exact for neighbours; null for a square and itself. [geo.direction]
 */
export function directionTo(from: Cell, to: Cell): Bearing | null {
  const right = xOf(to) - xOf(from);
  const down = yOf(to) - yOf(from);
  if (right === 0 && down === 0) return null;
  if (Math.abs(right) > 2 * Math.abs(down)) return right > 0 ? 2 : 6;
  if (Math.abs(down) > 2 * Math.abs(right)) return down > 0 ? 4 : 0;
  if (right > 0) return down > 0 ? 3 : 1;
  return down > 0 ? 5 : 7;
}
