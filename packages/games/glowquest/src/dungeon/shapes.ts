import type { RoomType, TileKind } from '../types/floor.ts';
import { AHEAD, LEFT, RIGHT, type Turn } from './sheet.ts';

/**
 * A square as whoever walks in counts it: columns to the right, rows ahead, the entrance 0 and 1 wide in row 0.
 * [tile.frame]
 */
export type Local = readonly [column: number, row: number];

/** A way out, by the two squares just outside it; left and right are those of somebody going out. */
export interface LocalExit {
  readonly turn: Turn;
  readonly left: Local;
  readonly right: Local;
}

export interface Shape {
  readonly kind: TileKind;
  readonly squares: readonly Local[];
  readonly exits: readonly LocalExit[];
}

/** What a passage can end with. */
export type End = 't-junction' | 'right' | 'left' | 'none' | 'dead-end' | 'four-way';

export const SECTION_LENGTH = 5;

/** A rectangle of squares, row by row. */
export const block = (width: number, depth: number, column = 0, row = 0): readonly Local[] =>
  Array.from({ length: width * depth }, (_, at) => [column + (at % width), row + Math.floor(at / width)]);

const BAR = block(4, 2, -1);
const BAR_EXITS: readonly LocalExit[] = [
  { turn: LEFT, left: [-2, 0], right: [-2, 1] },
  { turn: RIGHT, left: [3, 1], right: [3, 0] },
];

// Squares and exits of all tiles. [tile.shapes]

export const SECTION: Shape = {
  kind: 'passage',
  squares: block(2, SECTION_LENGTH),
  exits: [{ turn: AHEAD, left: [0, 5], right: [1, 5] }],
};

export const STAIRS_UP: Shape = {
  kind: 'stairs-up',
  squares: block(2, 3),
  exits: [{ turn: AHEAD, left: [0, 3], right: [1, 3] }],
};

/** The end pieces; both turns use the same corner tile. [gen.turns-relative] */
export const END_PIECES: Readonly<Record<Exclude<End, 'none'>, Shape>> = {
  right: { kind: 'corner', squares: block(2, 2), exits: [{ turn: RIGHT, left: [2, 1], right: [2, 0] }] },
  left: { kind: 'corner', squares: block(2, 2), exits: [{ turn: LEFT, left: [-1, 0], right: [-1, 1] }] },
  't-junction': { kind: 't-junction', squares: BAR, exits: BAR_EXITS },
  'four-way': {
    kind: 'four-way',
    squares: [...BAR, ...block(2, 1, 0, 2)],
    exits: [...BAR_EXITS, { turn: AHEAD, left: [0, 3], right: [1, 3] }],
  },
  'dead-end': { kind: 'dead-end', squares: block(2, 2), exits: [] },
};

/** The short and the long wall of each room. */
export const ROOM_SIDES: Readonly<Record<RoomType, readonly [short: number, long: number]>> = {
  small: [5, 5],
  big: [5, 10],
  quest: [5, 10],
};

/** Tiles for one floor; Stairs Down only marks squares that are there. [tile.stock] */
export const FULL_STOCK: Readonly<Record<TileKind, number>> = {
  'stairs-up': 1,
  passage: 12,
  corner: 6,
  't-junction': 3,
  'four-way': 2,
  'dead-end': 3,
  small: 5,
  big: 4,
  quest: 1,
};
