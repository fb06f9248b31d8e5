import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acrossFrom, areDiagonal, cellOf, edgeOf, edgesAround, isBesideEdge, sideOf, stepsApart } from './edges.ts';
import { DIRECTIONS, EAST, edgeAt, type Grid, makeGrid, SOUTH, sidesOf } from './grid.ts';

const grids: fc.Arbitrary<Grid> = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }))
  .map(([width, height]) => makeGrid(width, height));

test('an edge is called by a square and a side, and leads from each of its squares to the other', () => {
  fc.assert(
    fc.property(grids, (grid) => {
      for (let cell = 0; cell < grid.size; cell++)
        for (const side of [EAST, SOUTH] as const) {
          const edge = edgeAt(grid, cell, side);
          if (edge < 0) continue;
          expect([cellOf(edge), sideOf(edge), edgeOf(cell, side)]).toEqual([cell, side, edge]);
          const [first, second] = sidesOf(grid, edge);
          expect([acrossFrom(grid, edge, first), acrossFrom(grid, edge, second)]).toEqual([second, first]);
          const beside = Array.from({ length: grid.size }, (_, one) => one).filter((one) =>
            isBesideEdge(grid, edge, one),
          );
          expect(beside).toEqual([first, second]);
        }
    }),
    { numRuns: 40 },
  );
});

test('a square has an edge towards every neighbour, clockwise from north', () => {
  const grid = makeGrid(3, 3);
  expect(edgesAround(grid, 4)).toEqual(DIRECTIONS.map((direction) => edgeAt(grid, 4, direction)));
  expect(edgesAround(grid, 0)).toEqual([edgeOf(0, EAST), edgeOf(0, SOUTH)]);
  expect(edgesAround(makeGrid(1, 1), 0)).toEqual([]);
});

test('steps and corners are counted by columns and rows, never around the end of a row', () => {
  const grid = makeGrid(5, 4);
  expect([stepsApart(grid, 0, 0), stepsApart(grid, 4, 5), stepsApart(grid, 1, 18), stepsApart(grid, 18, 1)]).toEqual([
    0, 5, 5, 5,
  ]);
  const corners = Array.from({ length: grid.size }, (_, cell) => cell).filter((cell) => areDiagonal(grid, 6, cell));
  expect(corners).toEqual([0, 2, 10, 12]);
  expect(areDiagonal(grid, 4, 10)).toBe(false); // the end of one row and the beginning of the one after the next
  expect([areDiagonal(grid, 6, 6), areDiagonal(grid, 6, 7), areDiagonal(grid, 6, 11)]).toEqual([false, false, false]);
});
