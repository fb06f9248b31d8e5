import { below, type Deed, type Refusal, type State } from '@questhall/kernel';
import { putAway } from '../../effects/decks.ts';
import { pushEntry, pushMove } from '../../effects/push.ts';
import { fighterOf, isBelow, keepOf } from '../../queries/heroes.ts';
import { crossingRefusal, crossings, secretDoorRefusal, secretDoors, wayTo } from '../../queries/keep/crossings.ts';
import { hasTreasure } from '../../queries/keep/items.ts';
import { kindOf } from '../../queries/keep/laid.ts';
import { besideOf, isHoard, UNEXPLORED } from '../../queries/keep/squares.ts';
import { turnOf } from '../../queries/keep/turn.ts';
import type { Rule } from '../../rulebook/index.ts';
import type { Action, DungeonQuest } from '../../types/index.ts';
import { no, notNow } from '../refuse.ts';

type Match = State<DungeonQuest>;
type Move = Extract<Action, { type: 'move' }>;

const LANTERN = 'lanternOfLateHours';

const isDark = ({ table }: Match): boolean =>
  kindOf(keepOf(table).tiles[fighterOf(table).square] ?? UNEXPLORED) === 'dark';

/** Whether nothing shows the way: in the dark, without the Lantern. */
const isBlind = (state: Match): boolean => isDark(state) && !hasTreasure(fighterOf(state.table), LANTERN);

/** To a square beside one, on foot or through a Secret Door. */
export const move: Deed<DungeonQuest, Move> = {
  propose(state, { question }) {
    const { table } = state;
    if (isBelow(fighterOf(table))) return [];
    if (question.kind === 'secretDoor') return secretDoors(table).map((to) => ({ type: 'move', to }));
    if (isBlind(state)) return [];
    return crossings(table, turnOf(state).trail).map(({ from, way }) => ({ type: 'move', to: besideOf(from, way) }));
  },
  judge(state, asked, { to }) {
    const { kind } = asked.question;
    if (kind !== 'action' && kind !== 'onward' && kind !== 'secretDoor') return notNow(asked);
    const rule = kind === 'secretDoor' ? secretDoorRefusal(state.table, to) : moveRefusal(state, to);
    return rule === null ? null : no(rule);
  },
  perform(draft, { question }, { to }, tell) {
    const out = wayTo(draft.table, to);
    if (out === undefined) throw new Error('that square is not beside this one');
    const frame = draft.agenda.at(-1);
    if (question.kind === 'secretDoor') {
      draft.agenda.pop();
      if (frame?.kind === 'card') putAway(draft, frame.card);
      pushEntry(draft, to, out.way, 'secretDoor');
      return;
    }
    if (frame?.kind === 'turn') frame.stage = 'end';
    else draft.agenda.pop();
    if (isDark(draft))
      tell.all('treasure.use-optional', { type: 'treasureUsed', seat: draft.table.fighter, treasure: LANTERN });
    pushMove(draft, out.from, out.way);
  },
};

function moveRefusal(state: Match, to: number): Rule | null {
  const { table } = state;
  if (isBelow(fighterOf(table))) return 'cat.actions';
  const out = wayTo(table, to);
  if (out === undefined) return isHoard(fighterOf(table).square) ? 'hoard.leave-any-edge' : 'move.orthogonal';
  if (isBlind(state)) return 'tile.dark';
  return crossingRefusal(table, out, turnOf(state).trail);
}

/** Out of the dark, by a way that chance picks. */
export const stumble: Deed<DungeonQuest, Extract<Action, { type: 'stumble' }>> = {
  propose: () => [{ type: 'stumble' }],
  judge(state, asked) {
    if (asked.question.kind !== 'action') return notNow(asked);
    return stumbleRefusal(state);
  },
  perform(draft, _asked, _action, tell) {
    const turn = turnOf(draft);
    const ways = crossings(draft.table, turn.trail);
    const out = ways[below(draft.rng, ways.length)];
    if (out === undefined) throw new Error('there is no way out of the dark');
    turn.stage = 'end';
    tell.all('tile.dark', { type: 'stumbled', to: besideOf(out.from, out.way) });
    pushMove(draft, out.from, out.way);
  },
};

function stumbleRefusal(state: Match): Refusal<Rule> | null {
  if (isBelow(fighterOf(state.table))) return no('cat.actions');
  if (!isDark(state)) return no('tile.dark');
  return crossings(state.table, turnOf(state).trail).length > 0 ? null : no('move.legal');
}
