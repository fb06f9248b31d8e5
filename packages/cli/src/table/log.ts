import type { Types } from '@questhall/kernel';
import { entryTitle, retell } from '../telling.ts';
import type { AtTable } from './at-table.ts';
import { toldRows } from './showing.ts';

/** So many lines are a screenful, with some room for what is asked. */
const SCREENFUL = 20;

/** How far back to look: so many moves, all of them, or what fits the screen. */
export type LogLength = number | 'all' | 'screenful';

/** What happened, with the line behind which nothing is taken back without consent. */
export function showLog<T extends Types>(table: AtTable<T>, length: LogLength): void {
  const { screen, loaded } = table;
  const moves = rowsByMove(table);
  const wanted = length === 'all' ? moves.length : length === 'screenful' ? fitting(moves, screen.width) : length;
  const skipped = Math.max(0, moves.length - wanted);
  const left = skipped - 1; // the first of them is what was told before the first move
  if (left > 0) screen.line(screen.dim(loaded.texts.log.before(left)), 1);
  for (const row of moves.slice(skipped).flat()) screen.line(row);
}

/** The rows of the opening, and then of each move. */
function rowsByMove<T extends Types>(table: AtTable<T>): readonly (readonly string[])[] {
  const { journal, loaded, screen, viewer, naming } = table;
  const { clock: last } = journal.state;
  const first = last - journal.entries.length;
  const { horizon } = table.standingOf(viewer);
  const marks = (clock: number): readonly string[] =>
    journal.takenBack.filter((mark) => mark.clock === clock).map(() => screen.dim(loaded.texts.log.takenBack(clock)));
  const moves = Array.from(retell(loaded, journal, viewer), (retold) => {
    const { entry, move } = retold;
    const told = toldRows(table, [retold]);
    if (entry === null) return told;
    const isFirstFree = move === horizon + 1 && horizon > first;
    const line = isFirstFree ? [screen.dim(loaded.texts.log.horizon)] : [];
    return [...line, ...marks(move), screen.bold(entryTitle(loaded, entry, retold, viewer, naming)), ...told];
  });
  return moves.with(-1, [...(moves.at(-1) ?? []), ...marks(last + 1)]);
}

/** How many of the last moves fit the screen; at least one. */
function fitting(moves: readonly (readonly string[])[], width: number): number {
  let [lines, count] = [0, 0];
  for (const rows of moves.toReversed()) {
    lines += rows.reduce((sum, row) => sum + Math.ceil(row.length / width), 0);
    if (lines > SCREENFUL && count > 0) break;
    count += 1;
  }
  return count;
}
