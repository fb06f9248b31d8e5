import { availableParallelism } from 'node:os';
import { GAME_IDS } from '@questhall/catalogue';
import { didYouMean } from '@questhall/facets';
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
  textReport,
  WORKERS_MAX,
} from '@questhall/lab';
import type { Command } from 'commander';
import { warningsOfDesign } from '../designs.ts';
import { expectWritable, writeFile } from '../files.ts';
import { optionsHelp, type PlayedGame, USUAL_GAME } from '../played.ts';
import { progressOn } from '../progress.ts';
import type { Screen } from '../screen.ts';
import { answerOption, collectNames, type Settings, settingOption, wholeBetween } from '../settings.ts';
import { commandLine, settingWords } from '../shell.ts';
import { stoppable } from '../stopping.ts';
import { checkedSettings } from '../suggest.ts';
import { orUserError, UserError } from '../user-error.ts';

const FAILED = 1;

interface Flags {
  readonly games: number;
  readonly from?: number;
  readonly seed: string;
  readonly set: Settings;
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
    [`Players of ${game.title}: ${game.botNames.join(', ')}`, ...game.characters].join('\n'),
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
  for (const line of await warningsOfDesign(study.id, prepared.experiment.options))
    process.stderr.write(`warning: ${line}\n`);

  const progress = progressOn(process.stderr);
  progress.show(0, flags.games);
  const paceOf = startClock();
  const { workers } = flags;
  const tally = await stoppable(progress, (signal) =>
    run(prepared.experiment, { workers, signal, onProgress: progress.show }),
  ).catch((error: unknown) => {
    throw error instanceof SpoiltGame
      ? new UserError(`${error.message} ${howAgain(error.game, flags)}`, FAILED)
      : error;
  });

  const pace = paceOf(tally.games);
  const report = reportOf(prepared, tally);
  screen.write(flags.json ? `${JSON.stringify({ ...report, pace })}\n` : textReport(report, prepared.about, pace));
  if (flags.html !== undefined) {
    writeFile(flags.html, htmlReport(report, prepared.about, { pace, again: againOf(prepared.experiment, flags) }));
    if (!flags.json) screen.line(`\nThe plots are in ${flags.html}`);
  }
}

/** The command that makes the same report, with whatever it goes by when nobody says. */
const againOf = ({ game, players, games, seed, first }: Experiment, { set }: Flags): string =>
  commandLine([
    ...['simulate', game, '--games', `${games}`, '--seed', seed, '--players', players.join()],
    ...(first === undefined ? [] : ['--from', `${first}`]),
    ...settingWords('--set', set),
  ]);

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
