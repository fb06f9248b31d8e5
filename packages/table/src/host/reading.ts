import { bad, good, type Result, readOptions } from '@questhall/border';
import type { Rules } from '@questhall/facets';
import type { Header, Types } from '@questhall/kernel';
import { type Guard, isCount, isSitter, isText, isThere, listOf, recordOf, type Sitter } from '@questhall/wire';
import { optionsLeft, reviveState } from '../save/revive.ts';
import { type Kept, type Shelf, ShelfError } from '../shelf/shelf.ts';
import { Course } from './course.ts';
import { type EditionLine, type HostLine, type PlayLine, readLines } from './lines.ts';
import { isStandpoint, isTakenBack, type Standpoint, type TakenBack } from './standpoint.ts';

/** The header of a table: how its match began, who sat where, and what was taken back before it came to the shelf. */
export interface Beginning {
  readonly game: string;
  readonly edition: string;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
  readonly from: unknown;
  readonly company: readonly Sitter[];
  readonly takenBack: readonly TakenBack[];
}

export const isBeginning: Guard<Beginning> = recordOf({
  game: isText,
  edition: isText,
  options: isThere,
  seats: isCount,
  seed: isText,
  from: isThere,
  company: listOf(isSitter),
  takenBack: listOf(isTakenBack),
});

/** A match from the shelf: from its last snapshot on, or from one that lies before a certain move. */
export async function readCourse<T extends Types>(
  rules: Rules<T>,
  shelf: Shelf,
  id: string,
  before?: number,
): Promise<Course<T>> {
  for (let upTo: number | undefined; ; ) {
    const kept = await shelf.read(id, upTo);
    if (kept === null) throw new ShelfError(`there is no table ${id}`);
    const { edition } = rules.game;
    if (kept.card.edition !== edition)
      throw new ShelfError(`was last played under edition ${kept.card.edition}, and not under ${edition}`);
    const root = rootOf(kept);
    const begun = courseAt(rules, readBeginning(kept.header), root);
    if (root.isDeepest || (begun.ok && begun.value.root <= Math.min(before ?? Infinity, reachOf(root.lines)))) {
      const course = orShelfError(begun, root.n);
      for (const line of root.lines) expectFitting(line.n, course.replay(line));
      return course;
    }
    upTo = root.n - 1; // something was taken back that lies before this snapshot, or it is none that helps
  }
}

function expectFitting(n: number, problem: string | null): void {
  if (problem !== null) throw new ShelfError(`line ${n}: ${problem}`);
}

function orShelfError<X>(result: Result<X>, n: number): X {
  if (result.ok) return result.value;
  const { field, message } = result.problem;
  throw new ShelfError(`after line ${n}: ${field} ${message}`);
}

export function readBeginning(raw: unknown): Beginning {
  if (!isBeginning(raw)) throw new ShelfError('the header is none of a table');
  return raw;
}

/** How far back lines go. */
export const reachOf = (lines: readonly PlayLine[]): number =>
  lines.reduce((reach, line) => (line.kind === 'undo' ? Math.min(reach, line.to) : reach), Number.POSITIVE_INFINITY);

/** Where a match can be gone on from in what was kept of it, and what came after that. */
export interface Root {
  /** The number of the line after which it stood like this. */
  readonly n: number;
  /** Null: the beginning. */
  readonly standpoint: Standpoint | null;
  readonly lines: readonly PlayLine[];
  /** Nothing older can be gone on from. */
  readonly isDeepest: boolean;
}

/** An edition line is as good as a snapshot, and nothing before it is read again. */
export function rootOf({ snapshot, lines: raw }: Pick<Kept, 'snapshot' | 'lines'>): Root {
  const lines = readLines(raw);
  const isEdition = (line: HostLine): line is EditionLine => line.kind === 'edition';
  const edition = lines.findLast(isEdition);
  const after = lines.filter((line): line is PlayLine => !isEdition(line) && line.n > (edition?.n ?? 0));
  if (edition !== undefined) return { n: edition.n, standpoint: edition.standpoint, lines: after, isDeepest: true };
  if (snapshot === null) return { n: 0, standpoint: null, lines: after, isDeepest: true };
  if (!isStandpoint(snapshot.state)) throw new ShelfError(`the snapshot after line ${snapshot.n} is none of a table`);
  return { n: snapshot.n, standpoint: snapshot.state, lines: after, isDeepest: false };
}

/** The match as it stood there, under the rules of today. */
export function courseAt<T extends Types>(
  rules: Rules<T>,
  beginning: Beginning,
  { n, standpoint }: Root,
): Result<Course<T>> {
  const { game } = rules;
  const header = headerOf(rules, beginning);
  if (!header.ok) return header;
  if (standpoint !== null) {
    const course = Course.fromStandpoint(rules, header.value, n, standpoint);
    return course === null ? bad('table', `is in no state of ${game.title}, edition ${game.edition}`) : good(course);
  }
  const { from: before, seats, company, takenBack } = beginning;
  const from = before === null ? null : reviveState(game, seats, before);
  if (before !== null && from === null) return bad('from', `is no state of ${game.title}, edition ${game.edition}`);
  const refusal = from === null ? game.admit(header.value.options, seats) : null;
  if (refusal !== null) return bad('options', `are refused by ${refusal.rule}`, refusal.rule);
  return good(Course.fromBeginning(rules, { ...header.value, from }, company, takenBack));
}

/** Options belong to the beginning: those of another edition that are gone do not stop it. */
function headerOf<T extends Types>(
  { game }: Rules<T>,
  { game: id, edition, options: given, seats, seed }: Beginning,
): Result<Header<T>> {
  if (id !== game.id) return bad('table', `is one of ${id}, not of ${game.id}`);
  const { min, max } = game.seats;
  if (seats < min || seats > max) return bad('seats', `must be ${min} to ${max} for ${game.title}`);
  const options = readOptions(game.options, edition === game.edition ? given : optionsLeft(game.options, given));
  return options.ok ? good({ game: id, edition, options: options.value, seats, seed, from: null }) : options;
}
