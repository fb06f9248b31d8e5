import { type Seat, type State, sight, type Types } from '@questhall/kernel';
import type { Replayed } from '@questhall/table';
import type { Loaded } from './loaded.ts';
import { entryTitle, type Retold, retell, toldLines } from './telling.ts';
import { UserError } from './user-error.ts';

export interface ReplayRequest {
  /** Only what this seat was told; null for everything. */
  readonly seat: Seat | null;
  readonly from: number;
  readonly to: number;
}

/** What cannot be told or played again, in a sentence; empty when everything can. */
export function unplayed<T extends Types>(
  { texts }: Loaded<T>,
  { journal, editions }: Replayed<T>,
  deed: 'told' | 'played',
): string {
  const moves = journal.state.clock - journal.entries.length;
  return moves === 0 ? '' : texts.replay.unplayed(moves, editions, deed);
}

/** A match told again, move by move. */
export function replayLines<T extends Types>(
  loaded: Loaded<T>,
  replayed: Replayed<T>,
  { seat, from, to }: ReplayRequest,
): readonly string[] {
  const { header, takenBack, state } = replayed.journal;
  const { clock } = state;
  if (from > Math.max(1, clock)) throw new UserError(`--from: this match has ${clock} moves`);
  const texts = loaded.texts.replay;
  const naming = (one: Seat): string => texts.seat(one + 1);
  const lines = [texts.title(loaded.game.title, header.seats, clock, seat === null ? null : seat + 1)];
  const tell = ({ entry, told, seen }: Retold<T>): void => {
    const why = entry === null ? null : replayed.whyOf(entry, seat);
    for (const line of toldLines(loaded, { told, seen, why }, seat, header.seats, naming)) lines.push(`     ${line}`);
  };
  const untold = unplayed(loaded, replayed, 'told');
  if (untold !== '') lines.push(`(${untold})`);
  for (const retold of retell(loaded, replayed.journal, seat ?? 0)) {
    const { entry, move } = retold;
    if (entry === null && from <= 1) tell(retold);
    if (entry === null || move < from || move > to) continue;
    for (const mark of takenBack) if (mark.clock === move) lines.push(`     ${texts.otherwise}`);
    lines.push(entryTitle(loaded, entry, retold, seat, naming));
    tell(retold);
  }
  if (to >= clock && state.outcome !== null) lines.push('', ...verdictLines(loaded, state, seat ?? 0));
  return lines;
}

function verdictLines<T extends Types>({ words, game }: Loaded<T>, state: State<T>, seat: Seat): readonly string[] {
  const { title, text } = words.outcome(sight(game, state, seat));
  return text === '' ? [title] : [title, text];
}
