import type { LineKey } from '../keys.ts';
import { COMMENT_MARK, cutLines, type Line, ROW_MARK } from '../lines.ts';

/** One row of the text, with what ends it. */
export interface Raw {
  readonly text: string;
  readonly end: string;
}

/** A word, or the mark between two entries, in its place: rows are counted from 0. */
export interface Token {
  readonly row: number;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A line of a sheet in the text that it stands in. */
export interface SourceLine {
  readonly key: LineKey;
  readonly line: Line;
  /** The rows it is made of: comments between them are not. */
  readonly rows: readonly number[];
  /** What stands behind the colon. */
  readonly tokens: readonly Token[];
}

/** A text taken apart so that one line can be changed and all others are left alone. */
export interface Source {
  readonly raws: readonly Raw[];
  readonly lines: readonly SourceLine[];
  /** The row of the title; -1 when there is none. */
  readonly title: number;
}

export const ENTRY_MARK = ';';

export function sourceOf(text: string): Source {
  const raws = rawsOf(text);
  const { lines } = cutLines(text);
  const first = raws.findIndex((raw) => isSaid(raw));
  const isTitled = first >= 0 && !lines.some(({ number }) => number === first + 1);
  return { raws, title: isTitled ? first : -1, lines: lines.map((line) => sourceLine(raws, line)) };
}

function rawsOf(text: string): Raw[] {
  const parts = text.split(/(\r?\n)/);
  return parts.flatMap((part, at) => (at % 2 === 0 ? [{ text: part, end: parts[at + 1] ?? '' }] : []));
}

export const textOf = (raws: readonly Raw[]): string => raws.map(({ text, end }) => text + end).join('');

/** The text says something here that is not for its reader alone. */
const isSaid = ({ text }: Raw): boolean => text.trim() !== '' && !text.startsWith(COMMENT_MARK);

export const isComment = (raw: Raw | undefined): boolean => raw?.text.startsWith(COMMENT_MARK) ?? false;

function sourceLine(raws: readonly Raw[], line: Line): SourceLine {
  const rows: number[] = [];
  for (let row = line.number - 1; row < line.end; row++) {
    const raw = raws[row];
    if (raw !== undefined && isSaid(raw)) rows.push(row);
  }
  const tokens = rows.flatMap((row, at) => tokensIn(raws[row]?.text ?? '', row, at === 0 ? line.key.length + 1 : 0));
  return { key: line.key, line, rows, tokens };
}

function tokensIn(text: string, row: number, from: number): Token[] {
  return Array.from(text.slice(from).matchAll(/;|[^\s;]+/g), ({ index, 0: word }) => ({
    row,
    from: from + index,
    to: from + index + word.length,
    text: word,
  }));
}

/** Lines whose entries are parted by semicolons; those of the others are single words. */
const OF_SEVERAL_WORDS: readonly LineKey[] = ['furn', 'mon', 'later', 'treasure', 'chest-trap', 'alarm', 'arrival'];

export const isOfSeveralWords = (key: LineKey): boolean => OF_SEVERAL_WORDS.includes(key);

/** The entries of a line, each as the tokens that it is made of. */
export function entriesIn({ key, tokens }: SourceLine): readonly (readonly Token[])[] {
  if (!isOfSeveralWords(key)) return tokens.map((token) => [token]);
  const entries: Token[][] = [[]];
  for (const token of tokens) {
    if (token.text === ENTRY_MARK) entries.push([]);
    else entries.at(-1)?.push(token);
  }
  return entries.filter((entry) => entry.length > 0);
}

/** An entry as it would be printed, whatever spaces and noughts it is written with. */
export const saidIn = (entry: readonly Token[]): string => withoutNoughts(entry.map(({ text }) => text).join(' '));

export const withoutNoughts = (text: string): string => text.replace(/\d+/g, (digits) => String(Number(digits)));

export const lineIn = ({ lines }: Source, key: LineKey): SourceLine | null =>
  lines.find((line) => line.key === key) ?? null;

/** The rows of a drawn plan. */
export const planRows = ({ raws }: Source, { rows }: SourceLine): readonly number[] =>
  rows.filter((row) => raws[row]?.text.trim().startsWith(ROW_MARK));

/** What a line says behind its colon, with single spaces; null when there is no such line. */
export const readLine = (text: string, key: LineKey): string | null => lineIn(sourceOf(text), key)?.line.text ?? null;
