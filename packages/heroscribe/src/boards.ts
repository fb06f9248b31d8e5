import { type Cell, EAST, type Edge, edgeOf, type Grid, SOUTH } from '@questhall/grid';

/** Columns and rows of a board. */
export const BOARD_WIDTH = 26;
export const BOARD_HEIGHT = 19;
/** Boards side by side, and one below another; no quest that anybody has drawn comes near. */
export const BOARDS_ACROSS_MAX = 4;
export const BOARDS_DOWN_MAX = 5;

/** Boards laid together. */
type Plan = Pick<Grid, 'width' | 'height'>;

/**
 * Where one walks from a board to the next, to the right or down; column and row are those of the square before it on
 * the whole plan.
 */
export interface Bridge {
  readonly column: number;
  readonly row: number;
  readonly isDown: boolean;
}

/** The edge that a bridge leads across. */
export const edgeOfBridge = ({ width }: Pick<Plan, 'width'>, { column, row, isDown }: Bridge): Edge =>
  edgeOf(row * width + column, isDown ? SOUTH : EAST);

/** On which of the boards a square lies, counted row by row. */
export const boardAt = ({ width }: Pick<Plan, 'width'>, square: Cell): number =>
  Math.floor(square / width / BOARD_HEIGHT) * (width / BOARD_WIDTH) + Math.floor((square % width) / BOARD_WIDTH);

/** All edges along which two boards lie side by side. */
export function bordersOf({ width, height }: Plan): Edge[] {
  const edges: Edge[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const square = row * width + column;
      if ((column + 1) % BOARD_WIDTH === 0 && column + 1 < width) edges.push(edgeOf(square, EAST));
      if ((row + 1) % BOARD_HEIGHT === 0 && row + 1 < height) edges.push(edgeOf(square, SOUTH));
    }
  }
  return edges;
}
