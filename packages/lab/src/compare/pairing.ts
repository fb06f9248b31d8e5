import type { GameResult } from '@questhall/facets';
import { Counter, type Tally } from '../tally.ts';
import { type Differences, NO_DIFFERENCES } from './difference.ts';

/** What pairs of games came to: each pair was played twice with the same dice, once by either of two tables. */
export interface Paired {
  readonly pairs: number;
  /** Pairs by who won: both of them, only one, neither. */
  readonly won: Readonly<Record<'both' | 'onlyA' | 'onlyB' | 'neither', number>>;
  readonly a: Tally;
  readonly b: Tally;
  /** Of 1 for a game that was won, and 0 for another. */
  readonly wins: Differences;
  readonly measures: Readonly<Record<string, Differences>>;
  readonly counts: Readonly<Record<string, Readonly<Record<string, Differences>>>>;
}

/** Counts pairs. They are to come in the order of their numbers: sums of fractions hang on it. */
export class PairCounter {
  readonly #won = { both: 0, onlyA: 0, onlyB: 0, neither: 0 };
  readonly #a = new Counter();
  readonly #b = new Counter();
  #wins = NO_DIFFERENCES;
  readonly #measures = new Map<string, Differences>();
  readonly #counts = new Map<string, Map<string, Differences>>();

  add(a: GameResult, b: GameResult): void {
    this.#a.add(a);
    this.#b.add(b);
    this.#won[a.isWon ? (b.isWon ? 'both' : 'onlyA') : b.isWon ? 'onlyB' : 'neither'] += 1;
    this.#wins = joined(this.#wins, Number(b.isWon) - Number(a.isWon));
    addAll(this.#measures, a.measures, b.measures);
    for (const kind of new Set([...Object.keys(a.counts ?? {}), ...Object.keys(b.counts ?? {})])) {
      const sums = this.#counts.get(kind) ?? new Map<string, Differences>();
      this.#counts.set(kind, sums);
      addAll(sums, a.counts?.[kind] ?? {}, b.counts?.[kind] ?? {});
    }
  }

  paired(): Paired {
    const { pairs } = this.#wins;
    // What was counted in no game of a pair was left out there, and did not differ.
    const whole = (sums: ReadonlyMap<string, Differences>): Readonly<Record<string, Differences>> =>
      Object.fromEntries([...sums].map(([what, differences]) => [what, { ...differences, pairs }]));
    return {
      pairs,
      won: { ...this.#won },
      a: this.#a.tally(),
      b: this.#b.tally(),
      wins: this.#wins,
      measures: whole(this.#measures),
      counts: Object.fromEntries([...this.#counts].map(([kind, sums]) => [kind, whole(sums)])),
    };
  }
}

type Amounts = Readonly<Record<string, number>>;

function addAll(sums: Map<string, Differences>, a: Amounts, b: Amounts): void {
  for (const what of new Set([...Object.keys(a), ...Object.keys(b)]))
    sums.set(what, joined(sums.get(what) ?? NO_DIFFERENCES, (b[what] ?? 0) - (a[what] ?? 0)));
}

const joined = ({ pairs, unlike, sum, squares }: Differences, by: number): Differences => ({
  pairs: pairs + 1,
  unlike: unlike + (by === 0 ? 0 : 1),
  sum: sum + by,
  squares: squares + by * by,
});
