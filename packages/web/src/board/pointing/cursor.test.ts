import { expect, test } from 'vitest';
import { isSame, onSquare, type Steps, steppedTo } from './cursor.ts';
import type { Aim } from './pointing.ts';

const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3];
const DOOR = 77;

/** Three squares in a row, 0 to 2, with a door between the first two. */
const steps: Steps = {
  beside(square, direction) {
    const next = direction === EAST ? square + 1 : direction === WEST ? square - 1 : -1;
    return next > 2 ? -1 : next;
  },
  doorAt: (square, direction) =>
    (square === 0 && direction === EAST) || (square === 1 && direction === WEST) ? DOOR : null,
};

const walked = (from: Aim, ...directions: readonly number[]): Aim =>
  directions.reduce((aim, direction) => steppedTo(steps, aim, direction), from);

test('a door on the way is stopped at, and the same key leads past it', () => {
  expect(walked(onSquare(0), EAST)).toEqual({ square: 0, door: DOOR, isExact: true });
  expect(walked(onSquare(0), EAST, EAST)).toEqual(onSquare(1));
  expect(walked(onSquare(1), WEST, WEST)).toEqual(onSquare(0));
});

test('back from a door is where one came from, and aside is beside that', () => {
  expect(walked(onSquare(0), EAST, WEST)).toEqual(onSquare(0));
  expect(walked(onSquare(1), WEST, EAST)).toEqual(onSquare(1));
  expect(walked(onSquare(0), EAST, NORTH)).toEqual(onSquare(-1));
  expect(walked(onSquare(1), WEST, SOUTH)).toEqual(onSquare(-1));
});

test('where there is no door the next square comes at once', () => {
  expect(walked(onSquare(1), EAST)).toEqual(onSquare(2));
});

test('a door and its square are not the same place', () => {
  expect(isSame(onSquare(0), walked(onSquare(0), EAST))).toBe(false);
  expect(isSame(walked(onSquare(0), EAST), { square: 0, door: DOOR, isExact: false })).toBe(true);
  expect(isSame(null, onSquare(0))).toBe(false);
  expect(isSame(null, null)).toBe(true);
});
