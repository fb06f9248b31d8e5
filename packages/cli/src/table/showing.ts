import { type Entry, findRule, horizon, includesSeat, legal, type Refusal, sight, type Types } from '@questhall/kernel';
import { entryTitle } from '../telling.ts';
import { UserError } from '../user-error.ts';
import type { AtTable } from './at-table.ts';

/** What the viewer has heard and not yet been shown. */
export function showNews<T extends Types>(table: AtTable<T>): void {
  const { journal, viewer, shown, screen } = table;
  const from = Math.min(shown[viewer] ?? -1, journal.entries.length);
  shown[viewer] = journal.entries.length;
  const news = [...(from < 0 ? [journal.opening] : []), ...journal.entries.slice(Math.max(0, from))];
  if (news.length > 0) screen.line();
  for (const entry of news) showEntry(table, entry);
}

/** What the viewer heard of one entry: a sentence each, with its rule at the edge where there is room. */
function showEntry<T extends Types>({ kit, viewer, screen, naming }: AtTable<T>, { told }: Pick<Entry<T>, 'told'>): void {
  for (const { to, rule, event } of told) {
    if (!includesSeat(to, viewer)) continue;
    const sentence = kit.words.event(event, naming);
    const gap = screen.width - sentence.length - rule.length;
    if (gap >= 2) screen.line(`${sentence}${' '.repeat(gap)}${screen.dim(rule)}`);
    else {
      screen.line(sentence);
      screen.line(screen.dim(rule.padStart(screen.width)));
    }
  }
}

/** The table, the question, and what can be answered. */
export function showTable<T extends Types>(table: AtTable<T>): void {
  const { kit, journal, screen, asked } = table;
  if (asked === null) {
    showOutcome(table);
    return;
  }
  const seen = sight(kit.game, journal.state, asked.seat);
  const offers = legal(kit.game, journal.state, asked);
  screen.line();
  for (const [i, line] of kit.words.scene(seen).entries()) screen.line(i === 0 ? screen.bold(line) : line, 4);
  const odds = kit.odds(seen);
  if (odds !== '') screen.line(screen.dim(`  odds: ${odds}`), 8);
  screen.line();
  screen.line(kit.words.question(asked, seen));
  showOffers(
    table,
    offers.map((action) => kit.words.shorthand(action)),
    offers.map((action) => kit.words.action(action, asked, seen)),
    kit.worths(seen, asked, offers),
  );
  const usual = kit.usualAnswer(asked, offers);
  if (usual !== null && offers.length > 1) screen.line(screen.dim(`  Enter: ${kit.words.shorthand(usual)}`));
}

function showOffers<T extends Types>(
  { screen }: AtTable<T>,
  words: readonly string[],
  said: readonly string[],
  worths: readonly string[] | null,
): void {
  const labels = said.map((text, i) => (text === words[i] ? '' : text));
  const wide = Math.max(...words.map((word) => word.length));
  const widest = Math.max(...labels.map((label) => label.length));
  for (const [i, word] of words.entries()) {
    const label = worths === null ? labels[i] : `${labels[i]?.padEnd(widest)}   ${worths[i]}`;
    screen.line(`  ${i + 1}  ${word.padEnd(wide)}  ${screen.dim(label ?? '')}`.trimEnd(), wide + 7);
  }
}

/** What can be typed as an answer. */
export function offeredWords<T extends Types>({ kit, journal, asked }: AtTable<T>): readonly string[] {
  return asked === null ? [] : legal(kit.game, journal.state, asked).map((action) => kit.words.shorthand(action));
}

export function showOutcome<T extends Types>({ kit, journal, screen, viewer, lines }: AtTable<T>): void {
  screen.line();
  screen.line(screen.bold(kit.words.outcome(sight(kit.game, journal.state, viewer))));
  if (lines.isInteractive) screen.line(screen.dim('"again" plays once more, "log" looks back, "save" keeps it, "quit" leaves.'));
}

/** Why not: the facts, the rule, and its text. */
export function showRefusal<T extends Types>(table: AtTable<T>, { rule, facts }: Refusal<T['Rule']>): void {
  const said = table.kit.words.facts(facts);
  table.screen.line(said === '' ? 'No.' : `No. ${said}`);
  showRule(table, rule);
}

export function showRule<T extends Types>({ kit, screen }: AtTable<T>, id: string): void {
  const house = Object.hasOwn(kit.game.rulebook.houseRules, id) ? kit.game.rulebook.houseRules[id] : undefined;
  const rule = house ?? findRule(kit.game.rulebook, id);
  if (rule === null) throw new UserError(`There is no rule "${id}". "rule" and a word lists all rules that speak of it.`);
  screen.line(`  ${screen.bold(rule.title)}  ${screen.dim(id)}`, 4);
  screen.line(`  ${rule.text}`, 2);
}

/** Everything so far, with the line behind which nothing is taken back without consent. */
export function showLog<T extends Types>(table: AtTable<T>): void {
  const { journal, kit, screen, viewer, naming } = table;
  const fixed = horizon(journal);
  const marks = (clock: number): void => {
    for (const mark of journal.takenBack)
      if (mark.clock === clock) screen.line(screen.dim(`(move ${clock} was played otherwise and taken back by consent)`));
  };
  showEntry(table, journal.opening);
  for (const [i, entry] of journal.entries.entries()) {
    if (i === fixed && i > 0) screen.line(screen.dim('── what is above is known and stays; what is below can be taken back ──'));
    marks(i + 1);
    screen.line(screen.bold(entryTitle(kit, entry, i + 1, viewer, naming)));
    showEntry(table, entry);
  }
  marks(journal.entries.length + 1);
}
