import type { Client } from '@questhall/facets';
import type { Sight, Told, Types } from '@questhall/kernel';
import type { Happened } from '@questhall/wire';

/** A line of the log, with what the seat saw when it came about. */
export interface Logged<T extends Types> {
  /** Its place in the whole log. */
  readonly at: number;
  readonly clock: number;
  readonly told: Told<T>;
  /** How things stood then: names and numbers come from it. */
  readonly sight: Sight<T>;
}

/** What a seat sees once this has happened, as far as its game can tell; null where it cannot. */
export function sightAfter<T extends Types>(
  { after }: Pick<Client<T>, 'after'>,
  sight: Sight<T>,
  event: T['Event'],
): Sight<T> | null {
  return after === undefined ? null : { ...sight, view: after(sight.view, event) };
}

/** The log without what was taken back. */
export const linesUntil = <T extends Types>(log: readonly Logged<T>[], clock: number): readonly Logged<T>[] =>
  log.filter((line) => line.clock <= clock);

export const nextLine = <T extends Types>(log: readonly Logged<T>[]): number => (log.at(-1)?.at ?? -1) + 1;

/**
 * The log of what happened before anybody looked. It is retold from how things stood at its beginning, so that each line
 * keeps the sight of its own moment; where that is not known, from how they stand now.
 */
export function pastLog<T extends Types>(
  client: Pick<Client<T>, 'after'>,
  happened: readonly Happened<T>[],
  begin: Sight<T> | null,
  now: Sight<T>,
): readonly Logged<T>[] {
  let lines: readonly Logged<T>[] = [];
  let sight = begin;
  for (const one of happened) {
    if (one.kind === 'takenBack') {
      lines = linesUntil(lines, one.clock);
      sight = lines.at(-1)?.sight ?? begin;
    }
    if (one.kind !== 'told') continue;
    const from = nextLine(lines);
    const fresh = one.told.map((told, i): Logged<T> => {
      sight = sight && sightAfter(client, sight, told.event);
      return { at: from + i, clock: one.clock, told, sight: sight ?? now };
    });
    lines = [...lines, ...fresh];
  }
  return lines;
}
