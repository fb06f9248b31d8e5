import { LINE_KEYS, type LineKey } from '../keys.ts';
import { ROW_MARK } from '../lines.ts';
import { INDENT, WIDTH, wrapLine } from '../print.ts';
import type { Plan } from '../sheet.ts';
import {
  ENTRY_MARK,
  entriesIn,
  isComment,
  isOfSeveralWords,
  lineIn,
  planRows,
  type Raw,
  type Source,
  type SourceLine,
  saidIn,
  sourceOf,
  type Token,
  textOf,
  withoutNoughts,
} from './source.ts';

/** One entry of one line, as it is printed: `mon`, `orc 3,4`. */
export interface Written {
  readonly line: LineKey;
  readonly entry: string;
}

/** Puts an entry at the end of its line; a line that is not there yet comes to its usual place. */
export function addEntry(text: string, { line: key, entry }: Written): string {
  const source = sourceOf(text);
  const line = lineIn(source, key);
  if (line === null) return insertLine(source, [`${key}: ${entry}`], key);
  const last = line.tokens.at(-1);
  const row = last?.row ?? line.rows[0] ?? 0;
  const raw = source.raws[row];
  if (raw === undefined) return text;
  if (last === undefined) return spliced(source, row, [{ ...raw, text: `${key}: ${entry}` }]);
  const mark = isOfSeveralWords(key) && last.text !== ENTRY_MARK ? ENTRY_MARK : '';
  const before = raw.text.slice(0, last.to) + mark;
  const longer = `${before} ${entry}`;
  if (longer.length <= WIDTH) return spliced(source, row, [{ ...raw, text: longer }]);
  const end = endOf(source);
  return spliced(source, row, [
    { text: before, end },
    { text: INDENT + entry, end: raw.end },
  ]);
}

/** Takes an entry away; null when it does not stand there. */
export function dropEntry(text: string, { line: key, entry }: Written): string | null {
  const source = sourceOf(text);
  const line = lineIn(source, key);
  const found = line === null ? null : findEntry(line, entry);
  if (line === null || found === null) return null;
  if (entriesIn(line).length === 1) return dropped(source, line);
  return textOf(without(source, line, withMark(line, found)));
}

/** Writes an entry anew in its own place; null when it does not stand there. */
export function changeEntry(text: string, { line: key, entry }: Written, to: string): string | null {
  const source = sourceOf(text);
  const line = lineIn(source, key);
  const found = line === null ? null : findEntry(line, entry);
  if (line === null || found === null) return null;
  const words = to.split(' ');
  const [first, ...others] = found;
  if (first === undefined) return null;
  const written =
    words.length === found.length ? found.map((token, at) => ({ ...token, text: words[at] ?? '' })) : null;
  if (written !== null) return textOf(rewritten(source.raws, written));
  return textOf(rewritten(without(source, line, others, false), [{ ...first, text: to }]));
}

/** Writes what stands behind the colon anew; a text that is empty or null takes the line away. */
export function writeLine(text: string, key: LineKey, said: string | null): string {
  const source = sourceOf(text);
  const value = said === null ? null : plainly(said);
  const line = lineIn(source, key);
  if (value === null || value === '') return line === null ? text : dropped(source, line);
  if (line === null) return insertLine(source, wrapLine(key, value), key);
  return line.line.text === value ? text : rewrittenLine(source, line, value);
}

/** The same for the lines that may stand more than once: the one that says this, or one more. */
export function writeRepeated(text: string, key: LineKey, was: string | null, said: string | null): string {
  const source = sourceOf(text);
  const value = said === null ? null : plainly(said);
  const line = source.lines.find((one) => one.key === key && was !== null && isSame(one.line.text, was));
  if (line === undefined) return value === null ? text : insertLine(source, wrapLine(key, value), key);
  if (value === null) return textOf(source.raws.filter((_, row) => !line.rows.includes(row)));
  return line.line.text === value ? text : rewrittenLine(source, line, value);
}

const isSame = (one: string, other: string): boolean => withoutNoughts(one) === withoutNoughts(plainly(other));

/** A quest keeps its number, and is never without a title. */
export function writeTitle(text: string, said: string): string {
  const source = sourceOf(text);
  const raw = source.raws[source.title];
  const title = plainly(said);
  if (title === '') return text;
  if (raw === undefined) return `${title}${endOf(source)}${text}`;
  const [number = ''] = /^\s*Q\d+ /.exec(raw.text) ?? [];
  return spliced(source, source.title, [{ ...raw, text: number + title }]);
}

/** Draws the plan anew, row by row: those that stay as they were are left alone. */
export function writePlan(text: string, plan: Plan | 'campaign' | 'board'): string {
  const source = sourceOf(text);
  const line = lineIn(source, 'plan');
  if (typeof plan === 'string') return writeLine(line === null ? text : withoutRows(source, line), 'plan', plan);
  const drawn = plan.map((row) => ROW_MARK + row);
  if (line === null) return insertLine(source, ['plan:', ...drawn], 'plan');
  const rows = planRows(source, line);
  const [from, ...rest] = rows;
  const head = line.rows[0] ?? 0;
  const raws = source.raws.map((raw, row) => (row === head ? { ...raw, text: 'plan:' } : raw));
  const end = endOf(source);
  if (from === undefined)
    return textOf(raws.flatMap((raw, row) => (row === head ? endedRows([raw.text, ...drawn], raw.end, end) : [raw])));
  const last = rest.at(-1) ?? from;
  return textOf(
    raws.flatMap((raw, row) => {
      const at = rows.indexOf(row);
      if (at < 0) return [raw];
      if (row === last) return endedRows([withRow(raw, plan[at]), ...drawn.slice(at + 1)].flat(), raw.end, end);
      return plan[at] === undefined ? [] : [{ ...raw, text: withRow(raw, plan[at])[0] ?? raw.text }];
    }),
  );
}

