import { type Cell, type Direction, EAST, NORTH, SOUTH, WEST } from '@questhall/grid';
import { below, type Rng, roll } from '@questhall/kernel';
import { cellAt, type Door, freezeFloor, type Opening, xOf, yOf } from '@questhall/tiles';
import type { End, RoomType, TileKind } from '../content/tiles.ts';
import type { Floor } from '../types/floor.ts';
import { isDeadEndReroll } from './dead-end.ts';
import { newFloor } from './floor.ts';
import { type Laid, layPassage, type RolledPassage } from './passage.ts';
import { type LaidRoom, layRoom } from './room.ts';

// Floors for tests, and a wanderer that explores at random. Where squares lie is written out here once more, so that
// tests do not lean on what they test.

type Vector = readonly [x: number, y: number];
const AHEAD: Readonly<Record<Direction, Vector>> = {
  [NORTH]: [0, -1],
  [EAST]: [1, 0],
  [SOUTH]: [0, 1],
  [WEST]: [-1, 0],
};
const TO_THE_RIGHT: Readonly<Record<Direction, Vector>> = {
  [NORTH]: [1, 0],
  [EAST]: [0, 1],
  [SOUTH]: [-1, 0],
  [WEST]: [0, -1],
};

/** A square by column and row, for somebody who goes that way from an origin. */
export function seenFrom(origin: Cell, way: Direction, column: number, row: number): Cell {
  const [aheadX, aheadY] = AHEAD[way];
  const [rightX, rightY] = TO_THE_RIGHT[way];
  return cellAt(xOf(origin) + column * rightX + row * aheadX, yOf(origin) + column * rightY + row * aheadY);
}

/** The same beyond an opening, and behind a door: 0,0 is the first square there, the left one of two. */
export const beyond = ({ left, way }: Opening, column: number, row: number): Cell =>
  seenFrom(left, way, column, row + 1);

export function behind({ near, far }: Door, column: number, row: number): Cell {
  const way =
    ([NORTH, EAST, SOUTH, WEST] as const).find((direction) => seenFrom(near, direction, 0, 1) === far) ?? NORTH;
  return seenFrom(far, way, column, row);
}

/** The stairs alone, turned any way. */
export function floorFacing(way: Direction): Floor {
  const plain = newFloor(1);
  const turn = (column: number, row: number): Cell => seenFrom(cellAt(0, 0), way, column, row);
  const cells = [0, 1, 2].flatMap((row) => [turn(0, row), turn(1, row)]);
  return freezeFloor({
    ...plain,
    tiles: plain.tiles.map((tile) => ({ ...tile, cells })),
    openings: plain.openings.map((opening) => ({ ...opening, left: turn(0, 2), right: turn(1, 2), way })),
  });
}

/** The same floor with a loose tile on it, which stands for whatever is in the way. */
export const withTile = (floor: Floor, cells: readonly Cell[], kind: TileKind = 'dead-end'): Floor =>
  freezeFloor({ ...floor, next: floor.next + 1, tiles: [...floor.tiles, { id: floor.next, kind, cells: [...cells] }] });

export const withStock = (floor: Floor, stock: Partial<Floor['stock']>): Floor =>
  freezeFloor({ ...floor, stock: { ...floor.stock, ...stock } });

export function onlyOpening(floor: Floor): Opening {
  const [opening] = floor.openings;
  if (opening === undefined || floor.openings.length > 1) throw new RangeError(`${floor.openings.length} openings`);
  return opening;
}

const line = (sections: 1 | 2, end: End, doors: 0 | 1): RolledPassage => ({ sections, end, doors });
const turns = (end: End): RolledPassage[] => [line(1, end, 0), line(1, end, 1), line(2, end, 1), line(2, end, 1)];

/** By the D20, from 1. */
const PASSAGES: readonly RolledPassage[] = [
  line(1, 't-junction', 1),
  line(1, 't-junction', 1),
  line(2, 't-junction', 1),
  line(2, 't-junction', 1),
  ...turns('right'),
  ...turns('left'),
  line(1, 'none', 0),
  line(1, 'none', 1),
  line(1, 'none', 1),
  line(1, 'dead-end', 0),
  line(1, 'dead-end', 1),
  line(2, 'dead-end', 1),
  line(1, 'four-way', 0),
  line(1, 'four-way', 1),
];

export interface Explored {
  readonly before: Floor;
  readonly floor: Floor;
  readonly laid: Laid | null;
  readonly room: LaidRoom | null;
  readonly roomsFound: number;
}

/** Explores an opening or opens a door of this floor, any one, with a hero beside it; null when there is none. */
export function exploreAny(before: Floor, roomsFound: number, isUnlimited: boolean, rng: Rng): Explored | null {
  const doors = before.doors.filter(({ isOpen }) => !isOpen);
  const count = before.openings.length + doors.length;
  if (count === 0) return null;
  const pick = below(rng, count);
  const opening = before.openings[pick];
  if (opening !== undefined) {
    const laid = layPassage(
      before,
      opening,
      rollPassage(before, opening, roomsFound, rng),
      [opening.left],
      isUnlimited,
      rng,
    );
    return { before, floor: laid.floor, laid, room: null, roomsFound };
  }
  const door = doors[pick - before.openings.length];
  if (door === undefined) throw new RangeError(`no door ${pick}`);
  const die = roll(rng, 20);
  const type: RoomType = roomsFound === 4 ? 'quest' : die <= 8 ? 'big' : 'small';
  const hasDoor = type !== 'quest' && (die === 7 || die === 8 || die >= 19);
  const room = layRoom(before, door, type, hasDoor ? 1 : 0, [door.near], isUnlimited, rng);
  return { before, floor: room.floor, laid: null, room, roomsFound: roomsFound + room.tiles.length };
}

function rollPassage(floor: Floor, opening: Opening, roomsFound: number, rng: Rng): RolledPassage {
  for (;;) {
    const rolled = PASSAGES[roll(rng, 20) - 1] ?? line(1, 'none', 0);
    if (!isDeadEndReroll(floor, opening, rolled.end, rolled.doors, roomsFound)) return rolled;
  }
}
