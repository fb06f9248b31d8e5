import { parentPort, workerData } from 'node:worker_threads';
import { findStudy } from './studies/index.ts';
import type { Experiment } from './study.ts';
import { Counter } from './tally.ts';

/** A stretch of games, by their numbers: each has a seed of its own, so it does not matter who plays which. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

const experiment: Experiment = workerData; // handed over by the pool, which prepared it once already
const prepared = (await findStudy(experiment.game))?.prepare(experiment);
if (prepared === undefined || !prepared.ok) throw new Error('an experiment that cannot be played');

parentPort?.on('message', ({ from, to }: Stretch) => {
  const counter = new Counter();
  for (let index = from; index < to; index++) {
    try {
      counter.add(prepared.value.play(index));
    } catch (error) {
      const { game, seed } = experiment;
      throw new Error(`${game}, game ${index} (seed ${seed}/${index}): ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  parentPort?.postMessage(counter.tally());
});
