import { type Cell, DIRECTIONS, EAST, NORTH, SOUTH, WEST } from '@questhall/grid';
import { seedRng } from '@questhall/kernel';
import { cellAt, type Opening, openingAt, xOf, yOf } from '@questhall/tiles';
import { describe, expect, test } from 'vitest';
import type { End, TileKind } from '../content/tiles.ts';
import type { Floor } from '../types/floor.ts';
import { newFloor } from './floor.ts';
import { type Laid, layPassage } from './passage.ts';
import { beyond, floorFacing, onlyOpening, withStock } from './sample-floors.ts';

type Local = readonly [column: number, row: number];

/**
 * A piece as the rules describe it: what it looks like, row 0 lowest and column 0 under the mark, and the squares
 * outside its exits.
 */
interface Piece {
  readonly kind: TileKind;
  readonly rows: readonly string[];
  readonly exits: readonly { readonly turn: number; readonly left: Local; readonly right: Local }[];
}

const FORWARD = 0;
const RIGHT = 1;
const LEFT = 3;
const LEFT_OF_BAR = { turn: LEFT, left: [-2, 0], right: [-2, 1] } as const;
const RIGHT_OF_BAR = { turn: RIGHT, left: [3, 1], right: [3, 0] } as const;

const SECTION: Piece = {
  kind: 'passage',
  rows: ['.##.', '.##.', '.##.', '.##.', '.##.'],
  exits: [{ turn: FORWARD, left: [0, 5], right: [1, 5] }],
};

const ENDS: Readonly<Record<Exclude<End, 'none'>, Piece>> = {
  right: { kind: 'corner', rows: ['.##.', '.##.'], exits: [{ turn: RIGHT, left: [2, 1], right: [2, 0] }] },
  left: { kind: 'corner', rows: ['.##.', '.##.'], exits: [{ turn: LEFT, left: [-1, 0], right: [-1, 1] }] },
  't-junction': { kind: 't-junction', rows: ['####', '####'], exits: [LEFT_OF_BAR, RIGHT_OF_BAR] },
  'four-way': {
    kind: 'four-way',
    rows: ['.##.', '####', '####'],
    exits: [LEFT_OF_BAR, RIGHT_OF_BAR, { turn: FORWARD, left: [0, 3], right: [1, 3] }],
  },
  'dead-end': { kind: 'dead-end', rows: ['.##.', '.##.'], exits: [] },
};

const squaresOf = ({ rows }: Piece): Local[] =>
  rows
    .toReversed()
    .flatMap((line, row) => Array.from(line).flatMap((mark, at): Local[] => (mark === '#' ? [[at - 1, row]] : [])));

const sorted = (cells: readonly Cell[]): Cell[] => cells.toSorted((a, b) => a - b);

const lay = (floor: Floor, opening: Opening, sections: 1 | 2, end: End): Laid =>
  layPassage(floor, opening, { sections, end, doors: 0 }, [opening.left], false, seedRng('fast:shapes'));

/** By which rule each end is where it is. */
const BY_END = {
  right: 'gen.turns-relative',
  left: 'gen.turns-relative',
  none: 'gen.no-end-piece',
  't-junction': 'gen.passage-table',
  'four-way': 'gen.passage-table',
  'dead-end': 'gen.passage-table',
} as const;

describe.each(DIRECTIONS)('going %d', (way) => {
  test.each(['right', 'left', 't-junction', 'four-way', 'dead-end', 'none'] as const)(
    '[tile.frame] [tile.shapes] [gen.turns-relative] [gen.no-end-piece] sections and %s lie where they should, and so do their exits',
    (end) => {
      for (const sections of [1, 2] as const) {
        const floor = floorFacing(way);
        const opening = onlyOpening(floor);
        const laid = lay(floor, opening, sections, end);
        const pieces = [...Array.from({ length: sections }, () => SECTION), ...(end === 'none' ? [] : [ENDS[end]])];
        expect(laid).toMatchObject({ run: { sections, end }, reclaimed: [], walled: [], door: null });
        expect(laid.rule).toBe(BY_END[end]);
        expect(laid.floor.tiles.slice(0, 1)).toEqual(floor.tiles);
        const tiles = laid.floor.tiles.slice(1);
        expect(tiles.map(({ id }) => id)).toEqual(laid.tiles);
        expect(tiles.map(({ kind, cells }) => ({ kind, cells: sorted(cells) }))).toEqual(
          pieces.map((piece, at) => ({
            kind: piece.kind,
            cells: sorted(squaresOf(piece).map(([column, row]) => beyond(opening, column, row + at * 5))),
          })),
        );
        const last = (pieces.length - 1) * 5;
        const outside = laid.floor.openings.map((out) => ({
          way: out.way,
          left: beyond(out, 0, 0),
          right: beyond(out, 1, 0),
        }));
        expect(outside).toEqual(
          (pieces.at(-1)?.exits ?? []).map(({ turn, left, right }) => ({
            way: (way + turn) % 4,
            left: beyond(opening, left[0], left[1] + last),
            right: beyond(opening, right[0], right[1] + last),
          })),
        );
        for (const out of laid.floor.openings) {
          expect(out.tile).toBe(laid.tiles.at(-1));
          expect(out.right).toBe(beyond(out, 1, -1));
          expect(tiles.at(-1)?.cells).toEqual(expect.arrayContaining([out.left, out.right]));
        }
      }
    },
  );
});

