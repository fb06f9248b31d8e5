import { describe, expect, test } from 'vitest';
import { EAST, edgeAt, makeGrid } from './grid.ts';
import { sees } from './sight.ts';
import { setWall, wallOff, wallsBetween } from './walls.ts';

const PLAN = [
  '..........................',
  '.AAAABBB.GGGGHHHHHKKKLLLL.',
  '.AAAABBB.GGGGHHHHHKKKLLLL.',
  '.AAAABBB.GGGGHHHHHKKKLLLL.',
  '.AAAABBB.GGGGJJJJJKKKLLLL.',
  '.CCCCBBB.GGGGJJJJJKKKLLLL.',
  '.CCCCDDD..................',
  '.CCCCDDD.ZZZZZZYY.MMMNNNN.',
  '.EEEEDDD.ZZZZZZYY.MMMNNNN.',
  '.EEEEFFF.ZZZZZZYY.MMMNNNN.',
  '.EEEEFFF.ZZZZZZYY.MMMPPPP.',
  '.EEEEFFF.ZZZZZZYY.QQQPPPP.',
  '..................QQQPPPP.',
  '.TTTTTUUUWWWWXXXX.QQQPPPP.',
  '.TTTTTUUUWWWWXXXX.QQQSSSS.',
  '.TTTTTVVVWWWWXXXX.RRRSSSS.',
  '.TTTTTVVVWWWWXXXX.RRRSSSS.',
  '.TTTTTVVVWWWWXXXX.RRRSSSS.',
  '..........................',
];

type Place = readonly [column: number, row: number];

interface Things {
  /** Doors on the east side of these squares, open. */
  readonly doors?: readonly Place[];
  readonly figures?: readonly Place[];
  readonly rocks?: readonly Place[];
}

const grid = makeGrid(26, 19);
const cellAt = ([column, row]: Place): number => row * grid.width + column;
const areaOf = Array.from(PLAN.join(''), (letter) => letter.charCodeAt(0));

function looks(from: Place, to: Place, { doors = [], figures = [], rocks = [] }: Things = {}): boolean {
  const walls = wallsBetween(grid, areaOf);
  for (const door of doors) setWall(grid, walls, edgeAt(grid, cellAt(door), EAST), false);
  for (const rock of rocks) wallOff(grid, walls, cellAt(rock));
  const bodies = new Uint8Array(grid.size);
  for (const figure of figures) bodies[cellAt(figure)] = 1;
  const isSeen = sees(grid, walls, bodies, cellAt(from), cellAt(to));
  expect(sees(grid, walls, bodies, cellAt(to), cellAt(from))).toBe(isSeen);
  return isSeen;
}

describe('the campaign plan', () => {
  test('has 140 corridor squares and 24 rooms', () => {
    expect(areaOf.length).toBe(494);
    expect(areaOf.filter((area) => area === '.'.charCodeAt(0)).length).toBe(140);
    expect(new Set(areaOf).size).toBe(25);
  });

  test('L1: across the empty central room', () => {
    expect(looks([9, 7], [14, 11])).toBe(true);
  });

  test('L2: a figure in the line hides what is behind it', () => {
    expect(looks([9, 9], [13, 9], { figures: [[11, 9]] })).toBe(false);
    expect(looks([9, 9], [13, 9])).toBe(true);
  });

  test('L3: figures whose corners are only touched do not', () => {
    const figures: Place[] = [
      [10, 7],
      [9, 8],
    ];
    expect(looks([9, 7], [11, 9], { figures })).toBe(true);
  });

  test('L4: a figure on the diagonal does', () => {
    expect(looks([9, 7], [11, 9], { figures: [[10, 8]] })).toBe(false);
  });

  test('L5: through an open door, not through a closed one', () => {
    expect(looks([8, 9], [12, 9], { doors: [[8, 9]] })).toBe(true);
    expect(looks([8, 9], [12, 9])).toBe(false);
  });

  test('L6: past the door post', () => {
    expect(looks([8, 8], [10, 10], { doors: [[8, 9]] })).toBe(true);
    expect(looks([8, 8], [10, 10])).toBe(false);
  });

  test('L7: the wall beside an open door', () => {
    expect(looks([8, 7], [10, 10], { doors: [[8, 9]] })).toBe(false);
  });

  test('L8: not through the middle of a straight wall', () => {
    expect(looks([7, 1], [8, 2])).toBe(false);
  });

  test('L9: round the corner of a room, past a figure, not past a fallen block', () => {
    expect(looks([8, 5], [9, 6])).toBe(true);
    expect(looks([8, 5], [9, 6], { figures: [[8, 6]] })).toBe(true);
    expect(looks([8, 5], [9, 6], { rocks: [[8, 6]] })).toBe(false);
  });

  test('L10: not through the corner of a room', () => {
    expect(looks([8, 4], [9, 6])).toBe(false);
  });

  test('L11: along a corridor until a blocked square', () => {
    expect(looks([8, 6], [12, 6])).toBe(true);
    expect(looks([8, 6], [12, 6], { rocks: [[10, 6]] })).toBe(false);
  });

  test('L12: a steep line enters two squares and no others', () => {
    expect(looks([9, 7], [10, 9], { figures: [[9, 8]] })).toBe(false);
    expect(looks([9, 7], [10, 9], { figures: [[10, 8]] })).toBe(false);
    const figures: Place[] = [
      [10, 7],
      [9, 9],
    ];
    expect(looks([9, 7], [10, 9], { figures })).toBe(true);
  });

  test('L13: through two doors, if both are open', () => {
    const [near, far]: [Place, Place] = [
      [7, 10],
      [8, 10],
    ];
    expect(looks([5, 10], [12, 10], { doors: [near, far] })).toBe(true);
    expect(looks([5, 10], [12, 10], { doors: [near] })).toBe(false);
    expect(looks([5, 10], [12, 10], { doors: [far] })).toBe(false);
  });
});
