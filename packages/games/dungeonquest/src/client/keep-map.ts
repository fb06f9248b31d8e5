import { type Cell, DIRECTIONS } from '@questhall/grid';
import { BOARD, HOARD_NORTH, HOARD_SOUTH } from '../content/keep/board.ts';
import { DOOR, type EdgeKind, PORTCULLIS, WALL } from '../content/keep/edges.ts';
import type { TileKind } from '../content/keep/tiles.ts';
import { kindOf } from '../queries/keep/laid.ts';
import { edgeAt, isHoard, isTower, UNEXPLORED } from '../queries/keep/squares.ts';
import type { KeepSeen } from '../types.ts';

export type Barrier = 'open' | 'wall' | 'door' | 'portcullis';
export type Ground = 'tower' | 'hoard' | TileKind;

/** A square that is known: what it is, and what it has to the north, east, south and west. */
export interface SquareSeen {
  readonly square: Cell;
  readonly ground: Ground;
  readonly sides: readonly Barrier[];
}

export const KEEP_WIDTH: number = BOARD.width;
export const KEEP_HEIGHT: number = BOARD.height;
export const HOARD_SQUARES: readonly [north: Cell, south: Cell] = [HOARD_NORTH, HOARD_SOUTH];

const barrierOf = (edge: EdgeKind | null): Barrier => {
  if (edge === WALL) return 'wall';
  if (edge === DOOR) return 'door';
  return edge === PORTCULLIS ? 'portcullis' : 'open';
};

function groundOf(tiles: KeepSeen['tiles'], square: Cell): Ground | null {
  if (isTower(square)) return 'tower';
  return isHoard(square) ? 'hoard' : kindOf(tiles[square] ?? UNEXPLORED);
}

/** All that has come out of the dark. */
export const squaresSeen = ({ tiles }: Pick<KeepSeen, 'tiles'>): readonly SquareSeen[] =>
  Array.from({ length: BOARD.size }, (_, square) => square).flatMap((square) => {
    const ground = groundOf(tiles, square);
    if (ground === null) return [];
    return [{ square, ground, sides: DIRECTIONS.map((way) => barrierOf(edgeAt(tiles, square, way))) }];
  });
