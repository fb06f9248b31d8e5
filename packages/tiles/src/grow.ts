import type { Cell, Direction } from '@questhall/grid';
import type { Door, Floor, Join, Opening, Tile } from './floor.ts';
import type { Exit } from './shape.ts';
import { RIGHT, stepTo, turnedBy } from './sheet.ts';

/** All that is put on a floor when one of its ends or doors is explored. That it fits has been seen to before. */
export interface Growth<Kind extends string> {
  /** The opening that is gone by it, or the door that stands open from now on. */
  readonly explored: number;
  readonly tiles: readonly Tile<Kind>[];
  readonly openings: readonly Opening[];
  readonly doors: readonly Door[];
  readonly joins: readonly Join[];
  /** The number that comes after all that have been given. */
  readonly next: number;
}

export function grown<F extends Floor>(floor: F, growth: Growth<F['tiles'][number]['kind']>): F {
  const { explored, next } = growth;
  const doors = floor.doors.map((door) => (door.id === explored ? { ...door, isOpen: true } : door));
  return freezeFloor({
    ...floor,
    next,
    tiles: [...floor.tiles, ...growth.tiles],
    openings: [...floor.openings.filter(({ id }) => id !== explored), ...growth.openings],
    doors: [...doors, ...growth.doors],
    joins: [...floor.joins, ...growth.joins],
  });
}

/** The same floor with a wall where this opening or this door was: nobody explores it any more. */
export const walledUp = <F extends Floor>(floor: F, gone: number): F =>
  freezeFloor({
    ...floor,
    openings: floor.openings.filter(({ id }) => id !== gone),
    doors: floor.doors.filter(({ id }) => id !== gone),
  });

/** The opening at an exit of a tile: its squares are inside, those of the exit outside. */
export function openingOf(id: number, tile: number, origin: Cell, { left, right, way }: Exit): Opening {
  const back = origin - stepTo(way);
  return { id, tile, left: back + left, right: back + right, way };
}

/** How two tiles open into each other over the width of a passage, by the left one of the squares behind. */
export function joinsAt(to: Cell, way: Direction): readonly [Join, Join] {
  const [ahead, across] = [stepTo(way), stepTo(turnedBy(way, RIGHT))];
  return [
    { from: to - ahead, to },
    { from: to + across - ahead, to: to + across },
  ];
}

/** Nobody writes to a floor, nor to what a game keeps with it: not even when it was read from a file. */
export function freezeFloor<F extends Floor>(floor: F): F {
  for (const tile of floor.tiles) Object.freeze(tile.cells);
  for (const list of [floor.tiles, floor.openings, floor.doors, floor.joins])
    for (const entry of list) Object.freeze(entry);
  for (const part of Object.values(floor)) Object.freeze(part);
  return Object.freeze(floor);
}
