import type { Types } from '@questhall/kernel';
import type { GameUi } from '../game/ui.ts';
import type { Logged } from '../store/log-lines.ts';

/** All since the last chapter began. */
export function chapterOf<T extends Types>({ isChapter }: GameUi<T>, log: readonly Logged<T>[]): readonly Logged<T>[] {
  const from = isChapter === undefined ? -1 : log.findLastIndex(({ told }) => isChapter(told.event));
  return from < 0 ? log : log.slice(from);
}

/** The same in fewer words, move by move: six steps are one walk. */
export function digested<T extends Types>(
  { client: { digest } }: GameUi<T>,
  log: readonly Logged<T>[],
): readonly Logged<T>[] {
  if (digest === undefined) return log;
  const lines: Logged<T>[] = [];
  for (let from = 0, to = 0; from < log.length; from = to) {
    const first = log[from];
    if (first === undefined) break;
    while (log[to]?.clock === first.clock) to += 1;
    lines.push(...digestOf(log.slice(from, to), digest));
  }
  return lines;
}

/** One move. What stays as it was keeps what was seen then; what became one line is seen as at its beginning. */
function digestOf<T extends Types>(
  move: readonly Logged<T>[],
  digest: NonNullable<GameUi<T>['client']['digest']>,
): readonly Logged<T>[] {
  let from = 0;
  return digest(move.map(({ told }) => told)).flatMap((told, i) => {
    const same = move.findIndex((line) => line.told === told);
    const line = move[same < 0 ? from : same] ?? move[0];
    from = Math.max(from, same) + 1;
    return line === undefined ? [] : [{ ...line, at: (move[0]?.at ?? 0) + i, told }];
  });
}
