import type { Language } from '@questhall/facets';
import { MOVES_MAX, SEATS_MAX } from '@questhall/kernel';
import { aboutExported } from '@questhall/table';
import type { Command } from 'commander';
import { loadExported } from '../files.ts';
import { takeGame } from '../played.ts';
import type { Screen } from '../screen.ts';
import { languageOption, wholeBetween } from '../settings.ts';
import { UserError } from '../user-error.ts';

interface Flags {
  readonly seat?: number;
  readonly from?: number;
  readonly to?: number;
  readonly json?: boolean;
  readonly language: Language;
}

export function addReplay(program: Command, screen: Screen): void {
  program
    .command('replay')
    .description('tell a saved match again, move by move')
    .argument('<file>', 'a file written by save')
    .option('--seat <number>', 'only what this seat was told; all seats without it', wholeBetween(1, SEATS_MAX))
    .option('--from <move>', 'the first move to tell', wholeBetween(1, MOVES_MAX))
    .option('--to <move>', 'the last move to tell', wholeBetween(1, MOVES_MAX))
    .addOption(languageOption())
    .option('--json', 'print the lines as a JSON list')
    .addHelpText(
      'after',
      `
Examples:
  npx questhall replay fight.table
  npx questhall replay fight.table --seat 2    what the second seat saw
  npx questhall replay fight.table --from 3 --to 5`,
    )
    .action(async (path: string, { seat, from = 1, to = MOVES_MAX, json, language }: Flags) => {
      if (from > to) throw new UserError(`--from ${from} comes after --to ${to}`);
      const exported = loadExported(path);
      const { game, seats } = aboutExported(exported);
      if (seat !== undefined && seat > seats) throw new UserError(`--seat: this match has ${seats} seats`);
      const request = { seat: seat === undefined ? null : seat - 1, from, to };
      const lines = (await takeGame(game, language)).replay(exported, request);
      if (json) screen.write(`${JSON.stringify(lines)}\n`);
      else for (const line of lines) screen.line(line, 7);
    });
}
