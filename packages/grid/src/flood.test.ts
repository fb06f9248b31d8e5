import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Flood, flood, floodAll, makeFlood, pathTo } from './flood.ts';
import { edgeBetween, type Grid, makeGrid } from './grid.ts';
import { isAdjacent, openFloor, setWall, type Walls, wallOff } from './walls.ts';

interface Board {
  readonly grid: Grid;
  readonly walls: Walls;
  readonly barred: Uint8Array;
}

const side = fc.integer({ min: 1, max: 7 });

const boards: fc.Arbitrary<Board> = fc
  .record({
    width: side,
    height: side,
    edges: fc.uniqueArray(fc.nat(97), { maxLength: 60 }),
    rocks: fc.uniqueArray(fc.nat(48), { maxLength: 6 }),
    bars: fc.uniqueArray(fc.nat(48), { maxLength: 12 }),
  })
  .map(({ width, height, edges, rocks, bars }) => {
    const grid = makeGrid(width, height);
    const walls = openFloor(grid);
    for (const edge of edges) {
      const cell = edge >> 1;
      const other = cell + ((edge & 1) === 0 ? 1 : width);
      if (edgeBetween(grid, cell, other) === edge) setWall(grid, walls, edge, true);
    }
    for (const rock of rocks) if (rock < grid.size) wallOff(grid, walls, rock);
    const barred = new Uint8Array(grid.size);
    for (const cell of bars) barred[cell] = 1;
    return { grid, walls, barred };
  });

/** Every known distance is passed on to every neighbour until nothing changes any more. */
function slowDistances({ grid, walls, barred }: Board, from: number): number[] {
  const distances = Array.from({ length: grid.size }, () => Number.POSITIVE_INFINITY);
  distances[from] = 0;
  for (let isChanging = true; isChanging; ) {
    isChanging = false;
    for (let a = 0; a < grid.size; a++) {
      for (let b = 0; b < grid.size; b++) {
        const through = (distances[a] ?? 0) + 1;
        if (through >= (distances[b] ?? 0) || barred[b] !== 0 || !isAdjacent(grid, walls, a, b)) continue;
        distances[b] = through;
        isChanging = true;
      }
    }
  }
  return distances;
}

const reached = (into: Flood): number[] => Array.from(into.order.subarray(0, into.count));

