import type { Cell } from '@questhall/grid';
import type { Rng } from '@questhall/kernel';
import { type Door, grown, walledUp, wayTo } from '@questhall/tiles';
import type { RoomType } from '../content/tiles.ts';
import type { Floor, Tile } from '../types/floor.ts';
import { fitRoom, siteRoomDoor } from './doors.ts';
import { restock } from './floor.ts';
import { reclaim } from './reclaim.ts';

export interface LaidRoom {
  readonly floor: Floor;
  /** The room's tile; none behind a false door. Its kind may differ from what was rolled. [gen.type-survives-tile] */
  readonly tiles: readonly number[];
  /** Squares that left the board. */
  readonly reclaimed: readonly Cell[];
  /** The further door. */
  readonly door: Door | null;
  readonly isFalse: boolean;
  /** What made it so: how it was made to fit, or else where its further door is, or else how it lies. */
  readonly rule: 'fit.room-substitute' | 'fit.reclaim' | 'fit.false-door' | DoorRule | 'fit.room-alignment';
}

/** Whether the further door that was rolled has a place. */
type DoorRule = 'door.site-room' | 'door.none-possible';

/** The tiles to try for a room, in this order. [fit.room-substitute] */
const SUBSTITUTES: Readonly<Record<RoomType, readonly RoomType[]>> = {
  small: ['small', 'big'],
  big: ['big', 'small'],
  quest: ['quest', 'big', 'small'],
};

interface Found {
  readonly kind: RoomType;
  readonly cells: readonly Cell[];
}

/** Opens a door: a room lies behind it, or rubble. [gen.door-to-room, fit.always-continues] */
export function layRoom(
  floor: Floor,
  door: Door,
  type: RoomType,
  furtherDoors: 0 | 1,
  occupied: readonly Cell[],
  isUnlimited: boolean,
  rng: Rng,
): LaidRoom {
  const found = findRoom(floor, door, type, isUnlimited);
  if (found !== null) {
    const laid = lay(floor, door, found, furtherDoors, isUnlimited, rng);
    const asRolled = doorRule(furtherDoors, laid.door) ?? 'fit.room-alignment';
    const rule = found.kind === type ? asRolled : 'fit.room-substitute';
    return { ...laid, reclaimed: [], isFalse: false, rule };
  }
  const { floor: cleared, reclaimed } = reclaim(floor, occupied, isUnlimited);
  const foundNow = findRoom(cleared, door, type, isUnlimited);
  if (foundNow !== null) {
    return {
      ...lay(cleared, door, foundNow, furtherDoors, isUnlimited, rng),
      reclaimed,
      isFalse: false,
      rule: 'fit.reclaim',
    };
  }
  const walled = walledUp(cleared, door.id);
  return { floor: walled, tiles: [], reclaimed, door: null, isFalse: true, rule: 'fit.false-door' };
}

const doorRule = (doors: 0 | 1, door: Door | null): DoorRule | null =>
  doors === 0 ? null : door === null ? 'door.none-possible' : 'door.site-room';

function findRoom(floor: Floor, { near, far }: Door, type: RoomType, isUnlimited: boolean): Found | null {
  for (const kind of SUBSTITUTES[type]) {
    const cells = isUnlimited || floor.stock[kind] > 0 ? fitRoom(floor.tiles, far, wayTo(near, far), kind) : null;
    if (cells !== null) return { kind, cells };
  }
  return null;
}

function lay(
  floor: Floor,
  entrance: Door,
  { kind, cells }: Found,
  furtherDoors: 0 | 1,
  isUnlimited: boolean,
  rng: Rng,
): Pick<LaidRoom, 'floor' | 'tiles' | 'door'> {
  const room: Tile = { id: floor.next, kind, cells };
  const tiles = [...floor.tiles, room];
  const site = furtherDoors === 0 ? null : siteRoomDoor(tiles, room, entrance.far, rng);
  const door: Door | null = site === null ? null : { id: floor.next + 1, ...site, isOpen: false };
  const stocked: Floor = { ...floor, stock: restock(floor.stock, [kind], -1, isUnlimited) };
  const next = grown(stocked, {
    explored: entrance.id,
    tiles: [room],
    openings: [],
    doors: door === null ? [] : [door],
    joins: [],
    next: floor.next + (door === null ? 1 : 2),
  });
  return { floor: next, tiles: [room.id], door };
}
