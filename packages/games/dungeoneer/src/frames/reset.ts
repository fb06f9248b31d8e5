import { ask, type Seat } from '@questhall/kernel';
import { type Amount, mapCardOf } from '../content/index.ts';
import { entrancesOf } from '../queries/exits.ts';
import { upkeepOf } from '../queries/printed.ts';
import { effectRule, escorted } from '../queries/quests.ts';
import { heroScore, printedScore, triggeredOn } from '../queries/scores.ts';
import { heroOf, type Match, type Telling, takeFrom } from '../queries/table.ts';
import type { Rule } from '../rulebook/index.ts';
import type { FrameOf, Readied, Table } from '../types/index.ts';
import { change, dropAttachments, takeToHand } from './pieces.ts';
import { trimSoon } from './trim.ts';

/** Movement points of every turn, whatever one's Speed. [opt.restricted-movement] */
const RESTRICTED_POINTS = 3;

/** Exits, temporary effects, texts of this phase, upkeep, points, spaces. [reset.order] */
export function reset(draft: Match, frame: FrameOf<'reset'>, tell: Telling): void {
  switch (frame.stage) {
    case 'gates':
      frame.stage = 'texts';
      shutGates(draft, tell);
      refresh(draft);
      break;
    case 'texts':
      frame.stage = 'upkeep';
      muster(draft, frame.seat, tell);
      workTexts(draft, frame.seat, tell);
      break;
    case 'upkeep':
      askUpkeep(draft, frame, tell);
      break;
    case 'points':
      draft.agenda.pop();
      setPoints(draft, frame.seat, tell);
      break;
  }
}

/** Locks lock again and Traps are armed, except what is held open from the doorway. [reset.exits] */
function shutGates({ table }: Match, tell: Telling): void {
  const kept = table.gates.filter(({ state }) => state === 'held');
  if (kept.length === table.gates.length) return;
  table.gates = kept;
  tell.all('reset.exits', { type: 'gatesReset', kept: kept.length });
}

/** Every Reset phase refreshes the once-per-turn effects of all players. [reset.once-per-turn-refresh] */
function refresh({ table }: Match): void {
  for (const hero of table.heroes) {
    hero.used = [];
    hero.hasAttacked = false;
    hero.hasTipped = false;
    hero.bonus = 0;
    hero.wall = null;
  }
}

/** In his first turn each player gains Glory for the turns before it. [data.muster] */
function muster(draft: Match, seat: Seat, tell: Telling): void {
  const { table } = draft;
  const hero = heroOf(table, seat);
  hero.turns += 1;
  const each = hero.turns === 1 ? mustered(table) : 0;
  if (each > 0) change(draft, seat, 'glory', each * table.turns, 'data.muster', tell);
  table.turns += 1;
  table.idle[seat] = (table.idle[seat] ?? 0) + 1;
}

/** For each turn, what the Entrances say; of several, the most. */
function mustered(table: Table): number {
  if (table.house.noMuster) return 0;
  const clauses = entrancesOf(table).flatMap((card) => mapCardOf(card).clauses);
  const effects = clauses.flatMap(({ trigger, choices }) => (trigger === 'reset' ? (choices[0] ?? []) : []));
  return effects.reduce(
    (most, effect) => Math.max(most, effect.word === 'glory' ? eachTurn(effect.by, table.heroes.length) : 0),
    0,
  );
}

/** The more seats there are, the smaller a part of a round is a turn. */
function eachTurn(by: Amount, seats: number): number {
  switch (by) {
    case 'k':
      return 1;
    case '2k/k>2':
      return seats > 2 ? 1 : 2;
    case '2k/k>3':
      return seats > 3 ? 1 : 2;
    default:
      return 0;
  }
}

/** Texts of cards and Quests that name this phase. */
function workTexts(draft: Match, seat: Seat, tell: Telling): void {
  for (const effect of triggeredOn(draft.table, seat, 'reset'))
    if ((effect.word === 'glory' || effect.word === 'peril') && typeof effect.by === 'number')
      change(draft, seat, effect.word, effect.by, effectRule(draft.table, seat, effect) ?? 'reset.order', tell);
}

/** Card by card he pays or takes it back; what he cannot pay returns. [reset.upkeep] */
function askUpkeep(draft: Match, frame: FrameOf<'reset'>, tell: Telling): void {
  const hero = heroOf(draft.table, frame.seat);
  const next = hero.readied.find(({ card }) => upkeepOf(card) > 0 && !frame.asked.includes(card));
  if (next === undefined) {
    frame.stage = 'points';
    return;
  }
  frame.asked.push(next.card);
  if (hero.glory < upkeepOf(next.card)) takeBack(draft, frame.seat, next, tell);
  else ask(draft, frame.seat, 'reset.upkeep', { kind: 'upkeep', card: next.card });
}

/** A card whose upkeep is not paid returns to the hand, for all to see. */
export function takeBack(draft: Match, seat: Seat, readied: Readied, tell: Telling): void {
  const { card, attached } = readied;
  takeFrom(heroOf(draft.table, seat).readied, readied);
  takeToHand(draft, seat, card);
  tell.all('reset.upkeep', { type: 'returned', seat, card });
  dropAttachments(draft, attached, tell);
  trimSoon(draft, seat);
}

function setPoints(draft: Match, seat: Seat, tell: Telling): void {
  const { table } = draft;
  const hero = heroOf(table, seat);
  if (hero.hasSaved) {
    hero.hasSaved = false;
    tell.all('reset.saved-mp-lost', { type: 'paid', seat, what: 'saved', amount: 1, now: 0 });
  }
  const isRestricted = table.house.restrictedMovement;
  hero.points = isRestricted ? RESTRICTED_POINTS : heroScore(table, seat, 'speed');
  tell.all(isRestricted ? 'opt.restricted-movement' : speedRule(table, seat), {
    type: 'points',
    seat,
    by: hero.points,
    now: hero.points,
  });
  hero.visited = hero.space === null ? [] : [hero.space];
  hero.hasMoved = false;
}

/** By which the points are as many as they are: what is carried along or raises the Speed is felt now. */
function speedRule(table: Table, seat: Seat): Rule {
  if (escorted(table, seat).length > 0) return 'quest.escort-burden';
  const hero = heroOf(table, seat);
  return hero.points > printedScore(hero, 'speed') ? 'fx.speed-at-reset' : 'reset.movement-is-speed';
}
