import { type Entry, everyone, includesSeat, type Journal, listSeats, type Seat, type Told, type Types } from '@questhall/kernel';
import type { Kit } from './kit.ts';

export interface ReplayRequest {
  /** Only what this seat was told; null for everything. */
  readonly seat: Seat | null;
  readonly from: number;
  readonly to: number;
}

const NOBODY_IN_PARTICULAR = -1;

/** A match told again, move by move. */
export function replayLines<T extends Types>(
  { game, words }: Kit<T>,
  { header, opening, entries, takenBack }: Journal<T>,
  { seat, from, to }: ReplayRequest,
): readonly string[] {
  const ears = (told: Told<T>): string => {
    const sentence = words.event(
      told.event,
      seat ?? (told.to === everyone(header.seats) ? NOBODY_IN_PARTICULAR : (listSeats(told.to)[0] ?? NOBODY_IN_PARTICULAR)),
    );
    const audience =
      seat === null && told.to !== everyone(header.seats)
        ? `(seat ${listSeats(told.to)
            .map((one) => one + 1)
            .join(', ')}) `
        : '';
    return `     ${audience}${sentence}  [${told.rule}]`;
  };
  const told = ({ told: all }: Pick<Entry<T>, 'told'>): readonly string[] =>
    all.filter(({ to: heard }) => seat === null || includesSeat(heard, seat)).map(ears);
  const lines = [`${game.title}, ${header.seats} seats, ${entries.length} moves${seat === null ? '' : `, as seat ${seat + 1} saw it`}`];
  if (from <= 1) lines.push(...told(opening));
  for (const [i, entry] of entries.entries()) {
    if (i + 1 < from || i + 1 > to) continue;
    const isSecret = seat !== null && entry.fixed === 'seal' && entry.seat !== seat;
    const dice = entry.rolled.length === 0 ? '' : `  (dice ${entry.rolled.join(' ')})`;
    lines.push(
      `${String(i + 1).padStart(4)}. seat ${entry.seat + 1}: ${isSecret ? 'something secret' : words.shorthand(entry.action)}${dice}`,
      ...told(entry),
    );
  }
  for (const { clock, fixed } of takenBack) lines.push(`      (move ${clock} was taken back by consent: ${fixed})`);
  return lines;
}
