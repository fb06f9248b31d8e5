import { type Cell, type Direction, EAST, WEST } from '@questhall/grid';
import { seedRng } from '@questhall/kernel';
import { cellAt, type Door, isClosed, tileAt } from '@questhall/tiles';
import { describe, expect, test } from 'vitest';
import type { RoomType } from '../content/tiles.ts';
import type { Floor } from '../types/floor.ts';
import { newFloor } from './floor.ts';
import { layPassage } from './passage.ts';
import { type LaidRoom, layRoom } from './room.ts';
import { behind, beyond, onlyOpening, seenFrom, withStock, withTile } from './sample-floors.ts';

type Local = readonly [column: number, row: number];

const rng = seedRng('fast:room');
const start = newFloor(1);
const opening = onlyOpening(start);

/** The start with a door in its west wall, or its east one, and something on these squares behind it. */
function floorWithDoor(
  squares: readonly Local[] = [],
  way: Direction = WEST,
): { floor: Floor; door: Door; things: Cell[] } {
  const near = cellAt(way === WEST ? 0 : 1, 0);
  const door: Door = { id: 90, near, far: seenFrom(near, way, 0, 1), isOpen: false };
  const things = squares.map(([column, row]) => behind(door, column, row));
  const lone: Floor = { ...start, doors: [door] };
  const floor = things.reduce((cluttered, thing) => withTile(cluttered, [thing]), lone);
  return { floor, door, things };
}

/** Whatever is in the way has a hero on it, so that it stays. */
function open(
  squares: readonly Local[],
  type: RoomType,
  stock: Partial<Floor['stock']> = {},
  way: Direction = WEST,
): LaidRoom {
  const { floor, door, things } = floorWithDoor(squares, way);
  return layRoom(withStock(floor, stock), door, type, 0, things, false, rng);
}

/** The leftmost column, the width and the depth of a room as seen from its door. */
function extent({ floor, tiles }: LaidRoom, way: Direction = WEST): string {
  const { door } = floorWithDoor([], way);
  const { cells, kind } = floor.tiles.find(({ id }) => id === tiles[0]) ?? { cells: [], kind: 'nothing' };
  const own = new Set(cells);
  const columns = Array.from({ length: 19 }, (_, at) => at - 9).filter((column) => own.has(behind(door, column, 0)));
  const rows = Array.from({ length: 10 }, (_, row) => row).filter((row) => own.has(behind(door, 0, row)));
  expect(cells).toHaveLength(columns.length * rows.length);
  return `${kind} from ${columns[0]}, ${columns.length} × ${rows.length}`;
}

describe('[fit.room-alignment] how a room is laid', () => {
  test.each([
    [[], -2],
    [[-2], -1],
    [[2], -3],
    [[-1], 0],
    [[1], -4],
  ])('a Small room with something at %j of its wall begins at %d', (columns, first) => {
    for (const way of [WEST, EAST] as const) {
      const squares = columns.map((column): Local => [column, 0]);
      const laid = open(squares, 'small', {}, way);
      expect(extent(laid, way)).toBe(`small from ${first}, 5 × 5`);
      expect(laid.rule).toBe('fit.room-alignment');
    }
  });

  test.each([
    [[], -2],
    [[-2], -1],
    [[2], -3],
    [[-1], 0],
    [[1], -4],
  ])('a Big or Quest room with something at %j begins at %d, a short wall at the door', (columns, first) => {
    const squares = columns.map((column): Local => [column, 9]);
    expect(extent(open(squares, 'big'))).toBe(`big from ${first}, 5 × 10`);
    expect(extent(open(squares, 'quest'))).toBe(`quest from ${first}, 5 × 10`);
  });

  test.each([
    [[], -4],
    [[5], -5],
    [[-4], -3],
    [[4], -6],
    [[-3], -2],
    [[3], -7],
    [[-2], -1],
    [[2], -8],
    [[-1], 0],
    [[1], -9],
  ])('where only its long wall can be at the door, and something at %j of it, it begins at %d', (columns, first) => {
    const squares: Local[] = [[0, 5], ...columns.map((column): Local => [column, 4])];
    expect(extent(open(squares, 'big'))).toBe(`big from ${first}, 10 × 5`);
    expect(extent(open(squares, 'quest'))).toBe(`quest from ${first}, 10 × 5`);
  });
});

