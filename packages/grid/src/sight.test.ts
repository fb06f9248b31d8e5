import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cell, DIRECTIONS, EAST, type Edge, edgeAt, type Grid, makeGrid, SOUTH } from './grid.ts';
import { sees } from './sight.ts';
import { openFloor, setWall, type Walls, wallOff } from './walls.ts';

/** The walls twice: as the package keeps them, and as a set of edges that only the slow reference reads. */
interface Board {
  readonly grid: Grid;
  readonly walls: Walls;
  readonly shut: ReadonlySet<Edge>;
  readonly bodies: Uint8Array;
}

interface Things {
  readonly edges: readonly Edge[];
  readonly rocks: readonly Cell[];
  readonly figures: readonly Cell[];
}

function build(grid: Grid, things: Things): Board {
  const cells = Array.from({ length: grid.size }, (_, cell) => cell);
  const inner = new Set(cells.flatMap((cell) => [edgeAt(grid, cell, EAST), edgeAt(grid, cell, SOUTH)]));
  inner.delete(-1);
  const edges = things.edges.filter((edge) => inner.has(edge));
  const rocks = things.rocks.filter((rock) => rock < grid.size);
  const walls = openFloor(grid);
  for (const edge of edges) setWall(grid, walls, edge, true);
  for (const rock of rocks) wallOff(grid, walls, rock);
  const shut = new Set([
    ...edges,
    ...rocks.flatMap((rock) => DIRECTIONS.map((direction) => edgeAt(grid, rock, direction))),
  ]);
  const bodies = new Uint8Array(grid.size);
  for (const cell of things.figures) bodies[cell] = 1;
  return { grid, walls, shut, bodies };
}

