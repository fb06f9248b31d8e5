import type { Seat } from '@questhall/kernel';
import { playersOf, seatOf } from '../queries/seating.ts';
import type { EntityId, Vote } from '../types/index.ts';
import type { Draft } from './agenda.ts';

type Places = Pick<Draft, 'table' | 'seats'>;

/** A player has a vote for each hero. [party.common-decisions] */
const votesOf = (state: Places, seat: Seat): number =>
  state.table.party.filter(({ id }) => seatOf(state, id) === seat).length;

/** Players who have a vote, in the order of their seats. */
const votersOf = (state: Places): Seat[] =>
  Array.from({ length: playersOf(state) }, (_, seat) => seat).filter((seat) => votesOf(state, seat) > 0);

/** Those who have not said anything to it yet. */
export const undecided = (state: Places, votes: readonly Vote[]): Seat[] =>
  votersOf(state).filter((seat) => !votes.some((vote) => vote.seat === seat));

/** The hero in whose name a player speaks. */
export const voiceOf = (state: Places, seat: Seat): EntityId =>
  state.table.party.find(({ id }) => seatOf(state, id) === seat)?.id ?? seat;

/**
 * More than half of those who vote; in a tie it fails, unless something must be chosen: then the first of them says so.
 * [party.common-decisions, party.absent-player]
 */
function isCarried(state: Places, votes: readonly Vote[], mustChoose: boolean): boolean {
  const present = votes.filter(({ isFor }) => isFor !== null).toSorted((a, b) => a.seat - b.seat);
  const balance = present.reduce((sum, { seat, isFor }) => sum + (isFor ? 1 : -1) * votesOf(state, seat), 0);
  return balance > 0 || (balance === 0 && mustChoose && present[0]?.isFor === true);
}

/** Whether a proposal is carried, as soon as nobody who is still to vote can change it; null before. */
export function verdictOn(state: Places, votes: readonly Vote[], mustChoose: boolean): boolean | null {
  const ifAll = (isFor: boolean): boolean =>
    isCarried(state, [...votes, ...undecided(state, votes).map((seat): Vote => ({ seat, isFor }))], mustChoose);
  const atWorst = ifAll(false);
  return atWorst === ifAll(true) ? atWorst : null;
}
