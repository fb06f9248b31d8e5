import { type Cell, EAST, type Grid, NORTH, SOUTH, WEST } from './grid.ts';
import { ALL_SIDES, type Walls } from './walls.ts';

/**
 * The straight segment between the two centres is free: it crosses no wall, passes no corner with a wall on both ways
 * around it, and enters no square with a body between its ends. The same in both directions; a square sees itself.
 */
export function sees(grid: Grid, walls: Walls, bodies: Uint8Array | null, from: Cell, to: Cell): boolean {
  const { width } = grid;
  const down = ((to / width) | 0) - ((from / width) | 0);
  const right = to - from - down * width;
  // The hottest function of a game: signs and sides are picked by masks of 0 or -1, for a processor guesses half of
  // such branches wrong.
  const isWest = right >> 31;
  const isNorth = down >> 31;
  const stepX = isWest | 1;
  const stepY = (width ^ isNorth) - isNorth;
  const leaveX = ((1 << WEST) & isWest) | ((1 << EAST) & ~isWest);
  const leaveY = ((1 << NORTH) & isNorth) | ((1 << SOUTH) & ~isNorth);
  const columns = 2 * right * stepX;
  const rows = 2 * down * (isNorth | 1);
  // Below 0 the segment leaves its square by a vertical edge, above 0 by a horizontal one, at 0 through the corner.
  let lean = (rows - columns) >> 1;
  // It is its own mirror image, so both ends walk towards the middle in the same steps.
  let near = from;
  let far = to;
  while (near !== far) {
    const here = walls[near] ?? ALL_SIDES;
    const there = walls[far] ?? ALL_SIDES;
    const isVertical = lean >> 31;
    let step = (stepX & isVertical) | (stepY & ~isVertical);
    if (lean !== 0) {
      const leave = (leaveX & isVertical) | (leaveY & ~isVertical);
      const enter = (leave << 2) | (leave >> 2);
      if (((here & leave) | (there & enter)) !== 0) return false;
      lean += (rows & isVertical) - (columns & ~isVertical);
    } else {
      step = stepX + stepY;
      if (
        isCornerShut(walls, near, near + step, leaveX, leaveY) ||
        isCornerShut(walls, far - step, far, leaveX, leaveY)
      )
        return false;
      lean = rows - columns;
    }
    near += step;
    if (near === far) return true;
    far -= step;
    if (bodies !== null && (bodies[near] !== 0 || bodies[far] !== 0)) return false;
  }
  return true;
}

/** Both ways around the corner leave the one square and enter the other, so the squares beside them need no look. */
function isCornerShut(walls: Walls, near: Cell, far: Cell, leaveX: number, leaveY: number): boolean {
  const here = walls[near] ?? ALL_SIDES;
  const there = walls[far] ?? ALL_SIDES;
  const enterX = leaveX ^ ((1 << EAST) | (1 << WEST));
  const enterY = leaveY ^ ((1 << NORTH) | (1 << SOUTH));
  return ((here & leaveX) | (there & enterY)) !== 0 && ((here & leaveY) | (there & enterX)) !== 0;
}
