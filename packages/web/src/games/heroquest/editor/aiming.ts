import { cellOf, DIRECTIONS, type Direction, edgeAt, hasWall, sideOf } from '@questhall/grid';
import { boardOf, type Edge, type Square } from '@questhall/heroquest/queries';
import { CELL, type Point, squareUnder } from '../../../board/cells.ts';
import type { Aim } from '../../../board/pointing/pointing.ts';
import { inEdge, type Opened } from './opened.ts';

/** So near a side with something in it, that is meant and not the square: a part of a square. */
const NEAR = 0.2;

/** What a point of the board means: with something for sides in hand the side that is nearest. */
export function aimAt(opened: Opened, at: Point, isForEdges: boolean): Aim | null {
  const square = squareUnder(at, opened.width, opened.height);
  if (square < 0) return null;
  const [x, y] = [(at.x / CELL) % 1, (at.y / CELL) % 1];
  const away = [y, 1 - x, 1 - y, x];
  const sides = DIRECTIONS.map((side) => ({ edge: edgeOn(opened, square, side), far: away[side] ?? 1 })).filter(
    ({ edge, far }) => edge >= 0 && (isForEdges || (far < NEAR && inEdge(opened, edge) !== undefined)),
  );
  const nearest = sides.toSorted((one, other) => one.far - other.far)[0];
  return { square, door: nearest?.edge ?? null, isExact: false };
}

/** The side as sheets name it; -1 on the rim of the plan. */
const edgeOn = ({ plan }: Opened, square: Square, side: Direction): Edge => {
  const { grid } = boardOf(plan);
  return (grid.neighbour[square * 4 + side] ?? -1) < 0 ? -1 : edgeAt(grid, square, side);
};

/** Where keys stop on their way: before what is in a side; with a door in hand at every wall, with a wall at every side. */
export function edgeStop(
  opened: Opened,
  square: Square,
  side: Direction,
  stops: 'things' | 'walls' | 'all',
): Edge | null {
  const edge = edgeOn(opened, square, side);
  if (edge < 0) return null;
  if (stops === 'all' || inEdge(opened, edge) !== undefined) return edge;
  return stops === 'walls' && hasWall(boardOf(opened.plan).walls, cellOf(edge), sideOf(edge)) ? edge : null;
}
