import { type Cell, DIRECTIONS } from '@questhall/grid';
import type { Floor, Tile } from '../types/floor.ts';
import { SHEET } from './sheet.ts';

/** On the rim of the sheet lies no tile, and none fits: so no shape is ever laid across it, and nobody needs to ask where the sheet ends. */
const RIM = 0xffff;

const bare: Uint16Array = Uint16Array.from({ length: SHEET.size }, (_, cell) =>
  DIRECTIONS.some((way) => SHEET.neighbour[cell * 4 + way] === -1) ? RIM : 0,
);

/** The number of the tile on each square of the sheet; 0 where there is none. */
const numbers: Uint16Array = bare.slice();

/** The tiles that `numbers` tells of. */
let laid: readonly Tile[] = [];

/**
 * One sheet serves all floors, and is never handed out: a new one for every tile laid would cost far more than the few squares that differ
 * from the last list asked about.
 */
function turnTo(tiles: readonly Tile[]): void {
  if (tiles === laid) return;
  let same = 0;
  while (same < laid.length && laid[same] === tiles[same]) same++;
  for (let at = same; at < laid.length; at++) for (const cell of laid[at]?.cells ?? []) numbers[cell] = bare[cell] ?? RIM;
  for (let at = same; at < tiles.length; at++) for (const cell of tiles[at]?.cells ?? []) numbers[cell] = tiles[at]?.id ?? 0;
  laid = tiles;
}

/** None of these tiles lies on any of these squares, which are counted from the origin. [tile.no-overlap] */
export function isFree(tiles: readonly Tile[], origin: Cell, offsets: readonly number[]): boolean {
  turnTo(tiles);
  for (const offset of offsets) if (numbers[origin + offset] !== 0) return false;
  return true;
}

/** The number of the tile that a square belongs to; 0 when it belongs to none. */
export function tileIdAt({ tiles }: Floor, cell: Cell): number {
  turnTo(tiles);
  const number = numbers[cell] ?? 0;
  return number === RIM ? 0 : number;
}

export function tileAt(floor: Floor, cell: Cell): Tile | null {
  const number = tileIdAt(floor, cell);
  return floor.tiles.find(({ id }) => id === number) ?? null;
}
