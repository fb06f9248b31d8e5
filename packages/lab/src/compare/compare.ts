import { type Played, type Pool, SpoiltGame } from '../pool.ts';
import type { Experiment } from '../subject.ts';
import { type Differences, verdictOn } from './difference.ts';
import { PairCounter, type Paired } from './pairing.ts';

/** So many pairs are played before the first look. */
const FIRST = 20;
/** Then a quarter more before each further one: it is looked often enough, and no thread waits for long. */
const SHARE = 0.25;

export interface Comparing {
  readonly pool: Pool;
  /** At most so many pairs, settled or not. */
  readonly pairsMax: number;
  /** A difference of the shares that are won matters from here on. */
  readonly matters: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number, total: number, paired: Differences) => void;
}

/** The game of one side that a program from a file has spoilt. */
export class SpoiltSide extends SpoiltGame {
  readonly side: 'a' | 'b';
  constructor(side: 'a' | 'b', game: number, how: string) {
    super(game, `at table ${side.toUpperCase()} ${how}`);
    this.side = side;
  }
}

/** A batch of pairs that is being played, and can be called off. */
interface Batch {
  readonly played: Promise<readonly [a: readonly Played[], b: readonly Played[]]>;
  stop(): void;
}

/** The number of pairs after which it is looked next. */
export const nextLook = (pairs: number, pairsMax: number): number =>
  Math.min(pairsMax, pairs + Math.max(FIRST, Math.ceil(SHARE * pairs)));

/**
 * Plays two tables in pairs, with the same dice each, until it is settled which is won more often. It is looked after
 * numbers of pairs that are known beforehand, so the answer is the same whatever the number of threads.
 */
export async function comparePairs(a: Experiment, b: Experiment, comparing: Comparing): Promise<Paired> {
  const { pairsMax, matters, signal, onProgress } = comparing;
  const counter = new PairCounter();
  let paired = counter.paired();
  const begin = (from: number): Batch | null => {
    const to = nextLook(from, pairsMax);
    const sayHow = (done: number): void => onProgress?.(2 * from + done, 2 * pairsMax, paired.wins);
    return to === from || signal?.aborted === true ? null : playBatch(a, b, from, to, comparing, sayHow);
  };
  let batch = begin(0);
  for (let to = nextLook(0, pairsMax); batch !== null; to = nextLook(to, pairsMax)) {
    // The next one is begun already, so that no thread has nothing to do while the last games of this one are played.
    const following: Batch | null = begin(to);
    addPairs(counter, await batch.played);
    paired = counter.paired();
    const isSettled = verdictOn(paired.wins, matters) !== null && signal?.aborted !== true;
    if (isSettled) following?.stop();
    if (isSettled) await following?.played;
    batch = isSettled ? null : following;
  }
  return paired;
}

function playBatch(
  a: Experiment,
  b: Experiment,
  from: number,
  to: number,
  { pool, signal }: Comparing,
  sayHow: (done: number) => void,
): Batch {
  const stopping = new AbortController();
  const signals = signal === undefined ? [stopping.signal] : [stopping.signal, signal];
  const done = { a: 0, b: 0 };
  const play = async (side: 'a' | 'b', experiment: Experiment): Promise<readonly Played[]> => {
    const onProgress = (games: number): void => {
      done[side] = games;
      sayHow(done.a + done.b);
    };
    try {
      return await pool.playEach(
        { ...experiment, first: (experiment.first ?? 0) + from, games: to - from },
        { signal: AbortSignal.any(signals), onProgress },
      );
    } catch (error) {
      throw error instanceof SpoiltGame ? new SpoiltSide(side, error.game, error.how) : error;
    }
  };
  const played = Promise.all([play('a', a), play('b', b)]);
  played.catch(() => {}); // whoever waits for the batch before it is told of the same
  return { played, stop: () => stopping.abort() };
}

/** Those of which both games were played. */
function addPairs(counter: PairCounter, [a, b]: readonly [readonly Played[], readonly Played[]]): void {
  const others = new Map(b.map(({ game, result }) => [game, result]));
  for (const { game, result } of a) {
    const other = others.get(game);
    if (other !== undefined) counter.add(result, other);
  }
}
