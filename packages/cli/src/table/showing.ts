import type { Thing } from '@questhall/facets';
import { type Ask, includesSeat, legal, type Refusal, type Sight, sight, type Types } from '@questhall/kernel';
import { TABLE_RULES, type TableRule } from '@questhall/wire';
import { ruleTold } from '../rule-told.ts';
import { type Heard, heardBy, type Retold, retell, saidOf, type Tellable } from '../telling.ts';
import { UserError } from '../user-error.ts';
import type { AtTable } from './at-table.ts';
import { showOffers } from './offers.ts';

/** What the viewer has heard and not yet been shown. */
export function showNews<T extends Types>(table: AtTable<T>): void {
  const { loaded, journal, viewer, shown, screen } = table;
  const from = Math.min(shown[viewer] ?? -1, journal.entries.length);
  shown[viewer] = journal.entries.length;
  if (from === journal.entries.length) return;
  const seen = sight(loaded.game, journal.state, viewer);
  screen.line();
  const news =
    from < 0 ? [...retell(loaded, journal, viewer)] : journal.entries.slice(from).map((entry) => ({ entry, seen }));
  const heard = heardBy(loaded, tellable(table, news), viewer);
  for (const row of heardRows(table, heard)) screen.line(row);
  const why = table.knowsReasons ? undefined : heard.find((line) => line.why !== null)?.why;
  if (why == null) return;
  table.knowsReasons = true;
  screen.line(screen.dim(`  ${loaded.texts.session.reasonHint(ruleTold(loaded, why)?.title ?? why)}`), 2);
}

/** What the viewer heard of these moves: a sentence each, with its rule at the edge as far as that is wanted. */
export const toldRows = <T extends Types>(table: AtTable<T>, moves: readonly Moved<T>[]): readonly string[] =>
  heardRows(table, heardBy(table.loaded, tellable(table, moves), table.viewer));

/** A move and how things looked after it; no move for what was told at the opening. */
type Moved<T extends Types> = Pick<Retold<T>, 'entry' | 'seen'>;

const tellable = <T extends Types>(
  { journal, host, viewer }: AtTable<T>,
  moves: readonly Moved<T>[],
): readonly Tellable<T>[] =>
  moves.map(({ entry, seen }) =>
    entry === null
      ? { told: journal.opening.told, seen, why: null }
      : { told: entry.told, seen, why: host.course.whyOf(entry, viewer) },
  );

function heardRows<T extends Types>(
  { loaded, screen, naming, ids }: AtTable<T>,
  heard: readonly Heard<T>[],
): readonly string[] {
  const rows = heard.map((line, i): Row => {
    const isSaid = line.why === heard[i - 1]?.why; // who walks up and strikes does both for one reason
    return { ...saidOf(loaded, isSaid ? { ...line, why: null } : line, naming), rule: line.rule, times: 1 };
  });
  return rows.reduce<readonly Row[]>(counted, []).flatMap(({ sentence, reason, rule, times }) => {
    const told = times === 1 ? sentence : `${sentence} (${times}×)`;
    const said = `${told}${screen.dim(reason)}`;
    const gap = screen.width - told.length - reason.length - rule.length;
    if (ids === 'off' || (ids === 'fit' && gap < 2)) return [said];
    return gap < 2 ? [said, screen.dim(rule.padStart(screen.width))] : [`${said}${' '.repeat(gap)}${screen.dim(rule)}`];
  });
}

interface Row {
  readonly sentence: string;
  readonly reason: string;
  readonly rule: string;
  readonly times: number;
}

/** What is told several times on end, five cards drawn unseen, is said once and counted. */
function counted(rows: readonly Row[], row: Row): readonly Row[] {
  const last = rows.at(-1);
  const isSame = last?.sentence === row.sentence && last.rule === row.rule && row.reason === '';
  return isSame ? [...rows.slice(0, -1), { ...last, times: last.times + 1 }] : [...rows, row];
}

/** Whether one line would not do: the viewer has not seen this table yet, or too much has happened since. */
export function isWorthALook<T extends Types>({ loaded, journal, viewer, pictured }: AtTable<T>): boolean {
  if (loaded.status === undefined || pictured === null || pictured.seat !== viewer) return true;
  const heard = journal.entries
    .slice(pictured.moves)
    .flatMap(({ told }) => told.filter(({ to }) => includesSeat(to, viewer)));
  return heard.some(({ event }) => loaded.isTurningPoint(event, viewer));
}

