import type { Cell, Direction } from '@questhall/grid';
import {
  block,
  type Door,
  grown,
  isFree,
  type Local,
  offsetOf,
  stepTo,
  turnedBy,
  turnSquares,
  walledUp,
  wayTo,
} from '@questhall/tiles';
import type { RoomType, RoomWall } from '../content/exploration.ts';
import type { Floor, Tile } from '../types/floor.ts';
import { canLeadOn } from './passage.ts';
import { TURN_TO } from './shapes.ts';

/** How wide a room is for whoever comes in, and how deep. [tiles.sizes] */
const SIZES: Readonly<Record<RoomType, readonly [width: number, depth: number]>> = {
  small: [5, 5],
  'big-by-short-side': [5, 10],
  'big-by-long-side': [10, 5],
};

/** The square of its near wall that lies behind the door, from the left, in the order of trying. */
const SHIFTS: Readonly<Record<number, readonly number[]>> = {
  5: [3, 4, 2, 5, 1],
  10: [5, 6, 4, 7, 3, 8, 2, 9, 1, 10],
};

/** The rooms to try for the one that was rolled. [tiles.room-alignment] */
const CANDIDATES: Readonly<Record<RoomType, readonly RoomType[]>> = {
  small: ['small'],
  'big-by-short-side': ['big-by-short-side', 'big-by-long-side', 'small'],
  'big-by-long-side': ['big-by-long-side', 'big-by-short-side', 'small'],
};

/** A room as it lies, seen by whoever comes in: its first column is to the left of the door. */
export interface Site {
  readonly type: RoomType;
  readonly way: Direction;
  /** The near left square. */
  readonly corner: Cell;
  readonly width: number;
  readonly depth: number;
}

/** The number of a square of a room, by its column from the left and its row from the door. */
export const squareOf = ({ corner, way }: Site, local: Local): Cell => corner + offsetOf(local, way);

function siteFor(tiles: readonly Tile[], far: Cell, way: Direction, type: RoomType): Site | null {
  const [width, depth] = SIZES[type];
  const squares = turnSquares(block(width, depth), way);
  for (const square of SHIFTS[width] ?? []) {
    const corner = far + offsetOf([1 - square, 0], way);
    if (isFree(tiles, corner, squares)) return { type, way, corner, width, depth };
  }
  return null;
}

function findSite(floor: Floor, { near, far }: Door, rolled: RoomType): Site | null {
  const way = wayTo(near, far);
  for (const type of CANDIDATES[rolled]) {
    const site = siteFor(floor.tiles, far, way, type);
    if (site !== null) return site;
  }
  return null;
}

/** Which wall gets a door where nothing else leads on, the first that can. [explore.last-way-on] */
const WALLS: readonly RoomWall[] = ['ahead', 'left', 'right'];

/** A door in the middle of a wall, which is counted from the left as seen from inside. [room.doors-and-chest] */
function doorIn(id: number, site: Site, wall: RoomWall): Door {
  const { width, depth, way } = site;
  const middle = (squares: number): number => Math.ceil(squares / 2) - 1;
  const places: Readonly<Record<RoomWall, Local>> = {
    ahead: [middle(width), depth - 1],
    left: [0, middle(depth)],
    right: [width - 1, depth - 1 - middle(depth)],
  };
  const near = squareOf(site, places[wall]);
  return { id, near, far: near + stepTo(turnedBy(way, TURN_TO[wall])), isOpen: false };
}

export interface LaidRoom {
  readonly floor: Floor;
  /** Null where nothing fits and the door was bricked up. */
  readonly room: { readonly tile: Tile; readonly site: Site } | null;
  readonly doors: readonly Door[];
  readonly rule:
    | 'room.type'
    | 'room.doors-and-chest'
    | 'tiles.room-alignment'
    | 'tiles.room-door-needs-space'
    | 'explore.last-way-on';
}

/**
 * Lays a room behind a door of a passage. Where nothing else is left to explore, and something must be, it has a
 * further door if any wall can have one. [tiles.room-alignment, tiles.room-door-needs-space, explore.last-way-on]
 */
export function layRoom(
  floor: Floor,
  entrance: Door,
  rolled: RoomType,
  walls: readonly RoomWall[],
  mustLeadOn: boolean,
): LaidRoom {
  const site = findSite(floor, entrance, rolled);
  if (site === null)
    return { floor: walledUp(floor, entrance.id), room: null, doors: [], rule: 'tiles.room-alignment' };
  const kind = site.type === 'small' ? 'small' : 'big';
  const cells = block(site.width, site.depth).map((local) => squareOf(site, local));
  const tile: Tile = { id: floor.next, kind, cells };
  const tiles = [...floor.tiles, tile];
  const inWalls = (wanted: readonly RoomWall[]): Door[] =>
    wanted.map((wall, at) => doorIn(tile.id + 1 + at, site, wall)).filter((door) => canLeadOn(tiles, door));
  const asRolled = inWalls(walls);
  const lastWay = mustLeadOn && asRolled.length === 0 ? inWalls(WALLS).slice(0, 1) : [];
  const doors = [...asRolled, ...lastWay];
  const next = tile.id + 1 + WALLS.length;
  return {
    floor: grown(floor, { explored: entrance.id, tiles: [tile], openings: [], doors, joins: [], next }),
    room: { tile, site },
    doors,
    rule: ruleOf(site.type === rolled, walls, asRolled, lastWay),
  };
}

function ruleOf(
  isRolled: boolean,
  walls: readonly RoomWall[],
  asRolled: readonly Door[],
  lastWay: readonly Door[],
): LaidRoom['rule'] {
  if (lastWay.length > 0) return 'explore.last-way-on';
  if (!isRolled) return 'tiles.room-alignment';
  if (asRolled.length < walls.length) return 'tiles.room-door-needs-space';
  return walls.length > 0 ? 'room.doors-and-chest' : 'room.type';
}
