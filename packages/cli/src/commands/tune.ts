import { existsSync, mkdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, extname, join } from 'node:path';
import type { Edit } from '@questhall/facets';
import {
  findStudy,
  OFFERS_MAX,
  offerLine,
  Pool,
  type Subject,
  type Tuned,
  tune,
  tunedLines,
  WORKERS_MAX,
} from '@questhall/lab';
import { type Command, InvalidArgumentError } from 'commander';
import { type DesignedText, readDesign, settingOf } from '../designs.ts';
import { expectWritable, writeFile } from '../files.ts';
import { progressOn } from '../progress.ts';
import type { Screen } from '../screen.ts';
import { type Settings, settingOption, wholeBetween } from '../settings.ts';
import { stoppable } from '../stopping.ts';
import { checkedSettings } from '../suggest.ts';
import { orUserError, UserError } from '../user-error.ts';

const GAMES_MIN = 100;
const GAMES_MAX = 10_000_000;
const WITHIN_MAX = 20;

interface Flags {
  readonly goal: number;
  readonly within: number;
  readonly games: number;
  readonly seed: string;
  readonly set: Settings;
  readonly workers: number;
  readonly out?: string;
  readonly json?: boolean;
}

export function addTune(program: Command, screen: Screen): void {
  program
    .command('tune')
    .description('find small changes after which a quest of your own is as hard as you want it')
    .argument('<file>', 'the text of a quest')
    .requiredOption('--goal <share>', 'how often it is to be won: 70%', readShare)
    .option('--within <points>', 'as near as this is near enough', readWithin, 3)
    .option('--games <number>', 'about so many games in all', wholeBetween(GAMES_MIN, GAMES_MAX), 8_000)
    .option('--seed <text>', 'the same seed finds the same changes, whatever the number of workers', '1')
    .addOption(settingOption())
    .option(
      '--workers <number>',
      'how many threads',
      wholeBetween(1, WORKERS_MAX),
      Math.min(WORKERS_MAX, availableParallelism()),
    )
    .option('--out <folder>', 'write the texts that are offered there')
    .option('--json', 'print what was found as JSON')
    .addHelpText(
      'after',
      `
Examples:
  npx questhall tune my.quest --goal 70%
  npx questhall tune my.quest --goal 55% --within 2 --games 20000 --out easier
  npx questhall tune my.quest --goal 70% --set kit=new

It tries a monster less or more, another kind, a potion, a door that is closed or secret and the like, each in the same games as the text without it, and
offers the five smallest changes that come nearest, measured anew in games of their own. Your file stays as it is. Ctrl-C stops earlier and offers what was found.`,
    )
    .action((path: string, flags: Flags) => tuneText(path, flags, screen));
}

function readShare(text: string): number {
  const [, digits = '', sign] = /^(\d+(?:\.\d+)?)\s*(%?)$/.exec(text) ?? [];
  const share = sign === '%' || Number(digits) > 1 ? Number(digits) / 100 : Number(digits);
  if (digits === '' || share <= 0 || share >= 1)
    throw new InvalidArgumentError('It must be a share between 0 and 100 %, such as 70%.');
  return share;
}

function readWithin(text: string): number {
  const points = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || points <= 0 || points > WITHIN_MAX)
    throw new InvalidArgumentError(`It must be a number of points above 0, and at most ${WITHIN_MAX}.`);
  return points;
}

async function tuneText(path: string, flags: Flags, screen: Screen): Promise<void> {
  const designed = await readDesign(path);
  const edits = designed.design.edits?.(designed.text);
  if (edits === undefined) throw new UserError(`${path}: nothing is known of how to change this`);
  const study = await findStudy(designed.game);
  if (study === null) throw new UserError(`there is no game "${designed.game}"`);
  if (flags.out !== undefined) prepareFolder(flags.out, path);
  const tuned = await search(study, designed, edits, flags);
  const files = flags.out === undefined ? [] : writeOffers(flags.out, path, tuned);
  if (flags.json) {
    screen.write(`${JSON.stringify({ game: designed.game, file: path, seed: flags.seed, ...tuned, files })}\n`);
    return;
  }
  const { title } = designed.design.review(designed.text);
  for (const line of tunedLines(tuned, title, study.winner)) screen.line(line, 3);
  screen.line();
  for (const file of files)
    screen.line(`To play it: npx questhall play ${designed.game} --set ${designed.design.option}=@${file}`);
  if (files.length === 0 && tuned.offers.length > 0)
    screen.line('To have them as files, add --out and the name of a folder.');
}

async function search(study: Subject, designed: DesignedText, edits: readonly Edit[], flags: Flags): Promise<Tuned> {
  const { goal, within, games, seed, workers } = flags;
  const seats = study.seats.usual;
  const experiment = (text: string) => ({
    game: study.id,
    options: orUserError(
      study.parse([...checkedSettings(flags.set, study.options), [designed.design.option, text] as const]),
    ),
    seats,
    players: Array<string>(seats).fill(study.bestPlayer),
  });
  orUserError(study.prepare({ ...experiment(settingOf(designed)[1]), games, seed }));
  const progress = progressOn(process.stderr);
  progress.show(0, games);
  const pool = new Pool(workers);
  try {
    return await stoppable(progress, (signal) =>
      tune({
        ...{ pool, text: designed.text, edits, goal, within: within / 100, games, seed, experiment, signal },
        onProgress: progress.show,
      }),
    );
  } finally {
    await pool.close();
  }
}

/** Before hours of work go into what will be there. */
function prepareFolder(folder: string, path: string): void {
  if (existsSync(folder) && !statSync(folder).isDirectory()) throw new UserError(`${folder} is a file, and no folder`);
  const taken = Array.from({ length: OFFERS_MAX }, (_, at) => offerPath(folder, path, at)).find(existsSync);
  if (taken !== undefined) throw new UserError(`${taken} is already there; choose another folder or remove it`);
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  expectWritable(folder);
}

function offerPath(folder: string, path: string, at: number): string {
  const kind = extname(path);
  return join(folder, `${basename(path, kind)}-${at + 1}${kind}`);
}

/** Each with a line above it that says what was changed. */
const writeOffers = (folder: string, path: string, { offers }: Tuned): readonly string[] =>
  offers.map((offer, at) => {
    const file = offerPath(folder, path, at);
    writeFile(file, `# ${offerLine(offer)}\n${offer.text}`);
    return file;
  });
