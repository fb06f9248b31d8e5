import { type About, nameOf } from '../about.ts';
import { brief } from '../report/figures.ts';
import type { Difference } from './difference.ts';
import { type Comparison, perGame } from './report.ts';
import { signed } from './saying.ts';

/** A line of the table: what it was at either, and how much more it was at B. */
export interface Row {
  readonly what: string;
  readonly a: string;
  readonly b: string;
  readonly difference: string;
  readonly between: string;
  readonly isSure: boolean;
}

/** Rows under a heading of their own. */
export interface Rows {
  readonly title: string;
  readonly rows: readonly Row[];
}

const rowOf = (what: string, a: number, b: number, difference: Difference): Row => ({
  what,
  a: a.toFixed(2),
  b: b.toFixed(2),
  difference: signed(difference.mean, 2),
  between: betweenOf(difference, 2),
  isSure: difference.isSure,
});

const betweenOf = ({ low, high }: Difference, digits: number): string =>
  Number.isFinite(low) ? `${signed(low, digits)} to ${signed(high, digits)}` : 'anything';

/** The games won, and what every game was measured by. */
export function mainRows({ winner, winRate, measures, a, b }: Comparison): readonly Row[] {
  const { mean, low, high, isSure } = winRate;
  const inPoints = { mean: 100 * mean, low: 100 * low, high: 100 * high, isSure };
  return [
    {
      what: `won by ${winner}`,
      a: brief(a.winRate),
      b: brief(b.winRate),
      difference: signed(inPoints.mean, 1),
      between: betweenOf(inPoints, 1),
      isSure,
    },
    ...Object.entries(measures).map(([name, difference]) =>
      rowOf(name, a.measures[name]?.mean ?? 0, b.measures[name]?.mean ?? 0, difference),
    ),
  ];
}

/** How surely a figure differs: those that do come first. */
const weightOf = ({ mean, high }: Difference): number => {
  const reach = high - mean;
  return reach > 0 ? Math.abs(mean) / reach : 0;
};

/** What was counted besides, kind by kind; where most was gained or lost first. */
export const countRows = ({ counts, a, b }: Comparison, about: Pick<About, 'names'>): readonly Rows[] =>
  Object.entries(counts).map(([kind, sums]) => ({
    title: kind,
    rows: Object.entries(sums)
      .toSorted(([, one], [, other]) => weightOf(other) - weightOf(one))
      .map(([what, difference]) =>
        rowOf(nameOf(about, what), perGame(a, kind, what), perGame(b, kind, what), difference),
      ),
  }));
