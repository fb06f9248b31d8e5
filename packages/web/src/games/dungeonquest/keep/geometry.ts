import { type Barrier, besideOf, KEEP_HEIGHT, KEEP_WIDTH, type SquareSeen } from '@questhall/dungeonquest/client';
import { DIRECTIONS, type Direction, EAST, SOUTH, WEST } from '@questhall/grid';
import { CELL, type Point, squareUnder } from '../../../board/cells.ts';
import type { Side } from '../../../board/drawing/wall-runs.ts';
import type { Aim } from '../../../board/pointing/pointing.ts';

/** What is known, by square. */
export type Known = ReadonlyMap<number, SquareSeen>;

export const knownIn = (squares: readonly SquareSeen[]): Known => new Map(squares.map((seen) => [seen.square, seen]));

/** What stands between two squares, as far as it is known from either. */
export type Between = 'open' | 'dark' | 'wall' | 'door' | 'portcullis' | 'both';

/** What there is on that side of a square; null where nothing is known on either. */
export function betweenAt(known: Known, square: number, way: Direction): Between | null {
  const seen = known.get(square);
  const own = seen?.sides[way];
  const facing = seen === undefined ? facingOf(known, square, way) : (seen.facing[way] ?? undefined);
  const both: readonly (Barrier | undefined)[] = [own, facing];
  if (own === undefined && facing === undefined) return null;
  if (both.includes('wall')) return 'wall';
  if (both.includes('door') && both.includes('portcullis')) return 'both';
  if (both.includes('door')) return 'door';
  if (both.includes('portcullis')) return 'portcullis';
  return own === undefined || facing === undefined ? 'dark' : 'open';
}

const facingOf = (known: Known, square: number, way: Direction): Barrier | undefined =>
  known.get(besideOf(square, way))?.sides[(way + 2) & 3];

/** One name for a side of two squares: that of the northern or western one. */
function edgeOf(square: number, way: Direction): number {
  const beside = besideOf(square, way);
  const isOther = way !== SOUTH && way !== EAST && beside >= 0;
  return (isOther ? beside : square) * 4 + (isOther ? (way + 2) & 3 : way);
}

/** Where that side is on the lattice of the board. */
export function sideOf(edge: number): Side {
  const [square, way] = [squareOfEdge(edge), wayOfEdge(edge)];
  const [column, row] = [square % KEEP_WIDTH, Math.floor(square / KEEP_WIDTH)];
  const isStanding = way === EAST || way === WEST;
  return { column: column + (way === EAST ? 1 : 0), row: row + (way === SOUTH ? 1 : 0), isStanding };
}

export const squareOfEdge = (edge: number): number => edge >> 2;
export const wayOfEdge = (edge: number): Direction => DIRECTIONS[edge & 3] ?? SOUTH;

/** Whether a side is something by itself, that is stopped at and pointed at. */
const isThing = (between: Between | null): boolean =>
  between === 'door' || between === 'portcullis' || between === 'both';

export const doorAt = (known: Known, square: number, way: Direction): number | null =>
  isThing(betweenAt(known, square, way)) ? edgeOf(square, way) : null;

/** So near to a side, in parts of a square, and it is meant. */
const NEAR = 0.2;

/** The square under a point, and the side where the point is near to one that matters. */
export function aimAt(known: Known, active: number, at: Point): Aim | null {
  const square = squareUnder(at, KEEP_WIDTH, KEEP_HEIGHT);
  if (square < 0) return null;
  const [right, down] = [(at.x / CELL) % 1, (at.y / CELL) % 1];
  const far = [down, 1 - right, 1 - down, right];
  const [nearest] = DIRECTIONS.toSorted((one, other) => (far[one] ?? 1) - (far[other] ?? 1));
  if (nearest === undefined || (far[nearest] ?? 1) > NEAR) return { square, door: null, isExact: false };
  const between = betweenAt(known, square, nearest);
  const isOwnWall = between === 'wall' && (square === active || besideOf(square, nearest) === active);
  const isMeant = isThing(between) || isOwnWall;
  return { square, door: isMeant ? edgeOf(square, nearest) : null, isExact: false };
}
