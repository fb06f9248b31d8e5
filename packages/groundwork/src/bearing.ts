import type { Bearing, Cell } from '@questhall/grid';
import { xOf, yOf } from '@questhall/tiles';

/**
 * The direction from one square to another: straight where the longer of the two distances is more than so many times
 * the shorter, otherwise diagonal. Exact for neighbours; null for a square and itself.
 */
export function bearingBy(from: Cell, to: Cell, times: number): Bearing | null {
  const right = xOf(to) - xOf(from);
  const down = yOf(to) - yOf(from);
  if (right === 0 && down === 0) return null;
  if (Math.abs(right) > times * Math.abs(down)) return right > 0 ? 2 : 6;
  if (Math.abs(down) > times * Math.abs(right)) return down > 0 ? 4 : 0;
  if (right > 0) return down > 0 ? 3 : 1;
  return down > 0 ? 5 : 7;
}
