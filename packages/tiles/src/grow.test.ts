import { type Cell, DIRECTIONS, hasWall, isAdjacent, NORTH } from '@questhall/grid';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freezeFloor, grown, joinsAt, walledUp } from './grow.ts';
import { doorsAt, isClosed, openingAt } from './look.ts';
import { isFree, tileAt } from './occupancy.ts';
import { explored, exploreOne, firstFloor, type SampleFloor } from './sample-floors.ts';
import { cellAt, SHEET, stepTo } from './sheet.ts';
import { wallsOf } from './walls.ts';

const choices = fc.array(fc.nat(1000), { maxLength: 25 });

const cellsIn = ({ tiles }: SampleFloor): Cell[] => tiles.flatMap(({ cells }) => cells);

const areOpen = (floor: SampleFloor, a: Cell, b: Cell): boolean => isAdjacent(SHEET, wallsOf(floor), a, b);

/** Something holds of every floor on the way, not only of the last. */
function always(check: (floor: SampleFloor, before: SampleFloor) => void): void {
  fc.assert(
    fc.property(choices, (list) => {
      let floor = firstFloor();
      check(floor, floor);
      for (const choice of list) {
        const before = floor;
        floor = exploreOne(floor, choice);
        check(floor, before);
      }
    }),
  );
}

describe('a floor that grows', () => {
  test('never overlaps itself, and every square knows its tile', () => {
    always((floor) => {
      const cells = cellsIn(floor);
      expect(new Set(cells).size).toBe(cells.length);
      for (const tile of floor.tiles) {
        expect(tile.cells.filter((cell) => tileAt(floor, cell) !== tile || isFree(floor.tiles, cell, [0]))).toEqual([]);
      }
    });
  });

  test('uses no number twice, and keeps the next one free', () => {
    always(({ tiles, openings, doors, next }) => {
      const ids = [...tiles, ...openings, ...doors].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(Math.max(...ids)).toBeLessThan(next);
    });
  });

  test('has walls that agree from both sides, and nothing but wall where no tile lies', () => {
    always((floor) => {
      const walls = wallsOf(floor);
      const laid = new Set(cellsIn(floor));
      const wrong: Cell[] = [];
      for (const cell of laid)
        for (const way of DIRECTIONS) {
          const other = cell + stepTo(way);
          const back = DIRECTIONS[(way + 2) % 4] ?? NORTH;
          if (hasWall(walls, cell, way) !== hasWall(walls, other, back)) wrong.push(cell);
          if (!laid.has(other) && (walls[other] !== 0b1111 || !hasWall(walls, cell, way))) wrong.push(cell);
        }
      expect(wrong).toEqual([]);
      expect(wallsOf(floor)).toBe(walls);
    });
  });

  test('is open within a tile, where tiles are joined and through open doors, and nowhere else', () => {
    always((floor) => {
      const ways = new Set<string>();
      const add = (a: Cell, b: Cell): void => void ways.add(`${a} ${b}`).add(`${b} ${a}`);
      for (const { from, to } of floor.joins) add(from, to);
      for (const { near, far, isOpen } of floor.doors) if (isOpen) add(near, far);
      const edges = cellsIn(floor).flatMap((cell) => DIRECTIONS.map((way) => [cell, cell + stepTo(way)] as const));
      const wrong = edges.filter(([cell, other]) => {
        const isOneTile = tileAt(floor, cell) === tileAt(floor, other);
        return areOpen(floor, cell, other) !== (isOneTile || ways.has(`${cell} ${other}`));
      });
      expect(wrong).toEqual([]);
    });
  });

  test('loses an end or a door with every step, and leaves the floor before it as it was', () => {
    always((floor, before) => {
      if (floor === before) return;
      const isLeft = ({ id }: { readonly id: number }): boolean =>
        floor.openings.some((one) => one.id === id) || floor.doors.some((one) => one.id === id && !one.isOpen);
      const open = [...before.openings, ...before.doors.filter(({ isOpen }) => !isOpen)];
      expect(open.filter((end) => !isLeft(end))).toHaveLength(1);
      expect(floor.tiles.slice(0, before.tiles.length)).toEqual(before.tiles);
    });
  });
});

test('a square borders the opening that it belongs to, and no other', () => {
  const floor = firstFloor();
  const [opening] = floor.openings;
  expect(opening).toMatchObject({ left: cellAt(0, -2), right: cellAt(1, -2), way: NORTH, tile: 1 });
  expect([cellAt(0, -2), cellAt(1, -2)].map((cell) => openingAt(floor, cell))).toEqual([opening, opening]);
  expect(openingAt(floor, cellAt(0, -1))).toBeNull();
});

test('a door has its near side alone until it is open, and is gone when it is walled up', () => {
  const [near, far] = [cellAt(1, -1), cellAt(2, -1)];
  const door = { id: 9, near, far, isOpen: false };
  const closed = freezeFloor({ ...firstFloor(), doors: [door], next: 10 });
  expect([doorsAt(closed, near), doorsAt(closed, far)]).toEqual([[door], []]);
  const tiles = [{ id: 10, kind: 'closet', cells: [far] }] as const;
  const open = grown(closed, { explored: 9, tiles, openings: [], doors: [], joins: [], next: 11 });
  expect(open.doors).toEqual([{ ...door, isOpen: true }]);
  expect([doorsAt(open, near), doorsAt(open, far), doorsAt(open, cellAt(0, 0))]).toEqual([open.doors, open.doors, []]);
  expect([areOpen(closed, near, far), areOpen(open, near, far)]).toEqual([false, true]);
  expect(walledUp(closed, 9).doors).toEqual([]);
});

test('a floor is closed when no end and no closed door is left', () => {
  const floor = firstFloor();
  expect(isClosed(floor)).toBe(false);
  const dead = walledUp(floor, 2);
  expect([dead.openings, isClosed(dead)]).toEqual([[], true]);
  const door = { id: 9, near: cellAt(1, -1), far: cellAt(2, -1), isOpen: false };
  expect([false, true].map((isOpen) => isClosed({ ...dead, doors: [{ ...door, isOpen }] }))).toEqual([false, true]);
});

test('tiles are joined over both squares of a passage', () => {
  expect(joinsAt(cellAt(0, -3), NORTH)).toEqual([
    { from: cellAt(0, -2), to: cellAt(0, -3) },
    { from: cellAt(1, -2), to: cellAt(1, -3) },
  ]);
});

test('nothing lies on the rim of the sheet', () => {
  const rim = { low: -90, high: 89 };
  const isOpen = (x: number, y: number): boolean => isFree([], cellAt(x, y), [0]);
  for (const at of [rim.low, 0, rim.high])
    expect([isOpen(rim.low, at), isOpen(at, rim.low), isOpen(rim.high, at), isOpen(at, rim.high)]).toEqual(
      Array.from({ length: 4 }, () => false),
    );
  expect([isOpen(rim.low + 1, 0), isOpen(0, rim.high - 1)]).toEqual([true, true]);
  expect([1, -1].map((offset) => isFree([], cellAt(rim.low + 1, 0), [offset]))).toEqual([true, false]);
});

test('floors are values: frozen to the bottom, with what a game keeps on them', () => {
  const floor = freezeFloor({ ...explored([1, 4, 6, 3]), stock: { hall: 3 } });
  const lists = [floor.tiles, floor.openings, floor.doors, floor.joins];
  const parts = [floor, floor.stock, ...lists, ...lists.flat(), ...floor.tiles.map(({ cells }) => cells)];
  expect(parts.length).toBeGreaterThan(20);
  for (const part of parts) expect(Object.isFrozen(part)).toBe(true);
});
