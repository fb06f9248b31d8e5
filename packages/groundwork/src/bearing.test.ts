import type { Bearing } from '@questhall/grid';
import { cellAt } from '@questhall/tiles';
import { expect, test } from 'vitest';
import { bearingBy } from './bearing.ts';

test.each<readonly [x: number, y: number, times: number, bearing: Bearing | null]>([
  [0, 0, 2, null],
  [0, -1, 2, 0],
  [1, -1, 2, 1],
  [1, 0, 2, 2],
  [1, 1, 2, 3],
  [0, 1, 2, 4],
  [-1, 1, 2, 5],
  [-1, 0, 2, 6],
  [-1, -1, 2, 7],
  [4, 2, 2, 3],
  [5, 2, 2, 2],
  [2, -5, 2, 0],
  [5, 2, 3, 3],
  [-1, 3, 3, 5],
  [-1, 4, 3, 4],
])('%j, %j counts as straight where it is more than %j times as long: %j', (x, y, times, bearing) =>
  expect(bearingBy(cellAt(0, 0), cellAt(x, y), times)).toBe(bearing),
);
