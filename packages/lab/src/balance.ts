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

/** How often a table is won, in per cent with one decimal: by whatever the game opens its tables with, in lists. */
export type Won = Readonly<Record<string, readonly number[]>>;

/** What came of measuring a game. */
export interface Measured {
  /** Its page under `docs/balance`. */
  readonly page: string;
  /** What its form says of the odds: `src/measured.ts` in its folder. */
  readonly won: Won;
}

/** How a game measures itself. */
export interface Balance {
  /** What is measured, for help. */
  readonly about: string;
  /** So many games of each kind when nobody says; null where nothing is played, because it can be computed. */
  readonly games: number | null;
  run(measuring: Measuring): Promise<Measured>;
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

/** A share as it stands in such a list. */
export const wonOf = (share: number): number => Math.round(1_000 * share) / 10;

const keyText = (key: string): string => (/^[a-z]+$/i.test(key) ? key : `'${key}'`);

/** The source of `measured.ts`, by what was measured. */
export function wonText(game: string, won: Won): string {
  const rows = Object.entries(won).map(([key, shares]) => `  ${keyText(key)}: [${shares.join(', ')}],`);
  return `/** How often a table is won, in per cent. Written by \`npm run balance -- ${game}\`, and never by hand. */
export const WON: Readonly<Record<string, readonly number[]>> = {
${rows.join('\n')}
};
`;
}

export const percentOf = (share: number): string => `${(100 * share).toFixed(1)} %`;
export const meanOf = (report: Report, measured: string): string => (report.measures[measured]?.mean ?? 0).toFixed(1);

/** The rows of the table under a heading of such a page, as cells, without the row of titles. */
export function rowsUnder(page: string, heading: string): readonly (readonly string[])[] {
  const [, after = ''] = page.split(`\n## ${heading}\n`);
  const [section = ''] = after.split('\n## ');
  const lines = section.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(1).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
