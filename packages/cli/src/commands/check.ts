import { GAME_IDS } from '@questhall/catalogue';
import { type Remark, type Review, remarkLines } from '@questhall/facets';
import { type Command, Option } from 'commander';
import { type Designed, designOf } from '../designs.ts';
import { readWritten } from '../files.ts';
import type { Screen } from '../screen.ts';

interface Flags {
  readonly game?: string;
  readonly json?: boolean;
}

const WITH_WARNINGS = 1;
const WITH_ERRORS = 2;

export function addCheck(program: Command, screen: Screen): void {
  program
    .command('check')
    .description('name all that is wrong with a quest or cards of your own')
    .argument('<file>', 'the text of a quest, of cards or of figures')
    .addOption(
      new Option('--game <game>', 'what it was written for, where the text does not show it').choices(GAME_IDS),
    )
    .option('--json', 'print what was found as JSON, for editors')
    .addHelpText(
      'after',
      `
Examples:
  npx questhall sheet --new --out my.quest
  npx questhall check my.quest
  npx questhall check my.cards
  npx questhall check my.quest --json

Exit code 0: nothing is wrong. 1: it can be played, and there are warnings. 2: it cannot be played.`,
    )
    .action(async (path: string, { game, json }: Flags) => {
      const text = readWritten(path);
      const designed = await designOf(text, game);
      const review = designed.design.review(text);
      if (json) screen.write(`${JSON.stringify(jsonOf(designed, path, review))}\n`);
      else show(designed, path, review, screen);
      process.exitCode = review.errors.length > 0 ? WITH_ERRORS : review.warnings.length > 0 ? WITH_WARNINGS : 0;
    });
}

const jsonOf = ({ game }: Designed, file: string, { title, errors, warnings }: Review): object => ({
  game,
  file,
  title,
  errors,
  warnings,
});

function show({ game, design }: Designed, path: string, review: Review, screen: Screen): void {
  const { title, errors, warnings, picture } = review;
  if (title !== '') screen.line(screen.bold(title));
  for (const { text, style } of picture) {
    if (style === 'plan') screen.write(`${text}\n`);
    else screen.line(style === undefined ? text : screen[style](text));
  }
  list('error', errors, screen);
  list('warning', warnings, screen);
  screen.line(`${counted(errors.length, 'error')}, ${counted(warnings.length, 'warning')}.`);
  screen.line(
    errors.length === 0
      ? `To play it: npx questhall play ${game} --set ${design.option}=@${path}`
      : `Every line there can be is explained in ${design.page}.`,
  );
}

function list(kind: string, remarks: readonly Remark[], screen: Screen): void {
  for (const line of remarkLines(remarks)) screen.line(`${screen.bold(kind)}: ${line}`, 2);
}

const counted = (count: number, what: string): string =>
  `${count === 0 ? 'no' : count} ${what}${count === 1 ? '' : 's'}`;
