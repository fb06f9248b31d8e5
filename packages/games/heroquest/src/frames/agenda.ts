import { findFrame } from '@questhall/groundwork';
import { ask, type Seat, type State, type Wait } from '@questhall/kernel';
import type { Hero } from '../content/heroes.ts';
import { idOfHero } from '../queries/figures.ts';
import type { Rule } from '../rulebook/index.ts';
import {
  CAPTIVE_ID,
  type FigureId,
  type Frame,
  GENIE_ID,
  type HeroQuest,
  type HeroTurnFrame,
  type Question,
  type Table,
} from '../types/index.ts';

export type Draft = State<HeroQuest>;
type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

/** Zargon sits last, so that the hero to his left is the first seat. [seat.one-zargon, seat.hero-order-clockwise] */
export const zargonSeat = ({ seats }: Pick<Draft, 'seats'>): Seat => seats - 1;

/** The frame that counts somebody's steps. */
export type MovingFrame = HeroTurnFrame | FrameOf<'genieTurn'> | FrameOf<'captiveTurn'> | FrameOf<'whisk'>;

const isMoving = (frame: Frame): frame is MovingFrame =>
  frame.kind === 'heroTurn' || frame.kind === 'genieTurn' || frame.kind === 'captiveTurn' || frame.kind === 'whisk';

/** Whose steps are being counted now, or null while Zargon plays. */
export function movingFrame(state: Pick<Draft, 'agenda'>): MovingFrame | null {
  return state.agenda.findLast(isMoving) ?? null;
}

/**
 * Steps are taken, however: the move has begun, and no second spell follows the first any more.
 * [artifact.wizards-staff]
 */
export function takeSteps(moving: MovingFrame, steps: number): void {
  moving.movement = Math.max(0, (moving.movement ?? 0) - steps);
  moving.hasStepped = true;
  if (moving.kind === 'heroTurn') moving.firstSpell = null;
}

/** The turn of a hero, if it is that hero's. */
export function turnOf(state: Pick<Draft, 'agenda'>, hero: Hero): HeroTurnFrame | null {
  const turn = findFrame(state, 'heroTurn');
  return turn?.hero === hero ? turn : null;
}

/** Puts the question that matters, and lets everybody else with a potion drink meanwhile. [potion.any-time] */
export function askSeat(draft: Draft, seat: Seat, rule: Rule, question: Question, wait: Wait = 'answer'): void {
  ask(draft, seat, rule, question, { wait });
  for (const other of drinkers(draft.table))
    if (other !== seat) ask(draft, other, 'potion.any-time', { kind: 'meanwhile' }, { wait: 'none' });
}

/** The seats that have something to drink. */
function drinkers(table: Table): Seat[] {
  const seats: Seat[] = [];
  for (const hero of table.heroes)
    if (hero.status === 'here' && hero.potions.length > 0 && !seats.includes(hero.seat)) seats.push(hero.seat);
  return seats;
}

/**
 * The turn of a figure is over, and so is everything else it is in the middle of, whichever of it is going on: no step
 * and no action is left. Whoever else is on the move goes on. [turn.ends-early]
 */
export function cutTurn(draft: Draft, figure: FigureId): void {
  for (const frame of draft.agenda) {
    if (frame.kind === 'walk' && frame.figure === figure) frame.path.length = frame.step;
    if (!isMoving(frame) || moverIn(frame) !== figure) continue;
    if (frame.kind === 'heroTurn') frame.isOver = true;
    else frame.movement = 0;
  }
}

/** The figure whose steps a frame counts. */
function moverIn(frame: MovingFrame): FigureId {
  switch (frame.kind) {
    case 'genieTurn':
      return GENIE_ID;
    case 'captiveTurn':
      return CAPTIVE_ID;
    default:
      return idOfHero(frame.hero);
  }
}
