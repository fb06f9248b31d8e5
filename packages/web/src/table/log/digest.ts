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
    const told = digest(log.slice(from, to).map((logged) => logged.told));
    lines.push(...told.map((one, i) => ({ ...first, at: first.at + i, told: one })));
  }
  return lines;
}
