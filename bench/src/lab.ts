import { availableParallelism, loadavg } from 'node:os';
import type { Pace } from '@questhall/lab';
import { type Doubling, type Simulated, simulateAll, timeDoubling } from './simulation.ts';

export interface Lab {
  readonly simulated: readonly Simulated[];
  readonly doubling: Doubling;
  /** False only where the machine had cores to spare and the target was missed all the same. */
  readonly isMet: boolean;
}

export interface Output {
  say(line: string): void;
  progress(line: string): void;
}

const QUICK = 100; // so much less is played when only the bench itself is tried
/** Two workers are to be so many times as fast as one. */
const WANTED = 1.5;

/** Measures the lab and says what came of it. */
export async function benchLab({ say, progress }: Output, isQuick: boolean): Promise<Lab> {
  const fraction = isQuick ? QUICK : 1;
  const count = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
  const isBusy = (loadavg()[0] ?? 0) > availableParallelism() / 2;
  say('The lab: whole games, by wall clock');
  const simulated: Simulated[] = [];
  for (const workers of [1, 2]) {
    progress(`  on ${workers} worker${workers === 1 ? '' : 's'} …`);
    simulated.push(...(await simulateAll(workers, fraction)));
  }
  progress('');
  for (const { name, workers, gamesPerSecond, wins } of simulated)
    say(
      `  ${name.padEnd(14)} ${workers} worker${workers === 1 ? ' ' : 's'} ${count.format(gamesPerSecond).padStart(10)} games/s   ${wins} won`,
    );
  const doubling = await timeDoubling(isQuick ? 1 : 2, fraction, progress);
  progress('');
  const { games, one, two, ratio } = doubling;
  const verdict = ratio >= WANTED ? 'met' : isBusy ? 'not to be told, the machine is busy' : 'NOT MET';
  const took = ({ seconds, cpuSeconds }: Pace): string =>
    `${seconds.toFixed(1)} s (${cpuSeconds.toFixed(1)} s of CPU time)`;
  say(`  ${count.format(games)} games from the start: 1 worker ${took(one)}, 2 workers ${took(two)}`);
  say(`  two workers to one ${ratio.toFixed(2)} ×   wanted ${WANTED} or more: ${verdict}`);
  return { simulated, doubling, isMet: ratio >= WANTED || isBusy };
}
