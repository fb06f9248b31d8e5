import { ask, askAny, NOBODY, type Seat, type Seats, type State, seatsOf, type Tell } from '@questhall/kernel';
import { playersOf, seatOf } from '../queries/seating.ts';
import type { Rule } from '../rulebook/index.ts';
import { type CrystalExpedition, type EntityId, FIRST_MONSTER, type Frame, type Question } from '../types/index.ts';

export type Draft = State<CrystalExpedition>;
export type Speaker = Tell<CrystalExpedition>;
export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

type Places = Pick<Draft, 'table' | 'seats'>;

/** Every player, whoever runs the monsters. */
export const players = (state: Places): Seats =>
  seatsOf(...Array.from({ length: playersOf(state) }, (_, seat) => seat));

/**
 * Who answers for the monsters where the table does not: their own seat, or the player of the hero who has just acted.
 * [monster.played-by]
 */
export function conductor(state: Places): Seat {
  const { table, seats } = state;
  return table.monstersBy === 'seat' ? seats - 1 : seatOf(state, table.expedition?.encounter?.current ?? 0);
}

/** Whoever must decide is asked; for monsters the rules of section 23 answer, unless somebody runs them. */
export function decide(draft: Draft, who: EntityId, rule: Rule, question: Question): void {
  if (who < FIRST_MONSTER) ask(draft, seatOf(draft, who), rule, question);
  else if (draft.table.monstersBy === 'table') draft.agenda.push({ kind: 'controller', question });
  else ask(draft, conductor(draft), rule, question);
}

/** What the party decides is asked of every player who has a hero in it: any may propose. [party.common-decisions] */
export const askParty = (draft: Draft, rule: Rule, question: Question): void =>
  askAny(draft, seatsOf(...draft.table.party.map(({ id }) => seatOf(draft, id))), rule, question);

/** Who wins when the heroes do not. */
export const monstersSeats = ({ table, seats }: Places): Seats =>
  table.monstersBy === 'seat' ? seatsOf(seats - 1) : NOBODY;
