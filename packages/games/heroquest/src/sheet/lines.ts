import { type Fault, meant } from './faults.ts';
import { LINE_KEYS, type LineKey } from './keys.ts';
import { QUEST_NUMBER_MAX, REPEATS_MAX, SHEET_LENGTH_MAX, TITLE_LENGTH_MAX } from './limits.ts';

const REPEATABLE: readonly LineKey[] = ['named', 'note'];

export interface Line {
  readonly key: LineKey;
  /** Where it begins, counted from 1. */
  readonly number: number;
  /** Where it ends: a line may go on in the next ones. */
  end: number;
  /** What follows the colon, with single spaces. */
  text: string;
  /** The rows of a plan that is drawn. */
  readonly rows: string[];
}

export interface Lines {
  readonly number: number | null;
  readonly title: string;
  readonly lines: readonly Line[];
  /** What could not be taken for a line. */
  readonly faults: readonly Fault[];
}

/** The mark of a row of a drawn plan. */
export const ROW_MARK = '|';
/** The mark of a line that is for whoever reads the text. */
export const COMMENT_MARK = '#';

/** Cuts a sheet into its lines. A line that begins with a space continues the one before it. */
export function cutLines(text: string): Lines {
  if (text.length > SHEET_LENGTH_MAX) {
    const message = `must have at most ${SHEET_LENGTH_MAX} characters; it has ${text.length}`;
    return { number: null, title: '', lines: [], faults: [{ line: null, key: null, word: null, message }] };
  }
  const raws = linesOf(text).map((raw, index): Raw => ({ raw, text: tidy(raw), number: index + 1 }));
  const unreadable = raws.filter((raw) => hasControl(raw.text)).length;
  if (unreadable > UNREADABLE_MAX) {
    const message = `must be plain text; ${unreadable} of its lines have control characters`;
    return { number: null, title: '', lines: [], faults: [{ line: null, key: null, word: null, message }] };
  }
  const said = raws.filter(isSaid);
  const first = said[0] ?? { raw: '', text: '', number: 1 };
  const header = readHeader(first);
  const faults = header.flaw === null ? [] : [{ line: first.number, key: null, word: null, message: header.flaw }];
  const cutting: Cutting = { lines: [], faults, open: null };
  // Whoever forgot the title has a line there, which is read all the same.
  for (const raw of keyOf(first.text) === null ? said.slice(1) : said) addLine(cutting, raw);
  return { number: header.number, title: header.title, lines: cutting.lines, faults: cutting.faults };
}

/** Whether this looks like a sheet, whatever is wrong with it: one of its lines begins like those of a sheet. */
export const isSheet = (text: string): boolean => linesOf(text).some((raw) => keyOf(raw) !== null);

/** Whether it draws its plan itself, row by row. */
export const isPlanDrawn = (text: string): boolean => cutLines(text).lines.some(({ rows }) => rows.length > 0);

/** The sheet under another title; what else it says stays as it is written. */
export function retitleSheet(text: string, title: string): string {
  const lines = linesOf(text);
  const first = lines.findIndex((raw) => isSaid({ raw, text: tidy(raw) }));
  const line = lines[first] ?? '';
  const number = /^\s*Q\d{1,9} /.exec(line)?.[0] ?? '';
  const hasTitle = first >= 0 && keyOf(tidy(line)) === null;
  return lines.toSpliced(Math.max(0, first), hasTitle ? 1 : 0, `${number}${title}`).join('\n');
}

/** What some editors put before the first letter of a text. */
const BYTE_ORDER_MARK = /^\ufeff/;

export const linesOf = (text: string): readonly string[] => text.replace(BYTE_ORDER_MARK, '').split(/\r?\n/);

/** Whether somebody is told something by it: it is neither empty nor a comment. */
const isSaid = ({ raw, text }: Pick<Raw, 'raw' | 'text'>): boolean => text !== '' && !raw.startsWith(COMMENT_MARK);

/** A line of the text: as it stands, and with single spaces. */
interface Raw {
  readonly raw: string;
  readonly text: string;
  readonly number: number;
}

interface Header {
  readonly number: number | null;
  readonly title: string;
  readonly flaw: string | null;
}

