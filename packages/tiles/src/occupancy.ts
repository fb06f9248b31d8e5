import { type Cell, DIRECTIONS } from '@questhall/grid';
import type { Floor, Tile } from './floor.ts';
import { SHEET } from './sheet.ts';

/**
 * No tile may lie on the rim of the sheet: so no shape is ever laid across it, and nobody needs to ask where the sheet
 * ends.
 */
const isInside: Uint8Array = Uint8Array.from({ length: SHEET.size }, (_, cell) =>
  DIRECTIONS.some((way) => SHEET.neighbour[cell * 4 + way] === -1) ? 0 : 1,
);

const coversKnown = new WeakMap<readonly Tile[], ReadonlyMap<Cell, number>>();

/** Which tile lies on each square, by its place in the list. Worked out once for each list, which is never written. */
function coverOf(tiles: readonly Tile[]): ReadonlyMap<Cell, number> {
  const known = coversKnown.get(tiles);
  if (known !== undefined) return known;
  const cover = new Map<Cell, number>();
  for (const [at, tile] of tiles.entries()) for (const cell of tile.cells) cover.set(cell, at);
  coversKnown.set(tiles, cover);
  return cover;
}

/** None of these tiles lies on any of these squares, which are counted from the origin. */
export function isFree(tiles: readonly Tile[], origin: Cell, offsets: readonly number[]): boolean {
  const cover = coverOf(tiles);
  for (const offset of offsets) if (isInside[origin + offset] !== 1 || cover.has(origin + offset)) return false;
  return true;
}

export function tileAt<Kind extends string>({ tiles }: Pick<Floor<Kind>, 'tiles'>, cell: Cell): Tile<Kind> | null {
  const at = coverOf(tiles).get(cell);
  return at === undefined ? null : (tiles[at] ?? null);
}
