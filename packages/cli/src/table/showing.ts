import { type Entry, findRule, horizon, includesSeat, legal, type Refusal, sight, type Types } from '@questhall/kernel';
import { wrap } from '../screen.ts';
import { UserError } from '../user-error.ts';
import type { AtTable } from './at-table.ts';

/** What the viewer has heard and not yet been shown. */
export function showNews<T extends Types>(table: AtTable<T>): void {
  const { journal, viewer, shown, screen } = table;
  const from = Math.min(shown[viewer] ?? -1, journal.entries.length);
  shown[viewer] = journal.entries.length;
  const news = [...(from < 0 ? [journal.opening] : []), ...journal.entries.slice(Math.max(0, from))];
  if (news.length > 0) screen.line();
  for (const entry of news) for (const line of entryLines(table, entry)) screen.line(line);
}

/** What the viewer heard of one entry, a sentence each with its rule. */
function entryLines<T extends Types>({ kit, viewer, screen }: AtTable<T>, { told }: Pick<Entry<T>, 'told'>): readonly string[] {
  return told
    .filter(({ to }) => includesSeat(to, viewer))
    .map(({ rule, event }) => {
      const sentence = kit.words.event(event, viewer);
      const gap = screen.width - sentence.length - rule.length - 2;
      return gap < 2 ? `${wrap(sentence, screen.width)}\n${screen.dim(`  ${rule}`)}` : `${sentence}${' '.repeat(gap)}${screen.dim(rule)}`;
    });
}

/** The table, the question, and what can be answered. */
export function showTable<T extends Types>(table: AtTable<T>): void {
  const { kit, journal, screen, asked } = table;
  if (asked === null) return;
  const seen = sight(kit.game, journal.state, asked.seat);
  screen.line();
  for (const [i, line] of kit.words.scene(seen).entries()) screen.line(i === 0 ? screen.bold(line) : line);
  for (const line of kit.odds(seen)) screen.line(screen.dim(line));
  screen.line();
  screen.line(kit.words.question(asked, seen));
  const offers = legal(kit.game, journal.state, asked);
  const worths = kit.worths(seen, asked, offers);
  const words = offers.map((action) => kit.words.shorthand(action));
  const labels = offers.map((action) => kit.words.action(action, asked)).map((said, i) => (said === words[i] ? '' : said));
  const [wide, wider] = [words, labels].map((column) => Math.max(...column.map((text) => text.length)));
  for (const [i, word] of words.entries()) {
    const label = `${(labels[i] ?? '').padEnd(wider ?? 0)}   ${worths?.[i] ?? ''}`;
    screen.line(`  ${i + 1}  ${word.padEnd(wide ?? 0)}  ${screen.dim(label.trimEnd())}`.trimEnd());
  }
}

/** What can be typed as an answer. */
export function offeredWords<T extends Types>({ kit, journal, asked }: AtTable<T>): readonly string[] {
  return asked === null ? [] : legal(kit.game, journal.state, asked).map((action) => kit.words.shorthand(action));
}

export function showOutcome<T extends Types>(table: AtTable<T>): void {
  const { kit, journal, screen, viewer } = table;
  screen.line();
  screen.line(screen.bold(kit.words.outcome(sight(kit.game, journal.state, viewer))));
  if (table.lines.isInteractive) screen.line(screen.dim('log shows the whole match, save keeps it, quit leaves.'));
}

/** Why not: the facts, the rule, and its text. */
export function showRefusal<T extends Types>(table: AtTable<T>, { rule, facts }: Refusal<T['Rule']>): void {
  const said = table.kit.words.facts(facts);
  table.screen.line(said === '' ? 'No.' : `No. ${said}`);
  showRule(table, rule);
}

export function showRule<T extends Types>({ kit, screen }: AtTable<T>, id: string): void {
  const rule = findRule(kit.game.rulebook, id);
  if (rule === null) throw new UserError(`There is no rule "${id}". "rules" lists them.`);
  screen.line(`  ${screen.bold(rule.title)}  ${screen.dim(id)}`);
  screen.line(wrap(rule.text, screen.width, '  '));
}

/** Everything so far, with the line behind which nothing is taken back without consent. */
export function showLog<T extends Types>(table: AtTable<T>): void {
  const { journal, kit, screen } = table;
  const fixed = horizon(journal);
  for (const line of entryLines(table, journal.opening)) screen.line(line);
  for (const [i, entry] of journal.entries.entries()) {
    if (i === fixed) screen.line(screen.dim('── what is above is known and stays; what is below can be taken back ──'));
    screen.line(
      screen.bold(`${i + 1}. seat ${entry.seat + 1}: ${isHidden(table, entry) ? 'something secret' : kit.words.shorthand(entry.action)}`),
    );
    for (const line of entryLines(table, entry)) screen.line(line);
  }
  for (const { clock, fixed: why } of journal.takenBack) screen.line(screen.dim(`Move ${clock} was taken back by consent (${why}).`));
}

/** A secret answer of somebody else stays secret in the log until all are open. */
function isHidden<T extends Types>({ journal, viewer }: AtTable<T>, entry: Entry<T>): boolean {
  return entry.seat !== viewer && journal.state.sealed.some(({ ask }) => ask.id === entry.ask);
}
