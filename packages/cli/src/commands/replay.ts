import { MOVES_MAX, SEATS_MAX } from '@questhall/kernel';
import type { Command } from 'commander';
import { loadSave } from '../files.ts';
import type { Screen } from '../screen.ts';
import { wholeBetween } from '../settings.ts';
import { takeGame } from '../shelf.ts';
import { UserError } from '../user-error.ts';

interface Flags {
  readonly seat?: number;
  readonly from?: number;
  readonly to?: number;
  readonly json?: boolean;
}

export function addReplay(program: Command, screen: Screen): void {
  program
    .command('replay')
    .description('tell a saved match again, move by move')
    .argument('<save>', 'a file written by save')
    .option('--seat <number>', 'only what this seat was told; all seats without it', wholeBetween(1, SEATS_MAX))
    .option('--from <move>', 'the first move to tell', wholeBetween(1, MOVES_MAX))
    .option('--to <move>', 'the last move to tell', wholeBetween(1, MOVES_MAX))
    .option('--json', 'print the lines as a JSON list')
    .addHelpText(
      'after',
      `
Examples:
  npx questhall replay fight.json
  npx questhall replay fight.json --seat 2    what the second seat saw
  npx questhall replay fight.json --from 3 --to 5`,
    )
    .action(async (path: string, { seat, from = 1, to = MOVES_MAX, json }: Flags) => {
      if (from > to) throw new UserError(`--from ${from} comes after --to ${to}`);
      const save = loadSave(path);
      if (seat !== undefined && seat > save.seats) throw new UserError(`--seat: this match has ${save.seats} seats`);
      if (from > Math.max(1, save.moves.length))
        throw new UserError(`--from: this match has ${save.moves.length} moves`);
      const lines = (await takeGame(save.game)).replay(save, { seat: seat === undefined ? null : seat - 1, from, to });
      if (json) screen.write(`${JSON.stringify(lines)}\n`);
      else for (const line of lines) screen.line(line, 7);
    });
}
