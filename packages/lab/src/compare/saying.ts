import { brief, count } from '../report/figures.ts';
import type { Comparison } from './report.ts';

const points = (share: number): string => `${Math.abs(100 * share).toFixed(1)} points`;

/** A difference of shares, in points of the hundred. */
export const signed = (n: number, digits: number): string =>
  Number.isFinite(n) ? `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(digits)}` : '?';

/** What the comparison came to, in a sentence or two. */
export function answerOf({ verdict, winner, winRate, pairs, a, b, matters, ...rest }: Comparison): string {
  if (pairs === 0) return 'Not one pair of games was played, so nothing is known.';
  const shares = `${brief(a.winRate)} at A, ${brief(b.winRate)} at B`;
  const between = `surely between ${signed(100 * winRate.low, 1)} and ${signed(100 * winRate.high, 1)} points`;
  if (verdict === 'alike')
    return `As good as alike for ${winner}: ${shares}; B less A is ${between}, and less than ${points(matters)} was not to matter.`;
  if (verdict !== null)
    return `Won more often at ${verdict.toUpperCase()} by ${winner}: ${shares}; B less A is ${between}.`;
  const missing = rest.pairsMissing ?? 0;
  return `Not settled: won by ${winner} ${shares}; B less A is ${between}. About ${count(missing, 'more pair')} would settle it, if they go on like this.`;
}

export const wonText = ({ both, onlyA, onlyB, neither }: Comparison['won']): string => {
  const said = (n: number): string => n.toLocaleString('en');
  return `Pairs won at both: ${said(both)}; only at A: ${said(onlyA)}; only at B: ${said(onlyB)}; at neither: ${said(neither)}.`;
};

/** What its figures mean, a line each. */
export const PLAIN_WORDS: readonly string[] = [
  'A pair is one game at each table, with the same dice and cards as long as both go alike. What differs between the two is far less noisy than either of them.',
  'Surely between: the rule by which it stops may look as often as it likes and claims a difference where there is none in at most 5 of 100 comparisons.',
  'That holds for the games won. The other intervals are made in the same way; where there are many of them, one may be wrong by chance.',
];
