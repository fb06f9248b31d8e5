import { NORTH } from '@questhall/grid';
import { cellAt, freezeFloor, openingOf, turnExit, turnSquares } from '@questhall/tiles';
import { FULL_STOCK, STAIRS_UP, type TileKind } from '../content/tiles.ts';
import type { Floor, Tile } from '../types/floor.ts';

/** The start of a floor: Stairs Up in the middle, going north. [comp.setup, fit.stairs-down] */
export function newFloor(level: number): Floor {
  const origin = cellAt(0, 0);
  const stairs: Tile = {
    id: 1,
    kind: 'stairs-up',
    cells: turnSquares(STAIRS_UP.squares, NORTH).map((square) => origin + square),
  };
  const openings = STAIRS_UP.exits.map((exit, at) => openingOf(2 + at, stairs.id, origin, turnExit(exit, NORTH)));
  return freezeFloor({
    level,
    next: 2 + openings.length,
    tiles: [stairs],
    openings,
    doors: [],
    joins: [],
    stock: restock(FULL_STOCK, ['stairs-up'], -1, false),
  });
}

/** The box once these are laid, or once they are taken back; with unlimited tiles nobody counts. [tile.stock] */
export function restock(
  stock: Floor['stock'],
  kinds: readonly TileKind[],
  change: 1 | -1,
  isUnlimited: boolean,
): Floor['stock'] {
  if (isUnlimited) return stock;
  const left = { ...stock };
  for (const kind of kinds) left[kind] += change;
  return left;
}
