import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Experiment } from './study.ts';
import { Counter, type Tally } from './tally.ts';
import type { Stretch } from './worker.ts';

export const WORKERS_MAX = 64;

/** Threads run built code: this is the same file seen from `src` and from `dist`. */
const WORKER = new URL('../dist/worker.js', import.meta.url);
const STRETCH_MAX = 500;
const STRETCHES_PER_WORKER = 16;

export interface RunOptions {
  readonly workers?: number;
  readonly onProgress?: (done: number, total: number) => void;
  /** Stops after the stretches under way; what was played counts. */
  readonly signal?: AbortSignal;
}

/** Plays an experiment on all cores. The tally is the same whatever the number of workers. */
export async function run(
  experiment: Experiment,
  { workers = availableParallelism(), onProgress, signal }: RunOptions = {},
): Promise<Tally> {
  if (!(Number.isInteger(workers) && workers >= 1 && workers <= WORKERS_MAX))
    throw new RangeError(`workers must be 1 to ${WORKERS_MAX}, not ${workers}`);
  const counter = new Counter();
  const stretch = Math.max(1, Math.min(STRETCH_MAX, Math.ceil(experiment.games / (workers * STRETCHES_PER_WORKER))));
  const crewSize = Math.min(workers, Math.ceil(experiment.games / stretch));
  const crew = Array.from({ length: crewSize }, () => new Worker(WORKER, { workerData: experiment, execArgv: [] }));
  let [next, done] = [0, 0];

  const takeStretch = (): Stretch | null => {
    if (next >= experiment.games || signal?.aborted) return null;
    const from = next;
    next = Math.min(experiment.games, from + stretch);
    return { from, to: next };
  };
  const count = (tally: Tally): void => {
    counter.addTally(tally);
    done += tally.games;
    onProgress?.(done, experiment.games);
  };
  try {
    await Promise.all(crew.map((worker) => employ(worker, takeStretch, count)));
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate())); // when one fails the others must not go on playing
  }
  return counter.tally();
}

/** Gives a worker one stretch after the other until there are none left. */
function employ(worker: Worker, takeStretch: () => Stretch | null, count: (tally: Tally) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const playOn = (): void => {
      const taken = takeStretch();
      if (taken === null) resolve();
      else worker.postMessage(taken);
    };
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`a worker ended by itself, with code ${code}`)));
    worker.on('message', (tally: Tally) => {
      count(tally);
      playOn();
    });
    playOn();
  });
}
