import { heardBy, type Seat, type Sight, sight, stateAt, type Types } from '@questhall/kernel';
import type { Happened, Past } from '@questhall/wire';
import type { Course } from './course.ts';
import { knownMoves } from './undoing.ts';

/** So many moves are told to whoever does not want all: a screen shows no more at once. */
const RECENT_MOVES = 200;

/** What a seat was told, move by move: lately, or as far as this memory goes back. */
export function pastOf<T extends Types>(
  course: Course<T>,
  seat: Seat,
  isWhole: boolean,
  recent: number = RECENT_MOVES,
): Past<T> {
  const { journal, root } = course;
  const known = knownMoves(course);
  const first = isWhole ? 0 : Math.max(0, known - recent);
  const opening = first === 0 ? journal.opening.told : [];
  const told: Happened<T>[] = [
    { kind: 'told', clock: root + first, by: null, told: heardBy<T>(seat, opening), fixed: null, why: null },
  ];
  for (let i = first; i < known; i++) {
    const entry = journal.entries[i];
    if (entry === undefined) break;
    // Who laid a secret answer may be a secret itself; that nobody is named where everybody saw it does no harm.
    const by = entry.fixed === 'seal' && entry.seat !== seat ? null : entry.seat;
    const why = course.whyOf(entry, seat);
    told.push({ kind: 'told', clock: root + i + 1, by, told: heardBy<T>(seat, entry.told), fixed: entry.fixed, why });
  }
  return { from: root + first, happened: told };
}

/** What a seat saw after so many moves; null for what lies before this memory, and for what nobody may count yet. */
export function recallFrom<T extends Types>(course: Course<T>, seat: Seat, clock: number): Sight<T> | null {
  const { rules, journal, root } = course;
  const move = clock - root;
  const isKnown = Number.isInteger(move) && move >= 0 && move <= knownMoves(course);
  return isKnown ? sight(rules.game, stateAt(rules.game, journal, move), seat) : null;
}
