import { EAST, edgeOf, SOUTH } from '@questhall/grid';
import { type Fault, faultOn, meant } from './faults.ts';
import type { LineKey } from './keys.ts';
import { ENTRIES_MAX, NAME_LENGTH_MAX } from './limits.ts';
import type { Line } from './lines.ts';
import type { Edge, Plan, Room, Square } from './sheet.ts';
import { squareAt, widthOf } from './squares.ts';

/**
 * Reads the lines of a sheet. What is wrong is noted down, and reading goes on: an entry at fault is left out, and where
 * something must be, something harmless takes its place.
 */
export interface Reader {
  readonly lines: readonly Line[];
  readonly plan: Plan;
  readonly faults: Fault[];
}

export const lineOf = (reader: Reader, key: LineKey): Line | null =>
  reader.lines.find((line) => line.key === key) ?? null;

/** `word`: what of the line is at fault, when it is one word. */
export function complain(reader: Reader, line: Line, message: string, word?: string): void {
  reader.faults.push(faultOn(line, message, word));
}

/** The line of that key, when something stands behind its colon. */
export function filledLine(reader: Reader, key: LineKey): Line | null {
  const line = lineOf(reader, key);
  return line === null || line.text === '' ? null : line;
}

/** Reads one after the other; what is at fault is left out. */
export function readEach<X, Y>(reader: Reader, list: readonly X[], read: (item: X) => Y): Y[] {
  return list.flatMap((item) => {
    const { length } = reader.faults;
    const value = read(item);
    return reader.faults.length === length ? [value] : [];
  });
}

/** The entries of a line, each made of words. */
export function entriesOf(reader: Reader, line: Line): string[][] {
  const entries = line.text.split(';').map((entry) => wordsOf(entry));
  return limited(reader, line, entries);
}

/** The words of a line; none if there is no such line. */
export function wordsOn(reader: Reader, key: LineKey): { readonly line: Line; readonly words: string[] } | null {
  const line = lineOf(reader, key);
  return line === null ? null : { line, words: limited(reader, line, wordsOf(line.text)) };
}

export const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');

function limited<X>(reader: Reader, line: Line, list: X[]): X[] {
  if (list.length > ENTRIES_MAX)
    complain(reader, line, `must have at most ${ENTRIES_MAX} entries; there are ${list.length}`);
  return list.slice(0, ENTRIES_MAX);
}

export function readSquare(reader: Reader, line: Line, word: string | undefined): Square {
  const square = squareFrom(reader.plan, word);
  if (square >= 0) return square;
  complain(reader, line, `must be a square like 3,4 on a plan of ${sizeOf(reader.plan)}; ${quoted(word)} is not`, word);
  return 0;
}

/** -1 when it is none. */
function squareFrom(plan: Plan, word: string | undefined): Square {
  const parts = /^(\d{1,3}),(\d{1,3})$/.exec(word ?? '');
  return parts === null ? -1 : squareAt(plan, Number(parts[1]), Number(parts[2]));
}

export function readEdge(reader: Reader, line: Line, word: string | undefined): Edge {
  const edge = edgeFrom(reader.plan, word);
  if (edge >= 0) return edge;
  complain(
    reader,
    line,
    `must be the east or south side of a square, like 3,4E or 3,4S, inside a plan of ${sizeOf(reader.plan)}; ${quoted(word)} is not${otherSide(word)}`,
    word,
  );
  return 0;
}

/** `. Write 2,1E`, for the west or north side of a square; nothing for anything else. */
function otherSide(word: string | undefined): string {
  const parts = /^(\d{1,3}),(\d{1,3})([WN])$/.exec(word ?? '');
  const [column, row] = [Number(parts?.[1]), Number(parts?.[2])];
  if (parts?.[3] === 'W' && column > 0) return `. Write ${column - 1},${row}E`;
  return parts?.[3] === 'N' && row > 0 ? `. Write ${column},${row - 1}S` : '';
}

function edgeFrom(plan: Plan, word: string | undefined): Edge {
  const parts = /^(\d{1,3}),(\d{1,3})([ES])$/.exec(word ?? '');
  if (parts === null) return -1;
  const [column, row, isSouth] = [Number(parts[1]), Number(parts[2]), parts[3] === 'S'];
  const beyond = isSouth ? squareAt(plan, column, row + 1) : squareAt(plan, column + 1, row);
  return beyond < 0 ? -1 : edgeOf(squareAt(plan, column, row), isSouth ? SOUTH : EAST);
}

export function readRoom(reader: Reader, line: Line, word: string | undefined): Room {
  if (word !== undefined && /^\p{L}$/u.test(word)) return word;
  complain(reader, line, `must be a room’s letter on the plan, like A; ${quoted(word)} is not`, word);
  return 'A';
}

export function readWhole(reader: Reader, line: Line, word: string | undefined, min: number, max: number): number {
  const number = /^\d{1,9}$/.test(word ?? '') ? Number(word) : Number.NaN;
  if (number >= min && number <= max) return number;
  complain(reader, line, `must be a whole number from ${min} to ${max}; ${quoted(word)} is not`, word);
  return min;
}

export function readKey(reader: Reader, line: Line, word: string | undefined): string {
  if (word !== undefined && word.length <= NAME_LENGTH_MAX && /^[a-z][a-z0-9-]*$/.test(word)) return word;
  complain(
    reader,
    line,
    `must be a monster’s key of small letters, like orc or dread-warrior; ${quoted(word)} is not`,
    word,
  );
  return 'orc';
}

export function readOne<X extends string>(
  reader: Reader,
  line: Line,
  word: string | undefined,
  known: readonly [X, ...X[]],
): X {
  const found = known.find((one) => one === word);
  if (found !== undefined) return found;
  complain(reader, line, `must be one of ${known.join(', ')}; ${quoted(word)} is not${meant(word, known)}`, word);
  return known[0];
}

/** The entry must have so many words. */
export function expectWords(
  reader: Reader,
  line: Line,
  words: readonly string[],
  count: number,
  example: string,
): void {
  if (words.length !== count)
    complain(reader, line, `must be written like “${example}”; “${words.join(' ')}” is not`, words[0]);
}

export const quoted = (word: string | undefined): string => (word === undefined ? 'nothing' : `“${word}”`);

const sizeOf = (plan: Plan): string => `${widthOf(plan)} by ${plan.length} squares`;
