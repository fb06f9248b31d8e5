import type { Command } from 'commander';
import { coverageOf, missingIn, type RuleCoverage } from '../coverage.ts';
import { type Screen, wrap } from '../screen.ts';
import { SHELF, type ShelvedGame, takeGame } from '../shelf.ts';
import { UserError } from '../user-error.ts';

interface Flags {
  readonly json?: boolean;
  readonly check?: boolean;
}

const GAPS = 1;

export function addRules(program: Command, screen: Screen): void {
  program
    .command('rules')
    .description('the rulebook: each rule, where the engine cites it, and which stories show it')
    .argument('[game]', 'which game; all of them without it')
    .argument('[rule]', 'one rule, such as dice.fail-over')
    .option('--json', 'print { rules: [{ id, title, cited, stories }], missing }')
    .option('--check', 'exit code 1 if a rule is not cited or not shown')
    .addHelpText(
      'after',
      '\nExamples:\n  questhall rules dungeonquest\n  questhall rules dungeonquest classic.display\n  questhall rules dungeonquest --json',
    )
    .action((id: string | undefined, rule: string | undefined, flags: Flags) => {
      if (id !== undefined && rule !== undefined) showRule(takeGame(id), rule, flags, screen);
      else if (id !== undefined && flags.json) showJson(takeGame(id), screen);
      else for (const game of id === undefined ? SHELF : [takeGame(id)]) showBook(game, flags, screen);
    });
}

const covered = (game: ShelvedGame): readonly RuleCoverage[] => coverageOf(game.id, game.rulebook);

function showJson(game: ShelvedGame, screen: Screen): void {
  const rules = covered(game);
  screen.line(JSON.stringify({ game: game.id, rules, missing: missingIn(rules) }));
}

function showBook(game: ShelvedGame, { check }: Flags, screen: Screen): void {
  const rules = covered(game);
  screen.line(screen.bold(`${game.title}: ${rules.length} rules`));
  for (const [section, heading] of Object.entries(game.rulebook.sections)) {
    screen.line();
    screen.line(screen.bold(heading));
    for (const { id, title, cited, stories } of rules.filter((rule) => rule.section === section)) {
      const mark = cited.length > 0 && stories.length > 0 ? ' ' : '!';
      screen.line(`${mark} ${id.padEnd(36)} ${title.padEnd(44)} ${screen.dim(`${cited.length} cited, ${stories.length} shown`)}`);
    }
  }
  screen.line();
  screen.line(screen.bold('House rules'));
  for (const [name, { title, changes }] of Object.entries(game.rulebook.houseRules))
    screen.line(`  ${name.padEnd(36)} ${title} ${screen.dim(`changes ${changes}`)}`);
  const missing = missingIn(rules);
  screen.line();
  screen.line(
    missing.length === 0 ? 'Every rule is cited by the engine and shown by a story.' : `Not cited or not shown: ${missing.join(', ')}`,
  );
  if (check && missing.length > 0) throw new UserError(`${game.id}: ${missing.length} rules have a gap`, GAPS);
}

function showRule(game: ShelvedGame, id: string, { json }: Flags, screen: Screen): void {
  const rule = game.rule(id);
  const coverage = covered(game).find((one) => one.id === id);
  if (rule === null || coverage === undefined)
    throw new UserError(`there is no rule "${id}" in ${game.title}${nearest(id, Object.keys(game.rulebook.rules))}`);
  if (json) {
    screen.line(JSON.stringify({ ...coverage, ...rule }));
    return;
  }
  screen.line(`${screen.bold(rule.title)}  ${screen.dim(`${id}, ${rule.origin}`)}`);
  screen.line(wrap(rule.text, screen.width));
  screen.line();
  for (const place of coverage.cited) screen.line(`  cited  ${place}`);
  for (const story of coverage.stories) screen.line(`  shown  ${story}`);
}

/** The ids that share most of their letters with what was typed. */
function nearest(wanted: string, ids: readonly string[]): string {
  const topic = wanted.split('.').at(-1) ?? '';
  const near = ids.filter((id) => id.includes(topic) || topic.split('-').some((part) => part.length > 3 && id.includes(part))).slice(0, 3);
  return near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`;
}
