import { readFileSync } from 'node:fs';

/** Figures of a game as text, in rows: what stands in `packages/games/<game>/golden/`. */
export interface GoldenTable {
  readonly name: string;
  /** Where the figures come from. */
  readonly source: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What stands in a cell that holds nothing. */
export const NOTHING = '-';

const SEPARATOR = ' | ';

/** A figure of the ledger that was changed, into what, and why: a row of the table `tuned` in `ours.txt`. */
export interface Tuning {
  readonly table: string;
  readonly row: string;
  readonly column: string;
  /** What the ledger has; `-` where a row was added. */
  readonly ledger: string;
  /** What we play; `-` where a row was taken away. */
  readonly plays: string;
  readonly why: string;
}

const TUNED = 'tuned';
const TUNED_COLUMNS = ['table', 'row', 'column', 'ledger', 'plays', 'why'] as const satisfies readonly (keyof Tuning)[];

/** Rows as lines: whoever compares tables sees whole rows that differ. */
export const linesOf = (rows: readonly (readonly (string | number)[])[]): readonly string[] =>
  rows.map((cells) => cells.join(SEPARATOR));

/** What a game holds: by the name of the table, the rules that its figures belong to, and its rows. */
export type OursByTable = Readonly<
  Record<string, readonly [rules: string, rows: readonly (readonly (string | number)[])[]]>
>;

/** Every table beside its golden one, as lines; of what has no golden table, or is not held, there is nothing there. */
export const besideGolden = (
  tables: OursByTable,
  golden: readonly GoldenTable[],
): readonly (readonly [name: string, rules: string, ours: readonly string[], golden: readonly string[]])[] =>
  [...new Set([...Object.keys(tables), ...golden.map(({ name }) => name)])].map((name) => {
    const [rules = '', rows = []] = tables[name] ?? [];
    return [name, rules, linesOf(rows), linesOf(golden.find((table) => table.name === name)?.rows ?? [])];
  });

/** Tables as they are kept in a file, under a heading of comment lines. */
export function printTables(heading: readonly string[], tables: readonly GoldenTable[]): string {
  return [heading.map((line) => `# ${line}`).join('\n'), ...tables.map(printTable)].join('\n\n').concat('\n');
}

function printTable({ name, source, columns, rows }: GoldenTable): string {
  const lines = [columns, ...rows];
  for (const cells of lines) {
    if (cells.length !== columns.length)
      throw new Error(`${name}: ${columns.length} columns, and a row of ${cells.length}: ${cells.join(SEPARATOR)}`);
    for (const cell of cells)
      if (cell === '' || /[|\n]/.test(cell)) throw new Error(`${name}: a cell cannot be "${cell}"`);
  }
  const widths = columns.map((_, at) => Math.max(...lines.map((cells) => cells[at]?.length ?? 0)));
  const padded = lines.map((cells) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join(SEPARATOR)
      .trimEnd(),
  );
  return [`table=${name} source=${source}`, ...padded].join('\n');
}

export function parseTables(text: string): readonly GoldenTable[] {
  const blocks = text
    .replace(/^#.*\n/gm, '')
    .trim()
    .split(/\n\n+/);
  return blocks.filter((block) => block !== '').map(parseTable);
}

function parseTable(block: string): GoldenTable {
  const [head = '', ...lines] = block.split('\n');
  const [, name, source] = /^table=(\S+) source=(.+)$/.exec(head) ?? [];
  if (name === undefined || source === undefined) throw new Error(`not the head of a table: ${head}`);
  const [columns = [], ...rows] = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  const odd = rows.find((cells) => cells.length !== columns.length);
  if (odd !== undefined)
    throw new Error(`${name}: ${columns.length} columns, and a row of ${odd.length}: ${odd.join(SEPARATOR)}`);
  return { name, source, columns, rows };
}

/**
 * The figures that a game should play with: those of its ledger, with what was tuned since, and those that are its own.
 * What was tuned names the ledger's figure too, so that a change there is noticed.
 */
export function withOurs(ledger: readonly GoldenTable[], ours: readonly GoldenTable[]): readonly GoldenTable[] {
  const all = [...ledger, ...ours.filter(({ name }) => name !== TUNED)];
  const tables = new Map(all.map((table) => [table.name, table]));
  if (tables.size < all.length) throw new Error('two tables have one name');
  for (const tuning of tuningsIn(ours)) {
    const table = tables.get(tuning.table);
    if (table === undefined) throw new Error(`${TUNED}: there is no table ${tuning.table}`);
    tables.set(tuning.table, { ...table, rows: tuned(table, tuning) });
  }
  return [...tables.values()];
}

function tuningsIn(ours: readonly GoldenTable[]): readonly Tuning[] {
  return ours.flatMap(({ name, columns, rows }) => {
    if (name !== TUNED) return [];
    if (columns.join() !== TUNED_COLUMNS.join())
      throw new Error(`${TUNED}: its columns are ${TUNED_COLUMNS.join(', ')}`);
    return rows.map(([table = '', row = '', column = '', was = '', plays = '', why = '']) => {
      if (why === '' || was === plays) throw new Error(`${TUNED}: ${table}, ${row}: what was changed, and why?`);
      return { table, row, column, ledger: was, plays, why };
    });
  });
}

/** One cell changed, one row taken away, or one added behind those that begin alike. */
function tuned({ name, columns, rows }: GoldenTable, { row, column, ledger, plays }: Tuning): GoldenTable['rows'] {
  const at = columns.indexOf(column);
  if (at < 0) throw new Error(`${TUNED}: ${name} has no column ${column}`);
  if (ledger === NOTHING) {
    if (columns.length !== 2 || at !== 1)
      throw new Error(`${TUNED}: only to pairs can a row be added, and ${name} has other columns`);
    return rows.toSpliced(rows.findLastIndex(([first]) => first === row) + 1 || rows.length, 0, [row, plays]);
  }
  const found = rows.findIndex((cells) => cells[0] === row && cells[at] === ledger);
  if (found < 0) throw new Error(`${TUNED}: no row ${row} of ${name} has ${ledger} for its ${column}`);
  return plays === NOTHING ? rows.toSpliced(found, 1) : rows.with(found, (rows[found] ?? []).with(at, plays));
}

const readTables = (game: string, file: 'ledger.txt' | 'ours.txt'): readonly GoldenTable[] =>
  parseTables(readFileSync(new URL(`../../games/${game}/golden/${file}`, import.meta.url), 'utf8'));

/** The figures that a game should play with, from its folder `golden`. */
export const goldenTables = (game: string): readonly GoldenTable[] =>
  withOurs(readTables(game, 'ledger.txt'), readTables(game, 'ours.txt'));

/** Which figures of a game differ from its ledger's, and why. */
export const goldenTunings = (game: string): readonly Tuning[] => tuningsIn(readTables(game, 'ours.txt'));
