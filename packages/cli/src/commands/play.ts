import { GAME_IDS } from '@questhall/catalogue';
import type { Asking, Language } from '@questhall/facets';
import { aboutExported } from '@questhall/table';
import { type Command, Option } from 'commander';
import { loadExported } from '../files.ts';
import { homeShelf } from '../home-shelf.ts';
import { optionsHelp, type PlayedGame, takeGame, USUAL_GAME } from '../played.ts';
import type { Screen } from '../screen.ts';
import { answerOption, askingOption, collectNames, languageOption, settingOption } from '../settings.ts';
import { readLines } from '../table/lines.ts';
import { TABLE_TEXTS } from '../texts/texts.ts';
import { UserError } from '../user-error.ts';

interface Flags {
  readonly set: readonly (readonly [string, string])[];
  readonly players?: readonly string[];
  readonly answerWithin: number;
  readonly seed?: string;
  readonly dice?: 'rolled' | 'typed';
  readonly load?: string;
  readonly language: Language;
  readonly asks: Asking;
}

/** Ways to open a table: of one game, or of any. */
function examplesHelp(game: PlayedGame | null): string {
  const lines =
    game === null
      ? ['', `${USUAL_GAME} --players me,./bot.mjs`]
      : ['', ...game.openings].map((opening) => `${game.id} ${opening}`.trimEnd());
  return `Examples:\n${lines.map((line) => `  npx questhall play ${line}`.trimEnd()).join('\n')}`;
}

/** What all games have in common, and what the named one has besides. */
function helpText(game: PlayedGame | null): string {
  const players =
    game === null
      ? []
      : [
          [
            `Players of ${game.title}: me (a person at this keyboard), ${game.botNames.join(', ')}`,
            ...game.characters,
          ].join('\n'),
        ];
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

const otherGames = (id: string): readonly string[] =>
  GAME_IDS.filter((one) => one !== id).map((one) => `npx questhall play ${one}`);

export function addPlay(program: Command, screen: Screen, mentioned: PlayedGame | null): void {
  program
    .command('play')
    .description('sit down at the table')
    .argument('[game]', `what to play: ${GAME_IDS.join(', ')}`)
    .addOption(settingOption())
    .option('--players <names>', 'who sits where, "me" being you: me,standard,./bot.mjs', collectNames)
    .addOption(answerOption())
    .addOption(languageOption())
    .addOption(askingOption())
    .option('--seed <text>', 'the same seed gives the same dice')
    .addOption(
      new Option('--dice <kind>', 'rolled by the program, or typed in from real dice').choices(['rolled', 'typed']),
    )
    .option('--load <file>', 'go on with a match in a file, with those who sat there')
    .addHelpText('after', () => helpText(mentioned))
    .action(async (named: string | undefined, flags: Flags) => {
      const { set, players, answerWithin, seed, dice, load, language, asks } = flags;
      if (load !== undefined && (set.length > 0 || seed !== undefined || dice !== undefined)) {
        throw new UserError('--load brings its own options, seed and dice; leave out --set, --seed and --dice');
      }
      const game = await takeGame(
        named ?? (load === undefined ? USUAL_GAME : aboutExported(loadExported(load)).game),
        language,
      );
      if (named === undefined && load === undefined)
        screen.line(screen.dim(TABLE_TEXTS[language].newTable.otherGames(otherGames(game.id))));
      const lines = readLines(process.stdin, process.stdout);
      try {
        const request = {
          settings: set,
          players: players ?? null,
          seed: seed ?? null,
          isDiceTyped: dice === 'typed',
          load: load ?? null,
        };
        process.exitCode = await game.play(request, { screen, lines, shelf: homeShelf(), asking: asks, answerWithin });
      } finally {
        lines.close();
      }
    });
}
