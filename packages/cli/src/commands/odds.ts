import { GAMES } from '@questhall/catalogue';
import { type Listed, Mistake, type OddsCommand, type OddsOption } from '@questhall/facets';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { readValue } from '../files.ts';
import type { Screen } from '../screen.ts';

/** The games whose odds somebody may be asking for: all of them, unless one is named. */
function gamesWanted(args: readonly string[]): readonly Listed[] {
  if (!args.includes('odds')) return [];
  const named = GAMES.filter(({ card }) => args.includes(card.id));
  return named.length > 0 ? named : GAMES;
}

/** `questhall odds <game>`: each game asks for what its fights depend on. */
export async function addOdds(program: Command, screen: Screen, args: readonly string[]): Promise<void> {
  const odds = program.command('odds').description('exact odds of a fight');
  const ids: string[] = [];
  for (const { card, open } of gamesWanted(args)) {
    const command = await open((facets) => facets.odds?.());
    if (command === undefined) continue;
    ids.push(card.id);
    addGame(odds, card.id, command, screen);
  }
  const examples = ids.map((id) => `\n  npx questhall odds ${id}\n  npx questhall odds ${id} --help`);
  odds.addHelpText('after', `\nExamples:${examples.join('')}`);
}

function addGame(odds: Command, id: string, { about, options, help, answer }: OddsCommand, screen: Screen): void {
  const command = odds.command(id).description(about);
  for (const option of Object.values(options)) command.addOption(optionOf(option));
  command
    .option('--json', 'print everything as JSON')
    .addHelpText('after', help)
    .action(({ json, ...given }: { readonly json?: boolean }) => {
      const { lines, json: data } = answer(given);
      if (json) screen.write(`${JSON.stringify({ game: id, ...data })}\n`);
      else for (const line of lines) screen.line(line, 4);
    });
}

function optionOf({ flags, text, choices, initial, isRepeated, read }: OddsOption<unknown>): Option {
  const option = new Option(flags, text);
  if (choices !== undefined) option.choices(choices);
  else if (flags.startsWith('--set ')) option.argParser((typed, before) => collected(read, withText(typed), before));
  else if (flags.includes('<')) option.argParser((typed, before) => collected(read, typed, isRepeated ? before : null));
  if (isRepeated) option.default(initial, 'none');
  else if (initial !== undefined) option.default(initial);
  return option;
}

/** `sheet=@my.quest`, with the text of the file. */
const withText = (typed: string): string =>
  typed.replace(/^([^=]+=)@(.+)$/, (_, name: string, path: string) => name + readValue(path));

function collected(read: OddsOption<unknown>['read'], typed: string, before: unknown): unknown {
  try {
    return Array.isArray(before) ? [...before, read(typed)] : read(typed);
  } catch (error) {
    throw error instanceof Mistake ? new InvalidArgumentError(error.message) : error;
  }
}
