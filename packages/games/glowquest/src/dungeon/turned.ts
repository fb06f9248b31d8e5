import type { Direction } from '@questhall/grid';
import {
  type ByWay,
  block,
  type Exit,
  forEachWay,
  type Local,
  type Shape,
  turnExit,
  turnSquares,
} from '@questhall/tiles';
import {
  END_PIECES,
  type End,
  ROOM_SIDES,
  type RoomType,
  SECTION,
  SECTION_LENGTH,
  type TileKind,
} from '../content/tiles.ts';

// Shapes turned to each of the four directions, once and for all. Squares are counted from an origin, which is local
// square 0,0.

/** One or two sections and what ends them, as one thing to lay. */
export interface Run {
  readonly sections: 1 | 2;
  readonly end: End;
  readonly pieces: readonly { readonly kind: TileKind; readonly squares: readonly number[] }[];
  /** All its squares. */
  readonly squares: readonly number[];
  /** Those of the last piece: all others are joined to the next piece. */
  readonly exits: readonly Exit[];
}

const ahead = ([column, row]: Local, rows: number): Local => [column, row + rows];

function makeRun(sections: 1 | 2, end: End, way: Direction): Run {
  const shapes: Shape<TileKind>[] = Array.from({ length: sections }, () => SECTION);
  if (end !== 'none') shapes.push(END_PIECES[end]); // else the last section keeps its own exit [gen.no-end-piece]
  const pieces = shapes.map(({ kind, squares }, at) => ({
    kind,
    squares: turnSquares(
      squares.map((square) => ahead(square, at * SECTION_LENGTH)),
      way,
    ),
  }));
  const rows = (shapes.length - 1) * SECTION_LENGTH;
  const exits = (shapes.at(-1)?.exits ?? []).map((exit) =>
    turnExit({ ...exit, left: ahead(exit.left, rows), right: ahead(exit.right, rows) }, way),
  );
  return { sections, end, pieces, squares: pieces.flatMap(({ squares }) => squares), exits };
}

type BySections = Readonly<Record<Run['sections'], ByWay<Run>>>;

const runsTo = (end: End): BySections => ({
  1: forEachWay((way) => makeRun(1, end, way)),
  2: forEachWay((way) => makeRun(2, end, way)),
});

const RUNS: Readonly<Record<End, BySections>> = {
  't-junction': runsTo('t-junction'),
  right: runsTo('right'),
  left: runsTo('left'),
  none: runsTo('none'),
  'dead-end': runsTo('dead-end'),
  'four-way': runsTo('four-way'),
};

export const runOf = (sections: Run['sections'], end: End, way: Direction): Run => RUNS[end][sections][way];

const SECTIONS: ByWay<readonly number[]> = forEachWay((way) => turnSquares(SECTION.squares, way));

/** The squares of one straight section that way. */
export const sectionTo = (way: Direction): readonly number[] => SECTIONS[way];

/**
 * Which square of a wall the first one behind the door is, in the order of trying, counted from the left.
 * [fit.room-alignment]
 */
const SHORT_WALL = [3, 2, 4, 1, 5];
const LONG_WALL = [5, 6, 4, 7, 3, 8, 2, 9, 1, 10];

function makeRooms(type: RoomType, way: Direction): readonly (readonly number[])[] {
  const [short, long] = ROOM_SIDES[type];
  const atShort = SHORT_WALL.map((square) => block(short, long, 1 - square));
  const atLong = short === long ? [] : LONG_WALL.map((square) => block(long, short, 1 - square));
  return [...atShort, ...atLong].map((squares) => turnSquares(squares, way));
}

const ROOMS: Readonly<Record<RoomType, ByWay<readonly (readonly number[])[]>>> = {
  small: forEachWay((way) => makeRooms('small', way)),
  big: forEachWay((way) => makeRooms('big', way)),
  quest: forEachWay((way) => makeRooms('quest', way)),
};

/**
 * All positions of a room behind a door that leads that way, the best first; the origin is the first square behind the
 * door.
 */
export const roomsTo = (type: RoomType, way: Direction): readonly (readonly number[])[] => ROOMS[type][way];
