import { flood, type Grid, isAdjacent, makeFlood, setWall, wallOff } from '@questhall/grid';
import type { Sheet, Square } from '../sheet.ts';
import { footprint, stairSquares, widthOf } from '../squares.ts';
import { gridOf, planWalls } from '../walls.ts';

/** The squares heroes can come to with patience: every door opens, every secret is found, nobody stands in the way. */
export function reachedSquares(sheet: Sheet): ReadonlySet<Square> {
  const { plan, special } = sheet;
  const grid = gridOf(plan);
  const walls = planWalls(grid, plan, sheet.walls);
  const isPortals = special?.kind === 'portals';
  // Through a portal nobody walks from one square to the next; it may lead to any of the arrivals.
  const doors = isPortals ? [] : [...sheet.doors, ...sheet.openDoors, ...sheet.secretDoors];
  for (const edge of doors) setWall(grid, walls, edge, false);
  for (const square of sheet.blocked) wallOff(grid, walls, square);
  const starts = sheet.start.length > 0 ? sheet.start : stairSquares(plan, sheet.stairs);
  const from = isPortals ? [...starts, ...Object.values(special.arrivals)] : starts;
  const reached = new Set<Square>();
  const barred = barredSquares(sheet, grid);
  const into = makeFlood(grid);
  for (const square of from) {
    if (square < 0 || reached.has(square)) continue;
    const { order, count } = flood(grid, walls, barred, square, grid.size, into);
    for (const found of order.subarray(0, count)) reached.add(found);
  }
  return reached;
}

function barredSquares({ plan, furniture, goal }: Sheet, grid: Grid): Uint8Array {
  const barred = new Uint8Array(grid.size);
  const squares = furniture.flatMap(({ at, width, height }) => footprint(plan, at, width, height));
  if (goal.kind === 'escort') squares.push(goal.square);
  for (const square of squares) if (square >= 0) barred[square] = 1;
  return barred;
}

/** Whether a hero can come to the square, or next to it in the same room. */
export function isWithinReach({ plan, walls: drawn }: Sheet, reached: ReadonlySet<Square>, square: Square): boolean {
  if (reached.has(square)) return true;
  const grid = gridOf(plan);
  const walls = planWalls(grid, plan, drawn);
  const width = widthOf(plan);
  return [square - width, square + 1, square + width, square - 1].some(
    (beside) => reached.has(beside) && isAdjacent(grid, walls, square, beside),
  );
}
