import { DIRECTIONS, hasWall, isAdjacent } from '@questhall/grid';
import { seedRng } from '@questhall/kernel';
import { cellAt, type Door, doorsAt, freezeFloor, SHEET, tileAt, wallsOf } from '@questhall/tiles';
import { expect, test } from 'vitest';
import type { Floor } from '../types/floor.ts';
import { newFloor } from './floor.ts';
import { layPassage } from './passage.ts';
import { layRoom } from './room.ts';
import { behind, beyond, onlyOpening, withTile } from './sample-floors.ts';

const rng = seedRng('fast:walls');
const start = newFloor(1);
const opening = onlyOpening(start);

const passageWith = (doors: 0 | 1, floor: Floor = start): Floor =>
  layPassage(floor, onlyOpening(floor), { sections: 1, end: 'none', doors }, [], false, rng).floor;

function doorOf(floor: Floor): Door {
  const [door] = floor.doors;
  if (door === undefined) throw new RangeError('no door');
  return door;
}

const areOpen = (floor: Floor, a: number, b: number): boolean => isAdjacent(SHEET, wallsOf(floor), a, b);

test('[tile.walls] squares of one tile are open to each other, and an unexplored opening is wall', () => {
  expect(areOpen(start, cellAt(0, 0), cellAt(1, 0))).toBe(true);
  expect(areOpen(start, cellAt(0, 0), cellAt(0, -1))).toBe(true);
  expect(areOpen(start, cellAt(0, -2), cellAt(0, -3))).toBe(false);
});

test('[tile.walls] an explored opening is open over its whole width, and so is the way from section to section', () => {
  const floor = layPassage(start, opening, { sections: 2, end: 'left', doors: 0 }, [], false, rng).floor;
  for (const row of [0, 5, 10]) {
    for (const column of [0, 1])
      expect(areOpen(floor, beyond(opening, column, row - 1), beyond(opening, column, row))).toBe(true);
  }
  expect(floor.joins).toHaveLength(6);
});

test('[tile.walls] [tile.no-overlap] tiles that touch back to back have a wall between them', () => {
  const beside = [0, 1, 2].map((row) => beyond(opening, 2, row));
  const floor = passageWith(0, withTile(start, beside));
  expect(tileAt(floor, beyond(opening, 1, 1))?.kind).toBe('passage');
  expect(tileAt(floor, beyond(opening, 2, 1))?.kind).toBe('dead-end');
  for (const row of [0, 1, 2]) expect(areOpen(floor, beyond(opening, 1, row), beyond(opening, 2, row))).toBe(false);
});

test('[tile.walls] [door.edge] a door is the one edge between its two squares, and wall until it is opened', () => {
  const closed = passageWith(1);
  const door = doorOf(closed);
  expect(door.isOpen).toBe(false);
  expect(tileAt(closed, door.near)?.kind).toBe('passage');
  expect(tileAt(closed, door.far)).toBeNull();
  expect(areOpen(closed, door.near, door.far)).toBe(false);
  const { floor, tiles } = layRoom(closed, door, 'small', 0, [], false, rng);
  expect(doorOf(floor)).toEqual({ ...door, isOpen: true });
  expect(tileAt(floor, door.far)?.id).toBe(tiles[0]);
  expect(areOpen(floor, door.near, door.far)).toBe(true);
  const crossings = [-2, -1, 0, 1, 2].filter((column) =>
    areOpen(floor, behind(door, column, -1), behind(door, column, 0)),
  );
  expect(crossings).toEqual([0]);
});

test('[tile.walls] walls stand on both sides of an edge, and where no tile lies there is nothing else', () => {
  const closed = passageWith(1);
  const { floor } = layRoom(closed, doorOf(closed), 'big', 1, [], false, rng);
  const walls = wallsOf(floor);
  const laid = new Set(floor.tiles.flatMap(({ cells }) => cells));
  const wrong: number[] = [];
  for (let cell = 0; cell < SHEET.size; cell++) {
    if (!laid.has(cell) && walls[cell] !== 0b1111) wrong.push(cell);
    for (const way of DIRECTIONS) {
      const other = SHEET.neighbour[cell * 4 + way] ?? -1;
      const back = DIRECTIONS[(way + 2) % 4] ?? 0;
      if (other >= 0 && hasWall(walls, cell, way) !== hasWall(walls, other, back)) wrong.push(cell);
    }
  }
  expect(wrong).toEqual([]);
  expect(wallsOf(floor)).toBe(walls);
});

test('[door.edge] a closed door is reached from its near side alone, an open one from both', () => {
  const closed = passageWith(1);
  const door = doorOf(closed);
  expect(doorsAt(closed, door.near)).toEqual([door]);
  expect(doorsAt(closed, door.far)).toEqual([]);
  const { floor } = layRoom(closed, door, 'small', 0, [], false, rng);
  expect(doorsAt(floor, door.near)).toEqual(doorsAt(floor, door.far));
  expect(doorsAt(floor, door.far)).toEqual([{ ...door, isOpen: true }]);
});

test('a square is found on its tile whichever floor was asked about last', () => {
  const [one, other] = [passageWith(0), passageWith(1)];
  const square = beyond(opening, 0, 2);
  for (const floor of [one, start, other, start, one]) {
    const isThere = floor.tiles.some(({ cells }) => cells.includes(square));
    expect(tileAt(floor, square) !== null).toBe(isThere);
    expect(tileAt(floor, cellAt(0, 0))?.kind).toBe('stairs-up');
    expect(tileAt(floor, 0)).toBeNull();
    expect(tileAt(floor, -1)).toBeNull();
  }
});

test('a floor from a file that no rule could have laid does not spoil others', () => {
  const whole = layPassage(
    start,
    opening,
    { sections: 2, end: 'four-way', doors: 1 },
    [],
    true,
    seedRng('fast:spoil'),
  ).floor;
  const rim = Array.from({ length: SHEET.width }, (_, at) => at);
  const read: Floor = JSON.parse(JSON.stringify(start));
  const odd = withTile(withTile(read, [...rim, -5, SHEET.size + 5]), [...rim, cellAt(0, 0), beyond(opening, 0, 0)]);
  expect(tileAt(odd, beyond(opening, 0, 0))?.id).toBe(odd.next - 1);
  expect(tileAt(start, cellAt(0, 0))?.kind).toBe('stairs-up');
  expect(tileAt(start, 5)).toBeNull();
  expect(
    layPassage(start, opening, { sections: 2, end: 'four-way', doors: 1 }, [], true, seedRng('fast:spoil')).floor,
  ).toEqual(whole);
});

test('floors are values: frozen to the bottom, also when they were read from a file', () => {
  const closed = passageWith(1);
  const made = layRoom(closed, doorOf(closed), 'big', 1, [], false, rng).floor;
  for (const floor of [start, closed, made, freezeFloor<Floor>(JSON.parse(JSON.stringify(made)))]) {
    const parts = [floor, floor.tiles, floor.openings, floor.doors, floor.joins, floor.stock];
    const entries = [
      ...floor.tiles,
      ...floor.tiles.map(({ cells }) => cells),
      ...floor.openings,
      ...floor.doors,
      ...floor.joins,
    ];
    for (const part of [...parts, ...entries]) expect(Object.isFrozen(part)).toBe(true);
  }
  expect(start).toEqual(newFloor(1));
});
