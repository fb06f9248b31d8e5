import { type Command, Option } from 'commander';
import { loadSave } from '../files.ts';
import type { Screen } from '../screen.ts';
import { collectNames, settingOption } from '../settings.ts';
import { gameIds, optionsHelp, SHELF, takeGame } from '../shelf.ts';
import { readLines } from '../table/lines.ts';
import { UserError } from '../user-error.ts';

interface Flags {
  readonly set: readonly (readonly [string, string])[];
  readonly players?: readonly string[];
  readonly seed?: string;
  readonly dice?: 'rolled' | 'typed';
  readonly load?: string;
}

const playersHelp = (): string =>
  SHELF.map(({ title, botNames }) => `Players of ${title}: me (a person at this keyboard), ${botNames.join(', ')}`).join('\n');

const otherGames = (id: string): string =>
  `To play something else: ${SHELF.filter((game) => game.id !== id)
    .map((game) => `npx questhall play ${game.id}`)
    .join(', ')}`;

export function addPlay(program: Command, screen: Screen): void {
  program
    .command('play')
    .description('sit down at the table')
    .argument('[game]', `what to play: ${gameIds()}`)
    .addOption(settingOption())
    .option('--players <names>', 'who sits where, "me" being you: me,standard', collectNames)
    .option('--seed <text>', 'the same seed gives the same dice')
    .addOption(new Option('--dice <kind>', 'rolled by the program, or typed in from real dice').choices(['rolled', 'typed']))
    .option('--load <file>', 'go on with a saved match')
    .addHelpText(
      'after',
      `
Without a game it is ${SHELF[0]?.title ?? ''}. Without --set you are asked what you want. At the table, choose by number or by
word. "why escape" explains a refusal, "rule dice.fail-over" shows a rule, and help lists the rest: odds, log, go,
undo, save, again, quit.

Examples:
  npx questhall play
  npx questhall play heroquest
  npx questhall play heroquest --set quest=3 --set zargon=novice       you lead all four heroes
  npx questhall play heroquest --players me,me,standard       two people share the heroes
  npx questhall play heroquest --players standard,me       you are Zargon
  npx questhall play heroquest --set campaign=on       all fourteen quests
  npx questhall play heroquest --set sheet=@my.quest       a quest of your own
  npx questhall play dungeonquest --set mode=cards --set hero=hugo --set heroLife=6
  npx questhall play dungeonquest --players me,me       two people, one keyboard
  npx questhall play dungeonquest --players standard,me --set mode=cards      you are the monster
  npx questhall play dungeonquest --set mode=solo --dice typed
  npx questhall play dungeonquest --load fight.json

${playersHelp()}

${optionsHelp()}`,
    )
    .action(async (named: string | undefined, { set, players, seed, dice, load }: Flags) => {
      if (load !== undefined && (set.length > 0 || seed !== undefined || dice !== undefined)) {
        throw new UserError('--load brings its own options, seed and dice; leave out --set, --seed and --dice');
      }
      const game = takeGame(named ?? (load === undefined ? (SHELF[0]?.id ?? '') : loadSave(load).game));
      if (named === undefined && load === undefined) screen.line(screen.dim(otherGames(game.id)));
      const lines = readLines(process.stdin, process.stdout);
      try {
        const request = { settings: set, players: players ?? null, seed: seed ?? null, isDiceTyped: dice === 'typed', load: load ?? null };
        process.exitCode = await game.play(request, { screen, lines });
      } finally {
        lines.close();
      }
    });
}
