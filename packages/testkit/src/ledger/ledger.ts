import type { GoldenTable } from '../golden-tables.ts';

/**
 * A rules ledger: a text of headings, rules in lists, tables and fenced blocks, all of which must stand as the program
 * expects them.
 */
export interface Ledger {
  /** The name of its file, for complaints. */
  readonly name: string;
  readonly lines: readonly string[];
}

/** Reads the figures of a game out of its ledger, from the files it opens by their names. */
export type LedgerReader = (open: (file: string) => Ledger) => readonly GoldenTable[];

export const openLedger = (name: string, text: string): Ledger => ({ name, lines: text.split('\n') });

export class LedgerError extends Error {
  constructor({ name }: Pick<Ledger, 'name'>, where: string, what: string) {
    super(`${name}, ${where}: ${what}`);
  }
}

const isHeading = (line: string): boolean => /^#{1,6} /.test(line);

/** The lines below the one line that begins so, up to the next heading. */
function below(ledger: Ledger, where: string): readonly string[] {
  const starts = ledger.lines.flatMap((line, at) => (line.startsWith(where) ? [at] : []));
  const [start] = starts;
  if (start === undefined || starts.length > 1)
    throw new LedgerError(ledger, where, `${starts.length} lines begin so; one should`);
  const rest = ledger.lines.slice(start + 1);
  const end = rest.findIndex(isHeading);
  return end < 0 ? rest : rest.slice(0, end);
}

const cellsOf = (line: string): readonly string[] =>
  line
    .replace(/^\s*\|/, '')
    .replace(/\|\s*$/, '')
    .split('|')
    .map((cell) => cell.trim());

/** Every table among some lines: a row of titles, a rule, and rows. */
function tablesAmong(lines: readonly string[]): readonly (readonly (readonly string[])[])[] {
  const tables: (readonly string[])[][] = [];
  for (const [at, line] of lines.entries()) {
    if (!/^\s*\|/.test(line)) continue;
    if (at === 0 || !/^\s*\|/.test(lines[at - 1] ?? '')) tables.push([]);
    tables.at(-1)?.push(cellsOf(line));
  }
  return tables;
}

/** The rows of the table with these titles, below the line that begins so. Rows come without their titles. */
export function tableIn(ledger: Ledger, where: string, titles: readonly string[]): readonly (readonly string[])[] {
  const tables = tablesAmong(below(ledger, where));
  const table = tables.find(([first]) => first?.join('|') === titles.join('|'));
  if (table === undefined) {
    const found = tables.map(([first]) => first?.join(' | ')).join('; ');
    throw new LedgerError(ledger, where, `no table with the columns ${titles.join(' | ')}; found: ${found || 'none'}`);
  }
  const [, rule, ...rows] = table;
  if (rule?.every((cell) => /^:?-+:?$/.test(cell)) !== true)
    throw new LedgerError(ledger, where, 'no rule below the titles of the table');
  const odd = rows.find((cells) => cells.length !== titles.length);
  if (odd !== undefined)
    throw new LedgerError(ledger, where, `${titles.length} columns, and a row of ${odd.length}: ${odd.join(' | ')}`);
  if (rows.length === 0) throw new LedgerError(ledger, where, 'the table is empty');
  return rows;
}

/** The lines of every fenced block of a kind, in the order of the text. */
export function blocksOf(ledger: Ledger, kind: string): readonly (readonly string[])[] {
  const fence = '```';
  const blocks: (readonly string[])[] = [];
  for (let start = 0; start < ledger.lines.length; start++) {
    const head = ledger.lines[start] ?? '';
    if (!head.startsWith(fence)) continue;
    const end = ledger.lines.indexOf(fence, start + 1);
    if (end < 0) throw new LedgerError(ledger, head, 'the block does not end');
    if (head === fence + kind) blocks.push(ledger.lines.slice(start + 1, end));
    start = end;
  }
  if (blocks.length === 0) throw new LedgerError(ledger, fence + kind, 'there is no such block');
  return blocks;
}

/** All that a rule says, with its rulings, on one line. */
function ruleText(ledger: Ledger, id: string): string {
  const start = ledger.lines.findIndex((line) => line.startsWith(`- \`${id}\` `));
  if (start < 0) throw new LedgerError(ledger, id, 'there is no such rule');
  const rest = ledger.lines.slice(start + 1);
  const end = rest.findIndex((line) => line.startsWith('- ') || isHeading(line));
  return [ledger.lines[start], ...(end < 0 ? rest : rest.slice(0, end))].join(' ').replaceAll(/\s+/g, ' ');
}

/** What a pattern catches in a rule, as figures: words for numbers become digits. */
export const figuresIn = (ledger: Ledger, id: string, pattern: RegExp): readonly string[] =>
  caught(ledger, id, ruleText(ledger, id), pattern);

/** The same in the line that begins so. */
export function figuresAt(ledger: Ledger, where: string, pattern: RegExp): readonly string[] {
  const line = ledger.lines.find((one) => one.startsWith(where));
  if (line === undefined) throw new LedgerError(ledger, where, 'no line begins so');
  return caught(ledger, where, line, pattern);
}

/** The same in any text of the ledger, such as a cell. */
export function caught(ledger: Ledger, where: string, text: string, pattern: RegExp): readonly string[] {
  const found = pattern.exec(text);
  if (found === null) throw new LedgerError(ledger, where, `does not read ${pattern} any more: ${text}`);
  return found.slice(1).map((figure) => digitsOf(figure ?? ''));
}

const NUMBER_WORDS: readonly string[] = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** `two` → `2`, `−1` → `-1`, `+2` → `2`; anything else stays as it is. */
export function digitsOf(text: string): string {
  const word = NUMBER_WORDS.indexOf(text.toLowerCase());
  return word >= 0 ? `${word}` : text.replace('−', '-').replace(/^\+(?=\d)/, '');
}

/** A whole number, or a complaint. */
export function whole(ledger: Ledger, where: string, text: string): string {
  const digits = digitsOf(text);
  if (!/^-?\d+$/.test(digits)) throw new LedgerError(ledger, where, `a number should stand where "${text}" stands`);
  return digits;
}
