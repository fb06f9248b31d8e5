import { isBesideEdge, sidesOf } from '@questhall/grid';
import { swingDoor, turnDoor } from '../frames/reveal.ts';
import { boardOf } from '../queries/board.ts';
import { monsterAt } from '../queries/figures.ts';
import type { Edge, Square } from '../sheet/sheet.ts';
import type { Door, Match } from '../types/index.ts';
import { type Asked, type DeedOf, type No, no, notNow, walkerIn } from './common.ts';

const isBeside = ({ table }: Match, edge: Edge, at: Square): boolean =>
  isBesideEdge(boardOf(table.plan).grid, edge, at);

const doorsBeside = (state: Match, at: Square): Door[] =>
  state.table.doors.filter(({ edge }) => isBeside(state, edge, at));

/** Without using action or movement, at any time of the turn. [door.open-adjacent-free, turn.free-activities] */
export const open: DeedOf<'open'> = {
  propose(state, asked) {
    const walker = walkerIn(state, asked);
    if (walker === null) return [];
    return doorsBeside(state, walker.at).flatMap((door) => (door.isOpen ? [] : [{ type: 'open', door: door.edge }]));
  },
  judge(state, asked, { door: edge }) {
    if (asked.question.kind === 'zargon') return no('door.monsters-never-operate', { door: edge });
    const walker = walkerIn(state, asked);
    if (walker === null) return notNow(asked);
    const door = state.table.doors.find((one) => one.edge === edge);
    if (door === undefined || !isBeside(state, edge, walker.at))
      return no('door.open-adjacent-free', { door: edge, from: walker.at });
    if (door.kind === 'portal') return no('quest.q10-portal-doors', { door: edge });
    if (door.isOpen) return no('door.open-adjacent-free', { door: edge, open: 'already' });
    return door.changed === state.table.round ? no('door.one-change-per-round', { door: edge }) : null;
  },
  perform(draft, asked, { door: edge }, tell) {
    const door = draft.table.doors.find((one) => one.edge === edge);
    const walker = walkerIn(draft, asked);
    if (door !== undefined && walker !== null) swingDoor(draft, door, walker.figure, 'door.open-adjacent-free', tell);
  },
};

/** A hero in its own turn, or in the wind, which leaves it its hands. [spell.swift-wind] */
const mayClose = ({ question }: Asked): boolean => question.kind === 'turn' || question.kind === 'whisk';

/** [door.close-adjacent-free] */
export const close: DeedOf<'close'> = {
  propose(state, asked) {
    const walker = walkerIn(state, asked);
    return walker === null
      ? []
      : doorsBeside(state, walker.at).flatMap((door) => (door.isOpen ? [{ type: 'close', door: door.edge }] : []));
  },
  judge(state, asked, { door: edge }) {
    if (asked.question.kind === 'zargon') return no('door.monsters-never-operate', { door: edge });
    const walker = walkerIn(state, asked);
    if (walker === null) return notNow(asked);
    if (asked.question.kind === 'puppet') return no('dread.puppet-strings');
    if (!mayClose(asked)) return no(asked.question.kind === 'genie' ? 'ally.genie-can' : 'door.close-adjacent-free');
    return closeRefusal(state, edge, walker.at);
  },
  perform(draft, asked, { door: edge }, tell) {
    const { table } = draft;
    const door = table.doors.find((one) => one.edge === edge);
    const walker = walkerIn(draft, asked);
    if (door === undefined || walker === null) return;
    turnDoor(table, door, false);
    tell.all('door.close-adjacent-free', { type: 'doorClosed', door: edge, by: walker.figure });
  },
};

function closeRefusal(state: Match, edge: Edge, at: Square): No | null {
  const { table } = state;
  const door = table.doors.find((one) => one.edge === edge);
  if (door === undefined || !isBeside(state, edge, at)) return no('door.close-adjacent-free', { door: edge, from: at });
  if (!door.isOpen) return no('door.close-adjacent-free', { door: edge, closed: 'already' });
  if (table.house.doorsStayOpen) return no('door.close-adjacent-free', { door: edge, house: 'doorsStayOpen' });
  if (door.kind === 'secret') return no('door.secret-never-closes', { door: edge });
  if (door.changed === table.round) return no('door.one-change-per-round', { door: edge });
  const isHeld = sidesOf(boardOf(table.plan).grid, edge).some((side) => monsterAt(table, side) !== null);
  return isHeld ? no('door.not-closed-on-a-monster', { door: edge }) : null;
}
