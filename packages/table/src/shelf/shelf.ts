/**
 * One numbered line of a journal: n counts from 1 without gaps, and nothing is rewritten. What else it says is the
 * host's affair.
 */
export interface Line {
  readonly n: number;
  readonly at: number;
  readonly kind: string;
}

/**
 * What a list of tables shows; written with every append, so that no journal is read for a list. What else it says is
 * the host's affair.
 */
export interface Card {
  readonly id: string;
  readonly game: string;
  readonly edition: string;
  readonly name: string;
  /** The number of the last line. */
  readonly n: number;
  readonly isOver: boolean;
  readonly changed: number;
}

/** How the table stands after line n. */
export interface Snapshot {
  readonly n: number;
  readonly state: unknown;
  readonly hash: string;
}

/** Lines that were written together, with the card after them. */
export interface Page {
  readonly lines: readonly Line[];
  readonly card: Card;
  /** Of the table after these lines. */
  readonly snapshot?: Snapshot;
}

export interface Kept {
  readonly card: Card;
  readonly header: unknown;
  readonly snapshot: Snapshot | null;
  /** All that came after the snapshot; without one, all. */
  readonly lines: readonly Line[];
}

/**
 * Where tables are kept: plain JSON in, plain JSON out. An id that is none, or a table that is broken, throws a
 * `ShelfError`.
 */
export interface Shelf {
  /** Latest changed first. A table whose card cannot be had any more is left out, and reported if somebody listens. */
  cards(onBroken?: (id: string, problem: string) => void): Promise<readonly Card[]>;
  /**
   * A new table: its first card says n = 0. What was played elsewhere comes in pages; all of it is kept, or nothing.
   */
  make(card: Card, header: unknown, pages?: readonly Page[]): Promise<'kept' | 'full' | 'there'>;
  /**
   * The newest snapshot with n <= upTo (of all, if nobody says) and every line after it; upTo 0: from the beginning.
   * Null: no such table.
   */
  read(id: string, upTo?: number): Promise<Kept | null>;
  /**
   * The right to write; null while somebody else has it, or when there is no such table. It only saves work: safety is
   * in `append`.
   */
  lease(id: string): Promise<Lease | null>;
  /** Also while somebody has a lease on it: whoever it is finds out when appending. */
  remove(id: string): Promise<void>;
}

export interface Lease {
  /**
   * All or nothing, and only if `after` is the number of the last line there. Without lines it is a new card for the
   * same table. The snapshot is of the table after these lines; that it is kept is likely, not certain.
   */
  append(after: number, lines: readonly Line[], card: Card, snapshot?: Snapshot): Promise<'kept' | 'full' | 'lost'>;
  /** Settles when the lease was taken away: at the latest when an append finds out. */
  readonly lost: Promise<void>;
  release(): Promise<void>;
}

/** What is wrong with a table or with what it was asked, and where. */
export class ShelfError extends Error {
  override readonly name = 'ShelfError';
}

const ID = /^[a-z0-9-]{1,64}$/;

/** Short safe words: they become names of folders and of locks. */
export const isId = (raw: unknown): raw is string => typeof raw === 'string' && ID.test(raw);

export function expectId(id: string): void {
  if (!isId(id)) throw new ShelfError(`no name for a table: ${JSON.stringify(id).slice(0, 100)}`);
}

export const byLatest = (a: Card, b: Card): number => b.changed - a.changed || (a.id < b.id ? -1 : 1);
