import type { Told, Types } from '@questhall/kernel';
import type { Happened, Standing } from '@questhall/wire';

/** A line of the log, with what the seat saw when it came about. */
export interface Logged<T extends Types> {
  /** Its place in the whole log. */
  readonly at: number;
  readonly clock: number;
  readonly told: Told<T>;
  /** How things stood then: names and numbers come from it. */
  readonly sight: Standing<T>['sight'];
}

/** The log once this has happened too. What was taken back is gone from it. */
export function logAfter<T extends Types>(
  log: readonly Logged<T>[],
  happened: readonly Happened<T>[],
  { sight }: Standing<T>,
): readonly Logged<T>[] {
  let lines = log.slice();
  for (const one of happened) {
    if (one.kind === 'takenBack') lines = lines.filter(({ clock }) => clock <= one.clock);
    if (one.kind !== 'told') continue;
    const from = (lines.at(-1)?.at ?? -1) + 1;
    lines.push(...one.told.map((told, i) => ({ at: from + i, clock: one.clock, told, sight })));
  }
  return lines;
}
