import { existsSync } from 'node:fs';
import { GAME_IDS } from '@questhall/catalogue';
import { didYouMean } from '@questhall/facets';
import { type Command, Option } from 'commander';
import { type Designed, takeDesign } from '../designs.ts';
import { expectWritable, writeFile } from '../files.ts';
import type { Screen } from '../screen.ts';
import { UserError } from '../user-error.ts';

interface Flags {
  readonly game?: string;
  readonly new?: boolean;
  readonly out?: string;
}

export function addSheet(program: Command, screen: Screen): void {
  program
    .command('sheet')
    .description('print a quest as the text one would write, or a beginning of your own')
    .argument('[quest]', 'which one; without it, those there are')
    .option('--new', 'a beginning that can be played, with a comment for every line')
    .addOption(new Option('--game <game>', 'what it is for').choices(GAME_IDS))
    .option('--out <file>', 'write it there')
    .addHelpText(
      'after',
      `
Examples:
  npx questhall sheet
  npx questhall sheet 1
  npx questhall sheet --new --out my.quest`,
    )
    .action(async (name: string | undefined, flags: Flags) => {
      const designed = await takeDesign(flags.game);
      if (name === undefined && flags.new !== true) list(designed, screen);
      else give(designed, textOf(designed, name, flags), flags, screen);
    });
}

function list({ design }: Designed, screen: Screen): void {
  for (const { name, title } of design.shipped) screen.line(`${name.padStart(2)}  ${title}`, 4);
  screen.line();
  screen.line('To see one: npx questhall sheet 1. To begin one: npx questhall sheet --new --out my.quest');
}

function textOf({ design }: Designed, name: string | undefined, { new: isNew }: Flags): string {
  if (name === undefined) return design.beginning;
  if (isNew) throw new UserError('--new begins one of your own; leave out either --new or the quest');
  const found = design.shipped.find((one) => one.name === name || one.title.toLowerCase() === name.toLowerCase());
  const text = found === undefined ? null : design.print(found.name);
  if (text !== null) return text;
  const names = design.shipped.map((one) => one.name);
  const titles = design.shipped.map((one) => one.title);
  throw new UserError(`there is no quest "${name}"; there are ${names.join(', ')}.${didYouMean(name, titles)}`);
}

function give({ game, design }: Designed, text: string, { out }: Flags, screen: Screen): void {
  if (out === undefined) {
    screen.write(text);
    return;
  }
  if (existsSync(out)) throw new UserError(`${out} is already there; choose another name or remove it`);
  expectWritable(out);
  writeFile(out, text);
  screen.line(`It is in ${out}. Its lines are explained in ${design.page}.`);
  screen.line(`To check it: npx questhall check ${out}`);
  screen.line(`To play it: npx questhall play ${game} --set ${design.option}=@${out}`);
}
