import { cellAt, type Door, grown, xOf, yOf } from '@questhall/tiles';
import { describe, expect, test } from 'vitest';
import type { RoomType, RoomWall } from '../content/exploration.ts';
import type { Floor, Tile } from '../types/floor.ts';
import { roomCrystals } from './crystals.ts';
import { newFloor } from './floor.ts';
import { type LaidRoom, layRoom } from './room.ts';

type Square = readonly [x: number, y: number];

/** A door at the north side of the stairs. */
const DOOR: Door = { id: 50, near: cellAt(0, 0), far: cellAt(0, -1), isOpen: false };

/** The stairs, with that door, and rubble on these squares. */
function floorWith(...squares: readonly Square[]): Floor {
  const stairs = newFloor(1);
  const rubble = squares.map(([x, y], at): Tile => ({ id: 900 + at, kind: 'section', cells: [cellAt(x, y)] }));
  return grown(stairs, { explored: -1, tiles: rubble, openings: [], doors: [DOOR], joins: [], next: stairs.next });
}

const open = (floor: Floor, type: RoomType, walls: readonly RoomWall[] = [], mustLeadOn = false): LaidRoom =>
  layRoom(floor, DOOR, type, walls, mustLeadOn);

/** From its near left to its far right square. */
function extent({ room }: LaidRoom): string {
  const [xs, ys] = [xOf, yOf].map((of) => room?.tile.cells.map(of) ?? []);
  return `${Math.min(...(xs ?? []))},${Math.max(...(ys ?? []))} to ${Math.max(...(xs ?? []))},${Math.min(...(ys ?? []))}`;
}

describe('[tiles.room-alignment] the door meets the middle of the wall', () => {
  test.each([
    ['small', '-2,-1 to 2,-5'],
    ['big-by-short-side', '-2,-1 to 2,-10'],
    ['big-by-long-side', '-4,-1 to 5,-5'],
  ] as const)('%s', (type, squares) => {
    expect(extent(open(floorWith(), type))).toBe(squares);
  });

  test('shifted to the fourth square before the second, as whoever comes in counts them', () => {
    expect(extent(open(floorWith([2, -3]), 'small'))).toBe('-3,-1 to 1,-5');
    expect(extent(open(floorWith([-2, -3]), 'small'))).toBe('-1,-1 to 3,-5');
  });

  test('a big room is turned, and then it is a small one', () => {
    const turned = open(floorWith([0, -8], [-1, -8], [1, -8], [2, -8], [-2, -8]), 'big-by-short-side');
    expect(turned.room?.site.type).toBe('big-by-long-side');
    const small = open(floorWith([0, -8], [5, -3], [-5, -3]), 'big-by-long-side');
    expect(small).toMatchObject({ room: { tile: { kind: 'small' } }, rule: 'tiles.room-alignment' });
  });

  test('if nothing fits the door is bricked up', () => {
    const { floor, room } = open(floorWith([0, -2]), 'small');
    expect([room, floor.doors]).toEqual([null, []]);
  });
});

describe('[room.doors-and-chest] further doors are in the middle of their walls', () => {
  test.each<readonly [RoomType, RoomWall, Square, Square]>([
    ['small', 'ahead', [0, -5], [0, -6]],
    ['small', 'left', [-2, -3], [-3, -3]],
    ['small', 'right', [2, -3], [3, -3]],
    ['big-by-short-side', 'left', [-2, -5], [-3, -5]],
    ['big-by-short-side', 'right', [2, -6], [3, -6]],
    ['big-by-long-side', 'ahead', [0, -5], [0, -6]],
  ])('%s, %s', (type, wall, near, far) => {
    const [door] = open(floorWith(), type, [wall]).doors;
    expect([door?.near, door?.far]).toEqual([cellAt(...near), cellAt(...far)]);
  });
});

describe('[tiles.room-door-needs-space] a further door needs a passage behind it', () => {
  test('with its left lane at the door, or else with its right', () => {
    expect(open(floorWith([1, -8]), 'small', ['ahead']).doors).toHaveLength(1);
    expect(open(floorWith([-1, -8]), 'small', ['ahead']).doors).toHaveLength(1);
  });

  test('else there is none', () => {
    expect(open(floorWith([0, -8]), 'small', ['ahead'])).toMatchObject({
      doors: [],
      rule: 'tiles.room-door-needs-space',
    });
  });
});

test('[explore.last-way-on] where nothing else is left to explore a room has a door, ahead, left or right', () => {
  const wallsOf = (floor: Floor): readonly Square[] =>
    open(floor, 'small', [], true).doors.map(({ near }) => [xOf(near), yOf(near)]);
  expect(wallsOf(floorWith())).toEqual([[0, -5]]);
  expect(wallsOf(floorWith([0, -8]))).toEqual([[-2, -3]]);
  expect(wallsOf(floorWith([0, -8], [-5, -3]))).toEqual([[2, -3]]);
  expect(wallsOf(floorWith([0, -8], [-5, -3], [5, -3]))).toEqual([]);
});

describe('[room.crystals] Crystals lie in the corners, the far ones first', () => {
  const at = (laid: LaidRoom, count: number): readonly Square[] => {
    if (laid.room === null) throw new Error('no room');
    return roomCrystals(laid.floor, laid.room.site, count).map((cell) => [xOf(cell), yOf(cell)]);
  };

  test('far left, far right, near left, near right', () => {
    expect(at(open(floorWith(), 'small'), 4)).toEqual([[-2, -5], [2, -5], [-2, -1], [2, -1]]); // biome-ignore format: a list
    expect(at(open(floorWith(), 'small'), 1)).toEqual([[-2, -5]]);
  });

  test('a corner at a door is left out for the next', () => {
    const shifted = open(floorWith([1, -3]), 'small'); // the door meets its last square
    expect(extent(shifted)).toBe('-4,-1 to 0,-5');
    expect(at(shifted, 4)).toEqual([[-4, -5], [0, -5], [-4, -1]]); // biome-ignore format: a list
  });
});
