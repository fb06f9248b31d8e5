import { type Cell, DIRECTIONS } from '@questhall/grid';
import { seedRng } from '@questhall/kernel';
import { expect, test } from 'vitest';
import type { Floor } from '../types/floor.ts';
import { newFloor } from './floor.ts';
import { glowSquares } from './glow.ts';
import { layPassage } from './passage.ts';
import { layRoom } from './room.ts';
import { beyond, exploreAny, onlyOpening, seenFrom } from './sample-floors.ts';

const start = newFloor(1);
const opening = onlyOpening(start);

const around = (cell: Cell): Cell[] =>
  [-1, 0, 1].flatMap((column) => [-1, 0, 1].map((row) => seenFrom(cell, 0, column, row)));

/** Squares beside a door, an opening, or where two tiles meet. */
const bordering = ({ doors, openings, joins }: Floor): Cell[] => [
  ...doors.flatMap(({ near, far }) => [near, far]),
  ...openings.flatMap(({ left, right }) => [left, right]),
  ...joins.flatMap(({ from, to }) => [from, to]),
];

function isWhole(cells: readonly Cell[]): boolean {
  const left = new Set(cells);
  const reached = cells.slice(0, 1);
  for (const cell of reached) {
    left.delete(cell);
    for (const way of DIRECTIONS) {
      const next = seenFrom(cell, way, 0, 1);
      if (left.delete(next)) reached.push(next);
    }
  }
  return left.size === 0;
}

test('[glow.placement] Glow lies on new tiles, beside no door and no opening, apart from other Glow, and cuts nothing off', () => {
  let placed = 0;
  for (let seed = 0; seed < 60; seed++) {
    const rng = seedRng(`fast:glow ${seed}`);
    let step = exploreAny(start, 0, false, rng);
    while (step !== null) {
      const { floor, laid, room } = step;
      const tiles = laid?.tiles ?? room?.tiles ?? [];
      const glow = glowSquares(floor, tiles, 3, [], rng);
      const isNew = floor.tiles.filter(({ id }) => tiles.includes(id));
      for (const cell of glow) {
        expect(isNew.some(({ cells }) => cells.includes(cell))).toBe(true);
        expect(bordering(floor)).not.toContain(cell);
        expect(glow.filter((other) => around(cell).includes(other))).toEqual([cell]);
      }
      for (const { cells } of isNew) expect(isWhole(cells.filter((cell) => !glow.includes(cell)))).toBe(true);
      placed += glow.length;
      step = exploreAny(floor, step.roomsFound, false, rng);
    }
  }
  expect(placed).toBeGreaterThan(1000);
});

test('[glow.placement] every square that is allowed comes up, and no other', () => {
  const { floor, tiles } = layPassage(
    start,
    opening,
    { sections: 1, end: 'right', doors: 0 },
    [],
    false,
    seedRng('fast:right'),
  );
  const seen = new Set<Cell>();
  for (let seed = 0; seed < 300; seed++)
    for (const cell of glowSquares(floor, tiles, 1, [], seedRng(`fast:${seed}`))) seen.add(cell);
  const allowed = [1, 2, 3].flatMap((row) => [beyond(opening, 0, row), beyond(opening, 1, row)]);
  expect(seen).toEqual(new Set([...allowed, beyond(opening, 0, 6)]));
});

test('[glow.placement] squares that are taken are not free, nor are those beside Glow', () => {
  const { floor, tiles } = layPassage(
    start,
    opening,
    { sections: 1, end: 'none', doors: 0 },
    [],
    false,
    seedRng('fast:none'),
  );
  const other = beyond(opening, 0, 1);
  for (let seed = 0; seed < 40; seed++) {
    const [cell, ...more] = glowSquares(floor, tiles, 2, [other, opening.left], seedRng(`fast:${seed}`));
    expect([beyond(opening, 0, 3), beyond(opening, 1, 3)]).toContain(cell);
    expect(more).toEqual([]);
  }
});

test('[glow.placement] Glow for which there is no square is left out', () => {
  const rng = seedRng('fast:much');
  const { floor, tiles } = layPassage(start, opening, { sections: 1, end: 'none', doors: 0 }, [], false, rng);
  const glow = glowSquares(floor, tiles, 9, [], rng);
  expect(glow.length).toBeGreaterThan(0);
  expect(glow.length).toBeLessThanOrEqual(2);
  expect(glowSquares(floor, tiles, 0, [], rng)).toEqual([]);
  expect(glowSquares(floor, [], 3, [], rng)).toEqual([]);
  expect(glowSquares(floor, tiles, 3, [beyond(opening, 0, 2)], rng)).toEqual([]);
});

test('[glow.placement] a hero in the door does not keep Glow away from the squares near it, the door does', () => {
  const { floor, door } = layPassage(
    start,
    opening,
    { sections: 1, end: 'none', doors: 1 },
    [],
    false,
    seedRng('fast:door'),
  );
  if (door === null) throw new RangeError('no door');
  const room = layRoom(floor, door, 'small', 0, [door.near], false, seedRng('fast:door'));
  const seen = new Set<Cell>();
  for (let seed = 0; seed < 400; seed++) {
    for (const cell of glowSquares(room.floor, room.tiles, 1, [door.near], seedRng(`fast:${seed}`))) seen.add(cell);
  }
  expect(seen.size).toBe(24);
  expect(seen.has(door.far)).toBe(false);
});
