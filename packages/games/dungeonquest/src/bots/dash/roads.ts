import { type Cell, DIRECTIONS } from '@questhall/grid';
import { BOARD } from '../../content/keep/board.ts';
import { OPEN, WALL } from '../../content/keep/edges.ts';
import { TILE_SHEETS } from '../../content/keep/tile-sheets.ts';
import { turnedBack } from '../../queries/keep/compass.ts';
import { edgeOf, kindOf, turnedTile } from '../../queries/keep/laid.ts';
import {
  besideOf,
  edgeAt,
  roomOf,
  type Tiles,
  UNEXPLORED,
  type WayOut,
  waysOutOf,
} from '../../queries/keep/squares.ts';

/** A crossing: two sides that touch, each numbered by its square times four and the way it looks. */
export interface Road {
  readonly from: Cell;
  readonly to: Cell;
  readonly out: number;
  readonly facing: number;
}

export function roadOver({ from, way }: WayOut): Road {
  const to = besideOf(from, way);
  return { from, to, out: from * 4 + way, facing: to * 4 + turnedBack(way) };
}

/** By room: every road that leads into it, through whatever walls. */
export const ROADS_INTO: readonly (readonly Road[])[] = Array.from({ length: BOARD.size }, (_, room) =>
  roomOf(room) === room
    ? waysOutOf(room).map(({ from, way }) => roadOver({ from: besideOf(from, way), way: turnedBack(way) }))
    : [],
);

/** What each side shows, in the numbers of the edges. */
export interface Sides {
  readonly facing: Uint8Array;
  /** A turning chamber turns under whoever comes in, so it is left as it will lie then. [tile.turning] */
  readonly left: Uint8Array;
}

const NO_TILES: Tiles = Array<number>(BOARD.size).fill(UNEXPLORED);

/** As long as no tile lies: what nobody knows may be open. */
const BARE = Uint8Array.from({ length: BOARD.size * 4 }, (_, side) => {
  const way = DIRECTIONS[side & 3];
  return way === undefined ? WALL : (edgeAt(NO_TILES, side >> 2, way) ?? OPEN);
});

/** The sides as they are for whoever stands there. */
export function sidesFor(tiles: Tiles, standing: Cell): Sides {
  const facing = BARE.slice();
  const left = BARE.slice();
  for (let square = 0; square < tiles.length; square++) {
    const tile = tiles[square] ?? UNEXPLORED;
    const kind = kindOf(tile);
    if (kind === null) continue;
    const turned = square === standing ? tile : turnedTile(tile, TILE_SHEETS[kind].turns);
    for (const way of DIRECTIONS) {
      if (besideOf(square, way) < 0) continue; // the border is wall, whatever the tile shows
      facing[square * 4 + way] = edgeOf(tile, way);
      left[square * 4 + way] = edgeOf(turned, way);
    }
  }
  return { facing, left };
}
