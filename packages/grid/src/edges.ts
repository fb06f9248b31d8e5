import { type Cell, DIRECTIONS, type Direction, EAST, type Edge, edgeAt, type Grid, SOUTH } from './grid.ts';

/** All that the arithmetic of squares needs to know of a board. */
type Wide = Pick<Grid, 'width'>;

/** The west or north square of an edge: the one it is called by. */
export const cellOf = (edge: Edge): Cell => edge >> 1;

/** The side of that square on which the edge lies. */
export const sideOf = (edge: Edge): typeof EAST | typeof SOUTH => ((edge & 1) === 0 ? EAST : SOUTH);

/** The edge on the east or south side of a square, whether or not the board goes on there. */
export const edgeOf = (cell: Cell, side: typeof EAST | typeof SOUTH): Edge => cell * 2 + (side === EAST ? 0 : 1);

/** The square on the other side of an edge. */
export function acrossFrom({ width }: Wide, edge: Edge, cell: Cell): Cell {
  const first = cellOf(edge);
  return cell === first ? first + (sideOf(edge) === EAST ? 1 : width) : first;
}

/** Whether the square lies on either side of the edge. */
export const isBesideEdge = (grid: Wide, edge: Edge, cell: Cell): boolean =>
  cell === cellOf(edge) || cell === acrossFrom(grid, edge, cellOf(edge));

/** The sides of a square, clockwise from north; fewer at the end of the board. */
export const edgesAround = (grid: Grid, cell: Cell): Edge[] =>
  DIRECTIONS.map((direction: Direction) => edgeAt(grid, cell, direction)).filter((edge) => edge >= 0);

/** Columns and rows from one square to another, to the right and down. */
const offset = ({ width }: Wide, from: Cell, to: Cell): readonly [right: number, down: number] => {
  const down = Math.floor(to / width) - Math.floor(from / width);
  return [to - from - down * width, down];
};

/** Columns and rows between two squares: the steps it takes when nothing is in the way. */
export function stepsApart(grid: Wide, a: Cell, b: Cell): number {
  const [right, down] = offset(grid, a, b);
  return Math.abs(right) + Math.abs(down);
}

/** Two squares that have a corner in common and no side. */
export function areDiagonal(grid: Wide, a: Cell, b: Cell): boolean {
  const [right, down] = offset(grid, a, b);
  return Math.abs(right) === 1 && Math.abs(down) === 1;
}
