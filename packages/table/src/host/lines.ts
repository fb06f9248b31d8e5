import type { Fixed, Seat } from '@questhall/kernel';
import {
  type Check,
  type Guard,
  isCount,
  isFlag,
  isOneOf,
  isSitter,
  isText,
  isThere,
  listOf,
  orNull,
  recordOf,
  type Sitter,
} from '@questhall/wire';
import { type Line, ShelfError } from '../shelf/shelf.ts';

/** What a table writes down, a line each; nothing of it is ever rewritten. */
export type HostLine = Line & (MoveLine | UndoLine | SitLine | OrderLine);

export interface MoveLine {
  readonly kind: 'move';
  readonly seat: Seat;
  readonly ask: number;
  readonly action: unknown;
  readonly rolled: readonly number[];
  readonly check: string;
}

/** The line of a move, without what else may be known of it. */
export const moveLine = ({ seat, ask, action, rolled, check }: Omit<MoveLine, 'kind'>): MoveLine => ({
  kind: 'move',
  seat,
  ask,
  action,
  rolled,
  check,
});

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

const isFixed = isOneOf<Fixed>(['dice', 'secret', 'seal']);

/** A fixed move that was taken back with everybody's consent, and when. */
export type TakenBack = { readonly clock: number; readonly fixed: Fixed };

export const isTakenBack: Guard<TakenBack> = recordOf({ clock: isCount, fixed: isFixed });

const KINDS: Readonly<Record<HostLine['kind'], Check>> = {
  move: recordOf({ seat: isCount, ask: isCount, action: isThere, rolled: listOf(isCount), check: isText }),
  undo: recordOf({ to: isCount, by: isCount, fixed: orNull(isFixed) }),
  sit: recordOf({ seat: isCount, sitter: isSitter }),
  order: recordOf({ seat: isCount, order: isText, isOn: isFlag }),
};

/** The lines of a journal as they come from a shelf. */
export function readLines(lines: readonly Line[]): readonly HostLine[] {
  for (const line of lines) {
    const fits = Object.hasOwn(KINDS, line.kind) && KINDS[line.kind as HostLine['kind']](line);
    if (!fits) throw new ShelfError(`line ${line.n} of the journal is none of a table: ${line.kind}`);
  }
  return lines as readonly HostLine[]; // a checked border
}
