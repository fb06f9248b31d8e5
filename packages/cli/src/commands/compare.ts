import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { GAME_IDS } from '@questhall/catalogue';
import { didYouMean } from '@questhall/facets';
import { SEATS_MAX } from '@questhall/kernel';
import {
  comparePairs,
  comparisonLines,
  comparisonOf,
  comparisonPage,
  findStudy,
  loadGuests,
  type Paired,
  Pool,
  type Side,
  SpoiltSide,
  type Subject,
  startClock,
  WORKERS_MAX,
} from '@questhall/lab';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { type DesignedText, readDesign, settingOf } from '../designs.ts';
import { expectWritable, writeFile } from '../files.ts';
import { optionsHelp, type PlayedGame, USUAL_GAME } from '../played.ts';
import { progressOn } from '../progress.ts';
import type { Screen } from '../screen.ts';
import { answerOption, collectNames, collectSetting, type Settings, settingOption, wholeBetween } from '../settings.ts';
import { commandLine, settingWords } from '../shell.ts';
import { stoppable } from '../stopping.ts';
import { checkedSettings } from '../suggest.ts';
import { orUserError, UserError } from '../user-error.ts';

const PAIRS_MAX = 10_000_000;
const PAIRS_USUAL = 10_000;
const MATTERS_MAX = 50;
const FAILED = 1;
/** Beside the options of a table: who sits at it. */
const PLAYERS = 'players';

interface Flags {
  readonly a: Settings;
  readonly b: Settings;
  readonly set: Settings;
  readonly players?: readonly string[];
  readonly seats?: number;
  readonly pairs: number;
  readonly matters: number;
  readonly seed: string;
  readonly answerWithin: number;
  readonly workers: number;
  readonly json?: boolean;
  readonly html?: string;
}

const EXAMPLES = `
Examples:
  npx questhall compare one.quest two.quest
  npx questhall compare my.quest --a kit=usual --b kit=new
  npx questhall compare ${USUAL_GAME} --a sheet=@one.quest --b sheet=@two.quest --html comparison.html
  npx questhall compare ${USUAL_GAME} --a players=./bot.mjs,standard --b players=standard,standard

Each pair is one game at either table, with the same dice as long as both go alike. It stops when it is sure which is won more often, or that the
difference is smaller than would matter; it claims a difference where there is none in at most 5 of 100 comparisons, though it looks again and again. Ctrl-C
stops earlier and says what is known so far, and about how many more pairs would settle it.`;

/** `--a name=value`: an option of one table alone. */
const sideOption = (letter: 'a' | 'b'): Option =>
  new Option(
    `--${letter} <name=value>`,
    `an option of table ${letter.toUpperCase()} alone, or players=… there; any number of times`,
  )
    .argParser(collectSetting)
    .default([], 'none');

export function addCompare(program: Command, screen: Screen, mentioned: PlayedGame | null): void {
  program
    .command('compare')
    .description('play two tables in pairs until it is clear which is won more often')
    .argument('<what...>', `a game (${GAME_IDS.join(', ')}), or one or two files such as one.quest`)
    .addOption(sideOption('a'))
    .addOption(sideOption('b'))
    .addOption(settingOption())
    .option('--players <names>', 'who sits where at both: standard,random,./bot.mjs', collectNames)
    .option('--seats <number>', 'how many sit at either table', wholeBetween(1, SEATS_MAX))
    .option('--pairs <number>', 'at most so many pairs of games', wholeBetween(1, PAIRS_MAX), PAIRS_USUAL)
    .addOption(
      new Option('--matters <points>', 'how many points of the share won would matter')
        .argParser(readPoints)
        .default(3),
    )
    .option('--seed <text>', 'the same seed gives the same games, whatever the number of workers', '1')
    .addOption(answerOption())
    .option(
      '--workers <number>',
      'how many threads',
      wholeBetween(1, WORKERS_MAX),
      Math.min(WORKERS_MAX, availableParallelism()),
    )
    .option('--json', 'print all figures as JSON')
    .option('--html <file>', 'write the comparison as one page')
    .addHelpText('after', `${EXAMPLES}${mentioned === null ? '' : `\n\n${optionsHelp('compare', mentioned)}`}`)
    .action((what: readonly string[], flags: Flags) => compare(what, flags, screen));
}

function readPoints(text: string): number {
  const points = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || points <= 0 || points > MATTERS_MAX)
    throw new InvalidArgumentError(`It must be a number of points above 0, and at most ${MATTERS_MAX}.`);
  return points;
}

/** What is to be compared, once it is known for which game. */
interface Wanted {
  readonly game: string;
  readonly a: Settings;
  readonly b: Settings;
}

/** A game and what is set for either side; a file is an option like any other. */
async function wantedBy(what: readonly string[], { a, b }: Flags): Promise<Wanted> {
  const [first = ''] = what;
  const named = GAME_IDS.includes(first) ? first : null;
  const files: DesignedText[] = [];
  for (const path of named === null ? what : what.slice(1)) {
    if (!existsSync(path)) throw new UserError(`${path} is neither ${noGame(path)}`);
    files.push(await readDesign(path));
  }
  if (files.length > 2) throw new UserError('two can be compared at a time; give one or two files');
  const games = [...new Set([...(named === null ? [] : [named]), ...files.map(({ game }) => game)])];
  const [game = ''] = games;
  if (games.length > 1) throw new UserError(`these are for different games: ${games.join(', ')}`);
  const [one, two = one] = files;
  if (one === undefined || two === undefined) return { game, a, b };
  return { game, a: withText(one, a), b: withText(two, b) };
}

