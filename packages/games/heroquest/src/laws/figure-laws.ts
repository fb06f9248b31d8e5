import { boardOf, footprint, isStair } from '../queries/board.ts';
import { heroesHere, idOfHero } from '../queries/figures.ts';
import type { Square } from '../sheet/sheet.ts';
import { FIRST_MONSTER, type FigureId, GENIE_ID, type Match, type Table } from '../types/index.ts';
import { isOncePer, type Law, law } from './law.ts';

interface Placed {
  readonly id: FigureId;
  readonly at: Square;
}

/** All but whoever is in the middle of a walk or has a trap go off underneath. */
function placed({ table, agenda }: Match): Placed[] {
  const moving = agenda.flatMap((frame) => (frame.kind === 'walk' || frame.kind === 'spring' ? [frame.figure] : []));
  return [
    ...heroesHere(table).map(({ hero, at }) => ({ id: idOfHero(hero), at })),
    ...table.allies.map(({ id, at }) => ({ id, at })),
    ...table.monsters.map(({ id, at }) => ({ id, at })),
  ].filter(({ id }) => !moving.includes(id));
}

const isPit = ({ traps }: Table, square: Square): boolean => traps.some(({ at, isOpen }) => isOpen && at === square);

const coveredBy = (table: Table): Square[] => table.furniture.flatMap((piece) => footprint(table, piece));

/** The undead that have a card or a row in the book. */
const UNDEAD: readonly string[] = ['skeleton', 'zombie', 'mummy', 'ghost', 'witch-lord-12', 'witch-lord-14'];

export const FIGURE_LAWS: readonly Law[] = [
  law(
    null,
    (state) => placed(state).every(({ at }) => at >= 0 && at < boardOf(state.table.plan).grid.size),
    'every figure stands on the board',
  ),
  law(
    'move.no-sharing',
    (state) => {
      const { table } = state;
      return isOncePer(
        placed(state)
          .map(({ at }) => at)
          .filter((at) => !isStair(table, at) && !isPit(table, at)),
      );
    },
    'nobody shares a square but on the stairway or in a pit',
  ),
  law(
    'monster.no-sharing',
    (state) =>
      isOncePer(
        placed(state)
          .filter(({ id }) => id >= FIRST_MONSTER)
          .map(({ at }) => at),
      ),
    'no two monsters stand on one square',
  ),
  law(
    'board.stairway-closed-to-monsters',
    ({ table }) => table.monsters.every(({ at }) => !isStair(table, at)),
    'no monster is on the stairway',
  ),
  law(
    'board.blocked-squares',
    (state) => placed(state).every(({ at }) => !state.table.rocks.includes(at)),
    'nobody stands in solid rock',
  ),
  law(
    'board.furniture-fills-squares',
    (state) => {
      const covered = coveredBy(state.table);
      return placed(state).every(({ id, at }) => id >= GENIE_ID || !covered.includes(at));
    },
    'no hero stands where a piece of furniture is',
  ),
  law(
    'component.skull-tiles-mark-wounds',
    ({ table }) => table.monsters.every(({ wounds, body }) => Number.isInteger(wounds) && wounds >= 0 && wounds < body),
    'a monster on the board has as many skulls as it lost points, and fewer than would kill it',
  ),
  law(
    'monster.undead',
    ({ table }) =>
      table.ownSheet !== '' ||
      [...table.monsters, ...table.hidden.monsters].every(({ key, isUndead }) => isUndead === UNDEAD.includes(key)),
    'skeletons, zombies, mummies, the Ghost and the Witch Lord are undead, and nobody else is',
  ),
  law(
    'trap.monsters-never-spring',
    ({ agenda }) => agenda.every((frame) => frame.kind !== 'spring' || frame.figure < FIRST_MONSTER),
    'no trap goes off under a monster',
  ),
];