test('[tile.shapes] [comp.setup] a floor begins with Stairs Up in the middle, three squares long, left to the north', () => {
  const floor = newFloor(3);
  expect(floor.level).toBe(3);
  const [stairs] = floor.tiles;
  expect(floor.tiles).toHaveLength(1);
  expect(stairs?.kind).toBe('stairs-up');
  expect(sorted(stairs?.cells ?? [])).toEqual(sorted([0, -1, -2].flatMap((y) => [cellAt(0, y), cellAt(1, y)])));
  expect(onlyOpening(floor)).toMatchObject({ tile: stairs?.id, left: cellAt(0, -2), right: cellAt(1, -2), way: NORTH });
  expect(floor).toMatchObject({ doors: [], joins: [] });
  expect(floorFacing(NORTH)).toEqual(newFloor(1));
});

test('[gen.turns-relative] right is right of whoever walks out', () => {
  const ways = DIRECTIONS.map((way) => {
    const floor = floorFacing(way);
    const [right, left] = (['right', 'left'] as const).map(
      (end) => onlyOpening(lay(floor, onlyOpening(floor), 1, end).floor).way,
    );
    return { right, left };
  });
  expect(ways).toEqual([
    { right: EAST, left: WEST },
    { right: SOUTH, left: NORTH },
    { right: WEST, left: EAST },
    { right: NORTH, left: SOUTH },
  ]);
});

test('[gen.no-end-piece] the far end of the last section is explored next', () => {
  const first = lay(newFloor(1), onlyOpening(newFloor(1)), 1, 'none').floor;
  const second = lay(first, onlyOpening(first), 2, 'none').floor;
  expect(onlyOpening(first)).toMatchObject({ left: cellAt(0, -7), right: cellAt(1, -7) });
  expect(onlyOpening(second)).toMatchObject({ left: cellAt(0, -17), right: cellAt(1, -17) });
  expect(second.tiles.map(({ kind }) => kind)).toEqual(['stairs-up', 'passage', 'passage', 'passage']);
});

test('[tile.stock] each floor has its own box of tiles, and what is laid is taken from it', () => {
  const start = newFloor(1);
  expect(start.stock).toEqual({
    'stairs-up': 0,
    passage: 12,
    corner: 6,
    't-junction': 3,
    'four-way': 2,
    'dead-end': 3,
    small: 5,
    big: 4,
    quest: 1,
  });
  expect(newFloor(2).stock).toEqual(start.stock);
  const taken = lay(start, onlyOpening(start), 2, 'left').floor.stock;
  expect(taken).toEqual({ ...start.stock, passage: 10, corner: 5 });
});

test('[tile.stock] with unlimited tiles nothing runs out', () => {
  const empty = withStock(newFloor(1), { passage: 0, 'four-way': 0 });
  const opening = onlyOpening(empty);
  const rolled = { sections: 2, end: 'four-way', doors: 0 } as const;
  const laid = layPassage(empty, opening, rolled, [], true, seedRng('fast:box'));
  expect(laid).toMatchObject({ run: { sections: 2, end: 'four-way' }, rule: 'gen.passage-table' });
  expect(laid.floor.stock).toEqual(empty.stock);
  expect(layPassage(empty, opening, rolled, [], false, seedRng('fast:box')).isSealed).toBe(true);
});

test('[explore.trigger-opening] [explore.trigger-one-opening] the squares inside an opening border it, each just one, and no others do', () => {
  const floor = lay(newFloor(1), onlyOpening(newFloor(1)), 1, 'four-way').floor;
  expect(floor.openings).toHaveLength(3);
  const bordering = floor.tiles.flatMap(({ cells }) => cells.filter((cell) => openingAt(floor, cell) !== null));
  expect(bordering).toHaveLength(6);
  for (const { id, left, right } of floor.openings)
    for (const cell of [left, right]) expect(openingAt(floor, cell)?.id).toBe(id);
  expect(openingAt(floor, cellAt(0, -2))).toBeNull();
});

test.each(DIRECTIONS)(
  'the edge of the sheet is where passages going %d end, and none goes on at the other side',
  (way) => {
    let floor = floorFacing(way);
    let sections = 0;
    for (let isStraight = true; isStraight; ) {
      const laid = layPassage(
        floor,
        onlyOpening(floor),
        { sections: 1, end: 'none', doors: 0 },
        [],
        true,
        seedRng('fast:far'),
      );
      isStraight = laid.run?.end === 'none';
      if (isStraight) sections++;
      floor = laid.floor;
    }
    expect(sections).toBe(16);
    const across = (cell: Cell): number => (way === NORTH || way === SOUTH ? xOf(cell) : yOf(cell));
    const straight = floor.tiles.slice(0, 1 + sections).flatMap(({ cells }) => cells.map(across));
    expect(new Set(straight).size).toBe(2);
  },
);
