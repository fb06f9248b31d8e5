import { type Flood, floodAll, type Grid, makeFlood, type Walls } from '@questhall/grid';
import type { Square } from '../../sheet/sheet.ts';

/** Steps from every square to the nearest of some; -1 where no way leads. */
export type Steps = Int16Array;

/**
 * Walks from all sources at once, without entering a barred square. The sources count 0 even where they are barred
 * themselves.
 */
export const stepsTo = (
  grid: Grid,
  walls: Walls,
  barred: Uint8Array,
  sources: readonly Square[],
  into: Flood = makeFlood(grid),
): Steps => floodAll(grid, walls, barred, sources, grid.size, into).distance;

/** The square on that side, unless there is a wall between; -1 then. */
export function passTo(grid: Grid, walls: Walls, square: Square, direction: number): Square {
  return (((walls[square] ?? 0) >> direction) & 1) === 0 ? (grid.neighbour[square * 4 + direction] ?? -1) : -1;
}

/** A walk down a field of steps. */
export interface Descent {
  readonly grid: Grid;
  readonly walls: Walls;
  readonly steps: Steps;
  readonly from: Square;
  readonly movement: number;
  /** It ends so many steps before the end of the way. */
  readonly least: number;
  readonly mayStop: (square: Square) => boolean;
}

/**
 * The last square fit to stop on, down a shortest path; the start itself when there is none. All shortest paths are
 * followed at once: of squares equally far along, the first by row and column.
 */
export function lastStop(descent: Descent): Square {
  const { steps, from, movement, least, mayStop } = descent;
  const start = steps[from] ?? -1;
  const end = Math.max(least, start - movement);
  let stop = from;
  let edge = [from];
  for (let far = start - 1; far >= end && edge.length > 0; far--) {
    edge = nextDown(descent, edge, far);
    let found = -1;
    for (const square of edge) if ((found < 0 || square < found) && mayStop(square)) found = square;
    if (found >= 0) stop = found;
  }
  return stop;
}

/** The squares one step nearer. */
function nextDown({ grid, walls, steps }: Descent, edge: readonly Square[], far: number): Square[] {
  const next: Square[] = [];
  for (const square of edge) {
    for (let direction = 0; direction < 4; direction++) {
      const to = passTo(grid, walls, square, direction);
      if (to >= 0 && steps[to] === far && !next.includes(to)) next.push(to);
    }
  }
  return next;
}