const noGame = (path: string): string =>
  `a game nor a file; games are ${GAME_IDS.join(', ')}.${didYouMean(path, GAME_IDS)}`;

function withText(file: DesignedText, settings: Settings): Settings {
  const { option } = file.design;
  if (settings.some(([name]) => name === option))
    throw new UserError(`${option} is set twice: by ${file.path}, and by an option`);
  return [settingOf(file), ...settings];
}

async function compare(what: readonly string[], flags: Flags, screen: Screen): Promise<void> {
  const wanted = await wantedBy(what, flags);
  const names = [flags.players ?? [], playersIn(wanted.a), playersIn(wanted.b)].flat();
  const study = await findStudy(wanted.game, orUserError(await loadGuests(names)));
  if (study === null) throw new UserError(`there is no game "${wanted.game}"`);
  const a = sideOf(study, wanted.a, flags, 'A');
  const b = sideOf(study, wanted.b, flags, 'B');
  if (isAlike(a, b))
    throw new UserError('A and B are the same table; say with --a and --b what differs, or give two files');
  if (flags.html !== undefined) expectWritable(flags.html);

  const { json, html } = flags;
  const paceOf = startClock();
  const paired = await play(a, b, wanted, flags);
  const pace = paceOf(2 * paired.pairs);
  const comparison = comparisonOf(a, b, paired, { pairsMax: flags.pairs, matters: flags.matters / 100 });
  const abouts = [a.prepared.about, b.prepared.about] as const;
  if (json) screen.write(`${JSON.stringify({ ...comparison, pace })}\n`);
  else for (const line of comparisonLines(comparison, abouts, pace)) screen.line(line, line.search(/\S|$/));
  if (html === undefined) return;
  writeFile(html, comparisonPage(comparison, abouts, { pace, again: againOf(wanted, flags) }));
  if (!json) screen.line(`\nThe page is ${html}`);
}

async function play(a: Side, b: Side, wanted: Wanted, flags: Flags): Promise<Paired> {
  const progress = progressOn(process.stderr);
  const pool = new Pool(flags.workers);
  progress.show(0, 2 * flags.pairs);
  try {
    return await stoppable(progress, (signal) =>
      comparePairs(a.prepared.experiment, b.prepared.experiment, {
        pool,
        pairsMax: flags.pairs,
        matters: flags.matters / 100,
        signal,
        onProgress: (done, total, { pairs, sum }) =>
          progress.show(
            done,
            total,
            pairs === 0 ? '' : `at most; B less A ${((100 * sum) / pairs).toFixed(1)} points so far`,
          ),
      }),
    );
  } catch (error) {
    throw error instanceof SpoiltSide
      ? new UserError(`${error.message} ${howAgain(error, wanted, flags)}`, FAILED)
      : error;
  } finally {
    await pool.close();
  }
}

const playersIn = (settings: Settings): readonly string[] =>
  settings.flatMap(([name, value]) => (name === PLAYERS ? collectNames(value) : []));

function sideOf(study: Subject, own: Settings, flags: Flags, letter: string): Side {
  const { set, players: all, seats: wanted, pairs, seed, answerWithin } = flags;
  const named = own.some(([name]) => name === PLAYERS) ? playersIn(own) : all;
  const seats = wanted ?? named?.length ?? study.seats.usual;
  const options = own.filter(([name]) => name !== PLAYERS);
  const settings = [...set.filter(([name]) => !options.some(([other]) => other === name)), ...options];
  const experiment = {
    game: study.id,
    options: orUserError(study.parse(checkedSettings(settings, study.options)), `${letter}: `),
    seats,
    players: named ?? Array<string>(seats).fill(study.bestPlayer),
    games: pairs,
    seed,
    answerSeconds: answerWithin,
  };
  return {
    prepared: orUserError(study.prepare(experiment), `${letter}: `),
    label: own.map(([name, value, typed = `${name}=${value}`]) => typed).join(', '),
  };
}

function isAlike(a: Side, b: Side): boolean {
  const tableOf = ({ prepared }: Side): string =>
    JSON.stringify([prepared.experiment.options, prepared.experiment.players]);
  return tableOf(a) === tableOf(b);
}

/** The command that makes the same comparison. */
const againOf = ({ game, a, b }: Wanted, { set, players, seats, pairs, matters, seed }: Flags): string =>
  commandLine([
    ...['compare', game, ...settingWords('--a', a), ...settingWords('--b', b), ...settingWords('--set', set)],
    ...(players === undefined ? [] : ['--players', players.join()]),
    ...(seats === undefined ? [] : ['--seats', `${seats}`]),
    ...['--pairs', `${pairs}`, '--matters', `${matters}`, '--seed', seed],
  ]);

/** The command that plays the game again that went wrong. */
function howAgain({ side, game }: SpoiltSide, wanted: Wanted, { set, players = [], seed }: Flags): string {
  const own = wanted[side];
  const seated = own.some(([name]) => name === PLAYERS) ? playersIn(own) : players;
  const words = ['simulate', wanted.game, '--from', `${game}`, '--games', '1', '--seed', seed];
  const options = settingWords('--set', [...set, ...own.filter(([name]) => name !== PLAYERS)]);
  return `To play it again: ${commandLine([...words, '--players', seated.join(), ...options])}`;
}
