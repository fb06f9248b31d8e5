import { type Cell, DIRECTIONS, type Direction, EAST, NORTH, SOUTH, WEST } from '@questhall/grid';
import { BOARD, HOARD_NORTH, HOARD_SOUTH, TOWERS } from '../../content/keep/board.ts';
import { type EdgeKind, OPEN, WALL } from '../../content/keep/edges.ts';
import { turnedBack } from './compass.ts';
import { edgeOf, type Laid } from './laid.ts';

/** Nothing lies on the square yet. */
export const UNEXPLORED = -1;

/** What lies on each square. Towers and the hoard have no tile; see `isTower` and `isHoard`. */
export type Tiles = readonly Laid[];

export const isTower = (square: Cell): boolean => TOWERS.includes(square);
export const isHoard = (square: Cell): boolean => square === HOARD_NORTH || square === HOARD_SOUTH;

/** Where heroes and tokens are counted: the hoard's two squares are one room. [hoard.one-square] */
export const roomOf = (square: Cell): Cell => (square === HOARD_SOUTH ? HOARD_NORTH : square);

/** The square next to it; -1 beyond the border. */
export const besideOf = (square: Cell, way: Direction): Cell => BOARD.neighbour[square * 4 + way] ?? -1;

export const columnOf = (square: Cell): number => square % BOARD.width;
export const rowOf = (square: Cell): number => Math.floor(square / BOARD.width);

/** Squares from one to the other, through everything. */
export const squaresApart = (one: Cell, other: Cell): number =>
  Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other));

/** Whether a hero could stand there: a tile, a tower or the hoard. */
export const isLaid = (tiles: Tiles, square: Cell): boolean =>
  isTower(square) || isHoard(square) || (tiles[square] ?? UNEXPLORED) !== UNEXPLORED;

/** An edge to leave a room by. */
export interface WayOut {
  readonly from: Cell;
  readonly way: Direction;
}

/** In the order in which a player who is away tries them. [hoard.leave-any-edge] */
const HOARD_WAYS: readonly WayOut[] = [
  { from: HOARD_NORTH, way: NORTH },
  { from: HOARD_NORTH, way: EAST },
  { from: HOARD_NORTH, way: WEST },
  { from: HOARD_SOUTH, way: SOUTH },
  { from: HOARD_SOUTH, way: EAST },
  { from: HOARD_SOUTH, way: WEST },
];

const WAYS: readonly (readonly WayOut[])[] = Array.from({ length: BOARD.size }, (_, square) =>
  isHoard(square)
    ? HOARD_WAYS
    : DIRECTIONS.filter((way) => besideOf(square, way) >= 0).map((way) => ({ from: square, way })),
);

/** Every edge of the room that does not lie on the border, walls included: north, east, south, west. */
export const waysOutOf = (square: Cell): readonly WayOut[] => WAYS[square] ?? [];

/**
 * What a square shows on that side; null while nothing lies there. The border is wall, whatever the tile shows, and
 * inside the hoard there is nothing to cross. [move.border] [setup.towers] [setup.hoard]
 */
export function edgeAt(tiles: Tiles, square: Cell, way: Direction): EdgeKind | null {
  const beside = besideOf(square, way);
  if (beside < 0) return WALL;
  if (isTower(square)) return OPEN;
  if (isHoard(square)) return isHoard(beside) ? WALL : OPEN;
  const tile = tiles[square] ?? UNEXPLORED;
  return tile === UNEXPLORED ? null : edgeOf(tile, way);
}

/** What the square beyond shows back; null while nothing lies there. */
export function facingEdge(tiles: Tiles, square: Cell, way: Direction): EdgeKind | null {
  const beside = besideOf(square, way);
  return beside < 0 ? WALL : edgeAt(tiles, beside, turnedBack(way));
}
