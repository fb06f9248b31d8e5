import { parentPort } from 'node:worker_threads';
import type { Experiment, Prepared } from './subject.ts';
import { findStudy } from './subject.ts';
import { Counter } from './tally.ts';

/** A stretch of games, by their numbers: each has a seed of its own, so it does not matter who plays which. */
export interface Order {
  /** What to play from now on; null for what was played before. */
  readonly experiment: Experiment | null;
  readonly from: number;
  readonly to: number;
}

let prepared: Prepared | null = null;

parentPort?.on('message', async ({ experiment, from, to }: Order) => {
  if (experiment !== null) prepared = await prepare(experiment);
  if (prepared === null) throw new Error('there is nothing to play');
  const counter = new Counter();
  for (let index = from; index < to; index++) counter.add(playOne(prepared, index));
  parentPort?.postMessage(counter.tally());
});

async function prepare(experiment: Experiment): Promise<Prepared> {
  const made = (await findStudy(experiment.game))?.prepare(experiment);
  if (made === undefined || !made.ok) throw new Error('an experiment that cannot be played');
  return made.value;
}

function playOne({ play, experiment }: Prepared, index: number): ReturnType<Prepared['play']> {
  try {
    return play(index);
  } catch (error) {
    const { game, seed } = experiment;
    throw new Error(
      `${game}, game ${index} (seed ${seed}/${index}): ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
