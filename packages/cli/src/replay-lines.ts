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
export function unplayed<T extends Types>({ journal, editions }: Replayed<T>, deed: 'told' | 'played'): string {
  const moves = journal.state.clock - journal.entries.length;
  if (moves === 0) return '';
  const [what, are, were] = moves === 1 ? ['move', 'is', 'was'] : [`${moves} moves`, 'are', 'were'];
  const names = `${editions.length === 1 ? 'edition' : 'editions'} ${editions.join(' and ')}`;
  const why = editions.length === 0 ? `${are} not in this file` : `${were} played under ${names}`;
  return `The first ${what} ${why}, and cannot be ${deed} again.`;
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
  const naming = (one: Seat): string => `seat ${one + 1}`;
  const lines = [
    `${loaded.game.title}, ${header.seats} seats, ${clock} moves${seat === null ? '' : `, as seat ${seat + 1} saw it`}`,
  ];
  const tell = ({ entry, told, seen }: Retold<T>): void => {
    const why = entry === null ? null : replayed.whyOf(entry, seat);
    for (const line of toldLines(loaded, { told, seen, why }, seat, header.seats, naming)) lines.push(`     ${line}`);
  };
  const untold = unplayed(replayed, 'told');
  if (untold !== '') lines.push(`(${untold})`);
  for (const retold of retell(loaded, replayed.journal, seat ?? 0)) {
    const { entry, move } = retold;
    if (entry === null && from <= 1) tell(retold);
    if (entry === null || move < from || move > to) continue;
    for (const mark of takenBack)
      if (mark.clock === move) lines.push('     (played otherwise here, and taken back by consent)');
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
