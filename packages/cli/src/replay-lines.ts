import { type Journal, type Seat, sight, type Types } from '@questhall/kernel';
import type { Kit } from './kit.ts';
import { entryTitle, toldLines } from './telling.ts';

export interface ReplayRequest {
  /** Only what this seat was told; null for everything. */
  readonly seat: Seat | null;
  readonly from: number;
  readonly to: number;
}

/** A match told again, move by move. */
export function replayLines<T extends Types>(kit: Kit<T>, journal: Journal<T>, { seat, from, to }: ReplayRequest): readonly string[] {
  const { header, opening, entries, takenBack, state } = journal;
  const naming = (one: Seat): string => `seat ${one + 1}`;
  const told = (all: typeof opening.told): readonly string[] =>
    toldLines(kit, all, seat, header.seats, naming).map((line) => `     ${line}`);
  const lines = [`${kit.game.title}, ${header.seats} seats, ${entries.length} moves${seat === null ? '' : `, as seat ${seat + 1} saw it`}`];
  if (header.from !== null) lines.push('(what came before was played under older rules and cannot be told again)');
  if (from <= 1) lines.push(...told(opening.told));
  for (const [i, entry] of entries.entries()) {
    if (i + 1 < from || i + 1 > to) continue;
    for (const mark of takenBack) if (mark.clock === i + 1) lines.push('     (played otherwise here, and taken back by consent)');
    lines.push(entryTitle(kit, entry, i + 1, seat, naming), ...told(entry.told));
  }
  if (to >= entries.length && state.outcome !== null) lines.push('', kit.words.outcome(sight(kit.game, state, seat ?? 0)));
  return lines;
}
