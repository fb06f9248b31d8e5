import { expect, test } from 'vitest';
import { BEARINGS, strideOf, turned, waysFrom } from './compass.ts';
import { makeFlood, pathTo } from './flood.ts';
import { edgeBetween, makeGrid } from './grid.ts';
import { roam } from './roam.ts';
import { openFloor, setWall, type Walls } from './walls.ts';

const grid = makeGrid(7, 7);
const at = (x: number, y: number): number => y * 7 + x;
const ALL_WAYS = 0b1111_1111;

const waysOf = (walls: Walls): Uint8Array => Uint8Array.from(walls, (_, cell) => waysFrom(grid, walls, cell));

test('neighbours lie in eight directions, and fewer at the rim', () => {
  const walls = openFloor(grid);
  expect(waysFrom(grid, walls, at(3, 3))).toBe(ALL_WAYS);
  expect(waysFrom(grid, walls, at(0, 0))).toBe(0b0001_1100);
  expect(waysFrom(grid, walls, at(6, 6))).toBe(0b1100_0001);
});

test('a corner can be rounded while one of the two ways around it is open', () => {
  const walls = openFloor(grid);
  const isNear = (): boolean => ((waysFrom(grid, walls, at(3, 3)) >> 1) & 1) === 1;
  setWall(grid, walls, edgeBetween(grid, at(3, 3), at(3, 2)), true);
  expect(isNear()).toBe(true);
  setWall(grid, walls, edgeBetween(grid, at(4, 3), at(4, 2)), true);
  expect(isNear()).toBe(false);
});

test('what is near is near from both sides, whatever walls there are', () => {
  const walls = openFloor(grid);
  for (const [a, b] of [
    [at(1, 1), at(2, 1)],
    [at(2, 1), at(2, 2)],
    [at(4, 4), at(5, 4)],
    [at(4, 5), at(5, 5)],
  ] as const)
    setWall(grid, walls, edgeBetween(grid, a, b), true);
  const ways = waysOf(walls);
  for (let cell = 0; cell < grid.size; cell++)
    for (const bearing of BEARINGS) {
      if ((((ways[cell] ?? 0) >> bearing) & 1) === 0) continue;
      expect(((ways[cell + strideOf(grid, bearing)] ?? 0) >> turned(bearing, 4)) & 1).toBe(1);
    }
});

test('roaming counts a diagonal step as one and keeps off what is barred', () => {
  const ways = waysOf(openFloor(grid));
  const flood = makeFlood(grid);
  roam(grid, ways, null, at(0, 0), 3, flood);
  expect(flood.distance[at(3, 3)]).toBe(3);
  expect(flood.distance[at(4, 0)]).toBe(-1);
  expect(flood.count).toBe(16);
  const barred = new Uint8Array(grid.size);
  barred[at(1, 1)] = 1;
  barred[at(1, 0)] = 1;
  roam(grid, ways, barred, at(0, 0), 9, flood);
  expect(flood.distance[at(1, 1)]).toBe(-1);
  expect(pathTo(flood, at(2, 0))).toEqual([at(0, 1), at(1, 2), at(2, 1), at(2, 0)]);
  const stops = new Uint8Array(grid.size);
  for (let x = 0; x < 7; x++) stops[at(x, 2)] = 1;
  stops[at(0, 0)] = 1;
  roam(grid, ways, null, at(0, 0), 9, flood, stops);
  expect(flood.count).toBe(21);
  expect(flood.distance[at(3, 2)]).toBe(3);
  expect(flood.distance[at(3, 3)]).toBe(-1);
});
