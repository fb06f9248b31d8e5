import { heardBy, type Seat, type Sight, sight, stateAt, type Types } from '@questhall/kernel';
import type { Happened, Past } from '@questhall/wire';
import type { Course } from './course.ts';
import { knownMoves } from './undoing.ts';

/** What a seat was told, move by move, as far as this memory goes back. */
export function pastOf<T extends Types>(course: Course<T>, seat: Seat): Past<T> {
  const { journal, root } = course;
  const told: Happened<T>[] = [
    { kind: 'told', clock: root, by: null, told: heardBy<T>(seat, journal.opening.told), fixed: null },
  ];
  for (const [i, entry] of journal.entries.slice(0, knownMoves(course)).entries()) {
    // Who laid a secret answer may be a secret itself; that nobody is named where everybody saw it does no harm.
    const by = entry.fixed === 'seal' && entry.seat !== seat ? null : entry.seat;
    told.push({ kind: 'told', clock: root + i + 1, by, told: heardBy<T>(seat, entry.told), fixed: entry.fixed });
  }
  return { from: root, happened: told };
}

/** What a seat saw after so many moves; null for what lies before this memory, and for what nobody may count yet. */
export function recallFrom<T extends Types>(course: Course<T>, seat: Seat, clock: number): Sight<T> | null {
  const { kit, journal, root } = course;
  const move = clock - root;
  const isKnown = Number.isInteger(move) && move >= 0 && move <= knownMoves(course);
  return isKnown ? sight(kit.game, stateAt(kit.game, journal, move), seat) : null;
}
