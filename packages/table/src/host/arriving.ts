import { bad, type Problem } from '@questhall/border';
import type { Types } from '@questhall/kernel';
import type { TableCard } from '@questhall/wire';
import type { Page, Shelf, Snapshot } from '../shelf/shelf.ts';
import type { Course } from './course.ts';
import type { HostLine, PlayLine } from './lines.ts';
import type { Beginning } from './reading.ts';
import { SNAPSHOT_EVERY } from './table.ts';

/** A table with all its lines, as it comes to a shelf. */
export interface Arrival {
  /** As it is after the last line. */
  readonly card: TableCard;
  readonly beginning: Beginning;
  readonly lines: readonly HostLine[];
  readonly snapshots: readonly Snapshot[];
}

/** Puts a table on a shelf, whole or not at all. */
export function arrive(shelf: Shelf, { card, beginning, lines, snapshots }: Arrival): ReturnType<Shelf['make']> {
  const byNumber = new Map(snapshots.map((snapshot) => [snapshot.n, snapshot]));
  const pages: Page[] = [];
  for (let from = 0; from < lines.length; from += SNAPSHOT_EVERY) {
    const n = Math.min(lines.length, from + SNAPSHOT_EVERY);
    const snapshot = byNumber.get(n);
    const page = { lines: lines.slice(from, n), card: { ...card, n } };
    pages.push(snapshot === undefined ? page : { ...page, snapshot });
  }
  return shelf.make({ ...card, n: 0 }, beginning, pages);
}

/** The snapshots that a table would have made; or the number of a line, and what is wrong with it. */
type Played =
  | { readonly ok: true; readonly value: readonly Snapshot[] }
  | { readonly ok: false; readonly n: number; readonly problem: Problem };

export function playAgain<T extends Types>(course: Course<T>, lines: readonly PlayLine[]): Played {
  const snapshots: Snapshot[] = [];
  for (const line of lines) {
    const problem = course.replay(line);
    if (problem !== null) return { ...bad(`line ${line.n}`, problem), n: line.n };
    if (line.n % SNAPSHOT_EVERY === 0) snapshots.push(course.snapshot());
  }
  return { ok: true, value: course.n === 0 ? snapshots : [...snapshots, course.snapshot()] };
}
