import { tileAt } from '@questhall/tiles';
import type { TileKind } from '../content/tiles.ts';
import type { Floor } from '../types/index.ts';
import { isDistinct, type Law, law } from './law.ts';

/** Squares of what is laid in a passage. [tiles.sizes] */
const SIZES: Readonly<Partial<Record<TileKind, number>>> = {
  'stairs-up': 4,
  section: 10,
  corner: 4,
  't-junction': 4,
  'four-way': 4,
  'stairs-down': 4,
};

const ofFloor =
  (holds: (floor: Floor) => boolean): Law['holds'] =>
  ({ table }) =>
    table.expedition === null || holds(table.expedition.floor);

/** How the dungeon lies. */
export const DUNGEON: readonly Law[] = [
  law(
    'tiles.no-overlap',
    ofFloor(({ tiles }) => isDistinct(tiles.flatMap(({ cells }) => cells))),
    'a tile lies on another',
  ),
  law(
    'tiles.sizes',
    ofFloor(({ tiles }) => tiles.every(({ kind, cells }) => cells.length === (SIZES[kind] ?? cells.length))),
    'a tile has not its size',
  ),
  law(
    'tiles.exits',
    ofFloor((floor) =>
      floor.openings.every(({ tile, left, right }) =>
        [left, right].every((square) => tileAt(floor, square)?.id === tile),
      ),
    ),
    'an open end is not as wide as its tile',
  ),
];
