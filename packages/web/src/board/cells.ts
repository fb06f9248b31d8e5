/** The side of a square, in units of the drawing. */
export const CELL = 64;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The top left corner of a square of a board so many squares wide. */
export const cornerOf = (square: number, width: number): Point => ({
  x: (square % width) * CELL,
  y: Math.floor(square / width) * CELL,
});

export function centreOf(square: number, width: number): Point {
  const { x, y } = cornerOf(square, width);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

export const boxOf = (square: number, width: number): Box => ({
  ...cornerOf(square, width),
  width: CELL,
  height: CELL,
});

/** A figure stands so much below the middle of its square. */
export const FOOT = 1;

/** The square under a point; -1 beside the board. */
export function squareUnder({ x, y }: Point, width: number, height: number): number {
  const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
  return column < 0 || row < 0 || column >= width || row >= height ? -1 : row * width + column;
}

/** The smallest box around some squares, with a margin; null when there are none. */
export function boxAround(squares: readonly number[], width: number, margin: number): Box | null {
  if (squares.length === 0) return null;
  const columns = squares.map((square) => square % width);
  const rows = squares.map((square) => Math.floor(square / width));
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return {
    x: left * CELL - margin,
    y: top * CELL - margin,
    width: (Math.max(...columns) - left + 1) * CELL + 2 * margin,
    height: (Math.max(...rows) - top + 1) * CELL + 2 * margin,
  };
}

/** A whole number that looks thrown, and is the same every time for the same square: variety that costs no memory. */
export function hash(square: number, salt: number): number {
  let mixed = Math.imul(square + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
