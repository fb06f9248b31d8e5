import { DIRECTIONS, edgeBetween, setWall, type Walls } from '@questhall/grid';
import type { Floor, Tile } from './floor.ts';
import { SHEET, stepTo } from './sheet.ts';

const ALL_SIDES = 0b1111;

// Floors and tiles are never written, so what was worked out for one stays right. A tile outlives most floors it lies
// on.
const wallsKnown = new WeakMap<Floor, Walls>();
const outlinesKnown = new WeakMap<Tile, Uint8Array>();

/**
 * The walls of a floor, closed doors and openings among them; where no tile lies there is nothing but wall. Not to be
 * written.
 */
export function wallsOf(floor: Floor): Walls {
  const known = wallsKnown.get(floor);
  if (known !== undefined) return known;
  const walls = new Uint8Array(SHEET.size).fill(ALL_SIDES);
  for (const tile of floor.tiles) {
    const outline = outlineOf(tile);
    for (let at = 0; at < outline.length; at++) walls[tile.cells[at] ?? 0] = outline[at] ?? ALL_SIDES;
  }
  for (const { from, to } of floor.joins) setWall(SHEET, walls, edgeBetween(SHEET, from, to), false);
  for (const { near, far, isOpen } of floor.doors)
    if (isOpen) setWall(SHEET, walls, edgeBetween(SHEET, near, far), false);
  wallsKnown.set(floor, walls);
  return walls;
}

/** The squares of one tile, marked and wiped again within one question. */
const isOwn = new Uint8Array(SHEET.size);

/** The sides of a tile's squares, in their order, beyond which the tile ends. */
function outlineOf(tile: Tile): Uint8Array {
  const known = outlinesKnown.get(tile);
  if (known !== undefined) return known;
  for (const cell of tile.cells) isOwn[cell] = 1;
  const outline = new Uint8Array(tile.cells.length);
  let at = 0;
  for (const cell of tile.cells) {
    let sides = 0;
    for (const way of DIRECTIONS) if (isOwn[cell + stepTo(way)] !== 1) sides |= 1 << way;
    outline[at++] = sides;
  }
  for (const cell of tile.cells) isOwn[cell] = 0;
  outlinesKnown.set(tile, outline);
  return outline;
}
