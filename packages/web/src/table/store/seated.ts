import { includesSeat, listSeats, type Seat, type Seats, seatsOf, type Types } from '@questhall/kernel';
import type { Chair, Ears, Sitter, TableCard } from '@questhall/wire';

/** A table that a screen shows: what everybody may know of it, and how to sit down at it. */
export interface Seated<T extends Types> {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly options: T['Options'];
  readonly company: readonly Sitter[];
  /** Takes a chair. Nothing of what a seat may know reaches the page before. */
  sit(seat: Seat, ears: Ears<T>): Promise<Chair<T>>;
}

export const peopleIn = (company: readonly Sitter[]): Seats =>
  seatsOf(...company.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : [])));

/**
 * The person to look at a table next: whoever must answer, or the first one there is; the first seat without people.
 */
export function nextPerson({ company, waitingFor }: Pick<TableCard, 'company' | 'waitingFor'>): Seat {
  const people = peopleIn(company);
  return listSeats(waitingFor & people)[0] ?? listSeats(people)[0] ?? 0;
}

/** The next of these seats after one, around the table; null when there is no other. */
export function nextAfter(seat: Seat, seats: Seats, count: number): Seat | null {
  for (let step = 1; step < count; step++) {
    const other = (seat + step) % count;
    if (includesSeat(seats, other)) return other;
  }
  return null;
}
