import { bad, good, type Result } from '@questhall/border';
import type { Rules } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import { playAgain } from '../host/arriving.ts';
import type { Course } from '../host/course.ts';
import { cross, tooOld } from '../host/editions.ts';
import type { EditionLine, HostLine } from '../host/lines.ts';
import { courseAt, rootOf } from '../host/reading.ts';
import type { Snapshot } from '../shelf/shelf.ts';
import { placeOf, type TableFile } from './table-file.ts';

/** A file that was played again. */
export interface Played<T extends Types> {
  readonly course: Course<T>;
  /** Those of the file and, if it comes from another edition, the one that takes it to that of today. */
  readonly lines: readonly HostLine[];
  readonly snapshots: readonly Snapshot[];
  /** How it came to the edition of today; null when that is its own. */
  readonly crossing: EditionLine | null;
}

/** Plays a file again and compares every move, die and hash; the first line that is wrong is named. */
export function playFile<T extends Types>(rules: Rules<T>, file: TableFile, at: number): Result<Played<T>> {
  return file.edition === rules.game.edition ? compare(rules, file) : adopt(rules, file, at);
}

const CHANGED = 'is not as it was written: it was damaged, or changed by hand';

/** What a game finds wrong says more than a sum; but what stands first comes first. */
function compare<T extends Types>(rules: Rules<T>, file: TableFile): Result<Played<T>> {
  const { lines, changed, beginning } = file;
  const root = rootOf({ snapshot: null, lines });
  const begun = courseAt(rules, beginning, root);
  const damage = (before: number): Result<never> | null =>
    changed !== null && changed < before ? bad(`line ${changed}`, CHANGED) : null;
  if (!begun.ok) {
    const { field, message } = begun.problem;
    return damage(root.n + 1) ?? bad(placeOf(root.n), field === 'table' ? message : `${field} ${message}`);
  }
  const course = begun.value;
  const played = playAgain(course, root.lines);
  if (!played.ok) return damage(played.n + 1) ?? bad(placeOf(played.n), played.problem.message);
  const end = lines.length + 2;
  const isSame = JSON.stringify(course.snapshot()) === JSON.stringify(file.snapshot);
  if (!isSame) return damage(end) ?? bad(`line ${end}`, 'tells of another end than its moves lead to');
  return damage(end + 1) ?? good({ course, lines, snapshots: played.value, crossing: null });
}

/** A file of another edition goes on from where it stood at the end, under the rules of today. */
function adopt<T extends Types>(rules: Rules<T>, file: TableFile, at: number): Result<Played<T>> {
  const { lines, snapshot, changed, beginning, edition } = file;
  const { game } = rules;
  if (changed !== null) return bad(`line ${changed}`, CHANGED);
  if (beginning.game !== game.id) return bad('line 1', `is of a table of ${beginning.game}, not of ${game.id}`);
  const after = lines.filter(({ n }) => n > (snapshot?.n ?? 0));
  const crossing =
    cross(rules, beginning, { snapshot, lines: after }, at) ?? cross(rules, beginning, { snapshot: null, lines }, at);
  if (crossing === null) return bad('table', tooOld(rules, edition));
  const { course, line } = crossing;
  return good({ course, lines: [...lines, line], snapshots: [course.snapshot()], crossing: line });
}
