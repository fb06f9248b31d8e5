import { NAMES } from '../../content/names.ts';
import type { Room, Sheet, Square } from '../sheet.ts';
import { footprint, roomAt, stairSquares } from '../squares.ts';
import { reachedSquares } from './reach.ts';

export interface Flaw {
  /** The entry of the sheet: `mon: orc 3,4`. */
  readonly where: string;
  readonly message: string;
  /** Something that it needs is still to come: a door on the way, a chest, a treasure. */
  readonly isToCome?: boolean;
}

/** A sheet with what its checks ask for again and again. */
export interface Survey {
  readonly sheet: Sheet;
  /** What fills a square so that nobody can stand there: `rock`, `the stairway`, `a table`. */
  readonly filled: ReadonlyMap<Square, string>;
  readonly rooms: ReadonlySet<Room>;
  readonly reached: ReadonlySet<Square>;
  readonly errors: Flaw[];
  readonly warnings: Flaw[];
}

export function surveyOf(sheet: Sheet): Survey {
  const { plan } = sheet;
  const filled = new Map<Square, string>();
  for (const square of stairSquares(plan, sheet.stairs)) filled.set(square, 'the stairway');
  for (const { piece, at, width, height } of sheet.furniture) {
    for (const square of footprint(plan, at, width, height))
      filled.set(square, `a ${NAMES.piece[piece].toLowerCase()}`);
  }
  for (const square of sheet.blocked) filled.set(square, 'rock');
  return {
    sheet,
    filled,
    rooms: new Set(plan.join('').replaceAll('.', '')),
    reached: reachedSquares(sheet),
    errors: [],
    warnings: [],
  };
}

export const isReachedRoom = ({ sheet, reached }: Survey, room: Room): boolean =>
  [...reached].some((square) => roomAt(sheet.plan, square) === room);

/** Entries that stand on the same square, or are the same edge, as one before them. */
export const repeats = (list: readonly number[]): number[] =>
  list.filter((entry, index) => list.indexOf(entry) !== index);
