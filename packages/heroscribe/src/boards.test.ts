import { EAST, edgeOf, SOUTH } from '@questhall/grid';
import { expect, test } from 'vitest';
import { BOARD_HEIGHT, BOARD_WIDTH, boardAt, bordersOf, edgeOfBridge } from './boards.ts';

const FOUR = { width: 2 * BOARD_WIDTH, height: 2 * BOARD_HEIGHT };
const at = (column: number, row: number): number => row * FOUR.width + column;

test('boards are counted row by row', () => {
  const corners = [at(25, 18), at(26, 18), at(25, 19), at(26, 19)];
  expect(corners.map((square) => boardAt(FOUR, square))).toEqual([0, 1, 2, 3]);
});

test('borders run between boards, and a bridge leads across one of them', () => {
  const borders = bordersOf(FOUR);
  expect(borders).toHaveLength(2 * BOARD_HEIGHT + 2 * BOARD_WIDTH);
  expect(bordersOf({ width: BOARD_WIDTH, height: BOARD_HEIGHT })).toEqual([]);
  expect(edgeOfBridge(FOUR, { column: 25, row: 9, isDown: false })).toBe(edgeOf(at(25, 9), EAST));
  expect(borders).toContain(edgeOfBridge(FOUR, { column: 4, row: 18, isDown: true }));
  expect(borders).not.toContain(edgeOf(at(4, 17), SOUTH));
});
