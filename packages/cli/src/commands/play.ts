import { randomBytes } from 'node:crypto';
import { readSave } from '@questhall/kernel';
import type { Command } from 'commander';
import { readFile } from '../files.ts';
import type { Screen } from '../screen.ts';
import { collectNames, collectSetting } from '../settings.ts';
import { gameIds, SHELF, takeGame } from '../shelf.ts';
import { readLines } from '../table/lines.ts';
import { orUserError, UserError } from '../user-error.ts';

interface Flags {
  readonly set: readonly (readonly [string, string])[];
  readonly players?: readonly string[];
  readonly seed?: string;
  readonly dice: string;
  readonly load?: string;
}

export function addPlay(program: Command, screen: Screen): void {
  const play = program
    .command('play')
    .description('sit down at the table')
    .argument('[game]', `what to play: ${gameIds()}`)
    .option('--set <name=value>', 'an option of the table, any number of times', collectSetting, [])
    .option('--players <names>', 'who sits where, "me" being you: me,standard', collectNames)
    .option('--seed <text>', 'the same seed gives the same dice')
    .option('--dice <kind>', '"rolled" by the program, or "typed" in from real dice', 'rolled')
    .option('--load <file>', 'go on with a saved match')
    .addHelpText(
      'after',
      `
At the table, choose by number or by word. "why escape" explains a refusal, "rule dice.fail-over" shows a rule,
and help lists the rest: odds, log, undo, save, quit.

Examples:
  questhall play                                       asks what you want
  questhall play dungeonquest --set mode=cards --set hero=hugo
  questhall play dungeonquest --players me,me          two people, one keyboard
  questhall play dungeonquest --set mode=solo --dice typed
  questhall play dungeonquest --load fight.json

${optionsHelp()}`,
    );
  play.action(async (named: string | undefined, { set, players, seed, dice, load }: Flags) => {
    if (dice !== 'rolled' && dice !== 'typed') throw new UserError(`--dice is "rolled" or "typed"; "${dice}" is neither`);
    const id = named ?? (load === undefined ? SHELF[0]?.id : orUserError(readSave(readFile(load))).game) ?? '';
    const game = takeGame(id);
    const lines = readLines(process.stdin, process.stdout);
    try {
      const request = {
        settings: set,
        players: players ?? null,
        seed: seed ?? randomBytes(8).toString('hex'),
        isDiceTyped: dice === 'typed',
        load: load ?? null,
      };
      process.exitCode = await game.play(request, screen, lines);
    } finally {
      lines.close();
    }
  });
}

/** Every option of every game, for `--help`. */
export function optionsHelp(): string {
  const parts = SHELF.map(({ title, options }) => {
    const names = Object.entries(options);
    const widest = Math.max(...names.map(([name]) => name.length));
    const lines = names.map(([name, { text, range }]) => `  ${name.padEnd(widest)}  ${text} (${range})`);
    return `Options of ${title}, for --set:\n${lines.join('\n')}`;
  });
  return parts.join('\n\n');
}
