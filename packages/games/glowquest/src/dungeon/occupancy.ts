import { type Cell, DIRECTIONS } from '@questhall/grid';
import type { Floor, Tile } from '../types/floor.ts';
import { SHEET } from './sheet.ts';

/**
 * No tile may lie on the rim of the sheet: so no shape is ever laid across it, and nobody needs to ask where the sheet
 * ends.
 */
const isInside: Uint8Array = Uint8Array.from({ length: SHEET.size }, (_, cell) =>
  DIRECTIONS.some((way) => SHEET.neighbour[cell * 4 + way] === -1) ? 0 : 1,
);

const coversKnown = new WeakMap<readonly Tile[], ReadonlyMap<Cell, Tile>>();

/** The tile on each square. Worked out once for each list of tiles, which is never written. */
function coverOf(tiles: readonly Tile[]): ReadonlyMap<Cell, Tile> {
  const known = coversKnown.get(tiles);
  if (known !== undefined) return known;
  const cover = new Map<Cell, Tile>();
  for (const tile of tiles) for (const cell of tile.cells) cover.set(cell, tile);
  coversKnown.set(tiles, cover);
  return cover;
}

/** None of these tiles lies on any of these squares, which are counted from the origin. [tile.no-overlap] */
export function isFree(tiles: readonly Tile[], origin: Cell, offsets: readonly number[]): boolean {
  const cover = coverOf(tiles);
  for (const offset of offsets) if (isInside[origin + offset] !== 1 || cover.has(origin + offset)) return false;
  return true;
}

export const tileAt = ({ tiles }: Floor, cell: Cell): Tile | null => coverOf(tiles).get(cell) ?? null;