describe('a flood', () => {
  test('finds the shortest distances within its limit, nearest first', () => {
    fc.assert(
      fc.property(boards, fc.nat(48), fc.integer({ min: 0, max: 16 }), (board, start, limit) => {
        const { grid, walls, barred } = board;
        const from = start % grid.size;
        const into = flood(grid, walls, barred, from, limit, makeFlood(grid));
        const expected = slowDistances(board, from).map((steps) => (steps <= limit ? steps : -1));
        expect(Array.from(into.distance)).toEqual(expected);
        const order = reached(into);
        expect(order.map((cell) => into.distance[cell])).toEqual(
          expected.filter((steps) => steps >= 0).toSorted((x, y) => x - y),
        );
        expect(new Set(order).size).toBe(order.length);
        expect(order[0]).toBe(from);
      }),
      { numRuns: 150 },
    );
  });

  test('from several squares is as far as from the nearest of them', () => {
    fc.assert(
      fc.property(
        boards,
        fc.array(fc.nat(48), { maxLength: 5 }),
        fc.integer({ min: 0, max: 16 }),
        (board, starts, limit) => {
          const { grid, walls, barred } = board;
          const from = starts.map((start) => start % grid.size);
          const into = floodAll(grid, walls, barred, from, limit, makeFlood(grid));
          const alone = from.map((start) => flood(grid, walls, barred, start, limit, makeFlood(grid)).distance);
          for (let cell = 0; cell < grid.size; cell++) {
            // a barred square is entered by nobody, but a walk may begin on it
            const reachedBy = from.includes(cell)
              ? [0]
              : alone.map((distance) => distance[cell] ?? -1).filter((steps) => steps >= 0);
            expect(into.distance[cell]).toBe(reachedBy.length === 0 ? -1 : Math.min(...reachedBy));
          }
          expect(new Set(reached(into)).size).toBe(into.count);
        },
      ),
      { numRuns: 100 },
    );
  });

  test('leads along free and adjacent squares', () => {
    fc.assert(
      fc.property(boards, fc.nat(48), (board, start) => {
        const { grid, walls, barred } = board;
        const from = start % grid.size;
        const into = flood(grid, walls, barred, from, grid.size, makeFlood(grid));
        for (let to = 0; to < grid.size; to++) {
          const path = pathTo(into, to);
          const steps = into.distance[to] ?? -1;
          expect(path.length).toBe(Math.max(0, steps));
          if (steps > 0) expect(path.at(-1)).toBe(to);
          let last = from;
          for (const cell of path) {
            expect(isAdjacent(grid, walls, last, cell)).toBe(true);
            expect(barred[cell]).toBe(0);
            last = cell;
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  test('fills a used record as it fills a new one', () => {
    fc.assert(
      fc.property(
        boards,
        fc.array(fc.tuple(fc.nat(48), fc.nat(14)), { minLength: 2, maxLength: 6 }),
        ({ grid, walls, barred }, uses) => {
          const used = makeFlood(grid);
          for (const [start, limit] of uses) {
            const fresh = flood(grid, walls, barred, start % grid.size, limit, makeFlood(grid));
            expect(flood(grid, walls, barred, start % grid.size, limit, used)).toBe(used);
            expect(used.distance).toEqual(fresh.distance);
            expect(used.cameFrom).toEqual(fresh.cameFrom);
            expect(reached(used)).toEqual(reached(fresh));
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  test('reaches the start even if it is barred, and does not come back to it', () => {
    const grid = makeGrid(3, 1);
    const into = flood(grid, openFloor(grid), Uint8Array.of(0, 1, 0), 1, 9, makeFlood(grid));
    expect(reached(into)).toEqual([1, 2, 0]);
    expect(pathTo(into, 1)).toEqual([]);
    expect(flood(grid, openFloor(grid), Uint8Array.of(0, 1, 0), 0, 9, into).count).toBe(1);
    expect(pathTo(into, 2)).toEqual([]);
  });

  test('looks north, east, south, west: recorded matches depend on it', () => {
    const grid = makeGrid(3, 3);
    const into = flood(grid, openFloor(grid), null, 4, 9, makeFlood(grid));
    expect(reached(into)).toEqual([4, 1, 5, 7, 3, 2, 0, 8, 6]);
    expect(Array.from(into.cameFrom)).toEqual([1, 4, 1, 4, -1, 4, 7, 4, 5]);
    expect(pathTo(into, 8)).toEqual([5, 8]);
  });

  test('of limit 0 stays where it is; without limit it fills the largest board', () => {
    const grid = makeGrid(128, 128);
    const into = makeFlood(grid);
    expect(flood(grid, openFloor(grid), null, 0, 0, into).count).toBe(1);
    expect(flood(grid, openFloor(grid), null, 0, Number.POSITIVE_INFINITY, into).count).toBe(grid.size);
    expect(pathTo(into, grid.size - 1).length).toBe(254);
    const corridor = makeGrid(16_384, 1);
    const along = flood(corridor, openFloor(corridor), null, 0, 20_000, makeFlood(corridor));
    expect(along.distance[16_383]).toBe(16_383);
  });

  test('from off the board reaches nothing', () => {
    const grid = makeGrid(3, 3);
    const into = flood(grid, openFloor(grid), null, -1, 9, makeFlood(grid));
    expect(into.distance).toEqual(makeFlood(grid).distance);
    expect(pathTo(into, 4)).toEqual([]);
    expect(pathTo(into, 99)).toEqual([]);
  });
});
