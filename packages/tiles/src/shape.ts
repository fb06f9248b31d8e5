import type { Direction } from '@questhall/grid';
import { RIGHT, stepTo, type Turn, turnedBy } from './sheet.ts';

/** A square as whoever walks in counts it: columns to the right, rows ahead, the entrance 0 and 1 wide in row 0. */
export type Local = readonly [column: number, row: number];

/** A way out, by the two squares just outside it; left and right are those of somebody going out. */
export interface LocalExit {
  readonly turn: Turn;
  readonly left: Local;
  readonly right: Local;
}

/** A tile as it lies in the box. */
export interface Shape<Kind extends string = string> {
  readonly kind: Kind;
  readonly squares: readonly Local[];
  readonly exits: readonly LocalExit[];
}

/** A way out of a shape that was turned, by the squares just outside it, counted from an origin. */
export interface Exit {
  readonly left: number;
  readonly right: number;
  readonly way: Direction;
}

/** A rectangle of squares, row by row. */
export const block = (width: number, depth: number, column = 0, row = 0): readonly Local[] =>
  Array.from({ length: width * depth }, (_, at) => [column + (at % width), row + Math.floor(at / width)]);

/**
 * What a local square adds to the number of the origin, which is local square 0,0, for whoever goes that way: an
 * integer, never -0, which would slow down every number that comes of it.
 */
export const offsetOf = ([column, row]: Local, way: Direction): number =>
  (column * stepTo(turnedBy(way, RIGHT)) + row * stepTo(way)) | 0;

export const turnSquares = (squares: readonly Local[], way: Direction): readonly number[] =>
  squares.map((square) => offsetOf(square, way));

export const turnExit = ({ turn, left, right }: LocalExit, way: Direction): Exit => ({
  left: offsetOf(left, way),
  right: offsetOf(right, way),
  way: turnedBy(way, turn),
});
