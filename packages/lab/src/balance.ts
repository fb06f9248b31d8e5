import type { Pool } from './pool.ts';
import { type Report, reportOf } from './report/report.ts';
import { type Experiment, findStudy } from './subject.ts';

/** How much is played, with which dice, and by whom. */
export interface Measuring {
  readonly games: number;
  readonly seed: string;
  readonly pool: Pool;
  /** What has been measured so far, for whoever waits. */
  say(line: string): void;
}

/** How a game measures itself: its page under `docs/balance`. */
export interface Balance {
  /** What is measured, for help. */
  readonly about: string;
  /** So many games of each kind when nobody says. */
  readonly games: number;
  /** Plays them, and writes the page. */
  page(measuring: Measuring): Promise<string>;
}

/** Plays an experiment, all of it. */
export async function measure(
  experiment: Omit<Experiment, 'games' | 'seed'>,
  { games, seed, pool }: Measuring,
): Promise<Report> {
  const study = await findStudy(experiment.game);
  const prepared = study?.prepare({ ...experiment, games, seed });
  if (!prepared?.ok)
    throw new Error(`${experiment.game} cannot be simulated with ${JSON.stringify(experiment.options)}`);
  return reportOf(prepared.value, await pool.run(prepared.value.experiment));
}

export const percentOf = (share: number): string => `${(100 * share).toFixed(1)} %`;
export const meanOf = (report: Report, measured: string): string => (report.measures[measured]?.mean ?? 0).toFixed(1);
