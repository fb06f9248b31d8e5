import { expect, test } from 'vitest';
import { bearingOf, legsBetween } from './where.ts';

const COLUMNS = 10;
const legs = (right: number, down: number): unknown => legsBetween(55, 55 + down * COLUMNS + right, COLUMNS);

test('a square lies straight, by the diagonal, or along one way and then the other', () => {
  expect(legs(0, 0)).toEqual([]);
  expect(legs(0, -3)).toEqual([{ bearing: 0, squares: 3 }]);
  expect(legs(-2, 0)).toEqual([{ bearing: 6, squares: 2 }]);
  expect(legs(2, -2)).toEqual([{ bearing: 1, squares: 2 }]);
  expect(legs(-1, 1)).toEqual([{ bearing: 5, squares: 1 }]);
  expect(legs(1, 3)).toEqual([
    { bearing: 4, squares: 3 },
    { bearing: 2, squares: 1 },
  ]);
});

test('each of the eight directions has its share of the circle', () => {
  const ring = [
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
  ] as const;
  expect(ring.map(([right, down]) => bearingOf(right, down))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect([bearingOf(5, -1), bearingOf(-1, -5), bearingOf(2, -3)]).toEqual([2, 0, 1]);
});
