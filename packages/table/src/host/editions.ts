import type { Rules } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import type { TableCard } from '@questhall/wire';
import { optionsLeft } from '../save/revive.ts';
import { type Kept, type Lease, type Shelf, ShelfError } from '../shelf/shelf.ts';
import type { Around } from './around.ts';
import { cardAfter } from './card.ts';
import type { Course } from './course.ts';
import type { EditionLine, PlayLine } from './lines.ts';
import { type Beginning, courseAt, type Root, reachOf, readBeginning, rootOf } from './reading.ts';

/** Where a table of another edition lies, and the right to write to it. */
interface Place {
  readonly shelf: Shelf;
  readonly lease: Lease;
  readonly around: Around;
}

/**
 * A table that was last played under another edition goes on under the rules of today: from its newest snapshot that
 * they understand, and as far as the moves after it still lead where they led. One line says so; nothing is rewritten.
 */
export async function bringUpToDate<T extends Types>(
  rules: Rules<T>,
  { shelf, lease, around }: Place,
  card: TableCard,
): Promise<TableCard> {
  for (let upTo: number | undefined; ; ) {
    const kept = await shelf.read(card.id, upTo);
    if (kept === null) throw new ShelfError('was removed');
    const crossing = cross(rules, readBeginning(kept.header), kept, around.now());
    if (crossing !== null) return append(rules, lease, card, crossing);
    const { n, isDeepest } = rootOf(kept);
    if (isDeepest) throw new ShelfError(tooOld(rules, card.edition));
    upTo = n - 1;
  }
}

export const tooOld = <T extends Types>({ game }: Rules<T>, edition: string): string =>
  `was last played under edition ${edition}, and edition ${game.edition}, the rules of today, cannot go on from it. ` +
  'It stays as it is: open it with the Questhall it was played with';

async function append<T extends Types>(
  rules: Rules<T>,
  lease: Lease,
  before: TableCard,
  { line, course }: Crossing<T>,
): Promise<TableCard> {
  const { edition, options } = rules.game;
  const after = cardAfter(before, rules, { line, company: course.company, state: course.state });
  const card = { ...after, edition, options: optionsLeft(options, before.options) };
  const kept = await lease.append(before.n, [line], card);
  if (kept === 'kept') return card;
  const why =
    kept === 'full' ? 'there is no room to write that down. Make room, and try again' : 'somebody else has it';
  throw new ShelfError(`was last played under edition ${before.edition}, and cannot go on under ${edition}: ${why}`);
}

/** The step from one edition to another: the line that is written, and the match as it goes on from there. */
export interface Crossing<T extends Types> {
  readonly line: EditionLine;
  readonly course: Course<T>;
}

/** Null when the rules of today do not understand what is to be gone on from. */
export function cross<T extends Types>(
  rules: Rules<T>,
  beginning: Beginning,
  kept: Pick<Kept, 'snapshot' | 'lines'>,
  at: number,
): Crossing<T> | null {
  const root = rootOf(kept);
  // Moves may still be allowed, and lead to what is allowed no more: then it goes on from before them.
  return crossFrom(rules, beginning, root, at, true) ?? crossFrom(rules, beginning, root, at, false);
}

function crossFrom<T extends Types>(
  rules: Rules<T>,
  beginning: Beginning,
  root: Root,
  at: number,
  isPlayed: boolean,
): Crossing<T> | null {
  const begun = courseAt(rules, beginning, root);
  if (!begun.ok || begun.value.root > reachOf(root.lines)) return null;
  const course = begun.value;
  const moves = playAsFar(course, root.lines, isPlayed);
  const { clock } = course.state;
  // That a match begins today as it did then is known only once one of its moves has led where it led.
  if (root.standpoint === null && beginning.from === null && clock === 0 && moves > 0) return null;
  course.skip(course.n + 1);
  const { n, standpoint } = course;
  const line: EditionLine = { n, at, kind: 'edition', edition: rules.game.edition, standpoint, lost: moves - clock };
  const after = courseAt(rules, beginning, { n, standpoint, lines: [], isDeepest: true });
  return after.ok ? { line, course: after.value } : null;
}

/**
 * Plays lines again, and leaves out moves once one has led elsewhere, until something is taken back to where it did
 * not. Who sits where has nothing to do with rules. Gives the number of moves that there were.
 */
function playAsFar<T extends Types>(course: Course<T>, lines: readonly PlayLine[], isPlayed: boolean): number {
  let moves = course.state.clock;
  for (const line of lines) {
    const { clock } = course.state;
    const isMoved = line.kind === 'move' && isPlayed && moves === clock;
    const isKnown =
      isMoved || line.kind === 'sit' || line.kind === 'order' || (line.kind === 'undo' && line.to <= clock);
    if (!isKnown || !isReplayed(course, line)) course.skip(line.n);
    if (line.kind === 'move') moves += 1;
    if (line.kind === 'undo') moves = line.to;
  }
  return moves;
}

function isReplayed<T extends Types>(course: Course<T>, line: PlayLine): boolean {
  try {
    return course.replay(line) === null;
  } catch {
    return false; // rules may trip over a state that they would never have made
  }
}
