import type { Remark } from '../design.ts';
import { didYouMean } from '../plain-text.ts';

/** One line of a text that somebody wrote: `monster ghoul: speed 4`. */
export interface Entry {
  /** Where it begins and where it ends, counted from 1: a line may go on in the next ones. */
  readonly line: number;
  readonly end: number;
  readonly key: string;
  /** Between the key and the colon. */
  readonly name: string;
  /** Behind the colon. */
  readonly value: string;
}

/** A text that begins with its title and goes on in lines with a key. */
export interface Written {
  /** As it stands, line by line. */
  readonly raws: readonly string[];
  readonly title: string;
  readonly entries: readonly Entry[];
  readonly errors: readonly Remark[];
}

/** What lines there can be, and how much of them. */
export interface Grammar {
  /** The game it is for; a line `game:` may say so. */
  readonly game: string;
  readonly keys: readonly string[];
}

/** Characters in a text, in its title, and lines with a key. */
export const WRITTEN_LENGTH_MAX = 60_000;
const TITLE_LENGTH_MAX = 80;
const ENTRIES_MAX = 400;

const GAME = 'game';
const COMMENT = '#';
const ENTRY = /^([a-z-]+)(?: ([^:]*))?:(.*)$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/;

const rawsOf = (text: string): readonly string[] => text.replace(/^\ufeff/, '').split(/\r?\n/);
const tidy = (raw: string): string => raw.trim().replace(/\s+/g, ' ');
const isSaid = (raw: string): boolean => raw.trim() !== '' && !raw.startsWith(COMMENT);
const remark = (line: number | null, text: string): Remark => ({ line, column: line === null ? null : 1, text });

function entryIn(text: string, line: number): Entry | null {
  const [, key, name = '', value = ''] = ENTRY.exec(text) ?? [];
  return key === undefined ? null : { line, end: line, key, name: name.trim(), value: value.trim() };
}

/** The entry of a line, where its key is one of these. */
function knownIn(raw: string, line: number, { keys }: Pick<Grammar, 'keys'>): Entry | null {
  const entry = entryIn(tidy(raw), line);
  return entry !== null && (entry.key === GAME || keys.includes(entry.key)) ? entry : null;
}

/** Cuts a text into its title and its lines. A line that begins with a space goes on with the one before it. */
export function cutWritten(text: string, grammar: Grammar): Written {
  const raws = rawsOf(text);
  if (text.length > WRITTEN_LENGTH_MAX) {
    const much = `must have at most ${WRITTEN_LENGTH_MAX} characters; it has ${text.length}`;
    return { raws: [], title: '', entries: [], errors: [remark(null, much)] };
  }
  const first = Math.max(0, raws.findIndex(isSaid));
  const title = titleOn(raws[first] ?? '', grammar);
  const cutting: Cutting = { entries: [], errors: titleFlaws(title, first + 1), open: null };
  for (const [at, raw] of raws.entries()) {
    if (CONTROL.test(raw)) cutting.errors.push(remark(at + 1, 'must be plain text; it has a control character'));
    if (isSaid(raw) && (title === null || at !== first)) addLine(cutting, raw, at + 1, grammar);
  }
  const { entries, errors } = cutting;
  if (entries.length > ENTRIES_MAX) errors.push(remark(null, `must have at most ${ENTRIES_MAX} lines`));
  for (const entry of entries) if (entry.key === GAME) errors.push(...foreign(entry, grammar));
  return { raws, title: title ?? '', entries: entries.filter(({ key }) => key !== GAME), errors };
}

/** The title, where this is one; null where it is a line with a key. */
function titleOn(raw: string, grammar: Grammar): string | null {
  const text = tidy(raw);
  return text === '' || knownIn(text, 1, grammar) !== null ? null : text;
}

function titleFlaws(title: string | null, line: number): Remark[] {
  if (title === null) return [remark(line, 'must be the title, like “The Long Night”')];
  return title.length > TITLE_LENGTH_MAX
    ? [remark(line, `must be a title of at most ${TITLE_LENGTH_MAX} characters`)]
    : [];
}

