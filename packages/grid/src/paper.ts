import { type Cell, DIRECTIONS, type Direction, EAST, type Grid, NORTH, WEST } from './grid.ts';
import { hasWall, type Walls } from './walls.ts';

/** A square is two characters wide, with a wall or a gap to its left and above it. */
export const CELL_WIDTH = 3;
export const CELL_HEIGHT = 2;

/** By the sides on which a wall goes on: north 1, east 2, south 4, west 8. */
const CORNERS = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';

/** Columns and rows of a board, the last ones included. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A part of a board in characters, row by row. */
export interface Paper {
  readonly grid: Grid;
  readonly box: Box;
  readonly rows: readonly string[][];
}

/** The least box around these squares; null around none. */
export function boxAround({ width }: Grid, cells: readonly Cell[]): Box | null {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -1, -1];
  for (const cell of cells) {
    const [column, row] = [cell % width, Math.floor(cell / width)];
    [left, top, right, bottom] = [
      Math.min(left, column),
      Math.min(top, row),
      Math.max(right, column),
      Math.max(bottom, row),
    ];
  }
  return right < 0 ? null : { left, top, right, bottom };
}

export function blankPaper(grid: Grid, box: Box): Paper {
  const [width, height] = [(box.right - box.left + 1) * CELL_WIDTH + 1, (box.bottom - box.top + 1) * CELL_HEIGHT + 1];
  return { grid, box, rows: Array.from({ length: height }, () => Array<string>(width).fill(' ')) };
}

/** Where the first character of a square is. */
export function placeOn({ grid, box }: Paper, cell: Cell): { readonly x: number; readonly y: number } {
  return {
    x: ((cell % grid.width) - box.left) * CELL_WIDTH + 1,
    y: (Math.floor(cell / grid.width) - box.top) * CELL_HEIGHT + 1,
  };
}

/** What would lie beyond the paper is lost. */
export function write({ rows }: Paper, x: number, y: number, text: string): void {
  const row = rows[y];
  for (const [i, sign] of Array.from(text).entries())
    if (row !== undefined && x + i >= 0 && x + i < row.length) row[x + i] = sign;
}

/** A side of a square, whether it is a wall, a door or something else. */
export function drawSide(paper: Paper, cell: Cell, way: Direction, upright: string, level: string): void {
  const { x, y } = placeOn(paper, cell);
  if (way === EAST) write(paper, x + CELL_WIDTH - 1, y, upright);
  else if (way === WEST) write(paper, x - 1, y, upright);
  else write(paper, x, way === NORTH ? y - 1 : y + 1, level.repeat(CELL_WIDTH - 1));
}

export function drawWalls(paper: Paper, walls: Walls, cells: readonly Cell[]): void {
  for (const cell of cells)
    for (const way of DIRECTIONS) if (hasWall(walls, cell, way)) drawSide(paper, cell, way, '│', '─');
}

/**
 * Where sides meet. A door counts as well as a wall, so that it stands in a frame: corners come when all sides are
 * drawn.
 */
export function drawCorners(paper: Paper): void {
  const { rows } = paper;
  const isSide = (x: number, y: number): boolean => (rows[y]?.[x] ?? ' ') !== ' ';
  for (let y = 0; y < rows.length; y += CELL_HEIGHT) {
    for (let x = 0; x < (rows[0]?.length ?? 0); x += CELL_WIDTH) {
      const arms =
        (isSide(x, y - 1) ? 1 : 0) +
        (isSide(x + 1, y) ? 2 : 0) +
        (isSide(x, y + 1) ? 4 : 0) +
        (isSide(x - 1, y) ? 8 : 0);
      write(paper, x, y, CORNERS.charAt(arms));
    }
  }
}
