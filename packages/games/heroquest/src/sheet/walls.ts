import { type Grid, makeGrid, setWall, type Walls, wallsBetween } from '@questhall/grid';
import type { Edge, Plan, Square } from './sheet.ts';
import { sidesIn, widthOf } from './squares.ts';

export const gridOf = (plan: Plan): Grid => makeGrid(widthOf(plan), plan.length);

/**
 * One wherever two areas meet, told apart by the code of their letter, and those that are drawn besides.
 * [board.walls-on-edges, board.plan-is-data]
 */
export function planWalls(grid: Grid, plan: Plan, drawn: Iterable<Edge>): Walls {
  const walls = wallsBetween(
    grid,
    Array.from(plan.join(''), (letter) => letter.charCodeAt(0)),
  );
  for (const edge of drawn) setWall(grid, walls, edge, true);
  return walls;
}

/** Whether one of the drawn walls runs between two of these squares. */
export const isCutByWall = (plan: Plan, drawn: readonly Edge[], squares: readonly Square[]): boolean =>
  drawn.some((edge) => sidesIn(plan, edge).every((side) => squares.includes(side)));
