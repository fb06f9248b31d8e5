import { bad, good, type Result } from '@questhall/border';
import { isSeed, NESTING_MAX, SAVE_LENGTH_MAX, SEATS_MAX } from '@questhall/kernel';
import { isCount, isDeeperThan, isRecord, isText, NAME_LENGTH_MAX, orNull, recordOf } from '@questhall/wire';
import { matchOf } from '../host/card.ts';
import { type HostLine, isHostLine } from '../host/lines.ts';
import { type Beginning, isBeginning } from '../host/reading.ts';
import { isLine, isSnapshot, parseJson } from '../shelf/shapes.ts';
import { isId, type Snapshot } from '../shelf/shelf.ts';
import { FORMAT, type Last, makeSeal, SUM_LENGTH, VERSION } from './seal.ts';

/** A table in a file: one JSON record a line, the first for its header, the last for how it stands at the end. */
export interface TableFile {
  readonly format: typeof FORMAT;
  readonly id: string;
  readonly name: string;
  readonly match: string;
  readonly beginning: Beginning;
  readonly lines: readonly HostLine[];
  /**
   * How it stood after the last line, or after an earlier one where only older rules could tell; null: nobody knows.
   */
  readonly snapshot: Snapshot | null;
  /** The edition that it was last played under. */
  readonly edition: string;
  /** The first line of the file that is not as it was written, if there is one. */
  readonly changed: number | null;
}

/** Journal lines are numbered from 1, and the first line of the file is the header. */
export const placeOf = (n: number): string => `line ${n + 1}`;

const BEGINS = new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${FORMAT}"`);

/** Whether a text begins like the file of a table, whatever became of the rest. */
export const isTableFile = (text: string): boolean => BEGINS.test(text);

/** The outside of a file: is it whole, and does every line say something that a table says? Nothing is played yet. */
export function readTableFile(text: string): Result<TableFile> {
  if (text.length > SAVE_LENGTH_MAX) return bad('file', `is longer than ${SAVE_LENGTH_MAX} characters; no match is`);
  const texts = text.split(/\r?\n/);
  if (texts.at(-1) === '') texts.pop();
  const [first = '', ...rest] = texts;
  const head = readHead(first);
  if (!head.ok) return head;
  const lines: HostLine[] = [];
  for (const line of rest) {
    const raw = parseJson(line);
    const place = placeOf(lines.length + 1);
    if (isDeeperThan(raw, NESTING_MAX)) return bad(place, TOO_DEEP);
    if (isLast(raw)) return closed(head.value, lines, raw, texts);
    const problem = lineProblem(raw, lines.length + 1, texts.length === lines.length + 2);
    if (problem !== null) return bad(place, problem);
    if (isLine(raw) && isHostLine(raw)) lines.push(raw);
  }
  return bad(placeOf(lines.length + 1), 'is missing: the file was cut off here');
}

const TOO_DEEP = `has more than ${NESTING_MAX} lists and records inside each other`;

type Head = Pick<TableFile, 'id' | 'name' | 'match' | 'beginning'>;

function readHead(text: string): Result<Head> {
  const raw = parseJson(text);
  if (!isRecord(raw)) return bad('line 1', 'is not complete: the file was cut off here, or changed by hand');
  const { version, id, name, match } = raw;
  if (typeof version === 'number' && version > VERSION)
    return bad(
      'line 1',
      `is of version ${version}; this Questhall reads up to ${VERSION}. Update it to open this file`,
    );
  if (version !== VERSION) return bad('line 1', `must be of version ${VERSION}`);
  if (isDeeperThan(raw, NESTING_MAX)) return bad('line 1', TOO_DEEP);
  if (!isId(id) || !isText(name) || !isText(match) || !isBeginning(raw))
    return bad('line 1', 'is no header of a table');
  const { game, edition, options, seats, seed, from, company, takenBack } = raw;
  if (seats > SEATS_MAX || company.length !== seats)
    return bad('line 1', `does not say who sits in its ${seats} seats`);
  if (!isSeed(seed)) return bad('line 1', 'has no seed');
  const beginning = { game, edition, options, seats, seed, from, company, takenBack };
  // What begins in the middle keeps the name of its match: nobody can work it out again.
  if (from === null && match !== matchOf(beginning))
    return bad('line 1', 'does not begin the match that it names: its game, seats, seed or options were changed');
  return good({ id, name: name.slice(0, NAME_LENGTH_MAX), match: match.slice(0, MATCH_LENGTH), beginning });
}

/** Characters in the hash of a match. */
const MATCH_LENGTH = 16;

function lineProblem(raw: unknown, n: number, isEnd: boolean): string | null {
  if (raw === undefined) return isEnd ? 'is not complete: the file was cut off here' : 'is no JSON';
  if (!isLine(raw) || !isHostLine(raw)) return 'says nothing that a table writes down';
  return raw.n === n ? null : `has number ${raw.n} where ${n} must be: a line is missing, or was added`;
}

const isLast = recordOf({
  kind: (raw) => raw === 'end',
  lines: isCount,
  snapshot: orNull(isSnapshot),
  sums: isText,
  checksum: isText,
});

function closed(head: Head, lines: readonly HostLine[], last: Last, texts: readonly string[]): Result<TableFile> {
  const end = lines.length + 1;
  if (texts.length > end + 1) return bad(placeOf(end + 1), 'stands after the last line: somebody has added it');
  if (last.lines !== lines.length)
    return bad(placeOf(end), `says that there are ${last.lines} lines, and ${lines.length} are there`);
  const edition = lines.findLast((line) => line.kind === 'edition')?.edition ?? head.beginning.edition;
  const changed = firstChanged(last, texts);
  return good({ format: FORMAT, ...head, lines, snapshot: last.snapshot, edition, changed });
}

/** By the sum of each line; the checksum at the end is over all of them and the last line itself. */
function firstChanged({ kind, lines, snapshot, sums }: Last, texts: readonly string[]): number | null {
  const [before, last] = [texts.slice(0, -1), texts.at(-1)];
  const seal = makeSeal();
  for (const text of before) seal.add(text);
  const sumAt = (all: string, i: number): string => all.slice(i * SUM_LENGTH, (i + 1) * SUM_LENGTH);
  const at = before.findIndex((_, i) => sumAt(seal.sums, i) !== sumAt(sums, i));
  if (at >= 0) return at + 1;
  const rest = { kind, lines, snapshot, sums };
  return last === JSON.stringify({ ...rest, checksum: seal.close(rest) }) ? null : texts.length;
}