interface Cutting {
  readonly entries: Entry[];
  readonly errors: Remark[];
  /** What the next line may go on with: the last one, or what is left out with a line at fault; nothing at first. */
  open: 'entry' | 'at fault' | null;
}

function addLine(cutting: Cutting, raw: string, line: number, grammar: Grammar): void {
  const { entries, errors, open } = cutting;
  if (/^\s/.test(raw)) {
    const last = entries.at(-1);
    if (open === null) errors.push(remark(line, 'begins with a space, and no line comes before it'));
    else if (open === 'entry' && last !== undefined) entries.splice(-1, 1, goneOn(last, tidy(raw), line));
    return;
  }
  const entry = knownIn(raw, line, grammar);
  cutting.open = entry === null ? 'at fault' : 'entry';
  if (entry !== null) entries.push(entry);
  else errors.push(remark(line, unknownLine(tidy(raw), grammar)));
}

const goneOn = (entry: Entry, more: string, end: number): Entry => ({
  ...entry,
  end,
  value: `${entry.value} ${more}`.trim(),
});

function unknownLine(text: string, { keys }: Grammar): string {
  const [word = ''] = /^[^\s:]*/.exec(text) ?? [];
  if (keys.includes(word) && !text.includes(':')) return `“${text}” has no colon: what is said of it stands behind one`;
  const known = [...keys, GAME];
  return `must begin with one of ${known.join(', ')}, and have a colon.${didYouMean(word, known)}`;
}

const foreign = ({ line, value }: Entry, { game }: Grammar): readonly Remark[] =>
  value === game ? [] : [remark(line, `this is for ${value === '' ? 'no game' : value}, and here ${game} is played`)];

/** What a text calls itself, whatever else is in it; empty where there is no text. */
export const titleIn = (text: string): string => tidy(rawsOf(text).find(isSaid) ?? '');

/** Whether a text says for which game it is; null when it does not say. */
export function gameNamedIn(text: string): string | null {
  for (const raw of rawsOf(text)) {
    const entry = /^\s/.test(raw) ? null : entryIn(tidy(raw), 0);
    if (entry?.key === GAME && entry.name === '') return entry.value;
  }
  return null;
}

/** The entries of a text, whatever else is in it. */
export const entriesIn = (text: string, grammar: Pick<Grammar, 'keys'>): readonly Entry[] =>
  rawsOf(text).flatMap((raw, at) => (/^[\s#]/.test(raw) ? [] : (knownIn(raw, at + 1, grammar) ?? [])));

/** The text under another title; what else it says stays as it is written. */
export function retitleWritten(text: string, title: string, grammar: Pick<Grammar, 'keys'>): string {
  const raws = rawsOf(text);
  const first = raws.findIndex(isSaid);
  const hasTitle = first >= 0 && knownIn(raws[first] ?? '', 1, grammar) === null;
  return raws.toSpliced(Math.max(0, first), hasTitle ? 1 : 0, title).join('\n');
}

/** Something to say about a word of an entry, which is looked for where it stands. */
export function remarkOn({ raws }: Pick<Written, 'raws'>, entry: Entry, word: string, text: string): Remark {
  for (let line = entry.line; line <= entry.end; line++) {
    const column = columnOf(raws[line - 1] ?? '', word);
    if (column !== null) return { line, column, text };
  }
  return { line: entry.line, column: 1, text };
}

/** Where a word stands by itself, or failing that in another one; null where it does not. */
function columnOf(raw: string, word: string): number | null {
  if (word === '') return null;
  for (let at = raw.indexOf(word); at >= 0; at = raw.indexOf(word, at + 1))
    if (isBetween(raw[at - 1]) && isBetween(raw[at + word.length])) return at + 1;
  const at = raw.indexOf(word);
  return at < 0 ? null : at + 1;
}

const isBetween = (sign: string | undefined): boolean => sign === undefined || /[\s:;,|]/.test(sign);

/** In the order of the text; what is about the whole of it comes first. */
export const inTextOrder = (remarks: readonly Remark[]): readonly Remark[] =>
  remarks.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0));
