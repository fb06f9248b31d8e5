import { broken } from '@questhall/groundwork';
import { BLOWS } from './laws/blows.ts';
import { BOARD } from './laws/board.ts';
import { BODIES } from './laws/bodies.ts';
import { DUNGEON } from './laws/dungeon.ts';
import { GRID } from './laws/grid.ts';
import { HEROES } from './laws/heroes.ts';
import type { Law, Match } from './laws/law.ts';
import { SIDES } from './laws/monsters.ts';
import { PARTY } from './laws/party.ts';
import { TOWN } from './laws/town.ts';
import { TURNS } from './laws/turns.ts';
import { viewLaws } from './laws/view.ts';
import { view } from './view.ts';

const LAWS: readonly Law[] = [
  ...PARTY,
  ...HEROES,
  ...TOWN,
  ...GRID,
  ...BOARD,
  ...DUNGEON,
  ...BODIES,
  ...TURNS,
  ...BLOWS,
  ...SIDES,
];

/** What no state may break, whatever was played. */
export function laws(state: Match): readonly string[] {
  return [...broken(LAWS, state), ...viewLaws(state, view(state))];
}
