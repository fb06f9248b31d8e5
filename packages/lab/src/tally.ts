import type { GameResult } from '@questhall/facets';

/** How often each whole number was seen. */
export type Histogram = Readonly<Record<number, number>>;

/** What many games came to: counts only, so that parts can be added up in any order and always give the same. */
export interface Tally {
  readonly games: number;
  readonly wins: number;
  readonly endings: Readonly<Record<string, number>>;
  readonly measures: Readonly<Record<string, Histogram>>;
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A tally that can still be counted on. */
export class Counter {
  #games = 0;
  #wins = 0;
  readonly #endings = new Map<string, number>();
  readonly #measures = new Map<string, Map<number, number>>();
  readonly #counts = new Map<string, Map<string, number>>();

  add({ isWon, ending, measures, counts = {} }: GameResult): void {
    this.#games += 1;
    if (isWon) this.#wins += 1;
    bump(this.#endings, ending, 1);
    for (const [name, value] of Object.entries(measures)) bump(this.#histogram(name), value, 1);
    this.#addCounts(counts);
  }

  addTally({ games, wins, endings, measures, counts }: Tally): void {
    this.#games += games;
    this.#wins += wins;
    for (const [ending, n] of Object.entries(endings)) bump(this.#endings, ending, n);
    for (const [name, histogram] of Object.entries(measures)) {
      for (const [value, n] of Object.entries(histogram)) bump(this.#histogram(name), Number(value), n);
    }
    this.#addCounts(counts);
  }

  #addCounts(counts: Tally['counts']): void {
    for (const [kind, amounts] of Object.entries(counts)) {
      const sums = this.#counts.get(kind) ?? new Map<string, number>();
      this.#counts.set(kind, sums);
      for (const [what, n] of Object.entries(amounts)) bump(sums, what, n);
    }
  }

  tally(): Tally {
    const sorted = <K extends string | number>(counts: ReadonlyMap<K, number>): Record<K, number> =>
      Object.fromEntries([...counts].sort(([x], [y]) => (x < y ? -1 : 1))) as Record<K, number>;
    const measures = [...this.#measures]
      .sort(([x], [y]) => (x < y ? -1 : 1))
      .map(([name, histogram]) => [name, sorted(histogram)] as const);
    const counts = [...this.#counts]
      .sort(([x], [y]) => (x < y ? -1 : 1))
      .map(([kind, sums]) => [kind, sorted(sums)] as const);
    return {
      games: this.#games,
      wins: this.#wins,
      endings: sorted(this.#endings),
      measures: Object.fromEntries(measures),
      counts: Object.fromEntries(counts),
    };
  }

  #histogram(name: string): Map<number, number> {
    const histogram = this.#measures.get(name) ?? new Map<number, number>();
    this.#measures.set(name, histogram);
    return histogram;
  }
}

function bump<K>(counts: Map<K, number>, key: K, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
