import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS, EAST, edgeAt, edgeBetween, type Grid, makeGrid, NORTH, SOUTH, WEST } from './grid.ts';
import { hasWall, isAdjacent, openFloor, setWall, type Walls, wallOff, wallsBetween } from './walls.ts';

const sides = fc.integer({ min: 1, max: 9 });

function expectSound(grid: Grid, walls: Walls): void {
  for (let cell = 0; cell < grid.size; cell++) {
    expect(walls[cell]).toBeLessThan(16);
    for (const direction of DIRECTIONS) {
      const other = grid.neighbour[cell * 4 + direction] ?? -1;
      const back = DIRECTIONS[(direction + 2) % 4] ?? NORTH;
      expect(hasWall(walls, cell, direction)).toBe(other === -1 || hasWall(walls, other, back));
    }
  }
}

test('an open floor has the outer walls and no other', () => {
  const grid = makeGrid(3, 3);
  const nw = (1 << NORTH) | (1 << WEST);
  const ne = (1 << NORTH) | (1 << EAST);
  const sw = (1 << SOUTH) | (1 << WEST);
  const se = (1 << SOUTH) | (1 << EAST);
  expect(Array.from(openFloor(grid))).toEqual([nw, 1 << NORTH, ne, 1 << WEST, 0, 1 << EAST, sw, 1 << SOUTH, se]);
  expect(Array.from(openFloor(makeGrid(1, 1)))).toEqual([15]);
});

test('a wall stands between two different areas and nowhere else', () => {
  fc.assert(
    fc.property(sides, sides, fc.infiniteStream(fc.nat(2)), (width, height, stream) => {
      const grid = makeGrid(width, height);
      const areaOf = Array.from({ length: grid.size }, () => stream.next().value);
      const walls = wallsBetween(grid, areaOf);
      expectSound(grid, walls);
      for (let a = 0; a < grid.size; a++) {
        for (let b = 0; b < grid.size; b++) {
          const isOpen = edgeBetween(grid, a, b) !== -1 && areaOf[a] === areaOf[b];
          if (isAdjacent(grid, walls, a, b) !== isOpen) throw new Error(`${a} and ${b}`);
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('areas of another board are refused', () => {
  expect(() => wallsBetween(makeGrid(3, 3), [1, 2, 3])).toThrow(RangeError);
});

describe('building', () => {
  const changes = fc.array(
    fc.record({ kind: fc.constantFrom('build', 'remove', 'rock'), cell: fc.nat(80), direction: fc.nat(3) }),
  );

  test('keeps both sides of every edge alike, and the outer walls', () => {
    fc.assert(
      fc.property(sides, sides, changes, (width, height, list) => {
        const grid = makeGrid(width, height);
        const walls = openFloor(grid);
        for (const { kind, cell, direction } of list) {
          const at = cell % grid.size;
          const edge = edgeAt(grid, at, DIRECTIONS[direction] ?? NORTH);
          if (kind === 'rock') wallOff(grid, walls, at);
          else if (edge !== -1) setWall(grid, walls, edge, kind === 'build');
        }
        expectSound(grid, walls);
      }),
      { numRuns: 100 },
    );
  });

  test('one wall and removing it again touches two squares', () => {
    const grid = makeGrid(4, 3);
    const walls = openFloor(grid);
    setWall(grid, walls, edgeBetween(grid, 5, 9), true);
    expect(isAdjacent(grid, walls, 5, 9)).toBe(false);
    expect(isAdjacent(grid, walls, 9, 5)).toBe(false);
    expect(isAdjacent(grid, walls, 5, 6)).toBe(true);
    expect(hasWall(walls, 5, SOUTH) && hasWall(walls, 9, NORTH)).toBe(true);
    setWall(grid, walls, edgeBetween(grid, 9, 5), false);
    expect(walls).toEqual(openFloor(grid));
  });

  test('rock is adjacent to nothing, and its neighbours keep their other sides', () => {
    const grid = makeGrid(3, 3);
    const walls = openFloor(grid);
    wallOff(grid, walls, 4);
    for (const direction of DIRECTIONS) {
      expect(hasWall(walls, 4, direction)).toBe(true);
      const other = grid.neighbour[4 * 4 + direction] ?? -1;
      expect(isAdjacent(grid, walls, 4, other)).toBe(false);
    }
    expect(isAdjacent(grid, walls, 0, 1)).toBe(true);
    wallOff(grid, walls, 0);
    expectSound(grid, walls);
  });

  test.each([-1, 2 * 2, 6 * 2 + 1, 9 * 2])('an outer wall cannot be changed: %d', (edge) => {
    const grid = makeGrid(3, 3);
    const walls = openFloor(grid);
    expect(() => setWall(grid, walls, edge, false)).toThrow(RangeError);
    expect(walls).toEqual(openFloor(grid));
  });
});

test('off the board everything is wall', () => {
  const grid = makeGrid(3, 3);
  const walls = openFloor(grid);
  expect(hasWall(walls, -1, EAST)).toBe(true);
  expect(hasWall(walls, 9, NORTH)).toBe(true);
  expect(isAdjacent(grid, walls, -1, 0)).toBe(false);
  expect(isAdjacent(grid, walls, 0, -1)).toBe(false);
  expect(isAdjacent(grid, walls, 2, 3)).toBe(false);
});
