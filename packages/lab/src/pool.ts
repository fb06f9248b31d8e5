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
  const counter = new Counter();
  const stretch = Math.max(1, Math.min(STRETCH_MAX, Math.ceil(experiment.games / (workers * STRETCHES_PER_WORKER))));
  let next = 0;
  let done = 0;

  const takeStretch = (): Stretch | null => {
    if (next >= experiment.games || signal?.aborted) return null;
    const from = next;
    next = Math.min(experiment.games, from + stretch);
    return { from, to: next };
  };
  const playOn = (worker: Worker): void => {
    const taken = takeStretch();
    if (taken === null) void worker.terminate();
    else worker.postMessage(taken);
  };

  const working = Array.from({ length: Math.min(workers, Math.ceil(experiment.games / stretch)) }, () => {
    const worker = new Worker(WORKER, { workerData: experiment, execArgv: [] });
    return new Promise<void>((resolve, reject) => {
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      worker.on('message', (tally: Tally) => {
        counter.addTally(tally);
        done += tally.games;
        onProgress?.(done, experiment.games);
        playOn(worker);
      });
      playOn(worker);
    });
  });
  await Promise.all(working);
  return counter.tally();
}
