import { NORTH } from '@questhall/grid';
import type { Floor, Opening, Tile, TileKind } from '../types/floor.ts';
import { FULL_STOCK, STAIRS_UP } from './shapes.ts';
import { cellAt, stepTo } from './sheet.ts';
import { type Exit, turnExit, turnSquares } from './turned.ts';

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

/** The opening at an exit: its squares are inside, those of the exit outside. */
export function openingOf(id: number, tile: number, origin: number, { left, right, way }: Exit): Opening {
  const back = origin - stepTo(way);
  return { id, tile, left: back + left, right: back + right, way };
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

/** Nobody writes to a floor: not even one that was read from a file. */
export function freezeFloor(floor: Floor): Floor {
  for (const tile of floor.tiles) {
    Object.freeze(tile.cells);
    Object.freeze(tile);
  }
  for (const list of [floor.openings, floor.doors, floor.joins]) {
    for (const entry of list) Object.freeze(entry);
    Object.freeze(list);
  }
  Object.freeze(floor.tiles);
  Object.freeze(floor.stock);
  return Object.freeze(floor);
}
