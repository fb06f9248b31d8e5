import { aboutExported } from '@questhall/table';
import { type Command, Option } from 'commander';
import { loadExported } from '../files.ts';
import { homeShelf } from '../home-shelf.ts';
import type { Screen } from '../screen.ts';
import { collectNames, settingOption } from '../settings.ts';
import { GAME_IDS, optionsHelp, type ShelvedGame, takeGame, USUAL_GAME } from '../shelf.ts';
import { readLines } from '../table/lines.ts';
import { UserError } from '../user-error.ts';

interface Flags {
  readonly set: readonly (readonly [string, string])[];
  readonly players?: readonly string[];
  readonly seed?: string;
  readonly dice?: 'rolled' | 'typed';
  readonly load?: string;
}

const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  heroquest: [
    '',
    '--set asPublished=on       the game of the box: white shields for heroes, black ones for monsters',
    '--set quest=3 --set zargon=novice       you lead all four heroes',
    '--players me,me,standard       two people share the heroes',
    '--players standard,me       you are Zargon',
    '--set campaign=on       all fourteen quests',
    '--set sheet=@my.quest       a quest of your own; one that was imported begins as published',
    '--load quest.table       on with a saved match',
  ],
  glowquest: [
    '',
    '--set heroes=offense --set difficulty=easy       one hero, and more Resolve',
    '--players me,me,me,standard       three heroes at one keyboard',
    '--set monsters=heroes --set playersRunMonsters=on --players me,me,me       you run the monsters too',
    '--load expedition.table       on with a saved match',
  ],
  dungeonquest: [
    '',
    '--set mode=cards --set hero=hugo --set heroLife=6',
    '--players me,me       two people, one keyboard',
    '--players standard,me --set mode=cards      you are the monster',
    '--set mode=solo --dice typed',
    '--load fight.table       on with a saved match',
  ],
};

const EXAMPLES_SHORT = 3;

/** A few examples for every game, or all for one. */
function examplesHelp(game: ShelvedGame | null): string {
  const examples = (id: string, most: number): readonly string[] =>
    (EXAMPLES[id] ?? ['']).slice(0, most).map((rest) => `  npx questhall play ${id} ${rest}`.trimEnd());
  const lines =
    game === null
      ? ['  npx questhall play', ...GAME_IDS.flatMap((id) => examples(id, EXAMPLES_SHORT))]
      : examples(game.id, Infinity);
  return `Examples:\n${lines.join('\n')}`;
}

/** What all games have in common, and what the named one has besides. */
function helpText(game: ShelvedGame | null): string {
  const players =
    game === null ? [] : [`Players of ${game.title}: me (a person at this keyboard), ${game.botNames.join(', ')}`];
  return [
    `
Without a game it is ${USUAL_GAME}. Without --set you are asked what you want. At the table, choose by number or by
word. "why" and an answer explains a refusal, "rule" and a word shows the rules, and help lists the rest: table, odds,
log, go, undo, save, again, quit. Every move is kept when it is made; "npx questhall resume" goes on with a match.`,
    examplesHelp(game),
    ...players,
    optionsHelp('play', game),
  ].join('\n\n');
}

const otherGames = (id: string): string =>
  `To play something else: ${GAME_IDS.filter((one) => one !== id)
    .map((one) => `npx questhall play ${one}`)
    .join(', ')}`;

export function addPlay(program: Command, screen: Screen, mentioned: ShelvedGame | null): void {
  program
    .command('play')
    .description('sit down at the table')
    .argument('[game]', `what to play: ${GAME_IDS.join(', ')}`)
    .addOption(settingOption())
    .option('--players <names>', 'who sits where, "me" being you: me,standard', collectNames)
    .option('--seed <text>', 'the same seed gives the same dice')
    .addOption(
      new Option('--dice <kind>', 'rolled by the program, or typed in from real dice').choices(['rolled', 'typed']),
    )
    .option('--load <file>', 'go on with a match in a file, with those who sat there')
    .addHelpText('after', () => helpText(mentioned))
    .action(async (named: string | undefined, { set, players, seed, dice, load }: Flags) => {
      if (load !== undefined && (set.length > 0 || seed !== undefined || dice !== undefined)) {
        throw new UserError('--load brings its own options, seed and dice; leave out --set, --seed and --dice');
      }
      const game = await takeGame(named ?? (load === undefined ? USUAL_GAME : aboutExported(loadExported(load)).game));
      if (named === undefined && load === undefined) screen.line(screen.dim(otherGames(game.id)));
      const lines = readLines(process.stdin, process.stdout);
      try {
        const request = {
          settings: set,
          players: players ?? null,
          seed: seed ?? null,
          isDiceTyped: dice === 'typed',
          load: load ?? null,
        };
        process.exitCode = await game.play(request, { screen, lines, shelf: homeShelf() });
      } finally {
        lines.close();
      }
    });
}
