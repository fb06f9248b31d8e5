import { roundStart, type Seat, type Seats, seatsOf, type Types } from '@questhall/kernel';
import type { Course } from './course.ts';
import type { Undo } from './heard.ts';

/** How many moves everybody may know of: not those in an open round of secret answers, or one could tell who has answered. */
function knownMoves<T extends Types>({ journal, state }: Course<T>): number {
  const { length } = journal.entries;
  return state.sealed.some(({ ask }) => !ask.isLaidInSight) ? roundStart(journal, length - 1) : length;
}

/** The last move of a seat, with its round and everything since; null when it has made none that is in memory. */
export function undoFor<T extends Types>(course: Course<T>, seat: Seat, people: Seats): Undo | null {
  const { journal, root, state } = course;
  const isSealed = state.sealed.some(({ ask }) => ask.seat === seat);
  const known = journal.entries.slice(0, isSealed ? journal.entries.length : knownMoves(course));
  const last = known.findLastIndex((entry) => entry.seat === seat);
  if (last < 0) return null;
  const kept = roundStart(journal, last);
  const taken = known.slice(kept);
  const fixed = isSealed ? 'seal' : (taken.findLast((entry) => entry.fixed !== null)?.fixed ?? null);
  const others = seatsOf(...taken.map((entry) => entry.seat)) & people & ~seatsOf(seat);
  return { to: root + kept, fixed, isFree: fixed === null && others === 0 };
}

/** How many moves are fixed, as everybody may know; what lies before the memory is. */
export function horizonOf<T extends Types>(course: Course<T>): number {
  const known = course.journal.entries.slice(0, knownMoves(course));
  return course.root + known.findLastIndex((entry) => entry.fixed !== null) + 1;
}
