import { ask, type Seats, seatsOf } from '@questhall/kernel';
import { cardOf } from './cards.ts';
import { type Draft, draw, handOf, heroOf, isStanding, type Telling } from './pieces.ts';
import { type FrameOf, HAND_MAX, POINTS_A_TURN, TURNS_EACH } from './types.ts';
import { openWindow } from './window.ts';

/** The bottom of the agenda: whatever else runs lies above it, so here no window and no combat is open. */
export function runTurn(draft: Draft, frame: FrameOf<'turn'>, tell: Telling): void {
  const { table } = draft;
  const standing = table.heroes.flatMap(({ life }, seat) => (life > 0 ? [seat] : []));
  if (standing.length === 1) draft.outcome = { winners: seatsOf(...standing), rule: 'end.last' };
  else if (!isStanding(table, frame.seat)) passOn(draft, frame);
  else if (frame.stage === 'start') begin(draft, frame, tell);
  else if (frame.stage === 'over') end(draft, frame, tell);
  else if (frame.owed !== null) {
    const window = frame.owed;
    frame.owed = null;
    openWindow(draft, window);
  } else ask(draft, frame.seat, 'time.own-choice', { kind: 'choice' });
}

function begin({ table }: Draft, frame: FrameOf<'turn'>, tell: Telling): void {
  frame.stage = 'choose';
  for (const hero of table.heroes) {
    hero.hasAttacked = false;
    hero.hasUsedAbility = false;
  }
  const hero = heroOf(table, frame.seat);
  hero.hasSaved = false;
  hero.points = POINTS_A_TURN;
  tell.all('turn.points', { type: 'began', seat: frame.seat });
}

function end(draft: Draft, frame: FrameOf<'turn'>, tell: Telling): void {
  const { seat } = frame;
  const hero = heroOf(draft.table, seat);
  hero.hasSaved = hero.points > 0;
  hero.points = 0;
  tell.all('turn.points', { type: 'ended', seat, hasSaved: hero.hasSaved });
  if (handOf(draft.table, seat).length < HAND_MAX) draw(draft, seat, tell);
  passOn(draft, frame);
}

function passOn(draft: Draft, frame: FrameOf<'turn'>): void {
  const { table, seats } = draft;
  if (table.turn === TURNS_EACH * seats) {
    draft.outcome = { winners: richest(draft), rule: 'end.turns' };
    return;
  }
  table.turn += 1;
  frame.seat = (frame.seat + 1) % seats;
  frame.stage = 'start';
  frame.owed = null;
  frame.hasMustered = false;
}

function richest({ table }: Draft): Seats {
  const purses = table.heroes.map(({ life, glory }) => (life > 0 ? glory : -1));
  const most = Math.max(...purses);
  return seatsOf(...purses.flatMap((glory, seat) => (glory === most ? [seat] : [])));
}

/** Paid already: what is played in `declared` works before it. */
export function runBane(draft: Draft, frame: FrameOf<'bane'>, tell: Telling): void {
  if (frame.stage === 'answer') {
    frame.stage = 'work';
    openWindow(draft, 'declared');
    return;
  }
  draft.agenda.pop();
  const hero = heroOf(draft.table, frame.target);
  hero.glory = Math.max(0, hero.glory - cardOf(frame.card).amount);
  tell.all('time.bane-can-be-forestalled', { type: 'robbed', seat: frame.target, glory: hero.glory });
}
