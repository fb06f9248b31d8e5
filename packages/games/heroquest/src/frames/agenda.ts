import { ask, type Seat, type State } from '@questhall/kernel';
import type { Hero } from '../content/heroes.ts';
import { heroOfId } from '../queries/figures.ts';
import type { Rule } from '../rulebook/index.ts';
import type { FigureId, Frame, HeroQuest, HeroTurnFrame, Question, Table } from '../types/index.ts';

export type Draft = State<HeroQuest>;
type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

/** Zargon sits last, so that the hero to his left is the first seat. [seat.one-zargon, seat.hero-order-clockwise] */
export const zargonSeat = ({ seats }: Pick<Draft, 'seats'>): Seat => seats - 1;

/** The innermost frame, which must be of this kind: an action is only performed in the frame that asked for it. */
export function topFrame<K extends Frame['kind']>(state: Draft, kind: K): FrameOf<K> {
  const frame = state.agenda.at(-1);
  if (frame?.kind !== kind) throw new Error(`${kind} is not what is going on`);
  return frame as FrameOf<K>; // a checked border: its kind was looked at just now
}

/** The innermost frame of a kind, if there is one. */
export function findFrame<K extends Frame['kind']>(state: Pick<Draft, 'agenda'>, kind: K): FrameOf<K> | null {
  for (let i = state.agenda.length - 1; i >= 0; i--) {
    const frame = state.agenda[i];
    if (frame?.kind === kind) return frame as FrameOf<K>; // a checked border, as above
  }
  return null;
}

/** The frame that counts somebody's steps. */
export type MovingFrame = HeroTurnFrame | FrameOf<'genieTurn'> | FrameOf<'captiveTurn'> | FrameOf<'whisk'>;

const isMoving = (frame: Frame): frame is MovingFrame =>
  frame.kind === 'heroTurn' || frame.kind === 'genieTurn' || frame.kind === 'captiveTurn' || frame.kind === 'whisk';

/** Whose steps are being counted now, or null while Zargon plays. */
export function movingFrame(state: Pick<Draft, 'agenda'>): MovingFrame | null {
  for (let i = state.agenda.length - 1; i >= 0; i--) {
    const frame = state.agenda[i];
    if (frame !== undefined && isMoving(frame)) return frame;
  }
  return null;
}

/** The turn of a hero, if it is that hero's. */
export function turnOf(state: Pick<Draft, 'agenda'>, hero: Hero): HeroTurnFrame | null {
  const turn = findFrame(state, 'heroTurn');
  return turn?.hero === hero ? turn : null;
}

/** Puts the question that matters, and lets everybody else with a potion drink meanwhile. [potion.any-time] */
export function askSeat(draft: Draft, seat: Seat, rule: Rule, question: Question): void {
  ask(draft, seat, rule, question);
  for (const other of drinkers(draft.table)) if (other !== seat) ask(draft, other, 'potion.any-time', { kind: 'meanwhile' });
}

/** The seats that have something to drink. */
export function drinkers(table: Table): Seat[] {
  const seats: Seat[] = [];
  for (const hero of table.heroes)
    if (hero.status === 'here' && hero.potions.length > 0 && !seats.includes(hero.seat)) seats.push(hero.seat);
  return seats;
}

/** Whatever the figure is in the middle of, it stops here: what is left of the move and the action is lost. [turn.ends-early] */
export function cutTurn(draft: Draft, figure: FigureId): void {
  for (const frame of draft.agenda) if (frame.kind === 'walk' && frame.figure === figure) frame.path.length = frame.step;
  const moving = movingFrame(draft);
  if (moving === null) return;
  if (moving.kind === 'heroTurn') {
    if (moving.hero === heroOfId(figure)) moving.isOver = true;
  } else moving.movement = 0;
}
