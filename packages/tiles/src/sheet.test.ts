import { DIRECTIONS, type Direction, EAST, NORTH, SOUTH, WEST } from '@questhall/grid';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  AHEAD,
  cellAt,
  forEachWay,
  kingSteps,
  LEFT,
  RIGHT,
  SHEET,
  stepTo,
  turnedBy,
  wayTo,
  xOf,
  yOf,
} from './sheet.ts';

const coordinate = fc.integer({ min: -89, max: 88 });

test('a square has coordinates, and they name it', () => {
  fc.assert(
    fc.property(coordinate, coordinate, (x, y) => {
      const cell = cellAt(x, y);
      expect([xOf(cell), yOf(cell)]).toEqual([x, y]);
      expect(cell >= 0 && cell < SHEET.size).toBe(true);
    }),
  );
});

test('a step goes one square that way, and the way back is the way to where one was', () => {
  const moves = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const;
  fc.assert(
    fc.property(coordinate, coordinate, fc.constantFrom(...DIRECTIONS), (x, y, way) => {
      const [right, down] = moves[way];
      const next = cellAt(x, y) + stepTo(way);
      expect(next).toBe(cellAt(x + right, y + down));
      expect(wayTo(cellAt(x, y), next)).toBe(way);
      expect(wayTo(next, cellAt(x, y))).toBe(turnedBy(turnedBy(way, RIGHT), RIGHT));
      expect(kingSteps(cellAt(x, y), next)).toBe(1);
    }),
  );
});

test('four quarter turns are none, and a left one takes a right one back', () => {
  for (const way of DIRECTIONS) {
    expect([1, 2, 3, 4].reduce<Direction>((turned) => turnedBy(turned, RIGHT), way)).toBe(way);
    expect(turnedBy(turnedBy(way, RIGHT), LEFT)).toBe(way);
    expect(turnedBy(way, AHEAD)).toBe(way);
  }
  expect([turnedBy(NORTH, RIGHT), turnedBy(NORTH, LEFT)]).toEqual([EAST, WEST]);
  expect(forEachWay((way) => way)).toEqual([NORTH, EAST, SOUTH, WEST]);
});

test('a king walks as far as the longer side, whichever way', () => {
  fc.assert(
    fc.property(coordinate, coordinate, coordinate, coordinate, (a, b, c, d) => {
      const [one, other] = [cellAt(a, b), cellAt(c, d)];
      expect(kingSteps(one, other)).toBe(Math.max(Math.abs(a - c), Math.abs(b - d)));
      expect(kingSteps(other, one)).toBe(kingSteps(one, other));
    }),
  );
});