describe('[fit.room-substitute] another room tile', () => {
  test.each([
    ['big', { big: 0 }, 'small'],
    ['small', { small: 0 }, 'big'],
    ['quest', { quest: 0 }, 'big'],
    ['quest', { quest: 0, big: 0 }, 'small'],
  ] as const)('%s with %j in the box: %s', (type, stock, instead) => {
    const laid = open([], type, stock);
    expect(extent(laid)).toMatch(new RegExp(`^${instead} from -2`));
    expect(laid.rule).toBe('fit.room-substitute');
    expect(laid.floor.stock).toEqual({ ...start.stock, ...stock, [instead]: start.stock[instead] - 1 });
  });

  const noSpace: Local[] = [
    [0, 5],
    [-3, 0],
    [3, 0],
  ];
  test.each(['big', 'quest'] as const)('a %s room that does not fit is laid as a Small tile', (type) => {
    const laid = open(noSpace, type);
    expect(extent(laid)).toBe('small from -2, 5 × 5');
    expect(laid.rule).toBe('fit.room-substitute');
  });

  test('a Big room is never laid as a Quest tile', () => {
    expect(open([], 'big', { big: 0, small: 0 })).toMatchObject({ isFalse: true, rule: 'fit.false-door' });
  });

  test('[tile.stock] with unlimited tiles only space counts', () => {
    const { floor, door } = floorWithDoor();
    const empty = withStock(floor, { small: 0, big: 0, quest: 0 });
    for (const type of ['small', 'big', 'quest'] as const) {
      const laid = layRoom(empty, door, type, 0, [], true, rng);
      expect(extent(laid)).toContain(`${type} from -2`);
      expect(laid.floor.stock).toEqual(empty.stock);
    }
  });
});

test('[fit.reclaim] what is in the way of a room is taken back', () => {
  const { floor, door, things } = floorWithDoor([[0, 0]]);
  const laid = layRoom(floor, door, 'small', 0, [], false, rng);
  expect(laid).toMatchObject({ reclaimed: things, isFalse: false, rule: 'fit.reclaim' });
  expect(extent(laid)).toBe('small from -2, 5 × 5');
  expect(laid.floor.stock['dead-end']).toBe(start.stock['dead-end'] + 1);
});

test('[fit.false-door] where no room can be laid the door becomes wall', () => {
  const { floor, door, things } = floorWithDoor([[0, 0]]);
  const laid = layRoom(floor, door, 'quest', 1, things, false, rng);
  expect(laid).toEqual({
    floor: { ...floor, doors: [] },
    tiles: [],
    reclaimed: [],
    door: null,
    isFalse: true,
    rule: 'fit.false-door',
  });
  expect(isClosed({ ...floor, openings: [] })).toBe(false);
  expect(isClosed({ ...laid.floor, openings: [] })).toBe(true);
});

test('[gen.door-to-room] [door.edge] behind a door of a passage, and of a room, lies a room, and the door stands open', () => {
  const passage = layPassage(start, opening, { sections: 1, end: 'none', doors: 1 }, [], false, rng);
  let { door, floor } = passage;
  for (const type of ['big', 'small', 'quest'] as const) {
    if (door === null) throw new RangeError('no door');
    const opened = door;
    expect(tileAt(floor, opened.near)).not.toBeNull();
    const laid = layRoom(floor, opened, type, 1, [opened.near], false, rng);
    expect(laid.tiles).toHaveLength(1);
    expect(tileAt(laid.floor, opened.far)).toMatchObject({ id: laid.tiles[0], kind: type });
    expect(laid.floor.doors.find(({ id }) => id === opened.id)).toEqual({ ...opened, isOpen: true });
    expect(laid.floor.joins).toEqual(floor.joins);
    expect(laid.door?.isOpen).toBe(false);
    expect(tileAt(laid.floor, laid.door?.near ?? -1)?.id).toBe(laid.tiles[0]);
    ({ door, floor } = laid);
  }
});

