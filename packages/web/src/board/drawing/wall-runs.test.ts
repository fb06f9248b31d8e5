import { expect, test } from 'vitest';
import { joinSides, sideKey, sideOf } from './wall-runs.ts';

test('sides in one line are joined, others are not', () => {
  const side = (column: number, row: number, isStanding: boolean) => ({ column, row, isStanding });
  const runs = joinSides([
    side(2, 0, false),
    side(0, 0, false),
    side(1, 0, false),
    side(4, 0, false),
    side(1, 1, true),
    side(1, 2, true),
  ]);
  expect(runs).toEqual([
    { column: 0, row: 0, isStanding: false, length: 3 },
    { column: 4, row: 0, isStanding: false, length: 1 },
    { column: 1, row: 1, isStanding: true, length: 2 },
  ]);
});

test('two squares share the side between them', () => {
  expect(sideKey(sideOf(5, 1, 4))).toBe(sideKey(sideOf(6, 3, 4)));
  expect(sideKey(sideOf(1, 2, 4))).toBe(sideKey(sideOf(5, 0, 4)));
});
