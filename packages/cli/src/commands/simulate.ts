import { availableParallelism } from 'node:os';
import { type Experiment, findStudy, htmlReport, reportOf, run, STUDIES, textReport, WORKERS_MAX } from '@questhall/lab';
import type { Command } from 'commander';
import { writeFile } from '../files.ts';
import { bar, type Screen } from '../screen.ts';
import { collectNames, collectSetting, wholeBetween } from '../settings.ts';
import { orUserError, UserError } from '../user-error.ts';
import { optionsHelp } from './play.ts';

const GAMES_MAX = 100_000_000;
const SEATS_MAX = 16;
const BAR_WIDTH = 30;
const INTERRUPTED = 130;

interface Flags {
  readonly games: number;
  readonly seed: string;
  readonly set: readonly (readonly [string, string])[];
  readonly seats?: number;
  readonly players?: readonly string[];
  readonly workers: number;
  readonly json?: boolean;
  readonly html?: string;
}

export function addSimulate(program: Command, screen: Screen): void {
  program
    .command('simulate')
    .description('play thousands of games and count')
    .argument('<game>', `what to play: ${STUDIES.map(({ id }) => id).join(', ')}`)
    .option('--games <number>', 'how many', wholeBetween(1, GAMES_MAX), 10_000)
    .option('--seed <text>', 'the same seed gives the same games, whatever the number of workers', '1')
    .option('--set <name=value>', 'an option of the table, any number of times', collectSetting, [])
    .option('--seats <number>', 'how many sit at the table', wholeBetween(1, SEATS_MAX))
    .option('--players <names>', 'who sits where: standard,random', collectNames)
    .option('--workers <number>', 'how many threads', wholeBetween(1, WORKERS_MAX), Math.min(WORKERS_MAX, availableParallelism()))
    .option('--json', 'print the report as JSON')
    .option('--html <file>', 'write the report as one page with plots')
    .addHelpText(
      'after',
      `
Ctrl-C stops and reports what was played so far.

Examples:
  questhall simulate dungeonquest --set mode=solo --set hero=lindel --set monster=skeleton
  questhall simulate dungeonquest --games 100000 --seed 7 --set mode=cards --players slash,standard
  questhall simulate dungeonquest --set hero=hugo --html hugo.html

${optionsHelp()}`,
    )
    .action((id: string, flags: Flags) => simulate(id, flags, screen));
}

async function simulate(id: string, flags: Flags, screen: Screen): Promise<void> {
  const study = findStudy(id);
  if (study === undefined) throw new UserError(`there is no game "${id}"; there are: ${STUDIES.map((one) => one.id).join(', ')}`);
  const seats = flags.seats ?? flags.players?.length ?? study.seats.usual;
  const players = flags.players ?? Array<string>(seats).fill('standard');
  const experiment: Experiment = {
    game: id,
    options: orUserError(study.parse(flags.set)),
    seats,
    players,
    games: flags.games,
    seed: flags.seed,
  };
  const prepared = orUserError(study.prepare(experiment));

  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once('SIGINT', interrupt);
  const progress = progressOn(process.stderr);
  const tally = await run(prepared.experiment, { workers: flags.workers, signal: stop.signal, onProgress: progress.show });
  progress.end();
  process.off('SIGINT', interrupt);

  const report = reportOf(prepared, tally);
  screen.write(flags.json ? `${JSON.stringify(report)}\n` : textReport(report));
  if (flags.html !== undefined) {
    writeFile(flags.html, htmlReport(report, study.title), true);
    if (!flags.json) screen.line(`\nThe plots are in ${flags.html}`);
  }
  if (stop.signal.aborted) process.exitCode = INTERRUPTED;
}

/** A bar that grows, on a terminal; nothing elsewhere. */
function progressOn(stream: NodeJS.WriteStream): { show(done: number, total: number): void; end(): void } {
  if (stream.isTTY !== true) return { show() {}, end() {} };
  return {
    show: (done, total) =>
      void stream.write(
        `\r  ${bar(done / total, BAR_WIDTH).padEnd(BAR_WIDTH)} ${done.toLocaleString('en')} of ${total.toLocaleString('en')} games `,
      ),
    end: () => void stream.write('\r\u001b[K'),
  };
}
