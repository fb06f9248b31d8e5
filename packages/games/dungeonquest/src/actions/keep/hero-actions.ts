import type { Ask, Deed, Refusal, State } from '@questhall/kernel';
import { LINDEL_SEARCH_CARDS, SEARCHES_PER_VISIT } from '../../content/keep/figures.ts';
import { TILE_SHEETS } from '../../content/keep/tile-sheets.ts';
import { drawFrom, drawPower, turnUp } from '../../effects/decks.ts';
import { layDown } from '../../effects/harm.ts';
import { goDown } from '../../effects/push.ts';
import { fighterOf, isBelow, keepOf } from '../../queries/heroes.ts';
import { crossings } from '../../queries/keep/crossings.ts';
import { kindOf } from '../../queries/keep/laid.ts';
import { isHoard, isTower, UNEXPLORED } from '../../queries/keep/squares.ts';
import { frameBelow, turnOf } from '../../queries/keep/turn.ts';
import { treasuresOf, worthOf } from '../../queries/keep/worth.ts';
import type { Rule } from '../../rulebook/index.ts';
import type { Action, DungeonQuest } from '../../types/index.ts';
import { no, notNow } from '../refuse.ts';

type Match = State<DungeonQuest>;
type DeedOf<K extends Action['type']> = Deed<DungeonQuest, Extract<Action, { type: K }>>;

/** An action of a turn above ground: refused below, and while something else is asked. */
function notAbove({ table }: Match, asked: Ask<DungeonQuest>): Refusal<Rule> | null {
  if (asked.question.kind !== 'action') return notNow(asked);
  return isBelow(fighterOf(table)) ? no('cat.actions') : null;
}

const tileUnder = ({ table }: Match) => kindOf(keepOf(table).tiles[fighterOf(table).square] ?? UNEXPLORED);

const isShutIn = (state: Match): boolean => crossings(state.table, turnOf(state).trail).length === 0;

/** Why nobody searches or rests on such a square; null where heroes do. [search.where] */
function placeRefusal(state: Match): Rule | null {
  const kind = tileUnder(state);
  if (isHoard(fighterOf(state.table).square)) return 'hoard.no-search';
  if (kind === 'corridor') return 'tile.corridor-stop';
  return kind !== null && TILE_SHEETS[kind].maySearch ? null : 'search.where';
}

/** Look for what lies hidden. */
export const search: DeedOf<'search'> = {
  propose: () => [{ type: 'search' }],
  judge(state, asked) {
    const refusal = notAbove(state, asked);
    if (refusal !== null) return refusal;
    if (tileUnder(state) !== null && isShutIn(state)) return null; // [search.trapped-exception]
    const place = placeRefusal(state);
    if (place !== null) return no(place);
    const { searches } = fighterOf(state.table);
    return searches < SEARCHES_PER_VISIT ? null : no('search.two-per-visit');
  },
  perform(draft, _asked, _action, tell) {
    const hero = fighterOf(draft.table);
    hero.searches += 1;
    turnOf(draft).stage = 'end';
    const cards: number[] = [];
    const isKeen = hero.hero === 'lindel';
    const plain = isShutIn(draft) ? 'search.trapped-exception' : 'search.where';
    for (let due = isKeen ? LINDEL_SEARCH_CARDS : 1; due > 0; due--) {
      const card = drawFrom(draft, 'search', isKeen ? 'trait.lindel-keen-eyes' : plain, tell);
      if (card !== null) cards.push(card);
    }
    draft.agenda.push({ kind: 'search', cards });
  },
};

/** Rest, for a Power card. */
export const catchBreath: DeedOf<'catchBreath'> = {
  propose: () => [{ type: 'catchBreath' }],
  judge(state, asked) {
    const refusal = notAbove(state, asked);
    if (refusal !== null) return refusal;
    const place = placeRefusal(state);
    return place === null ? null : no(place);
  },
  perform(draft, { seat }, _action, tell) {
    turnOf(draft).stage = 'end';
    drawPower(draft, seat, 'power.gain-breath', tell);
  },
};

/** Down a stairwell: as an action, or instead of its card on the way in. */
export const descend: DeedOf<'descend'> = {
  propose: () => [{ type: 'descend' }],
  judge(state, asked) {
    if (asked.question.kind === 'stairwell') return null;
    const refusal = notAbove(state, asked);
    if (refusal !== null) return refusal;
    return tileUnder(state) === 'stairwell' ? null : no('tile.stairwell');
  },
  perform(draft) {
    const entry = frameBelow(draft, 'entry'); // of the way in; there is none of an action
    if (entry === undefined) turnOf(draft).stage = 'end';
    else entry.stage = 'next';
    goDown(draft, false);
  },
};

/** One more Dragon card. */
export const plunder: DeedOf<'plunder'> = {
  propose: () => [{ type: 'plunder' }],
  judge(state, asked) {
    const refusal = notAbove(state, asked);
    if (refusal !== null) return refusal;
    return isHoard(fighterOf(state.table).square) ? null : no('hoard.plunder-action');
  },
  perform(draft, _asked, _action, tell) {
    turnOf(draft).stage = 'end';
    turnUp(draft, 'dragon', 'hoard.plunder-action', tell);
  },
};

/** Why the hero cannot leave the keep from here; null where he can. */
function leaveRefusal({ table }: Match): Rule | null {
  const hero = fighterOf(table);
  if (isBelow(hero) || !isTower(hero.square)) return 'leave.tower';
  return worthOf(hero) > 0 ? null : 'leave.needs-gold';
}

/** Out of the keep, for good. [leave.final] */
export const leave: DeedOf<'leave'> = {
  propose: () => [{ type: 'leave' }],
  judge(state, asked) {
    if (asked.question.kind === 'leave') return null;
    if (asked.question.kind !== 'action') return notNow(asked);
    const rule = leaveRefusal(state);
    return rule === null ? null : no(rule);
  },
  perform(draft, { seat }, _action, tell) {
    const hero = fighterOf(draft.table);
    turnOf(draft).stage = 'end';
    hero.fate = 'left';
    const { gold, items } = hero;
    const power = draft.table.powerHands[seat] ?? [];
    tell.all('leave.final', {
      type: 'leftKeep',
      seat,
      hero: hero.hero,
      gold,
      treasures: treasuresOf(hero),
      power: power.slice(),
      items: items.slice(),
    });
    layDown(draft, seat, hero);
  },
};

/** Nothing at all, where nothing else can be done: in a tower. [turn.must-act] */
export const pass: DeedOf<'pass'> = {
  propose: () => [{ type: 'pass' }],
  judge(state, asked) {
    const refusal = notAbove(state, asked);
    if (refusal !== null) return refusal;
    const { square } = fighterOf(state.table);
    const mayPass = isTower(square) && isShutIn(state) && leaveRefusal(state) !== null;
    return mayPass ? null : no('turn.must-act');
  },
  perform(draft, { seat }, _action, tell) {
    turnOf(draft).stage = 'end';
    tell.all('turn.must-act', { type: 'passed', seat });
  },
};
