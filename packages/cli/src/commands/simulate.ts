import { availableParallelism } from 'node:os';
import { GAME_IDS } from '@questhall/catalogue';
import { bar, didYouMean } from '@questhall/facets';
import { SEATS_MAX } from '@questhall/kernel';
import {
  type Experiment,
  findStudy,
  GAMES_MAX,
  htmlReport,
  loadGuests,
  reportOf,
  run,
  SpoiltGame,
  type Subject,
  startClock,
  type Tally,
  textReport,
  WORKERS_MAX,
} from '@questhall/lab';
import type { Command } from 'commander';
import { expectWritable, writeFile } from '../files.ts';
import { optionsHelp, type PlayedGame, USUAL_GAME } from '../played.ts';
import type { Screen } from '../screen.ts';
import { answerOption, collectNames, settingOption, wholeBetween } from '../settings.ts';
import { checkedSettings } from '../suggest.ts';
import { orUserError, UserError } from '../user-error.ts';

const BAR_WIDTH = 30;
const INTERRUPTED = 130;
const FAILED = 1;

interface Flags {
  readonly games: number;
  readonly from?: number;
  readonly seed: string;
  readonly set: readonly (readonly [string, string])[];
  readonly seats?: number;
  readonly players?: readonly string[];
  readonly answerWithin: number;
  readonly workers: number;
  readonly json?: boolean;
  readonly html?: string;
}

/** Who can sit in a seat, and with which options: of the named game, so that the rest stays on the screen. */
function gameHelp(game: PlayedGame | null): string {
  if (game === null)
    return `Examples:\n  npx questhall simulate ${USUAL_GAME} --games 100\n\n${optionsHelp('simulate', game)}`;
  const examples = game.simulations.map((typed) => `  npx questhall simulate ${game.id} ${typed}`);
  return [
    `Examples:\n${examples.join('\n')}`,
    `Players of ${game.title}: ${game.botNames.join(', ')}`,
    optionsHelp('simulate', game),
  ].join('\n\n');
}

export function addSimulate(program: Command, screen: Screen, mentioned: PlayedGame | null): void {
  program
    .command('simulate')
    .description('play thousands of games and count')
    .argument('<game>', `what to play: ${GAME_IDS.join(', ')}`)
    .option('--games <number>', 'how many', wholeBetween(1, GAMES_MAX), 10_000)
    .option('--from <number>', 'the number of the first, to play one of them again', wholeBetween(0, GAMES_MAX))
    .option('--seed <text>', 'the same seed gives the same games, whatever the number of workers', '1')
    .addOption(settingOption())
    .option('--seats <number>', 'how many sit at the table', wholeBetween(1, SEATS_MAX))
    .option('--players <names>', 'who sits where: standard,random,./bot.mjs', collectNames)
    .addOption(answerOption())
    .option(
      '--workers <number>',
      'how many threads',
      wholeBetween(1, WORKERS_MAX),
      Math.min(WORKERS_MAX, availableParallelism()),
    )
    .option('--json', 'print the report as JSON')
    .option('--html <file>', 'write the report as one page with plots')
    .addHelpText(
      'after',
      `
Ctrl-C stops and reports what was played so far; twice, it just stops. The last line says how fast that went, by the clock and by the CPU time of all threads: compare by the
latter. For less waiting use Node 24, and \`node packages/cli/bin/questhall.js simulate …\`, which starts a second sooner than npx.

${gameHelp(mentioned)}`,
    )
    .action((id: string, flags: Flags) => simulate(id, flags, screen));
}

async function simulate(id: string, flags: Flags, screen: Screen): Promise<void> {
  const study = await findStudy(id, orUserError(await loadGuests(flags.players ?? [])));
  if (study === null)
    throw new UserError(`there is no game "${id}"; there are: ${GAME_IDS.join(', ')}.${didYouMean(id, GAME_IDS)}`);
  const prepared = orUserError(study.prepare(experimentOf(study, flags)));
  if (flags.html !== undefined) expectWritable(flags.html);

  const stop = new AbortController();
  const progress = progressOn(process.stderr);
  progress.show(0, flags.games);
  const interrupt = (): void => {
    progress.end();
    process.stderr.write('Finishing the games under way; the report follows. Ctrl-C again ends at once.\n');
    stop.abort();
  };
  process.once('SIGINT', interrupt);
  const paceOf = startClock();
  let tally: Tally;
  try {
    const { workers } = flags;
    tally = await run(prepared.experiment, { workers, signal: stop.signal, onProgress: progress.show });
  } catch (error) {
    throw error instanceof SpoiltGame
      ? new UserError(`${error.message} ${howAgain(error.game, flags)}`, FAILED)
      : error;
  } finally {
    progress.end();
    process.off('SIGINT', interrupt);
  }

  const pace = paceOf(tally.games);
  const report = reportOf(prepared, tally);
  screen.write(flags.json ? `${JSON.stringify({ ...report, pace })}\n` : textReport(report, pace));
  if (flags.html !== undefined) {
    writeFile(flags.html, htmlReport(report, study.title, pace));
    if (!flags.json) screen.line(`\nThe plots are in ${flags.html}`);
  }
  if (stop.signal.aborted) process.exitCode = INTERRUPTED;
}

const howAgain = (game: number, { seed }: Flags): string =>
  `To play it again, add --from ${game} --games 1 --seed ${/^[\w/.:-]+$/.test(seed) ? seed : JSON.stringify(seed)}.`;

function experimentOf(study: Subject, flags: Flags): Experiment {
  const { seats: wanted, players: named, games, from, seed, set, answerWithin } = flags;
  const seats = wanted ?? named?.length ?? study.seats.usual;
  const players = named ?? Array<string>(seats).fill(study.bestPlayer);
  return {
    game: study.id,
    options: orUserError(study.parse(checkedSettings(set, study.options))),
    seats,
    players,
    games,
    ...(from === undefined ? {} : { first: from }),
    seed,
    answerSeconds: answerWithin,
  };
}

/** A bar that grows, on a terminal; nothing elsewhere. */
function progressOn(stream: NodeJS.WriteStream): { show(done: number, total: number): void; end(): void } {
  if (stream.isTTY !== true) return { show() {}, end() {} };
  const count = (n: number): string => n.toLocaleString('en');
  return {
    show: (done, total) =>
      void stream.write(
        `\r  ${bar(done / total, BAR_WIDTH).padEnd(BAR_WIDTH)} ${count(done)} of ${count(total)} games `,
      ),
    end: () => void stream.write('\r\u001b[K'),
  };
}
