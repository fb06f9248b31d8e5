import { type Summary, summarize, wilson } from '../statistics.ts';
import type { Prepared } from '../subject.ts';
import type { Histogram, Tally } from '../tally.ts';

type Interval = readonly [low: number, high: number];

/** What an experiment showed. The same experiment always gives the same report, so there is no time in it. */
export interface Report {
  readonly game: string;
  /** What was played: `The Trial`. */
  readonly title: string;
  readonly edition: string;
  /** Whose victories `wins` counts. */
  readonly winner: string;
  readonly options: unknown;
  readonly seats: number;
  readonly players: readonly string[];
  readonly seed: string;
  readonly gamesWanted: number;
  readonly games: number;
  readonly wins: number;
  readonly winRate: number;
  readonly ci95: Interval;
  /** The chance as computed, where it can be. */
  readonly exact: number | null;
  readonly endings: readonly {
    readonly ending: string;
    readonly games: number;
    readonly rate: number;
    readonly ci95: Interval;
  }[];
  readonly measures: Readonly<Record<string, Summary & { readonly histogram: Histogram }>>;
  /** Sums over all games, such as deaths by room. */
  readonly counts: Tally['counts'];
}

export function reportOf({ experiment, edition, winner, exact, about }: Prepared, tally: Tally): Report {
  const { game, options, seats, players, seed, games: gamesWanted } = experiment;
  const { games, wins } = tally;
  const rate = (hits: number): number => (games === 0 ? 0 : hits / games);
  return {
    game,
    title: about.title,
    edition,
    winner,
    options,
    seats,
    players,
    seed,
    gamesWanted,
    games,
    wins,
    winRate: rate(wins),
    ci95: wilson(wins, games),
    exact,
    endings: Object.entries(tally.endings)
      .map(([ending, n]) => ({ ending, games: n, rate: rate(n), ci95: wilson(n, games) }))
      .sort((x, y) => y.games - x.games),
    measures: Object.fromEntries(
      Object.entries(tally.measures).map(([name, histogram]) => [name, { ...summarize(histogram), histogram }]),
    ),
    counts: tally.counts,
  };
}
