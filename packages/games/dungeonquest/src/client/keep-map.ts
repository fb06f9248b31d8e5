import { type Cell, DIRECTIONS, type Direction, NORTH } from '@questhall/grid';
import { BOARD, HOARD_NORTH, HOARD_SOUTH } from '../content/keep/board.ts';
import { DOOR, type EdgeKind, PORTCULLIS, WALL } from '../content/keep/edges.ts';
import type { TileKind } from '../content/keep/tiles.ts';
import { aheadOf, edgeOf, kindOf, laid } from '../queries/keep/laid.ts';
import { edgeAt, facingEdge, isHoard, isTower, UNEXPLORED } from '../queries/keep/squares.ts';
import type { FormPlace, KeepSeen } from '../types/index.ts';

export type Barrier = 'open' | 'wall' | 'door' | 'portcullis';
export type Ground = 'tower' | 'hoard' | TileKind;

/** A square that is known: what it is, and what it has to the north, east, south and west. */
export interface SquareSeen {
  readonly square: Cell;
  readonly ground: Ground;
  /** Where its tile's arrow points away from: how it is turned. North for what is printed on the board. */
  readonly ahead: Direction;
  readonly sides: readonly Barrier[];
  /** What the squares beyond show back; null where nothing lies yet. */
  readonly facing: readonly (Barrier | null)[];
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
    const tile = tiles[square] ?? UNEXPLORED;
    return [
      {
        ...{ square, ground, ahead: tile === UNEXPLORED ? NORTH : aheadOf(tile) },
        sides: DIRECTIONS.map((way) => barrierOf(edgeAt(tiles, square, way))),
        facing: DIRECTIONS.map((way) => {
          const edge = facingEdge(tiles, square, way);
          return edge === null ? null : barrierOf(edge);
        }),
      },
    ];
  });

/** A tile that lies nowhere yet, as whoever goes north would lay it. */
export function tileSeen(form: FormPlace): SquareSeen {
  const tile = laid(form, NORTH);
  return {
    ...{ square: form, ground: kindOf(tile) ?? 'chamber', ahead: NORTH },
    sides: DIRECTIONS.map((way) => barrierOf(edgeOf(tile, way))),
    facing: DIRECTIONS.map(() => null),
  };
}
