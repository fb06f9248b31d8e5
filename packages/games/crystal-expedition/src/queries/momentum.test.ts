import type { Bearing, Cell } from '@questhall/grid';
import { block, cellAt, freezeFloor, xOf, yOf } from '@questhall/tiles';
import { describe, expect, test } from 'vitest';
import type { Floor, Tile } from '../types/floor.ts';
import { advanceSquares, pushFrom } from './momentum.ts';
import { type Board, bearingTo, isWithin } from './squares.ts';

type Square = readonly [x: number, y: number];

/** One room, so wide and so deep, with walls all around. */
const roomOf = (width: number, depth: number): Floor =>
  freezeFloor({
    level: 1,
    next: 2,
    tiles: [{ id: 1, kind: 'small', cells: block(width, depth).map(([x, y]) => cellAt(x, y)) }],
    openings: [],
    doors: [],
    joins: [],
    shaft: null,
  });

const boardOf = (floor: Floor, ...taken: readonly Square[]): Board => ({
  floor,
  taken: new Set(taken.map(([x, y]) => cellAt(x, y))),
});

const at = (cells: readonly Cell[]): readonly Square[] => cells.map((cell) => [xOf(cell), yOf(cell)]);
const pushed = (board: Board, winner: Square, loser: Square): readonly Square[] =>
  at(pushFrom(board, cellAt(...winner), cellAt(...loser)).squares);
const advanced = (board: Board, winner: Square, loser: Square): readonly Square[] =>
  at(advanceSquares(board, cellAt(...winner), cellAt(...loser)));

const ROOM = roomOf(5, 5);

describe('[grid.eight-way-direction] a direction is straight or diagonal', () => {
  test.each<readonly [Square, Bearing]>([
    [[0, -1], 0],
    [[3, 1], 2],
    [[2, 1], 3],
    [[-1, 3], 4],
    [[-5, -2], 6],
    [[-2, -1], 7],
    [[1, -1], 1],
    [[-1, 1], 5],
  ])('%j', (offset, bearing) => {
    expect(bearingTo(cellAt(0, 0), cellAt(...offset))).toBe(bearing);
  });

  test('to oneself there is none', () => expect(bearingTo(cellAt(0, 0), cellAt(0, 0))).toBeNull());
});

test('[grid.distance] what is in range is near enough and in sight', () => {
  expect(isWithin(ROOM, cellAt(0, 0), cellAt(4, 3), 4)).toBe(true);
  expect(isWithin(ROOM, cellAt(0, 0), cellAt(4, 3), 3)).toBe(false);
  const beside: Tile = { id: 2, kind: 'small', cells: [cellAt(5, 0)] };
  const walled = freezeFloor({ ...ROOM, tiles: [...ROOM.tiles, beside] });
  expect(isWithin(walled, cellAt(4, 0), cellAt(5, 0), 1)).toBe(false);
});

describe('scenario 5: push into open floor and against a wall', () => {
  test('[momentum.hit-pushes-target] straight back', () => {
    expect(pushed(boardOf(ROOM), [2, 2], [2, 1])).toEqual([[2, 0]]);
  });

  test('[momentum.side-when-diagonals-blocked] [momentum.winner-chooses] flat against a wall, to a side', () => {
    expect(pushed(boardOf(ROOM), [2, 1], [2, 0])).toEqual([[1, 0], [3, 0]]); // biome-ignore format: a list
  });
});

test('[momentum.diagonal-when-blocked] [momentum.blocked-means] somebody behind: slanting', () => {
  expect(pushed(boardOf(ROOM, [2, 1]), [2, 3], [2, 2])).toEqual([[1, 1], [3, 1]]); // biome-ignore format: a list
  expect(pushed(boardOf(ROOM, [2, 1], [1, 1]), [2, 3], [2, 2])).toEqual([[3, 1]]);
});

test('scenario 6: [momentum.pinned] in the corner nobody moves', () => {
  expect(pushFrom(boardOf(ROOM), cellAt(1, 1), cellAt(0, 0))).toEqual({ squares: [], rule: 'momentum.pinned' });
  expect(pushed(boardOf(ROOM), [0, 1], [0, 0])).toEqual([[1, 0]]);
});

test('scenario 7: [momentum.miss-pushes-attacker] missed with the back to the wall', () => {
  expect(pushed(boardOf(ROOM), [2, 3], [2, 4])).toEqual([[3, 4], [1, 4]]); // biome-ignore format: a list
});

test('scenario 8: [momentum.ranged-advance] [momentum.ranged-miss] shots move both', () => {
  const hall = boardOf(roomOf(5, 12));
  expect(pushed(hall, [2, 8], [2, 3])).toEqual([[2, 2]]);
  expect(advanced(hall, [2, 8], [2, 2])).toEqual([[2, 7]]);
  expect(pushed(hall, [2, 3], [2, 8])).toEqual([[2, 9]]);
  expect(advanced(hall, [2, 3], [2, 9])).toEqual([[2, 4]]);
});

describe('scenario 9: slanting shot', () => {
  test('[momentum.advance-square] the step that strays least', () => {
    expect(pushed(boardOf(ROOM), [0, 0], [2, 1])).toEqual([[3, 2]]);
    expect(advanced(boardOf(ROOM), [0, 0], [3, 2])).toEqual([[1, 1]]);
  });

  test('only to a free square, and only nearer', () => {
    expect(advanced(boardOf(ROOM, [1, 1]), [0, 0], [3, 2])).toEqual([[1, 0]]);
    expect(advanced(boardOf(ROOM, [1, 1], [1, 0]), [0, 0], [3, 2])).toEqual([]);
  });
});

test('[momentum.open-doors-passable] through an open door, not through a closed one', () => {
  const beyond: Tile = { id: 2, kind: 'small', cells: [cellAt(2, -1)] };
  const door = { id: 3, near: cellAt(2, 0), far: cellAt(2, -1), isOpen: true };
  const open = freezeFloor({ ...ROOM, tiles: [...ROOM.tiles, beyond], doors: [door] });
  expect(pushed(boardOf(open), [2, 1], [2, 0])).toEqual([[2, -1]]);
  const closed = freezeFloor({ ...open, doors: [{ ...door, isOpen: false }] });
  expect(pushed(boardOf(closed), [2, 1], [2, 0])).toEqual([[1, 0], [3, 0]]); // biome-ignore format: a list
});
