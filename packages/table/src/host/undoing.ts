import { type Fixed, fixedSince, roundStart, type Seat, type Seats, seatsOf, type Types } from '@questhall/kernel';
import type { Course } from './course.ts';

/** Something that could be taken back: to where, what fixes it, and whether nobody else has a say in it. */
export interface Undo {
  readonly to: number;
  readonly fixed: Fixed | null;
  readonly isFree: boolean;
}

/** The last move of a seat, with its round and everything since; null when it has made none that is in memory. */
export function undoFor<T extends Types>({ journal, root }: Course<T>, seat: Seat, people: Seats): Undo | null {
  const last = journal.entries.findLastIndex((entry) => entry.seat === seat);
  if (last < 0) return null;
  const kept = roundStart(journal, last);
  const fixed = fixedSince(journal, kept);
  const others = seatsOf(...journal.entries.slice(kept).map((entry) => entry.seat)) & people & ~seatsOf(seat);
  return { to: root + kept, fixed, isFree: fixed === null && others === 0 };
}
