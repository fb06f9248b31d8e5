import { type Report, reportOf } from '../report/report.ts';
import type { Prepared } from '../subject.ts';
import {
  type Difference,
  type Differences,
  differenceOf,
  pairsMissing,
  type Verdict,
  verdictOn,
} from './difference.ts';
import type { Paired } from './pairing.ts';

/** One of the two that are compared. */
export interface Side {
  readonly prepared: Prepared;
  /** What is its own: `sheet=@two.quest`; empty where nothing is. */
  readonly label: string;
}

/** What a comparison has shown. The same comparison always gives the same report. */
export interface Comparison {
  readonly game: string;
  readonly winner: string;
  readonly seed: string;
  readonly pairs: number;
  readonly pairsMax: number;
  /** From here on a difference of the shares that are won matters. */
  readonly matters: number;
  /** Null where it is not settled. */
  readonly verdict: Verdict | null;
  /** About so many more pairs would settle it; null where it is. */
  readonly pairsMissing: number | null;
  readonly won: Paired['won'];
  /** B less A. */
  readonly winRate: Difference;
  readonly measures: Readonly<Record<string, Difference>>;
  readonly counts: Readonly<Record<string, Readonly<Record<string, Difference>>>>;
  readonly a: Report & { readonly label: string };
  readonly b: Report & { readonly label: string };
}

export function comparisonOf(
  a: Side,
  b: Side,
  paired: Paired,
  { pairsMax, matters }: { readonly pairsMax: number; readonly matters: number },
): Comparison {
  const { pairs, won, wins } = paired;
  const verdict = pairs === 0 ? null : verdictOn(wins, matters);
  const { game, seed } = a.prepared.experiment;
  return {
    game,
    winner: a.prepared.winner,
    seed,
    pairs,
    pairsMax,
    matters,
    verdict,
    pairsMissing: verdict === null && pairs > 0 ? pairsMissing(wins, matters) : null,
    won,
    winRate: differenceOf(wins),
    measures: eachOf(paired.measures),
    counts: Object.fromEntries(Object.entries(paired.counts).map(([kind, sums]) => [kind, eachOf(sums)])),
    a: { ...reportOf(a.prepared, paired.a), label: a.label },
    b: { ...reportOf(b.prepared, paired.b), label: b.label },
  };
}

const eachOf = (sums: Readonly<Record<string, Differences>>): Readonly<Record<string, Difference>> =>
  Object.fromEntries(Object.entries(sums).map(([what, differences]) => [what, differenceOf(differences)]));

/** How often something was counted in a game. */
export const perGame = ({ counts, games }: Report, kind: string, what: string): number =>
  (counts[kind]?.[what] ?? 0) / Math.max(1, games);
