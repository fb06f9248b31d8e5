import { AHEAD, block, LEFT, type LocalExit, RIGHT, type Shape } from '@questhall/tiles';

/** What tiles there are; both turns are the same corner piece. */
export const TILE_KINDS = [
  'stairs-up',
  'passage',
  'corner',
  't-junction',
  'four-way',
  'dead-end',
  'small',
  'big',
  'quest',
] as const;
export type TileKind = (typeof TILE_KINDS)[number];

export type RoomType = 'small' | 'big' | 'quest';

/** What a passage can end with. */
export type End = 't-junction' | 'right' | 'left' | 'none' | 'dead-end' | 'four-way';

export const SECTION_LENGTH = 5;

const BAR = block(4, 2, -1);
const BAR_EXITS: readonly LocalExit[] = [
  { turn: LEFT, left: [-2, 0], right: [-2, 1] },
  { turn: RIGHT, left: [3, 1], right: [3, 0] },
];

// Squares and exits of all tiles, as whoever walks in counts them. [tile.shapes, tile.frame]

export const SECTION: Shape<TileKind> = {
  kind: 'passage',
  squares: block(2, SECTION_LENGTH),
  exits: [{ turn: AHEAD, left: [0, 5], right: [1, 5] }],
};

export const STAIRS_UP: Shape<TileKind> = {
  kind: 'stairs-up',
  squares: block(2, 3),
  exits: [{ turn: AHEAD, left: [0, 3], right: [1, 3] }],
};

/** The end pieces; both turns use the same corner tile. [gen.turns-relative] */
export const END_PIECES: Readonly<Record<Exclude<End, 'none'>, Shape<TileKind>>> = {
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
