import type { PlayedGame } from '../played.ts';
import { coverageOf, gapsOf, type RuleCoverage } from '../rule-coverage/coverage.ts';
import type { Screen } from '../screen.ts';
import { UserError } from '../user-error.ts';

export interface RulesFlags {
  readonly json?: boolean;
  readonly check?: boolean;
  readonly text?: boolean;
}

interface Wanted extends RulesFlags {
  /** One rule only. */
  readonly rule: string | undefined;
  /** Every game, and not one that was named. */
  readonly isAll: boolean;
}

const GAPS = 1;

export function reportRules(games: readonly PlayedGame[], wanted: Wanted, screen: Screen): void {
  const { rule } = wanted;
  if (rule !== undefined) for (const game of games) showRule(game, rule, wanted, screen);
  else if (wanted.check) refuseGaps(games, screen);
  else if (wanted.json) showJson(games, wanted.isAll, screen);
  else for (const game of games) showBook(game, wanted, screen);
}

function showJson(games: readonly PlayedGame[], isAll: boolean, screen: Screen): void {
  const books = games.map(jsonOf);
  screen.write(`${JSON.stringify(isAll ? books : books[0])}\n`);
}

function refuseGaps(games: readonly PlayedGame[], screen: Screen): void {
  const gaps = games.flatMap((game) => {
    const rules = covered(game);
    if (gapsIn(rules).length === 0) screen.line(`${game.title}: ${summary(rules)}`);
    return gapsIn(rules);
  });
  if (gaps.length > 0) throw new UserError(gaps.join('; '), GAPS);
}

const covered = (game: PlayedGame): readonly RuleCoverage[] => coverageOf(game.id, game.rulebook);

const gapsIn = (rules: readonly RuleCoverage[]): readonly string[] =>
  rules.flatMap((rule) => gapsOf(rule).map((gap) => `${rule.id}: ${gap}`));

function jsonOf(game: PlayedGame): object {
  const rules = covered(game);
  return { game: game.id, rules, gaps: gapsIn(rules) };
}

/** How many rules are enforced, noted and shown: what can be broken is shown by a story that was seen to fail. */
function summary(rules: readonly RuleCoverage[]): string {
  const count = (holds: (rule: RuleCoverage) => boolean): number => rules.filter(holds).length;
  const enforced = count((rule) => rule.enforced.length > 0);
  const noted = count((rule) => rule.noted !== null);
  const shown = count(({ shown, noted, proof }) => shown.length > 0 && (noted !== null || proof !== null));
  return `${rules.length} rules, ${enforced} enforced, ${noted} noted, ${shown} shown.`;
}

function showBook(game: PlayedGame, { text }: Wanted, screen: Screen): void {
  const rules = covered(game);
  screen.line(screen.bold(`${game.title}: ${rules.length} rules`));
  for (const [section, heading] of Object.entries(game.rulebook.sections)) {
    screen.line();
    screen.line(screen.bold(heading));
    for (const rule of rules.filter((one) => one.section === section)) {
      const mark = gapsOf(rule).length === 0 ? ' ' : '!';
      screen.line(
        text
          ? `${mark} ${screen.bold(rule.title)}  ${screen.dim(rule.id)}`
          : `${mark} ${rule.id.padEnd(34)} ${screen.dim(countsOf(rule))}`,
        4,
      );
      if (text) screen.line(`  ${game.rule(rule.id)?.text ?? ''}`, 2);
    }
  }
  screen.line();
  screen.line(screen.bold('House rules'));
  for (const [name, { title, text: said, changes }] of Object.entries(game.rulebook.houseRules)) {
    screen.line(`  ${name.padEnd(24)} ${title}  ${screen.dim(`changes ${changes}`)}`, 4);
    if (text) screen.line(`  ${said}`, 2);
  }
  screen.line();
  screen.line(summary(rules));
  for (const gap of gapsIn(rules)) screen.line(`! ${gap}`, 2);
}

/** What stands behind a rule, on one line. */
const countsOf = ({ enforced, noted, shown }: RuleCoverage): string =>
  `${noted === null ? `enforced ${enforced.length}` : `noted: ${noted}`}, shown ${shown.length}`;

function showRule(game: PlayedGame, id: string, { json }: Wanted, screen: Screen): void {
  const { houseRules, rules } = game.rulebook;
  const house = Object.hasOwn(houseRules, id) ? houseRules[id] : undefined;
  const rule = game.rule(id);
  if (rule === null && house === undefined)
    throw new UserError(
      `there is no rule "${id}" in ${game.title}${nearest(id, [...Object.keys(rules), ...Object.keys(houseRules)])}`,
    );
  const coverage = covered(game).find((one) => one.id === id);
  if (json) {
    screen.write(`${JSON.stringify({ ...coverage, ...(house ?? rule) })}\n`);
    return;
  }
  const origin = house === undefined ? rule?.origin : `house rule, changes ${house.changes}`;
  screen.line(`${screen.bold((house ?? rule)?.title ?? '')}  ${screen.dim(`${id}, ${origin}`)}`);
  screen.line((house ?? rule)?.text ?? '');
  for (const { place, how } of coverage?.enforced ?? []) screen.line(`  ${how.padEnd(8)} ${place}`, 11);
  if (coverage !== undefined && coverage.noted !== null) screen.line(`  noted    ${coverage.noted}`, 11);
  for (const story of coverage?.shown ?? []) screen.line(`  shown    ${story}`, 11);
  if (coverage !== undefined && coverage.proof !== null) screen.line(`  proved   ${coverage.proof}`, 11);
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
