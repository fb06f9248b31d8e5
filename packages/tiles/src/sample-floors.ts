import { type Cell, DIRECTIONS, type Direction, NORTH } from '@questhall/grid';
import type { Door, Floor, Tile } from './floor.ts';
import { freezeFloor, grown, joinsAt, openingOf, walledUp } from './grow.ts';
import { isFree } from './occupancy.ts';
import { block, type Shape, turnExit, turnSquares } from './shape.ts';
import { AHEAD, cellAt, LEFT, RIGHT, stepTo, wayTo } from './sheet.ts';

// Floors for tests, of a dungeon that no game has: halls, crossings, and closets behind doors, laid wherever they fit.

type Kind = 'stairs' | 'hall' | 'crossing' | 'closet';
export type SampleFloor = Floor<Kind>;

const HALL: Shape<Kind> = {
  kind: 'hall',
  squares: block(2, 3),
  exits: [{ turn: AHEAD, left: [0, 3], right: [1, 3] }],
};
const CROSSING: Shape<Kind> = {
  kind: 'crossing',
  squares: block(2, 2),
  exits: [
    { turn: LEFT, left: [-1, 0], right: [-1, 1] },
    { turn: AHEAD, left: [0, 2], right: [1, 2] },
    { turn: RIGHT, left: [2, 1], right: [2, 0] },
  ],
};
const CLOSET: Shape<Kind> = { kind: 'closet', squares: block(3, 2, -1), exits: [] };

const laidAt = (id: number, { kind, squares }: Shape<Kind>, origin: Cell, way: Direction): Tile<Kind> => ({
  id,
  kind,
  cells: turnSquares(squares, way).map((square) => origin + square),
});

/** Stairs in the middle, with one way out to the north. */
export function firstFloor(): SampleFloor {
  const stairs = laidAt(1, { ...HALL, kind: 'stairs' }, cellAt(0, 0), NORTH);
  const openings = HALL.exits.map((exit) => openingOf(2, stairs.id, cellAt(0, 0), turnExit(exit, NORTH)));
  return freezeFloor({ next: 3, tiles: [stairs], openings, doors: [], joins: [] });
}

/** A floor on which so many ends or doors were explored, each chosen by a number; one that is closed stays as it is. */
export const explored = (choices: readonly number[]): SampleFloor => choices.reduce(exploreOne, firstFloor());

export function exploreOne(floor: SampleFloor, choice: number): SampleFloor {
  const closed = floor.doors.filter(({ isOpen }) => !isOpen);
  const found = [...floor.openings, ...closed][choice % (floor.openings.length + closed.length)];
  if (found === undefined) return floor;
  if ('near' in found) return openDoor(floor, found);
  const shape = choice % 3 === 0 ? CROSSING : HALL;
  const origin = found.left + stepTo(found.way);
  if (!isFree(floor.tiles, origin, turnSquares(shape.squares, found.way))) return walledUp(floor, found.id);
  const tile = laidAt(floor.next, shape, origin, found.way);
  const ends = shape.exits.map((exit, at) => openingOf(tile.id + 1 + at, tile.id, origin, turnExit(exit, found.way)));
  const last = tile.id + ends.length;
  const door = doorIn(tile, last + 1, [...floor.tiles, tile], choice);
  return grown(floor, {
    explored: found.id,
    tiles: [tile],
    openings: ends,
    doors: door === null ? [] : [door],
    joins: joinsAt(origin, found.way),
    next: last + 2,
  });
}

function openDoor(floor: SampleFloor, { id, near, far }: Door): SampleFloor {
  const way = wayTo(near, far);
  if (!isFree(floor.tiles, far, turnSquares(CLOSET.squares, way))) return walledUp(floor, id);
  const tiles = [laidAt(floor.next, CLOSET, far, way)];
  return grown(floor, { explored: id, tiles, openings: [], doors: [], joins: [], next: floor.next + 1 });
}

/** A door in the first hall wall behind which nothing lies, in every other hall. */
function doorIn({ kind, cells }: Tile<Kind>, id: number, tiles: readonly Tile[], choice: number): Door | null {
  if (kind !== 'hall' || choice % 2 === 0) return null;
  const near = cells[2] ?? -1;
  const way = DIRECTIONS.find((out) => isFree(tiles, near + stepTo(out), [0]));
  return way === undefined ? null : { id, near, far: near + stepTo(way), isOpen: false };
}
