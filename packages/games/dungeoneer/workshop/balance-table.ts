import type { Report } from '@questhall/lab';

/** What was measured of a set with so many seats: once with each seed. */
export interface Table {
  readonly set: string;
  readonly seats: number;
  readonly reports: readonly Report[];
}

export const percentIn = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** How often something was counted, with one seed. */
export const countIn = ({ counts }: Report, kind: string, what: string): number => counts[kind]?.[what] ?? 0;

/** The same with all seeds together. */
export const countOf = ({ reports }: Table, kind: string, what: string): number =>
  reports.reduce((sum, report) => sum + countIn(report, kind, what), 0);

/** All that was counted of a kind, by name. */
export const namesOf = ({ reports }: Table, kind: string): readonly string[] =>
  [...new Set(reports.flatMap(({ counts }) => Object.keys(counts[kind] ?? {})))].sort();

/** The least number that this share of the games did not go beyond. */
export function quantile(histogram: Readonly<Record<number, number>>, share: number): number {
  const counts = Object.entries(histogram).toSorted(([x], [y]) => Number(x) - Number(y));
  let left = share * counts.reduce((sum, [, n]) => sum + n, 0);
  for (const [value, n] of counts) {
    left -= n;
    if (left <= 0) return Number(value);
  }
  return 0;
}

/** How many of the games came to one of these values, with both ends. */
export function shareWithin(
  histogram: Readonly<Record<number, number>>,
  [least, most]: readonly [number, number],
): number {
  const counts = Object.entries(histogram).map(([value, n]) => [Number(value), n] as const);
  const sum = (some: typeof counts): number => some.reduce((all, [, n]) => all + n, 0);
  return sum(counts.filter(([value]) => value >= least && value <= most)) / Math.max(1, sum(counts));
}

/** What something is called on the page. */
export const nameIn = (names: Readonly<Record<string, string>>, id: string): string => names[id] ?? id;
