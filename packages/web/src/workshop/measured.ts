import { wilson } from '@questhall/lab/counting';
import { isCount, isRecord, isText, recordOf } from '@questhall/wire';
import type { Heat } from './design-page.ts';

/** How often something happened, by its name. */
export type Counts = Readonly<Record<string, number>>;

const isCounts = (raw: unknown): raw is Counts => isRecord(raw) && Object.values(raw).every(isCount);

/** What many games came to, and of which text. */
export interface Measured {
  /** The mark of the text that was played. */
  readonly of: string;
  readonly games: number;
  readonly wins: number;
  readonly endings: Counts;
  /** By place. */
  readonly deaths: Counts;
  readonly harm: Counts;
  /** The number of the first game that nobody has played. */
  readonly next: number;
}

export const isMeasured: (raw: unknown) => raw is Measured = recordOf({
  of: isText,
  games: isCount,
  wins: isCount,
  endings: isCounts,
  deaths: isCounts,
  harm: isCounts,
  next: isCount,
});

export const nothingMeasured = (of: string): Measured => ({
  of,
  games: 0,
  wins: 0,
  endings: {},
  deaths: {},
  harm: {},
  next: 0,
});

/** Both together; they are of the same text. */
export const added = (one: Measured, other: Measured): Measured => ({
  of: one.of,
  games: one.games + other.games,
  wins: one.wins + other.wins,
  endings: sum(one.endings, other.endings),
  deaths: sum(one.deaths, other.deaths),
  harm: sum(one.harm, other.harm),
  next: Math.max(one.next, other.next),
});

function sum(one: Counts, other: Counts): Counts {
  const all = { ...one };
  for (const [name, n] of Object.entries(other)) all[name] = (all[name] ?? 0) + n;
  return all;
}

/** What the figures say, for people: whole per cent, and how sure that is. */
export interface Verdict {
  readonly percent: number;
  /** With 95 % confidence it is no further off than this. */
  readonly within: number;
  /** Where most died; null when hardly anybody did. */
  readonly deadliest: string | null;
}

/** Nobody speaks of a place for one mishap. */
const DEATHS_MIN = 5;

export function verdictOn({ games, wins, deaths }: Measured): Verdict {
  const [low, high] = wilson(wins, games);
  const [place, died] = most(deaths) ?? ['', 0];
  return {
    percent: games === 0 ? 0 : Math.round((100 * wins) / games),
    within: Math.max(1, Math.round(50 * (high - low))),
    deadliest: died >= DEATHS_MIN ? place : null,
  };
}

const most = (counts: Counts): readonly [name: string, n: number] | undefined =>
  Object.entries(counts).reduce<readonly [string, number] | undefined>(
    (best, one) => (best === undefined || one[1] > best[1] ? one : best),
    undefined,
  );

/** Where it hurt: 1 where most was lost. */
export function heatOf({ harm }: Measured): Heat | null {
  const worst = most(harm)?.[1] ?? 0;
  return worst === 0 ? null : Object.fromEntries(Object.entries(harm).map(([place, n]) => [place, n / worst]));
}