function readHeader({ text }: Raw): Header {
  const wrong = (flaw: string): Header => ({ number: null, title: '', flaw });
  if (hasControl(text)) return wrong(NO_PLAIN_TEXT);
  if (text === '' || keyOf(text) !== null) return wrong('must be the title, like “Q1 The Trial” or “My Quest”');
  if (text.length > TITLE_LENGTH_MAX) return wrong(`must be a title of at most ${TITLE_LENGTH_MAX} characters`);
  const parts = /^Q(\d{1,9}) (.+)$/.exec(text);
  if (parts === null) return { number: null, title: text, flaw: null };
  const quest = Number(parts[1]);
  if (quest < 1 || quest > QUEST_NUMBER_MAX) return wrong(`must give a quest from Q1 to Q${QUEST_NUMBER_MAX}`);
  return { number: quest, title: parts[2] ?? '', flaw: null };
}

interface Cutting {
  readonly lines: Line[];
  readonly faults: Fault[];
  /** The line that the next one may continue; what follows a line at fault belongs to it, and is left out with it. */
  open: Line | 'at fault' | null;
}

function addLine(cutting: Cutting, raw: Raw): void {
  const { lines, faults, open } = cutting;
  if (hasControl(raw.text)) {
    faults.push({ line: raw.number, key: null, word: null, message: NO_PLAIN_TEXT });
    return;
  }
  if (isContinuing(open, raw)) {
    if (open !== 'at fault') goOn(open, raw);
    return;
  }
  const key = isIndented(raw) ? null : keyOf(raw.text);
  const fault = faultOfBeginning(lines, key, raw);
  if (fault !== null) faults.push(fault);
  if (fault !== null || key === null) cutting.open = 'at fault';
  else {
    cutting.open = { key, number: raw.number, end: raw.number, text: raw.text.slice(key.length + 1).trim(), rows: [] };
    lines.push(cutting.open);
  }
}

const isIndented = ({ raw }: Raw): boolean => /^\s/.test(raw);
const isRow = ({ text }: Raw): boolean => text.startsWith(ROW_MARK);

function isContinuing(open: Cutting['open'], raw: Raw): open is Line | 'at fault' {
  if (open === null) return false;
  if (open === 'at fault') return isIndented(raw) || isRow(raw);
  return isIndented(raw) || (isRow(raw) && open.key === 'plan');
}

function goOn(line: Line, raw: Raw): void {
  line.end = raw.number;
  if (isRow(raw) && line.key === 'plan') line.rows.push(raw.text.slice(ROW_MARK.length));
  else line.text = `${line.text} ${raw.text}`.trim();
}

/** What is wrong with how a line begins; null when it is a line. */
function faultOfBeginning(lines: readonly Line[], key: LineKey | null, raw: Raw): Fault | null {
  const fault = (message: string, word: string | null = null): Fault => ({ line: raw.number, key, word, message });
  if (isIndented(raw)) return fault('must not begin with a space: there is no line yet that it could continue');
  if (key === null) {
    const [word = ''] = /^[^\s:]*/.exec(raw.text) ?? [];
    return fault(`must begin with a key and a colon; ${whatElse(word)}`, word === '' ? null : word);
  }
  const count = lines.filter((line) => line.key === key).length;
  if (count > 0 && !REPEATABLE.includes(key)) return fault('must not stand twice; put everything on one line');
  return count >= REPEATS_MAX ? fault(`must not stand more than ${REPEATS_MAX} times`) : null;
}

/** What stands where a key should, and which is meant. */
function whatElse(word: string): string {
  const key = LINE_KEYS.find((known) => known === word);
  if (key !== undefined) return `“${key}” has no colon behind it`;
  const near = meant(word, LINE_KEYS);
  const said = word === '' ? 'there is none' : `“${word}” is none`;
  return near === '' ? `${said}. There are ${LINE_KEYS.map((known) => `${known}:`).join(' ')}` : `${said}${near}`;
}

/** More lines like that, and it is no text at all. */
const UNREADABLE_MAX = 3;

const NO_PLAIN_TEXT = 'must be plain text; it has a control character';

const tidy = (raw: string): string => raw.trim().replace(/\s+/g, ' ');

const keyOf = (text: string): LineKey | null => LINE_KEYS.find((key) => text.startsWith(`${key}:`)) ?? null;

const SPACE = 32;
const DELETE = 127;

const hasControl = (text: string): boolean =>
  [...text].some((sign) => sign < String.fromCharCode(SPACE) || sign === String.fromCharCode(DELETE));
