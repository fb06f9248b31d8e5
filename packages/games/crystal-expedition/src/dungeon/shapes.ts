import type { Direction } from '@questhall/grid';
import {
  AHEAD,
  type ByWay,
  block,
  type Exit,
  forEachWay,
  LEFT,
  type LocalExit,
  RIGHT,
  type Shape,
  type Turn,
  turnExit,
  turnSquares,
} from '@questhall/tiles';
import type { RoomWall } from '../content/exploration.ts';
import type { End, TileKind } from '../content/tiles.ts';

export const TURN_TO: Readonly<Record<RoomWall, Turn>> = { ahead: AHEAD, left: LEFT, right: RIGHT };

/** A section is so long, and every passage so wide. [tiles.sizes] */
export const SECTION_LENGTH = 5;
const WIDTH = 2;

const EXITS: Readonly<Record<RoomWall, LocalExit>> = {
  ahead: { turn: AHEAD, left: [0, WIDTH], right: [1, WIDTH] },
  left: { turn: LEFT, left: [-1, 0], right: [-1, 1] },
  right: { turn: RIGHT, left: [WIDTH, 1], right: [WIDTH, 0] },
};

/** A piece of two by two squares; an exit of it is a whole side. [tiles.sizes, tiles.exits] */
const piece = (kind: TileKind, ...exits: readonly RoomWall[]): Shape<TileKind> => ({
  kind,
  squares: block(WIDTH, WIDTH),
  exits: exits.map((wall) => EXITS[wall]),
});

const STAIRS_UP = piece('stairs-up', 'ahead');
const SECTION: Shape<TileKind> = {
  kind: 'section',
  squares: block(WIDTH, SECTION_LENGTH),
  exits: [], // the way on belongs to what lies at the end
};

/** What lies at the end of a passage; nothing where it is dead, or open. */
const END_PIECES: Readonly<Record<Exclude<End, 'dead-end' | 'open'>, Shape<TileKind>>> = {
  left: piece('corner', 'left'),
  right: piece('corner', 'right'),
  't-junction': piece('t-junction', 'left', 'right'),
  'four-way': piece('four-way', 'left', 'right', 'ahead'),
  'stairs-down': piece('stairs-down'),
};

/** A shape turned to a direction, its squares counted from its origin. */
export interface Turned {
  readonly kind: TileKind;
  readonly squares: readonly number[];
  readonly exits: readonly Exit[];
}

const turned = ({ kind, squares, exits }: Shape<TileKind>): ByWay<Turned> =>
  forEachWay((way) => ({
    kind,
    squares: turnSquares(squares, way),
    exits: exits.map((exit) => turnExit(exit, way)),
  }));

const PIECES_TURNED: Readonly<Record<keyof typeof END_PIECES, ByWay<Turned>>> = {
  left: turned(END_PIECES.left),
  right: turned(END_PIECES.right),
  't-junction': turned(END_PIECES['t-junction']),
  'four-way': turned(END_PIECES['four-way']),
  'stairs-down': turned(END_PIECES['stairs-down']),
};
const SECTION_TURNED = turned(SECTION);
const STAIRS_TURNED = turned(STAIRS_UP);

export const pieceTo = (end: keyof typeof END_PIECES, way: Direction): Turned => PIECES_TURNED[end][way];
export const sectionTo = (way: Direction): Turned => SECTION_TURNED[way];
export const stairsTo = (way: Direction): Turned => STAIRS_TURNED[way];
