import { median } from '../median.ts';
import type { Order, Round, Side } from './side.ts';

/** The same games on both sides. */
export interface Pair {
  readonly there: Round;
  readonly here: Round;
}

/** How two sides compare. */
export interface Comparison {
  /**
   * How many times as many moves a second of CPU time; where the games are the same, that is games a second as well.
   * Every sitting plays the same stretches, and of each the fastest on either side counts: whatever disturbs a machine
   * makes it slower and never faster.
   */
  readonly ratio: number;
  /** The same in each sitting, a pair of processes with their own luck at the compiler: the median of its rounds. */
  readonly sittings: readonly number[];
  readonly games: number;
  /** How many games did not come to the same result in the same number of moves. */
  readonly gamesDiffering: number;
  readonly there: Figures;
  readonly here: Figures;
}

interface Figures {
  readonly wins: number;
  readonly moves: number;
  /** Games and moves a second of CPU time. */
  readonly rate: number;
  readonly pace: number;
}

/** Plays round after round, always one side at a time; whoever began is second in the next. */
export async function playByTurns(there: Side, here: Side, orders: readonly Order[]): Promise<readonly Pair[]> {
  const pairs: Pair[] = [];
  for (const [round, order] of orders.entries()) {
    const first = round % 2 === 0 ? await there.play(order) : null;
    const played = await here.play(order);
    pairs.push({ there: first ?? (await there.play(order)), here: played });
  }
  return pairs;
}

export function compare(sittings: readonly (readonly Pair[])[]): Comparison {
  const pairs = sittings.flat();
  const ratios = sittings.map((sitting) => median(sitting.map(ratioOf)));
  const stretches = sittings[0]?.keys() ?? [];
  const undisturbed = [...stretches].map((at) => fastest(sittings.flatMap((sitting) => sitting[at] ?? [])));
  const there = figuresOf(undisturbed.map((pair) => pair.there));
  const here = figuresOf(undisturbed.map((pair) => pair.here));
  return {
    ratio: here.pace / there.pace,
    sittings: ratios.toSorted((x, y) => x - y),
    games: pairs.reduce((sum, { here }) => sum + here.games.length, 0),
    gamesDiffering: pairs.reduce((sum, pair) => sum + differing(pair), 0),
    there,
    here,
  };
}

const movesOf = ({ games }: Round): number => games.reduce((sum, { moves }) => sum + moves, 0);

const ratioOf = ({ there, here }: Pair): number =>
  movesOf(here) / here.cpuSeconds / (movesOf(there) / there.cpuSeconds);

const faster = (a: Round, b: Round): Round => (b.cpuSeconds < a.cpuSeconds ? b : a);

/** The fastest on each side among the same stretch of games in all sittings. */
const fastest = (pairs: readonly Pair[]): Pair =>
  pairs.reduce((best, pair) => ({ there: faster(best.there, pair.there), here: faster(best.here, pair.here) }));

const differing = ({ there, here }: Pair): number =>
  here.games.filter(({ isWon, moves }, i) => there.games[i]?.isWon !== isWon || there.games[i]?.moves !== moves).length;

function figuresOf(rounds: readonly Round[]): Figures {
  const games = rounds.flatMap((round) => round.games);
  const moves = rounds.reduce((sum, round) => sum + movesOf(round), 0);
  const cpuSeconds = rounds.reduce((sum, round) => sum + round.cpuSeconds, 0);
  return {
    wins: games.filter(({ isWon }) => isWon).length,
    moves,
    rate: games.length / cpuSeconds,
    pace: moves / cpuSeconds,
  };
}
