import { type Cell, DIRECTIONS, type Direction } from '@questhall/grid';
import { below, type Rng } from '@questhall/kernel';
import { isFree, kingSteps, LEFT, offsetOf, RIGHT, stepTo, turnedBy } from '@questhall/tiles';
import { type RoomType, SECTION_LENGTH } from '../content/tiles.ts';
import type { Tile } from '../types/floor.ts';
import { type Run, roomsTo } from './turned.ts';

/** Where a door can be: its near square on the tile, its far square behind the wall. [door.edge] */
interface Site {
  readonly near: Cell;
  readonly far: Cell;
}

/** The rows of a section in the order in which they are tried: third square, second, fourth, first, fifth. */
const ROWS = [2, 1, 3, 0, 4];

/** The squares that a room covers behind a door, or null when it cannot lie there. [fit.room-alignment] */
export function fitRoom(tiles: readonly Tile[], far: Cell, way: Direction, type: RoomType): Cell[] | null {
  const squares = roomsTo(type, way).find((offsets) => isFree(tiles, far, offsets));
  return squares?.map((square) => far + square) ?? null;
}

/** Whether a Small room fits behind a door: in the box there may be none. */
const hasSpace = (tiles: readonly Tile[], far: Cell, way: Direction): boolean =>
  roomsTo('small', way).some((offsets) => isFree(tiles, far, offsets));

/**
 * The first site in the long walls of a run that was just laid, left or right first by chance. [door.site-passage,
 * door.none-possible]
 */
export function sitePassageDoor(tiles: readonly Tile[], origin: Cell, way: Direction, run: Run, rng: Rng): Site | null {
  return findSite(tiles, origin, way, run, below(rng, 2) === 0);
}

/** Whether such a run would have a door at all: chance has no say in that. */
export const canHaveDoor = (tiles: readonly Tile[], origin: Cell, way: Direction, run: Run): boolean =>
  findSite(tiles, origin, way, run, true) !== null;

function findSite(tiles: readonly Tile[], origin: Cell, way: Direction, run: Run, isLeftFirst: boolean): Site | null {
  const columns = isLeftFirst ? [0, 1] : [1, 0];
  for (const row of ROWS) {
    for (let section = run.sections - 1; section >= 0; section--) {
      for (const column of columns) {
        const near = origin + offsetOf([column, section * SECTION_LENGTH + row], way);
        const out = turnedBy(way, column === 0 ? LEFT : RIGHT);
        const far = near + stepTo(out);
        if (hasSpace(tiles, far, out)) return { near, far };
      }
    }
  }
  return null;
}

/**
 * One of the sites farthest from the entrance, given by its square inside the room. [door.site-room,
 * door.none-possible]
 */
export function siteRoomDoor(tiles: readonly Tile[], room: Tile, entrance: Cell, rng: Rng): Site | null {
  let sites: Site[] = [];
  let farthest = 0;
  for (const near of room.cells) {
    const distance = kingSteps(near, entrance);
    if (distance < farthest) continue;
    for (const way of DIRECTIONS) {
      const far = near + stepTo(way);
      if (!hasSpace(tiles, far, way)) continue;
      if (distance > farthest) sites = [];
      farthest = distance;
      sites.push({ near, far });
    }
  }
  return sites.length === 0 ? null : (sites[below(rng, sites.length)] ?? null);
}
