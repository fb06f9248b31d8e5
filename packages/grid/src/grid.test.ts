import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CELLS_MAX,
  DIRECTIONS,
  EAST,
  edgeAt,
  edgeBetween,
  type Grid,
  makeGrid,
  NORTH,
  SOUTH,
  sidesOf,
  WEST,
} from './grid.ts';

const grids: fc.Arbitrary<Grid> = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }))
  .map(([width, height]) => makeGrid(width, height));

const cellsOf = (grid: Grid): number[] => Array.from({ length: grid.size }, (_, cell) => cell);

describe('a board', () => {
  test.each([
    [0, 5],
    [5, 0],
    [-4, -4],
    [2.5, 4],
    [Number.NaN, 3],
    [Number.POSITIVE_INFINITY, 1],
    [182, 181],
    [CELLS_MAX + 1, 1],
  ])('cannot have %d by %d squares', (width, height) => {
    expect(() => makeGrid(width, height)).toThrow(RangeError);
  });

  test.each([
    [1, 1],
    [128, 128],
    [1, CELLS_MAX],
    [CELLS_MAX, 1],
  ])('can have %d by %d squares', (width, height) => {
    const grid = makeGrid(width, height);
    expect(grid.size).toBe(width * height);
    const last = grid.size - 1;
    expect(grid.neighbour[last * 4 + NORTH]).toBe(height > 1 ? last - width : -1);
    expect(grid.neighbour[last * 4 + WEST]).toBe(width > 1 ? last - 1 : -1);
  });

  test('knows the neighbours by row and column', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const { width, height } = grid;
        const cellAt = (column: number, row: number): number =>
          column < 0 || row < 0 || column >= width || row >= height ? -1 : row * width + column;
        for (const cell of cellsOf(grid)) {
          const column = cell % width;
          const row = (cell - column) / width;
          const expected = [
            cellAt(column, row - 1),
            cellAt(column + 1, row),
            cellAt(column, row + 1),
            cellAt(column - 1, row),
          ];
          expect(Array.from(grid.neighbour.subarray(cell * 4, cell * 4 + 4))).toEqual(expected);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('edges', () => {
  test('lie on the east and south sides of their squares', () => {
    const grid = makeGrid(3, 2);
    expect(edgeAt(grid, 0, EAST)).toBe(0);
    expect(edgeAt(grid, 0, SOUTH)).toBe(1);
    expect(edgeAt(grid, 4, WEST)).toBe(6);
    expect(edgeAt(grid, 4, NORTH)).toBe(3);
    expect(sidesOf(grid, 6)).toEqual([3, 4]);
    expect(sidesOf(grid, 3)).toEqual([1, 4]);
  });

  test('do not exist at the outer boundary, nor between squares that only follow each other', () => {
    const grid = makeGrid(3, 2);
    expect([edgeAt(grid, 0, NORTH), edgeAt(grid, 2, EAST), edgeAt(grid, 5, SOUTH), edgeAt(grid, 3, WEST)]).toEqual([
      -1, -1, -1, -1,
    ]);
    expect(edgeBetween(grid, 2, 3)).toBe(-1);
    expect(edgeBetween(grid, 0, 4)).toBe(-1);
    expect(edgeBetween(grid, 1, 1)).toBe(-1);
    expect(edgeBetween(grid, 0, -1)).toBe(-1);
    expect(edgeBetween(grid, -1, 0)).toBe(-1);
    for (const edge of [-1, 4, 7, 12, 1000]) expect(() => sidesOf(grid, edge)).toThrow(RangeError);
  });

  test('are the same from both sides, and all of them are counted', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const found = new Set<number>();
        for (const a of cellsOf(grid)) {
          for (const direction of DIRECTIONS) {
            const edge = edgeAt(grid, a, direction);
            const b = grid.neighbour[a * 4 + direction] ?? -1;
            expect(edge === -1).toBe(b === -1);
            if (edge === -1) continue;
            expect(edgeBetween(grid, a, b)).toBe(edge);
            expect(edgeBetween(grid, b, a)).toBe(edge);
            expect(sidesOf(grid, edge)).toEqual([Math.min(a, b), Math.max(a, b)]);
            found.add(edge);
          }
        }
        expect(found.size).toBe(grid.width * (grid.height - 1) + grid.height * (grid.width - 1));
      }),
      { numRuns: 30 },
    );
  });
});
