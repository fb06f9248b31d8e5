import { type Cell, DIRECTIONS, type Direction, EAST, type Grid, makeGrid, NORTH, SOUTH, WEST } from '@questhall/grid';

/** Room for a dozen passages of five squares, stairs and a room in one line, whichever way they go from the middle. */
const WIDTH = 180;

/** The sheet that every floor is laid on; what would lie beyond it does not fit. */
export const SHEET: Grid = makeGrid(WIDTH, WIDTH);

const MIDDLE = WIDTH / 2;

/** A square by its coordinates: x grows to the east, y to the south, and 0,0 lies in the middle. */
export const cellAt = (x: number, y: number): Cell => (y + MIDDLE) * WIDTH + x + MIDDLE;
export const xOf = (cell: Cell): number => (cell % WIDTH) - MIDDLE;
export const yOf = (cell: Cell): number => Math.floor(cell / WIDTH) - MIDDLE;

/** How far a king walks between two squares when nothing is in its way. */
export const kingSteps = (a: Cell, b: Cell): number => Math.max(Math.abs(xOf(a) - xOf(b)), Math.abs(yOf(a) - yOf(b)));

/** One for each direction, clockwise from north. */
export type ByWay<X> = readonly [X, X, X, X];

export const forEachWay = <X>(make: (way: Direction) => X): ByWay<X> => [
  make(NORTH),
  make(EAST),
  make(SOUTH),
  make(WEST),
];

const STEPS: ByWay<number> = [-WIDTH, 1, WIDTH, -1];

/** What one step that way adds to the number of a square. */
export const stepTo = (way: Direction): number => STEPS[way];

/** The way from a square to the one beside it. */
export const wayTo = (from: Cell, to: Cell): Direction => DIRECTIONS.find((way) => from + stepTo(way) === to) ?? NORTH;

/** Quarter turns to the right. */
export const AHEAD = 0;
export const RIGHT = 1;
export const LEFT = 3;
export type Turn = typeof AHEAD | typeof RIGHT | typeof LEFT;

export const turnedBy = (way: Direction, turn: Turn): Direction => DIRECTIONS[(way + turn) % 4] ?? NORTH;
