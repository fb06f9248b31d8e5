/** A square: row * width + column. */
export type Cell = number;

/** A side that two squares share: twice its west or north square, plus 1 when the side is the south one. */
export type Edge = number;

export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;
export type Direction = 0 | 1 | 2 | 3;

/** Clockwise from north: the order of every search, on which recorded matches depend. */
export const DIRECTIONS: readonly Direction[] = [NORTH, EAST, SOUTH, WEST];

/** Squares on one board; numbers of squares, and distances, fit an Int16Array with room for -1. */
export const CELLS_MAX = 32_767;

export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  /** By cell * 4 + direction; -1 outside. */
  readonly neighbour: Int16Array;
}

export function makeGrid(width: number, height: number): Grid {
  const size = width * height;
  const isWhole = Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0;
  if (!isWhole || size > CELLS_MAX)
    throw new RangeError(`not a board: ${width} by ${height} squares, of at most ${CELLS_MAX}`);
  const neighbour = new Int16Array(size * 4).fill(-1);
  for (let cell = 0; cell < size; cell++) {
    const column = cell % width;
    if (cell >= width) neighbour[cell * 4 + NORTH] = cell - width;
    if (column < width - 1) neighbour[cell * 4 + EAST] = cell + 1;
    if (cell < size - width) neighbour[cell * 4 + SOUTH] = cell + width;
    if (column > 0) neighbour[cell * 4 + WEST] = cell - 1;
  }
  return { width, height, size, neighbour };
}

/** The edge on that side of the square; -1 at the outer boundary. */
export function edgeAt(grid: Grid, cell: Cell, direction: Direction): Edge {
  const other = neighbourAt(grid, cell, direction);
  if (other < 0) return -1;
  return Math.min(cell, other) * 2 + (direction === NORTH || direction === SOUTH ? 1 : 0);
}

/** The edge that both squares share; -1 if there is none. */
export function edgeBetween(grid: Grid, a: Cell, b: Cell): Edge {
  const direction = directionTo(grid, a, b);
  return direction === null ? -1 : edgeAt(grid, a, direction);
}

/** The two squares beside an edge, the west or north one first. */
export function sidesOf(grid: Grid, edge: Edge): readonly [Cell, Cell] {
  const first = edge >> 1;
  const second = neighbourAt(grid, first, (edge & 1) === 0 ? EAST : SOUTH);
  if (second < 0) throw new RangeError(`not an edge between two squares: ${edge}`);
  return [first, second];
}

/** Where b lies from a when they share an edge, wall or not; null when they do not. */
export function directionTo(grid: Grid, a: Cell, b: Cell): Direction | null {
  if (b < 0) return null;
  for (const direction of DIRECTIONS) if (neighbourAt(grid, a, direction) === b) return direction;
  return null;
}

export function neighbourAt(grid: Grid, cell: Cell, direction: Direction): Cell {
  return grid.neighbour[cell * 4 + direction] ?? -1;
}
