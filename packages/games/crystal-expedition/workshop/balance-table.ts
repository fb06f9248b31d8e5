import type { Report } from '@questhall/lab';

/** The same measured with the dice of each seed. */
export type Reports = readonly Report[];

export const percentIn = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** How often something was counted, with all of them together. */
export const countIn = (reports: Reports, kind: string, what: string): number =>
  reports.reduce((sum, { counts }) => sum + (counts[kind]?.[what] ?? 0), 0);

/** All that was counted of a kind, by name. */
export const namesIn = (reports: Reports, kind: string): readonly string[] =>
  [...new Set(reports.flatMap(({ counts }) => Object.keys(counts[kind] ?? {})))].sort();

export const meanOver = (numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);

/** Of those games in which something was there, how many were won. */
export const wonWith = (reports: Reports, kind: string, what: string): number =>
  countIn(reports, `first successes by ${kind}`, what) /
  Math.max(1, countIn(reports, `first expeditions by ${kind}`, what));
