import { type Entry, everyone, includesSeat, listSeats, type Naming, type Seat, type Told, type Types } from '@questhall/kernel';
import type { Kit } from './kit.ts';

/** Who answered, and what: in full to the seat itself and to whoever may see everything; to others only what was told counts. */
export function entryTitle<T extends Types>({ words }: Kit<T>, entry: Entry<T>, move: number, seat: Seat | null, naming: Naming): string {
  const dice = entry.rolled.length === 0 ? '' : `  (dice ${entry.rolled.join(' ')})`;
  const isKnown = seat === null || entry.seat === seat;
  return `${move}. ${naming(entry.seat)}${isKnown ? `: ${words.shorthand(entry.action)}` : ''}${dice}`;
}

/** What was told, as one seat heard it, or all of it with its audience. */
export function toldLines<T extends Types>(
  { words }: Kit<T>,
  told: readonly Told<T>[],
  seat: Seat | null,
  seats: number,
  naming: Naming,
): readonly string[] {
  return told
    .filter(({ to }) => seat === null || includesSeat(to, seat))
    .map(({ to, rule, event }) => {
      const isForAll = seat !== null || to === everyone(seats);
      const audience = isForAll
        ? ''
        : `(only seat ${listSeats(to)
            .map((one) => one + 1)
            .join(', ')}) `;
      return `${audience}${words.event(event, naming)}  [${rule}]`;
    });
}
