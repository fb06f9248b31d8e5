import { MOVES_MAX, readSave, SEATS_MAX } from '@questhall/kernel';
import type { Command } from 'commander';
import { readFile } from '../files.ts';
import type { Screen } from '../screen.ts';
import { wholeBetween } from '../settings.ts';
import { takeGame } from '../shelf.ts';
import { orUserError, UserError } from '../user-error.ts';

interface Flags {
  readonly seat?: number;
  readonly from: number;
  readonly to: number;
  readonly json?: boolean;
}

export function addReplay(program: Command, screen: Screen): void {
  program
    .command('replay')
    .description('tell a saved match again, move by move')
    .argument('<save>', 'a file written by save')
    .option('--seat <number>', 'only what this seat was told', wholeBetween(1, SEATS_MAX))
    .option('--from <move>', 'the first move to tell', wholeBetween(1, MOVES_MAX), 1)
    .option('--to <move>', 'the last move to tell', wholeBetween(1, MOVES_MAX), MOVES_MAX)
    .option('--json', 'print the lines as a JSON list')
    .addHelpText(
      'after',
      '\nExamples:\n  questhall replay fight.json\n  questhall replay fight.json --seat 2    what the second seat saw\n  questhall replay fight.json --from 3 --to 5',
    )
    .action((path: string, { seat, from, to, json }: Flags) => {
      const save = orUserError(readSave(readFile(path)));
      if (seat !== undefined && seat > save.seats) throw new UserError(`--seat: this match has ${save.seats} seats`);
      const lines = takeGame(save.game).replay(save, { seat: seat === undefined ? null : seat - 1, from, to });
      if (json) screen.line(JSON.stringify(lines));
      else for (const line of lines) screen.line(line);
    });
}
