import { type Cell, EAST, type Grid, NORTH, SOUTH, WEST } from './grid.ts';
import { ALL_SIDES, type Walls } from './walls.ts';

/** What a walk from one square reaches; made once, then filled again and again. */
export interface Flood {
  /** Steps from the start; -1 unreached. */
  readonly distance: Int16Array;
  /** The square before it on a shortest path; -1 for the start and unreached squares. */
  readonly cameFrom: Int16Array;
  /** The squares reached, nearest first; only the first `count` count. */
  readonly order: Int16Array;
  count: number;
}

export function makeFlood(grid: Grid): Flood {
  return {
    distance: new Int16Array(grid.size).fill(-1),
    cameFrom: new Int16Array(grid.size).fill(-1),
    order: new Int16Array(grid.size),
    count: 0,
  };
}

/** Every square at most `limit` steps from the start, without entering a barred one; the start is reached even if it is barred. */
export function flood(grid: Grid, walls: Walls, barred: Uint8Array | null, from: Cell, limit: number, into: Flood): Flood {
  forget(into);
  const { distance, order } = into;
  const { width } = grid;
  distance[from] = 0;
  order[0] = from;
  into.count = 1;
  for (let next = 0; next < into.count; next++) {
    const cell = order[next] ?? 0;
    if ((distance[cell] ?? 0) >= limit) break;
    // The outer walls keep every step on the board. Written out: twice as fast as a loop over the directions.
    const shut = walls[cell] ?? ALL_SIDES;
    if ((shut & (1 << NORTH)) === 0) reach(into, barred, cell, cell - width);
    if ((shut & (1 << EAST)) === 0) reach(into, barred, cell, cell + 1);
    if ((shut & (1 << SOUTH)) === 0) reach(into, barred, cell, cell + width);
    if ((shut & (1 << WEST)) === 0) reach(into, barred, cell, cell - 1);
  }
  return into;
}

/** The squares to enter one by one, `to` the last; none when `to` is the start or unreached. */
export function pathTo(into: Flood, to: Cell): Cell[] {
  const { distance, cameFrom } = into;
  const path: Cell[] = [];
  let cell = to;
  for (let at = (distance[to] ?? 0) - 1; at >= 0; at--) {
    path[at] = cell;
    cell = cameFrom[cell] ?? -1;
  }
  return path;
}

export function reach(into: Flood, barred: Uint8Array | null, from: Cell, to: Cell): void {
  const { distance, cameFrom, order } = into;
  if (distance[to] !== -1 || (barred !== null && barred[to] !== 0)) return;
  distance[to] = (distance[from] ?? 0) + 1;
  cameFrom[to] = from;
  order[into.count++] = to;
}

/** A short walk on a large board should not pay for the board; a long one is wiped faster as a whole. */
export function forget(into: Flood): void {
  const { distance, cameFrom, order } = into;
  if (into.count * 8 > distance.length) {
    distance.fill(-1);
    cameFrom.fill(-1);
  } else {
    for (let i = 0; i < into.count; i++) {
      const cell = order[i] ?? 0;
      distance[cell] = -1;
      cameFrom[cell] = -1;
    }
  }
  into.count = 0;
}
