import { DIRECTIONS } from '@questhall/grid';
import { type Door, kingSteps, stepTo, tileAt } from '@questhall/tiles';
import { TILE_KINDS, type TileKind } from '../content/tiles.ts';
import type { Floor } from '../types/index.ts';
import { everybodyIn, type Law, law, type Match, ofAsked } from './law.ts';

/** How many of each tile there are for a floor. */
const STOCK: Readonly<Record<TileKind, number>> = {
  'stairs-up': 1,
  passage: 12,
  corner: 6,
  't-junction': 3,
  'four-way': 2,
  'dead-end': 3,
  small: 5,
  big: 4,
  quest: 1,
};

const ROOMS: readonly TileKind[] = ['small', 'big', 'quest'];

const isBeside = (a: number, b: number): boolean => DIRECTIONS.some((way) => a + stepTo(way) === b);

const squaresOf = ({ tiles }: Floor): readonly number[] => tiles.flatMap(({ cells }) => [...cells]);

/** The tile there is not the one here: a way can only lead from tile to tile. */
const isOther = (floor: Floor, a: number, b: number): boolean => tileAt(floor, a) !== tileAt(floor, b);

const isDoorInPlace = (floor: Floor, { near, far, isOpen }: Door): boolean =>
  isBeside(near, far) && tileAt(floor, near) !== null && (!isOpen || tileAt(floor, far) !== null);

/** Whoever is on its way may be on an ally's square. */
function placed(state: Match): readonly number[] {
  const walker = state.agenda.findLast((frame) => frame.kind === 'walk')?.who;
  return everybodyIn(state)
    .filter(({ at, id }) => at >= 0 && id !== walker)
    .map(({ at }) => at);
}

/** Where everything lies and stands. */
export const FLOOR: readonly Law[] = [
  law('term.entity', (state) => new Set(placed(state)).size === placed(state).length, 'two stand on one square'),
  law(
    null,
    (state) => placed(state).every((at) => tileAt(state.table.floor, at) !== null),
    'somebody stands outside the dungeon',
  ),
  law(
    'term.unconscious-still-entity',
    ({ table }) => table.heroes.every(({ hitpoints, at }) => hitpoints > 0 || tileAt(table.floor, at) !== null),
    'whoever falls keeps its square',
  ),
  law(
    'tile.stock',
    ({ table: { floor, house } }) =>
      house.unlimitedTiles || TILE_KINDS.every((kind) => floor.stock[kind] >= 0 && floor.stock[kind] <= STOCK[kind]),
    'more tiles are left than there are, or fewer than none',
  ),
  law(
    'tile.no-overlap',
    ({ table }) => new Set(squaresOf(table.floor)).size === squaresOf(table.floor).length,
    'two tiles overlap',
  ),
  law(
    'tile.walls',
    ({ table: { floor } }) => floor.joins.every(({ from, to }) => isBeside(from, to) && isOther(floor, from, to)),
    'tiles open into each other where they do not meet',
  ),
  law(
    'door.edge',
    ({ table: { floor } }) => floor.doors.every((door) => isDoorInPlace(floor, door)),
    'a door is not between two squares',
  ),
  law(
    'gen.door-to-room',
    ({ table: { floor } }) =>
      floor.doors.every(({ far, isOpen }) => !isOpen || ROOMS.includes(tileAt(floor, far)?.kind ?? 'passage')),
    'an open door leads to no room',
  ),
  law(
    'explore.trigger-one-opening',
    ({ table: { floor } }) => {
      const squares = floor.openings.flatMap(({ left, right }) => [left, right]);
      return new Set(squares).size === squares.length;
    },
    'a square borders two openings',
  ),
  law(
    'hidden.map',
    ({ table: { floor } }) =>
      floor.openings.every(({ left, right, way }) =>
        floor.joins.every(({ from, to }) => ![left, right].includes(from) || to !== from + stepTo(way)),
      ),
    'something lies behind an opening that nobody has explored',
  ),
  law(
    'explore.trigger-opening',
    ofAsked('explore', ({ hero }, { table }) => {
      const at = table.heroes[hero]?.at;
      return table.floor.openings.every(({ left, right }) => left !== at && right !== at);
    }),
    'somebody goes on beside an opening without exploring it',
  ),
  law(
    'fit.always-continues',
    ofAsked(
      'explore',
      (_question, { table: { floor } }) => floor.openings.length > 0 || floor.doors.some(({ isOpen }) => !isOpen),
    ),
    'somebody explores where nothing is left to explore',
  ),
  law(null, ({ table }) => new Set(table.glow).size === table.glow.length, 'two Glow lie on one square'),
  law(
    'move.eight-directions',
    ({ agenda }) =>
      agenda.every(
        (frame) =>
          frame.kind !== 'walk' ||
          frame.path.every((cell, i) => i === 0 || kingSteps(cell, frame.path[i - 1] ?? cell) === 1),
      ),
    'a way leads from no square to the next',
  ),
];
