import type { Command } from 'commander';
import { coverageOf, missingIn, type RuleCoverage } from '../coverage.ts';
import type { Screen } from '../screen.ts';
import { GAME_IDS, type ShelvedGame, takeGame } from '../shelf.ts';
import { UserError } from '../user-error.ts';

interface Flags {
  readonly json?: boolean;
  readonly check?: boolean;
  readonly text?: boolean;
}

const GAPS = 1;

export function addRules(program: Command, screen: Screen): void {
  program
    .command('rules')
    .description('the rulebook: each rule, where the engine cites it, and which stories show it')
    .argument('[game]', 'which game; all of them without it')
    .argument('[rule]', 'one rule or house rule, such as dice.fail-over')
    .option('--text', 'with the text of every rule: the whole book to read')
    .option('--check', 'only look for rules that are not cited or not shown; exit code 1 if there are any')
    .option('--json', 'print { rules: [{ id, title, cited, stories }], missing }')
    .addHelpText(
      'after',
      `
Examples:
  npx questhall rules dungeonquest
  npx questhall rules dungeonquest --text
  npx questhall rules dungeonquest classic.display
  npx questhall rules heroquest move.no-walls
  npx questhall rules dungeonquest --json`,
    )
    .action(async (id: string | undefined, rule: string | undefined, flags: Flags) => {
      const games = await Promise.all((id === undefined ? GAME_IDS : [id]).map(takeGame));
      if (rule !== undefined) for (const game of games) showRule(game, rule, flags, screen);
      else if (flags.json) showJson(games, id === undefined, screen);
      else for (const game of games) (flags.check ? reportGaps : showBook)(game, screen, flags);
      if (flags.check) refuseGaps(games);
    });
}

function showJson(games: readonly ShelvedGame[], isAll: boolean, screen: Screen): void {
  const books = games.map(jsonOf);
  screen.write(`${JSON.stringify(isAll ? books : books[0])}\n`);
}

function refuseGaps(games: readonly ShelvedGame[]): void {
  const gaps = games.flatMap((game) => missingIn(covered(game)));
  if (gaps.length > 0) throw new UserError(`not cited or not shown: ${gaps.join(', ')}`, GAPS);
}

const covered = (game: ShelvedGame): readonly RuleCoverage[] => coverageOf(game.id, game.rulebook);

function jsonOf(game: ShelvedGame): object {
  const rules = covered(game);
  return { game: game.id, rules, missing: missingIn(rules) };
}

function reportGaps(game: ShelvedGame, screen: Screen): void {
  const rules = covered(game);
  if (missingIn(rules).length === 0) screen.line(`${game.title}: all ${rules.length} rules are cited by the engine and shown by a story.`);
}

function showBook(game: ShelvedGame, screen: Screen, { text }: Flags): void {
  const rules = covered(game);
  screen.line(screen.bold(`${game.title}: ${rules.length} rules`));
  for (const [section, heading] of Object.entries(game.rulebook.sections)) {
    screen.line();
    screen.line(screen.bold(heading));
    for (const { id, title, cited, notes, stories } of rules.filter((rule) => rule.section === section)) {
      const mark = cited.length > 0 && stories.length > 0 ? ' ' : '!';
      const counts = `${cited.length - notes} cited, ${notes} noted, ${stories.length} shown`;
      screen.line(text ? `${mark} ${screen.bold(title)}  ${screen.dim(id)}` : `${mark} ${id.padEnd(34)} ${screen.dim(counts)}`, 4);
      if (text) screen.line(`  ${game.rule(id)?.text ?? ''}`, 2);
    }
  }
  screen.line();
  screen.line(screen.bold('House rules'));
  for (const [name, { title, text: said, changes }] of Object.entries(game.rulebook.houseRules)) {
    screen.line(`  ${name.padEnd(24)} ${title}  ${screen.dim(`changes ${changes}`)}`, 4);
    if (text) screen.line(`  ${said}`, 2);
  }
  const missing = missingIn(rules);
  screen.line();
  screen.line(
    missing.length === 0 ? 'Every rule is cited by the engine and shown by a story.' : `Not cited or not shown: ${missing.join(', ')}`,
  );
}

function showRule(game: ShelvedGame, id: string, { json }: Flags, screen: Screen): void {
  const { houseRules, rules } = game.rulebook;
  const house = Object.hasOwn(houseRules, id) ? houseRules[id] : undefined;
  const rule = game.rule(id);
  if (rule === null && house === undefined)
    throw new UserError(`there is no rule "${id}" in ${game.title}${nearest(id, [...Object.keys(rules), ...Object.keys(houseRules)])}`);
  const coverage = covered(game).find((one) => one.id === id);
  if (json) {
    screen.write(`${JSON.stringify({ ...coverage, ...(house ?? rule) })}\n`);
    return;
  }
  const origin = house === undefined ? rule?.origin : `house rule, changes ${house.changes}`;
  screen.line(`${screen.bold((house ?? rule)?.title ?? '')}  ${screen.dim(`${id}, ${origin}`)}`);
  screen.line((house ?? rule)?.text ?? '');
  for (const place of coverage?.cited ?? []) screen.line(`  cited  ${place}`, 9);
  for (const story of coverage?.stories ?? []) screen.line(`  shown  ${story}`, 9);
}

/** The ids that have something in common with what was typed. */
function nearest(wanted: string, ids: readonly string[]): string {
  const parts = wanted
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part.length > 2);
  const score = (id: string): number => parts.filter((part) => id.toLowerCase().includes(part)).length;
  const near = ids
    .filter((id) => score(id) > 0)
    .sort((x, y) => score(y) - score(x))
    .slice(0, 3);
  return near.length === 0 ? '; "questhall rules" lists them all' : `; did you mean ${near.join(' or ')}?`;
}
