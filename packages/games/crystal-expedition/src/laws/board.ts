import { findFrame } from '@questhall/groundwork';
import { tileAt } from '@questhall/tiles';
import { recordOf } from '../queries/entities.ts';
import type { Expedition } from '../types/index.ts';
import { everybodyIn, isDistinct, isInTheMiddle, type Law, law, type Match } from './law.ts';

/** Whether this holds of the expedition, if there is one. */
const under =
  (holds: (expedition: Expedition, state: Match) => boolean): Law['holds'] =>
  (state) =>
    state.table.expedition === null || holds(state.table.expedition, state);

/** Squares of all who stand somewhere; whoever is on the way may be passing an ally. */
function squaresTaken(state: Match): readonly number[] {
  const walker = findFrame(state, 'walk')?.who ?? null;
  return everybodyIn(state)
    .filter(({ id, at }) => at >= 0 && id !== walker)
    .map(({ at }) => at);
}

/** Where everybody and everything stands. */
export const BOARD: readonly Law[] = [
  law('grid.square-tiles', (state) => isDistinct(squaresTaken(state)), 'two stand in one square'),
  law(
    'encounter.whole-map',
    under(({ floor }, state) => squaresTaken(state).every((at) => tileAt(floor, at) !== null)),
    'somebody stands in the rock',
  ),
  law(
    'move.not-through-crystals',
    under(({ crystals }, state) => squaresTaken(state).every((at) => !crystals.includes(at))),
    'somebody stands in a Crystal',
  ),
  law(
    'crystal.consumed',
    under(({ crystals, floor }) => isDistinct(crystals) && crystals.every((at) => tileAt(floor, at) !== null)),
    'a Crystal grows where none can',
  ),
  law(
    'dungeon.one-monster-type',
    under(({ monsters, dungeon }, { table }) =>
      monsters.every((monster) => recordOf(monster).type === table.dungeons[dungeon]?.type),
    ),
    'a monster of another kind is in the dungeon',
  ),
  law(
    'encounter.ends',
    under(({ encounter, monsters }) => encounter !== null || monsters.length === 0),
    'the Encounter is over though monsters live',
  ),
  law(
    'monster.sheet',
    (state) =>
      isInTheMiddle(state) ||
      under(({ encounter, monsters }) => encounter === null || isListed(encounter.sheet, monsters))(state),
    'the Monster Sheet does not list who is there',
  ),
  law(
    'monster.pointer-stays',
    under(
      ({ encounter }) => encounter === null || (encounter.pointer >= 0 && encounter.pointer <= encounter.sheet.length),
    ),
    'the pointer has left the Monster Sheet',
  ),
  law(
    'explore.not-during-encounter',
    under(({ encounter }, { asks }) => encounter === null || asks.every(({ question }) => question.kind !== 'explore')),
    'somebody explores during an Encounter',
  ),
];

type Listing = NonNullable<Expedition['encounter']>['sheet'];

const isListed = (sheet: Listing, monsters: Expedition['monsters']): boolean =>
  sheet.filter(({ state }) => state === 'alive').length === monsters.length &&
  monsters.every(({ id, record, number }) =>
    sheet.some(
      (line) => line.state === 'alive' && line.monster === id && line.record === record && line.number === number,
    ),
  );
