import {
  type Entry,
  type Fixed,
  includesSeat,
  roundStart,
  type Seat,
  type Seats,
  seatsOf,
  type Types,
} from '@questhall/kernel';
import type { Undo } from '@questhall/wire';
import type { Course } from './course.ts';

/**
 * How many moves everybody may know of: not those in an open round of secret answers, or one could tell who has
 * answered.
 */
export function knownMoves<T extends Types>({ journal, state }: Course<T>): number {
  const { length } = journal.entries;
  return state.sealed.some(({ ask }) => !ask.isLaidInSight) ? roundStart(journal, length - 1) : length;
}

/**
 * The last move of those who sit around a chair, with its round and everything since; null when none of theirs is in
 * memory. A secret answer is known to its own seat alone.
 */
export function undoFor<T extends Types>(course: Course<T>, seat: Seat, around: Seats, people: Seats): Undo | null {
  const { journal, root, state } = course;
  const isSealed = state.sealed.some(({ ask }) => ask.seat === seat);
  const known = journal.entries.slice(0, isSealed ? journal.entries.length : knownMoves(course));
  const whose = isSealed ? seatsOf(seat) : around;
  const last = known.findLastIndex((entry) => includesSeat(whose, entry.seat));
  const by = known[last]?.seat;
  if (by === undefined) return null;
  const kept = roundStart(journal, last);
  const taken = known.slice(kept);
  const fixed = isSealed ? 'seal' : fixedIn(taken);
  const others = seatsOf(...taken.map((entry) => entry.seat)) & people & ~around;
  return { to: root + kept, by, fixed, isFree: fixed === null && others === 0 };
}

const fixedIn = <T extends Types>(taken: readonly Entry<T>[]): Fixed | null =>
  taken.findLast(({ fixed }) => fixed !== null)?.fixed ?? null;

/** What fixes the moves since then by now, as everybody may know: others may have gone on while they were asked. */
export const fixedBy = <T extends Types>(course: Course<T>, to: number): Fixed | null =>
  fixedIn(course.journal.entries.slice(Math.max(0, to - course.root), knownMoves(course)));

/** How many moves are fixed, as everybody may know; what lies before the memory is. */
export function horizonOf<T extends Types>(course: Course<T>): number {
  const known = course.journal.entries.slice(0, knownMoves(course));
  return course.root + known.findLastIndex((entry) => entry.fixed !== null) + 1;
}
