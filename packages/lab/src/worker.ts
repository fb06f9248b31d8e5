import { parentPort, workerData } from 'node:worker_threads';
import { type GameResult, Mistake } from '@questhall/facets';
import { GuestFault } from '@questhall/players';
import { GuestClock } from './guests/guest-clock.ts';
import { loadGuests } from './guests/guest-file.ts';
import { Slate } from './slate.ts';
import type { Experiment, Prepared } from './subject.ts';
import { findStudy } from './subject.ts';
import { Counter, type Tally } from './tally.ts';

/** A stretch of games, by their numbers: each has a seed of its own, so it does not matter who plays which. */
export interface Order {
  /** What to play from now on; null for what was played before. */
  readonly experiment: Experiment | null;
  readonly from: number;
  readonly to: number;
  /** Whether every game is wanted by itself, and not only what they come to together. */
  readonly isEach: boolean;
}

/** A game that a program from a file has spoilt, and how. */
export interface Spoilt {
  readonly game: number;
  readonly how: string;
}

/** A game and what it came to. */
export interface Played {
  readonly game: number;
  readonly result: GameResult;
}

export type Answered = Tally | readonly Played[] | Spoilt;

/** What a thread has in common with its pool. */
export interface Shared {
  readonly clock: SharedArrayBuffer;
  readonly slate: SharedArrayBuffer;
}

const shared: Shared = workerData;
const clock = new GuestClock(shared.clock);
const slate = new Slate(shared.slate);
let prepared: Prepared | null = null;

parentPort?.on('message', async ({ experiment, ...order }: Order) => {
  if (experiment !== null) prepared = await prepare(experiment);
  if (prepared === null) throw new Error('there is nothing to play');
  parentPort?.postMessage(await playStretch(prepared, order));
});

async function prepare(experiment: Experiment): Promise<Prepared> {
  const guests = await loadGuests(experiment.players);
  const made = guests.ok ? (await findStudy(experiment.game, guests.value))?.prepare(experiment, clock) : undefined;
  if (made === undefined || !made.ok) throw new Error('an experiment that cannot be played');
  return made.value;
}

async function playStretch(
  { play, attend, experiment }: Prepared,
  { from, to, isEach }: Omit<Order, 'experiment'>,
): Promise<Answered> {
  const counter = new Counter();
  const played: Played[] = [];
  for (let index = from; index < to && !slate.isStopped; index++) {
    try {
      const result = attend === null ? play(index) : await attend(index);
      if (isEach) played.push({ game: index, result });
      else counter.add(result);
      slate.played = index + 1 - from;
    } catch (error) {
      if (error instanceof GuestFault || error instanceof Mistake) return { game: index, how: error.message };
      const { game, seed } = experiment;
      throw new Error(
        `${game}, game ${index} (seed ${seed}/${index}): ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  return isEach ? played : counter.tally();
}
