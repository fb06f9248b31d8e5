import type { Cell } from '@questhall/grid';
import { block, cellAt, type Floor, freezeFloor, xOf, yOf } from '@questhall/tiles';
import { describe, expect, test } from 'vitest';
import { bearingBy } from './bearing.ts';
import { crowdedSquares, forcedWay, nearerSquares, retreatOf, type Skirmish } from './shoving.ts';

type Square = readonly [x: number, y: number];

/** One room, so wide and so deep, with walls all around. */
const roomOf = (width: number, depth: number): Floor =>
  freezeFloor({
    level: 1,
    next: 2,
    tiles: [{ id: 1, kind: 'hall', cells: block(width, depth).map(([x, y]) => cellAt(x, y)) }],
    openings: [],
    doors: [],
    joins: [],
  });

const [ROOM, CLOSET] = [roomOf(5, 5), roomOf(1, 2)];

/** Who stands there, by the place in the list. */
const among = (floor: Floor, ...standing: readonly Square[]): Skirmish => {
  const cells = standing.map(([x, y]) => cellAt(x, y));
  return {
    floor,
    bearing: (from, to) => bearingBy(from, to, 2),
    isFree: (cell) => !cells.includes(cell),
    whoIsOn: (cell) => (cells.includes(cell) ? cells.indexOf(cell) : null),
  };
};
const at = ([x, y]: Square): Cell => cellAt(x, y);
const squares = (cells: readonly Cell[]): readonly Square[] => cells.map((cell) => [xOf(cell), yOf(cell)]);
const retreat = (skirmish: Skirmish, pusher: Square, pushed: Square) => {
  const { squares: cells, tier } = retreatOf(skirmish, at(pusher), at(pushed));
  return [tier, ...squares(cells)];
};

describe('a retreat', () => {
  test('goes straight back, slanting if that is barred, else to a side', () => {
    expect(retreat(among(ROOM), [2, 3], [2, 2])).toEqual([0, [2, 1]]);
    expect(retreat(among(ROOM, [2, 1]), [2, 3], [2, 2])).toEqual([1, [1, 1], [3, 1]]);
    expect(retreat(among(ROOM, [2, 1], [1, 1]), [2, 3], [2, 2])).toEqual([1, [3, 1]]);
    expect(retreat(among(ROOM), [2, 3], [2, 4])).toEqual([2, [3, 4], [1, 4]]);
  });

  test('leads nowhere out of a corner, nor from oneself', () => {
    expect(retreat(among(ROOM), [1, 1], [0, 0])).toEqual([null]);
    expect(retreat(among(ROOM), [2, 2], [2, 2])).toEqual([null]);
  });
});

describe('those who could be shoved on', () => {
  test('are whoever has somewhere to go', () => {
    const skirmish = among(ROOM, [0, 2], [1, 2], [2, 2], [0, 1], [1, 1]);
    expect(squares(crowdedSquares(skirmish, at([2, 2]), at([1, 2]), [1, 2]))).toEqual([
      [0, 2],
      [0, 1],
      [1, 1],
    ]);
  });

  test('or can make another shove on', () => {
    const row: readonly Square[] = [0, 1, 2, 3].map((y) => [0, y]);
    const corridor = roomOf(1, 5);
    expect(squares(crowdedSquares(among(corridor, ...row), at([0, 0]), at([0, 1]), [0, 1]))).toEqual([[0, 2]]);
    expect(crowdedSquares(among(roomOf(1, 4), ...row), at([0, 0]), at([0, 1]), [0, 1])).toEqual([]);
  });

  test('are nobody twice', () => {
    expect(crowdedSquares(among(CLOSET, [0, 0], [0, 1]), at([0, 1]), at([0, 0]), [1])).toEqual([]);
    const row = among(ROOM, [0, 0], [1, 0], [2, 0]);
    expect(crowdedSquares(row, at([0, 0]), at([1, 0]), [0, 1, 2])).toEqual([]);
    expect(crowdedSquares(row, at([1, 0]), at([1, 0]), [])).toEqual([]);
  });
});

describe('a way that somebody is moved over', () => {
  test('ends after so many squares, at a wall and before somebody', () => {
    expect(squares(forcedWay(among(ROOM), at([0, 0]), 2, () => 2))).toEqual([
      [1, 0],
      [2, 0],
    ]);
    expect(forcedWay(among(ROOM), at([0, 0]), 9, () => 2)).toHaveLength(4);
    expect(squares(forcedWay(among(ROOM, [2, 0]), at([0, 0]), 9, () => 2))).toEqual([[1, 0]]);
  });

  test('turns and ends as it is told', () => {
    const onwards = (cell: Cell) => (xOf(cell) < 2 ? 2 : yOf(cell) < 1 ? 4 : null);
    expect(squares(forcedWay(among(ROOM), at([0, 0]), 9, onwards))).toEqual([
      [1, 0],
      [2, 0],
      [2, 1],
    ]);
  });
});

test('a step nearer leads to a free square from which it is less far', () => {
  const far = (cell: Cell) => Math.abs(xOf(cell) - 4);
  expect(squares(nearerSquares(among(ROOM, [3, 2]), at([2, 2]), far))).toEqual([
    [3, 1],
    [3, 3],
  ]);
  expect(nearerSquares(among(ROOM), at([4, 2]), far)).toEqual([]);
});