/** The table, the question, and what can be answered. */
export function showTable<T extends Types>(table: AtTable<T>): void {
  const { loaded, journal, screen, asked } = table;
  const seen = sight(loaded.game, journal.state, asked?.seat ?? table.viewer);
  screen.line();
  for (const [i, line] of loaded.scene(seen).entries()) screen.line(i === 0 ? screen.bold(line) : line, 4);
  if (asked === null) {
    showOutcome(table);
    return;
  }
  showOdds(table, seen);
  screen.line();
  showAsked(table, asked, seen);
}

/** The map by itself; the whole table where the game draws none of its own. */
export function showMap<T extends Types>(table: AtTable<T>): void {
  const { loaded, journal, screen, asked, viewer } = table;
  const lines = loaded.map?.(sight(loaded.game, journal.state, asked?.seat ?? viewer)) ?? [];
  if (lines.length === 0) throw new UserError(loaded.texts.answers.noMap);
  screen.line();
  for (const line of lines) screen.line(line, 4);
}

/** A card or a monster: its name, what sort of thing it is, and what it says. */
export function showThing<T extends Types>({ screen }: AtTable<T>, { name, kind, lines }: Thing): void {
  screen.line(`  ${screen.bold(name)}  ${screen.dim(kind)}`, 4);
  for (const line of lines) screen.line(`  ${line}`, 4);
}

/** The same for whoever has just seen the table: a line of it, so that what happened stays on the screen. */
export function showGlance<T extends Types>(table: AtTable<T>): void {
  const { loaded, journal, screen, asked } = table;
  if (asked === null) return;
  const seen = sight(loaded.game, journal.state, asked.seat);
  screen.line();
  screen.line(screen.bold(loaded.status?.(seen) ?? ''), 4);
  if (!table.knowsTable) screen.line(screen.dim(`  ${loaded.texts.showing.tableHint}`));
  table.knowsTable = true;
  showOdds(table, seen);
  showAsked(table, asked, seen);
}

function showOdds<T extends Types>({ loaded, screen }: AtTable<T>, seen: Sight<T>): void {
  const odds = loaded.odds(seen);
  if (odds !== '') screen.line(screen.dim(`  ${loaded.texts.showing.odds(odds)}`), 8);
}

function showAsked<T extends Types>(table: AtTable<T>, asked: Ask<T>, seen: Sight<T>): void {
  const { loaded, journal, screen } = table;
  table.pictured = { seat: asked.seat, moves: journal.entries.length };
  const offers = legal(loaded.game, journal.state, asked);
  screen.line(loaded.words.question(asked, seen));
  showOffers(loaded, screen, asked, offers, seen);
  const usual = loaded.usualAnswer(asked, offers);
  if (usual !== null && offers.length > 1)
    screen.line(screen.dim(`  ${loaded.texts.showing.usual(loaded.words.typed(usual, seen))}`));
}

export function showOutcome<T extends Types>({ loaded, journal, screen, viewer, lines }: AtTable<T>): void {
  screen.line();
  const { title, text } = loaded.words.outcome(sight(loaded.game, journal.state, viewer));
  screen.line(screen.bold(title));
  if (text !== '') screen.line(text);
  if (lines.isInteractive) screen.line(screen.dim(loaded.texts.showing.afterwards));
}

/** Why not: the facts, the rule, and its text. */
export function showRefusal<T extends Types>(table: AtTable<T>, { rule, facts }: Refusal<T['Rule'] | TableRule>): void {
  if (isTableRule(rule)) {
    table.screen.line(table.loaded.texts.tableRules[rule]);
    return;
  }
  const { loaded, journal, viewer } = table;
  const said = loaded.words.facts(facts, sight(loaded.game, journal.state, viewer));
  table.screen.line(loaded.texts.showing.no(said));
  showRule(table, rule);
}

const isTableRule = (rule: string): rule is TableRule => TABLE_RULES.some((one) => one === rule);

export function showRule<T extends Types>({ loaded, screen }: AtTable<T>, id: string): void {
  const rule = ruleTold(loaded, id);
  if (rule === null) throw new UserError(loaded.texts.showing.noRule(id));
  screen.line(`  ${screen.bold(rule.title)}  ${screen.dim(id)}`, 4);
  screen.line(`  ${rule.text}`, 2);
}
