import { existsSync } from 'node:fs';
import { GAME_IDS } from '@questhall/catalogue';
import { didYouMean } from '@questhall/facets';
import { type Command, Option } from 'commander';
import { allDesigns, type Designed, takeDesign } from '../designs.ts';
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
    .description('print what comes with a game as the text one would write, or a beginning of your own')
    .argument('[name]', 'which one; without it, those there are')
    .option('--new', 'a beginning that can be played, with a comment for every line')
    .addOption(new Option('--game <game>', 'what it is for').choices(GAME_IDS))
    .option('--out <file>', 'write it there')
    .addHelpText(
      'after',
      `
Examples:
  npx questhall sheet
  npx questhall sheet 1
  npx questhall sheet HD
  npx questhall sheet --new --out my.quest
  npx questhall sheet --new --game <game> --out my.text`,
    )
    .action(async (name: string | undefined, flags: Flags) => {
      const designed = flags.game === undefined ? await allDesigns() : [await takeDesign(flags.game)];
      if (flags.new === true && name !== undefined)
        throw new UserError('--new begins one of your own; leave out either --new or the name');
      if (flags.new === true) give(await takeDesign(flags.game), null, flags, screen);
      else if (name === undefined) list(designed, screen);
      else give(...found(designed, name), flags, screen);
    });
}

function list(designed: readonly Designed[], screen: Screen): void {
  for (const { game, design } of designed) {
    screen.line(screen.bold(`${game}: ${design.noun}, for --set ${design.option}=@… (${design.page})`));
    const width = Math.max(...design.shipped.map(({ name }) => name.length));
    for (const { name, title } of design.shipped) screen.line(`  ${name.padStart(width)}  ${title}`, width + 4);
    screen.line();
  }
  const [first] = designed;
  const [example] = first?.design.shipped ?? [];
  screen.line(`To see one: npx questhall sheet ${example?.name ?? ''}. To begin one: npx questhall sheet --new`);
}

/** One of those that come with the games, by its name or its title. */
function found(designed: readonly Designed[], wanted: string): readonly [Designed, string] {
  const isMeant = (name: string): boolean => name.toLowerCase() === wanted.toLowerCase();
  for (const one of designed) {
    const shipped = one.design.shipped.find(({ name, title }) => isMeant(name) || isMeant(title));
    const text = shipped === undefined ? null : one.design.print(shipped.name);
    if (text !== null) return [one, text];
  }
  const all = designed.flatMap(({ design }) => design.shipped);
  const names = all.map(({ name }) => name);
  const titles = all.map(({ title }) => title);
  throw new UserError(`there is no "${wanted}"; there are ${names.join(', ')}.${didYouMean(wanted, titles)}`);
}

function give({ game, design }: Designed, shipped: string | null, { out }: Flags, screen: Screen): void {
  const text = shipped ?? design.beginning;
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