/** On one row, with single spaces, as a sheet is read. */
const plainly = (said: string): string => said.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Nothing where the plan has no such row any more. */
const withRow = ({ text }: Raw, row: string | undefined): string[] =>
  row === undefined ? [] : [text.slice(0, text.indexOf(ROW_MARK) + ROW_MARK.length) + row];

const endedRows = (texts: readonly string[], lastEnd: string, end: string): Raw[] =>
  texts.map((text, at) => ({ text, end: at === texts.length - 1 ? lastEnd : end }));

function withoutRows(source: Source, line: SourceLine): string {
  const rows = planRows(source, line);
  return textOf(source.raws.filter((_, row) => !rows.includes(row)));
}

/** How the lines of this text end. */
const endOf = ({ raws }: Source): string => raws.find(({ end }) => end !== '')?.end ?? '\n';

function spliced({ raws }: Source, row: number, by: readonly Raw[]): string {
  return textOf([...raws.slice(0, row), ...by, ...raws.slice(row + 1)]);
}

/** Behind the last line that usually comes before it. */
function insertLine(source: Source, texts: readonly string[], key: LineKey): string {
  const rank = (one: LineKey): number => LINE_KEYS.indexOf(one);
  const before = source.lines.filter((line) => rank(line.key) <= rank(key));
  const nearest = Math.max(...before.map((line) => rank(line.key)));
  const ends = before.filter((line) => rank(line.key) === nearest).map(({ rows }) => rows.at(-1) ?? 0);
  const row = ends.length === 0 ? source.title : Math.max(...ends);
  const end = endOf(source);
  const raw = source.raws[row];
  if (raw === undefined) return textOf([...texts.map((text) => ({ text, end })), ...source.raws]);
  return spliced(source, row, endedRows([raw.text, ...texts], raw.end, end));
}

function findEntry(line: SourceLine, entry: string): readonly Token[] | null {
  return entriesIn(line).find((tokens) => saidIn(tokens) === entry) ?? null;
}

/** An entry and the mark that goes with it: the one before it, or the one behind it where that is on the same row. */
function withMark({ key, tokens }: SourceLine, entry: readonly Token[]): readonly Token[] {
  const [first, last] = [entry[0], entry.at(-1)];
  if (!isOfSeveralWords(key) || first === undefined || last === undefined) return entry;
  const before = tokens[tokens.indexOf(first) - 1];
  const behind = tokens[tokens.indexOf(last) + 1];
  const isBehind = behind !== undefined && (before === undefined || before.row !== first.row);
  const mark = isBehind ? behind : before;
  return mark === undefined ? entry : [...entry, mark];
}

/** The rows without these tokens; a row that has nothing else goes too, but the one with the key. */
function without(source: Source, line: SourceLine, gone: readonly Token[], mayDropRows = true): readonly Raw[] {
  const head = line.rows[0];
  return source.raws.flatMap((raw, row) => {
    const here = line.tokens.filter((token) => token.row === row);
    const kept = here.filter((token) => !gone.includes(token));
    if (kept.length === here.length) return [raw];
    if (kept.length === 0 && row !== head && mayDropRows) return [];
    const start = row === head ? line.key.length + 1 : (here[0]?.from ?? 0);
    return [{ ...raw, text: joined(raw.text, start, here, kept) }];
  });
}

/** What stays keeps the space that stood before it; what comes first now keeps that of the first. */
function joined(text: string, start: number, here: readonly Token[], kept: readonly Token[]): string {
  const first = here[0]?.from ?? start;
  let line = text.slice(0, kept.length === 0 ? start : first);
  for (const [at, token] of kept.entries()) {
    const before = here[here.indexOf(token) - 1]?.to ?? first;
    line += (at === 0 ? '' : text.slice(before, token.from)) + token.text;
  }
  return line;
}

/** Words put in the place of tokens; from behind, so that places before them stay what they are. */
function rewritten(raws: readonly Raw[], tokens: readonly Token[]): readonly Raw[] {
  const result = [...raws];
  for (const { row, from, to, text } of [...tokens].reverse()) {
    const raw = result[row];
    if (raw !== undefined) result[row] = { ...raw, text: raw.text.slice(0, from) + text + raw.text.slice(to) };
  }
  return result;
}

/** Under a comment of its own the line stays, with nothing behind the colon: it may say something again. */
const MAY_BE_EMPTY: readonly LineKey[] = [
  ...(['stairs', 'start', 'reward', 'limit', 'doors', 'open', 'secret', 'walls', 'blocked', 'pit', 'block'] as const),
  ...(['spear', 'furn', 'mon', 'later', 'treasure', 'chest-trap', 'alarm', 'escape', 'freed'] as const),
];

function dropped(source: Source, line: SourceLine): string {
  const [head = 0] = line.rows;
  const isKept = isComment(source.raws[head - 1]) && MAY_BE_EMPTY.includes(line.key);
  return textOf(
    source.raws.flatMap((raw, row) => {
      if (!line.rows.includes(row)) return [raw];
      return isKept && row === head ? [{ ...raw, text: `${line.key}:` }] : [];
    }),
  );
}

function rewrittenLine(source: Source, line: SourceLine, value: string): string {
  const [head = 0] = line.rows;
  const last = source.raws[line.rows.at(-1) ?? head];
  const texts = endedRows(wrapLine(line.key, value), last?.end ?? '', endOf(source));
  return textOf(source.raws.flatMap((raw, row) => (row === head ? texts : line.rows.includes(row) ? [] : [raw])));
}
