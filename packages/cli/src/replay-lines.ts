import { type Journal, type Seat, sight, type Types } from '@questhall/kernel';
import type { Kit } from './kit.ts';
import { entryTitle, type Retold, retell, toldLines } from './telling.ts';

export interface ReplayRequest {
  /** Only what this seat was told; null for everything. */
  readonly seat: Seat | null;
  readonly from: number;
  readonly to: number;
}

/** A match told again, move by move. */
export function replayLines<T extends Types>(
  kit: Kit<T>,
  journal: Journal<T>,
  { seat, from, to }: ReplayRequest,
): readonly string[] {
  const { header, entries, takenBack, state } = journal;
  const naming = (one: Seat): string => `seat ${one + 1}`;
  const lines = [
    `${kit.game.title}, ${header.seats} seats, ${entries.length} moves${seat === null ? '' : `, as seat ${seat + 1} saw it`}`,
  ];
  const tell = (retold: Retold<T>): void => {
    for (const line of toldLines(kit, retold, seat, header.seats, naming)) lines.push(`     ${line}`);
  };
  if (header.from !== null) lines.push('(what came before was played under older rules and cannot be told again)');
  for (const retold of retell(kit, journal, seat ?? 0)) {
    const { entry, move } = retold;
    if (entry === null && from <= 1) tell(retold);
    if (entry === null || move < from || move > to) continue;
    for (const mark of takenBack)
      if (mark.clock === move) lines.push('     (played otherwise here, and taken back by consent)');
    lines.push(entryTitle(kit, entry, retold, seat, naming));
    tell(retold);
  }
  if (to >= entries.length && state.outcome !== null)
    lines.push('', kit.words.outcome(sight(kit.game, state, seat ?? 0)));
  return lines;
}
