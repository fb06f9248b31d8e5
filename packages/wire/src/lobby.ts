import type { Result } from '@questhall/border';
import type { Seat, Types } from '@questhall/kernel';
import type { TableCard } from './card.ts';
import type { Chair, Ears } from './chair.ts';
import type { Sitter } from './heard.ts';

/** What a new table is made with. */
export interface TableOrder {
  readonly game: string;
  /** Options that differ from the usual ones, by name; the game reads them. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly company: readonly Sitter[];
  /** Whether real dice are rolled and typed in. */
  readonly hasTypedDice: boolean;
  readonly name: string;
}

/** What became of a file. */
export interface Imported {
  readonly id: string;
  /** A match that was not here; one that is here exactly so, and nothing was written; or another version of one. */
  readonly kind: 'new' | 'here' | 'version';
  /** The edition it was played under, if that is not the one of today. */
  readonly edition: string | null;
  /** So many of its last moves could not be kept under the rules of today. */
  readonly lost: number;
}

/** The way in: which tables there are, new ones, and a chair at any of them. Nothing of a match is seen from here. */
export interface Lobby {
  /** Latest played first. */
  cards(): Promise<readonly TableCard[]>;
  make(order: TableOrder): Promise<Result<string>>;
  rename(table: string, name: string): Promise<Result<null>>;
  remove(table: string): Promise<Result<null>>;
  /** The whole table as a text, piece by piece. */
  exportTable(table: string, onPiece: (text: string) => void): Promise<Result<null>>;
  importTable(text: string): Promise<Result<Imported>>;
  /** A chair at a table. Whoever was there before says what he heard last, and is told what came since. */
  sit(table: string, seat: Seat, ears: Ears<Types>, since?: number): Promise<Result<Chair<Types>>>;
  /** Hears when tables come, go or are played on; gives back how to stop. */
  onCards(listener: () => void): () => void;
}