function boardsUpTo(sideMax: number): fc.Arbitrary<Board> {
  const side = fc.integer({ min: 1, max: sideMax });
  const cellMax = sideMax * sideMax - 1;
  const things = fc.record({
    edges: fc.uniqueArray(fc.nat(cellMax * 2 + 1), { maxLength: sideMax * 4 }),
    rocks: fc.uniqueArray(fc.nat(cellMax), { maxLength: 4 }),
    figures: fc.uniqueArray(fc.nat(cellMax), { maxLength: sideMax }),
  });
  return fc.tuple(side, side, things).map(([width, height, them]) => build(makeGrid(width, height), them));
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Twice the area of a triangle: its sign says on which side of the line from a to b the third point lies. */
const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** From centre to centre, in half squares so that all is whole. */
interface Segment {
  readonly a: Point;
  readonly b: Point;
}

function centreOf(grid: Grid, cell: Cell): Point {
  const column = cell % grid.width;
  return { x: 2 * column + 1, y: 2 * ((cell - column) / grid.width) + 1 };
}

function crosses({ a, b }: Segment, start: Point, end: Point): boolean {
  return turn(a, b, start) * turn(a, b, end) < 0 && turn(start, end, a) * turn(start, end, b) < 0;
}

function touches({ a, b }: Segment, corner: Point): boolean {
  const isBetween = (corner.x - a.x) * (corner.x - b.x) < 0 && (corner.y - a.y) * (corner.y - b.y) < 0;
  return isBetween && turn(a, b, corner) === 0;
}

/** No line along x, along y or along the segment has the open square on one side and the segment on the other. */
function enters({ a, b }: Segment, { x, y }: Point): boolean {
  const isBeside = Math.max(a.x, b.x) <= x - 1 || Math.min(a.x, b.x) >= x + 1;
  const isBeyond = Math.max(a.y, b.y) <= y - 1 || Math.min(a.y, b.y) >= y + 1;
  const turns = [-1, 1].flatMap((right) => [-1, 1].map((down) => turn(a, b, { x: x + right, y: y + down })));
  return !isBeside && !isBeyond && Math.min(...turns) < 0 && Math.max(...turns) > 0;
}

/**
 * The four edges that meet in the south-east corner of a square; the segment goes from one square there to the one
 * opposite.
 */
function isCornerShut({ grid, shut }: Board, { a, b }: Segment, northWest: Cell): boolean {
  const north = shut.has(northWest * 2);
  const west = shut.has(northWest * 2 + 1);
  const east = shut.has((northWest + 1) * 2 + 1);
  const south = shut.has((northWest + grid.width) * 2);
  const isFalling = (b.x - a.x) * (b.y - a.y) > 0;
  return isFalling ? (north || east) && (west || south) : (north || west) && (east || south);
}

/** The segment against every wall, every corner and every body of the board. */
function slowlySees(board: Board, from: Cell, to: Cell): boolean {
  const { grid, shut, bodies } = board;
  const segment = { a: centreOf(grid, from), b: centreOf(grid, to) };
  for (let cell = 0; cell < grid.size; cell++) {
    const centre = centreOf(grid, cell);
    const corner = { x: centre.x + 1, y: centre.y + 1 };
    if (shut.has(cell * 2) && crosses(segment, { x: corner.x, y: corner.y - 2 }, corner)) return false;
    if (shut.has(cell * 2 + 1) && crosses(segment, { x: corner.x - 2, y: corner.y }, corner)) return false;
    if (touches(segment, corner) && isCornerShut(board, segment, cell)) return false;
    if (bodies[cell] !== 0 && cell !== from && cell !== to && enters(segment, centre)) return false;
  }
  return true;
}

function expectAgreement(board: Board, from: Cell, to: Cell): void {
  const { grid, walls, bodies } = board;
  const isFree = slowlySees(board, from, to);
  if (sees(grid, walls, bodies, from, to) !== isFree)
    throw new Error(`${from} ${isFree ? 'sees' : 'does not see'} ${to}`);
}

describe('sight', () => {
  test('agrees with exact geometry between all squares of small boards', () => {
    fc.assert(
      fc.property(boardsUpTo(6), (board) => {
        for (let from = 0; from < board.grid.size; from++) {
          for (let to = 0; to < board.grid.size; to++) expectAgreement(board, from, to);
        }
      }),
      { numRuns: 250 },
    );
  });

  test('agrees with exact geometry on larger boards', () => {
    fc.assert(
      fc.property(
        boardsUpTo(16),
        fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 50, maxLength: 50 }),
        (board, pairs) => {
          for (const [from, to] of pairs) expectAgreement(board, from % board.grid.size, to % board.grid.size);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('is symmetric', () => {
    fc.assert(
      fc.property(boardsUpTo(12), ({ grid, walls, bodies }) => {
        for (let from = 0; from < grid.size; from++) {
          for (let to = 0; to < from; to++) {
            if (sees(grid, walls, bodies, from, to) !== sees(grid, walls, bodies, to, from))
              throw new Error(`${from} and ${to}`);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  test('without bodies is sight past no bodies', () => {
    fc.assert(
      fc.property(boardsUpTo(9), fc.nat(), fc.nat(), ({ grid, walls }, a, b) => {
        const none = new Uint8Array(grid.size);
        const [from, to] = [a % grid.size, b % grid.size];
        expect(sees(grid, walls, null, from, to)).toBe(sees(grid, walls, none, from, to));
      }),
    );
  });

  test('crosses the largest open boards, and ends at one wall in the middle', () => {
    for (const [width, height] of [
      [16_384, 1],
      [1, 16_384],
      [128, 128],
      [127, 129],
    ] as const) {
      const grid = makeGrid(width, height);
      const walls = openFloor(grid);
      expect(sees(grid, walls, null, 0, grid.size - 1)).toBe(true);
      wallOff(grid, walls, (grid.size >> 1) + (width === 128 ? 64 : 0));
      expect(sees(grid, walls, null, 0, grid.size - 1)).toBe(false);
    }
  });

  test('from or to a place off the board there is none', () => {
    const grid = makeGrid(5, 5);
    const walls = openFloor(grid);
    for (const nowhere of [-1, 25, 1.5, 10_000, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(sees(grid, walls, null, nowhere, 12)).toBe(false);
      expect(sees(grid, walls, null, 12, nowhere)).toBe(false);
    }
  });
});
