import type { Fixed, Seat } from '@questhall/kernel';
import {
  type Check,
  isCount,
  isFlag,
  isSitter,
  isText,
  isThere,
  listOf,
  orMissing,
  orNull,
  recordOf,
  type Sitter,
} from '@questhall/wire';
import { type Line, ShelfError } from '../shelf/shelf.ts';
import { isFixed, isStandpoint, type Standpoint } from './standpoint.ts';

/** What happens at a table, a line each. */
export type PlayLine = Line & (MoveLine | UndoLine | SitLine | OrderLine);

/**
 * From here on the rules are of this edition. They begin with how the table stands, which is as good as a snapshot:
 * nothing before this line is played again or taken back.
 */
export interface EditionLine extends Line {
  readonly kind: 'edition';
  readonly edition: string;
  readonly standpoint: Standpoint;
  /** So many of the last moves before it do not lead where they led, and are not kept. */
  readonly lost: number;
}

/** What a table writes down; nothing of it is ever rewritten. */
export type HostLine = PlayLine | EditionLine;

export interface MoveLine {
  readonly kind: 'move';
  readonly seat: Seat;
  readonly ask: number;
  readonly action: unknown;
  readonly rolled: readonly number[];
  readonly check: string;
  /** The rule by which the program made it; left out for people, and where it does not say. */
  readonly why?: string | undefined;
}

/** The line of a move, with its reason if there is one, and without what else may be known of it. */
export const moveLine = (
  { seat, ask, action, rolled, check }: Omit<MoveLine, 'kind' | 'why'>,
  why: string | null = null,
): MoveLine => ({ kind: 'move', seat, ask, action, rolled, check, ...(why === null ? {} : { why }) });

/** Back to how it was after so many moves. */
interface UndoLine {
  readonly kind: 'undo';
  readonly to: number;
  readonly by: Seat;
  /** What had fixed the moves that were taken back; null for free ones. */
  readonly fixed: Fixed | null;
}

interface SitLine {
  readonly kind: 'sit';
  readonly seat: Seat;
  readonly sitter: Sitter;
}

/** A standing order is given or taken back: it passes for a seat, and never touches the match. */
interface OrderLine {
  readonly kind: 'order';
  readonly seat: Seat;
  readonly order: string;
  readonly isOn: boolean;
}

const KINDS: Readonly<Record<HostLine['kind'], Check>> = {
  move: recordOf({
    seat: isCount,
    ask: isCount,
    action: isThere,
    rolled: listOf(isCount),
    check: isText,
    why: orMissing(isText),
  }),
  undo: recordOf({ to: isCount, by: isCount, fixed: orNull(isFixed) }),
  sit: recordOf({ seat: isCount, sitter: isSitter }),
  order: recordOf({ seat: isCount, order: isText, isOn: isFlag }),
  edition: recordOf({ edition: isText, standpoint: isStandpoint, lost: isCount }),
};

const isKind = (kind: string): kind is HostLine['kind'] => Object.hasOwn(KINDS, kind);

export const isHostLine = (line: Line): line is HostLine => isKind(line.kind) && KINDS[line.kind](line);

/** The lines of a journal as they come from a shelf. */
export function readLines(lines: readonly Line[]): readonly HostLine[] {
  const strange = lines.find((line) => !isHostLine(line));
  if (strange !== undefined)
    throw new ShelfError(`line ${strange.n} of the journal is none of a table: ${strange.kind}`);
  return lines.filter(isHostLine);
}
