import type { Bearing } from './compass.ts';
import { BEARINGS, strideOf } from './compass.ts';
import { type Flood, forget, reach } from './flood.ts';
import type { Cell, Grid } from './grid.ts';

/** The ways out of every square, as `waysFrom` gives them. */
export type Ways = Uint8Array;

/** For each set of ways out, how far the number of the square changes with each of them, straight steps first. */
type StridesByWays = readonly (readonly number[])[];

const strides = new WeakMap<Grid, StridesByWays>();
const SETS = 2 ** BEARINGS.length;

function stridesOf(grid: Grid): StridesByWays {
  const known = strides.get(grid);
  if (known !== undefined) return known;
  const made = Array.from({ length: SETS }, (_, ways) =>
    STRAIGHT_FIRST.filter((bearing) => ((ways >> bearing) & 1) === 1).map((bearing) => strideOf(grid, bearing)),
  );
  strides.set(grid, made);
  return made;
}

const STRAIGHT_FIRST: readonly Bearing[] = [0, 2, 4, 6, 1, 3, 5, 7];
const NOWHERE: readonly number[] = [];

/**
 * As `flood`, but also around corners: every square at most `limit` steps in eight directions from the start. Straight
 * steps are tried first. A walk may end on a square that stops it, but not go on from there; the start stops nobody.
 */
export function roam(
  grid: Grid,
  ways: Ways,
  barred: Uint8Array | null,
  from: Cell,
  limit: number,
  into: Flood,
  stops: Uint8Array | null = null,
): Flood {
  forget(into);
  const { distance, order } = into;
  const stride = stridesOf(grid);
  distance[from] = 0;
  order[0] = from;
  into.count = 1;
  for (let next = 0; next < into.count; next++) {
    const cell = order[next] ?? 0;
    if ((distance[cell] ?? 0) >= limit) break;
    if (stops !== null && stops[cell] !== 0 && cell !== from) continue;
    for (const step of stride[ways[cell] ?? 0] ?? NOWHERE) reach(into, barred, cell, cell + step);
  }
  return into;
}
