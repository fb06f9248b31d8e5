import { expect, test } from 'vitest';
import { blockBetween } from './sight-block.ts';
import { sideOf } from './wall-runs.ts';

const open = { width: 10, isWall: () => false, isBody: () => false };

test('nothing is in the way on an open floor', () => {
  expect(blockBetween(0, 57, open)).toEqual({ sides: [], bodies: [] });
});

test('everybody between the two is named, but not the two themselves', () => {
  expect(blockBetween(20, 25, { ...open, isBody: () => true }).bodies).toEqual([21, 22, 23, 24]);
});

test('the wall that is crossed is named', () => {
  const isWall = (square: number, direction: number): boolean => square === 22 && direction === 1;
  expect(blockBetween(20, 25, { ...open, isWall }).sides).toEqual([sideOf(22, 1, 10)]);
});
