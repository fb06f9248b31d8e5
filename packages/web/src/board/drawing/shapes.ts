import { CELL, cornerOf } from '../cells.ts';

/** A part of the floor that is paved in one manner. */
export interface Pavement {
  readonly squares: readonly number[];
  /** The look: `room`, `corridor`, or another that the sheet of styles knows. */
  readonly kind: string;
  readonly choice: readonly number[];
  /** 0 for none: rooms differ a little in hue. */
  readonly wash: number;
}

/** A patch of darkness that lifts as a whole. */
export interface Patch {
  readonly key: string;
  readonly d: string;
  readonly isLifted: boolean;
  /** The side on which light falls in: north 0 … west 3; null when there is none. */
  readonly litFrom: number | null;
}

/** Squares as one shape. */
export const squaresPath = (squares: readonly number[], width: number): string =>
  squares
    .map((square) => {
      const { x, y } = cornerOf(square, width);
      return `M${x} ${y}h${CELL}v${CELL}h${-CELL}Z`;
    })
    .join('');