describe('doors of passages', () => {
  const laidWith = (sections: 1 | 2, rows: readonly number[], columns: readonly number[]) => {
    const squares = columns.flatMap((column) => rows.map((row) => beyond(opening, column, row)));
    const floor = squares.reduce((cluttered, square) => withTile(cluttered, [square]), start);
    return layPassage(floor, opening, { sections, end: 'none', doors: 1 }, [], false, rng);
  };
  const doorRow = (sections: 1 | 2, rows: readonly number[], columns: readonly number[] = [-1, 2]): Local | null => {
    const { door } = laidWith(sections, rows, columns);
    if (door === null) return null;
    const all = [0, 1].flatMap((column) => Array.from({ length: 10 }, (_, row): Local => [column, row]));
    return all.find(([column, row]) => beyond(opening, column, row) === door.near) ?? null;
  };

  test.each([
    [[], 2],
    [[2], 1],
    [[2, -1], 3],
    [[1, 5], 0],
    [[3, -1], 4],
  ])('[door.site-passage] with something in rows %j behind both walls, the door is in row %d', (rows, expected) => {
    expect(doorRow(1, rows)?.[1]).toBe(expected);
  });

  test('[door.site-passage] the farthest section comes first, but only for the same square of a section', () => {
    expect(doorRow(2, [])?.[1]).toBe(7);
    expect(doorRow(2, [7])?.[1]).toBe(2);
    expect(doorRow(2, [7, 2, -1])?.[1]).toBe(8);
  });

  test('[door.site-passage] the other wall is as good', () => {
    for (let trial = 0; trial < 20; trial++) {
      expect(doorRow(1, [2], [-1])).toEqual([1, 2]);
      expect(doorRow(1, [2], [2])).toEqual([0, 2]);
    }
  });

  test('[door.none-possible] where there is no space for a Small room there is no door', () => {
    expect(doorRow(1, [2, -1, 5])).toBeNull();
    const none = laidWith(1, [2, -1, 5], [-1, 2]);
    expect(none).toMatchObject({ door: null, rule: 'door.none-possible', isSealed: false, walled: [] });
    // It is left out altogether: not even a number is kept for it.
    expect(none.floor.doors).toEqual([]);
    expect(none.floor.next).toBe(1 + Math.max(...[...none.floor.tiles, ...none.floor.openings].map(({ id }) => id)));
    expect(laidWith(1, [], [])).toMatchObject({ rule: 'door.site-passage' });
    expect(layPassage(start, opening, { sections: 2, end: 'none', doors: 0 }, [], false, rng)).toMatchObject({
      door: null,
      rule: 'gen.no-end-piece',
    });
  });
});

test('[door.none-possible] [door.site-room] a room shut in on all sides has no further door, one with a gap has it there', () => {
  const around = Array.from({ length: 7 }, (_, at) => at - 3);
  const ring = [
    ...around.map((column): Local => [column, 5]),
    ...[0, 1, 2, 3, 4].flatMap((row): Local[] => [
      [-3, row],
      [3, row],
    ]),
  ];
  const near: Local[] = [
    [-2, -1],
    [-1, -1],
  ];
  const shut = floorWithDoor([...ring, ...near]);
  const walled = layRoom(shut.floor, shut.door, 'small', 1, shut.things, false, rng);
  expect(walled).toMatchObject({ door: null, rule: 'door.none-possible', isFalse: false });
  expect(walled.floor.doors).toEqual([{ ...shut.door, isOpen: true }]);
  expect(walled.floor.next).toBe(shut.floor.next + 1);
  // Behind the corner square next to the wall with the entrance a room still fits: it leaves the ring free.
  const gap = floorWithDoor([...ring.filter(([column, row]) => column !== -3 || row > 0), [-3, 1], ...near]);
  const laid = layRoom(gap.floor, gap.door, 'small', 1, gap.things, false, rng);
  expect(laid.rule).toBe('door.site-room');
  expect([laid.door?.id, laid.floor.next]).toEqual([gap.floor.next + 1, gap.floor.next + 2]); // no number is left out
  expect(laid.door?.near).toBe(behind(gap.door, -2, 0));
  expect(laid.door?.far).toBe(behind(gap.door, -3, 0));
});
