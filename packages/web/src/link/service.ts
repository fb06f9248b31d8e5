import type { Refusal, Result, Seat, Types } from '@questhall/kernel';
import type { Sent } from './host.ts';
import type { News, Reply, Sitter, Standing } from './protocol.ts';

export const GAME_IDS = ['heroquest', 'glowquest', 'dungeonquest'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** What a new table is opened with. */
export interface Order {
  readonly game: GameId;
  /** Options that differ from the usual ones, by name; the game reads them. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly company: readonly Sitter[];
  /** Whether real dice are rolled and typed in. */
  readonly hasTypedDice: boolean;
}

/** How far a table has come, as everybody at it knows: facts by name, as options are. */
export type Stage = Readonly<Record<string, unknown>>;

/** A table on the shelf: what the home page shows of it. */
export interface TableCard {
  readonly id: string;
  readonly game: string;
  readonly company: readonly Sitter[];
  readonly moves: number;
  readonly isOver: boolean;
  /** What the game says of it in a line: quest, hero, round. */
  readonly options: Readonly<Record<string, unknown>>;
  /** How far it has come, where the game tells. */
  readonly stage: Stage;
  /** When it was last played, in milliseconds. */
  readonly changed: number;
  /** What is wrong with it, if it cannot be opened: it is kept all the same. */
  readonly problem: string | null;
}

/** A table that was sat down at. */
export interface Seated<T extends Types = Types> {
  readonly id: string;
  readonly game: GameId;
  readonly options: T['Options'];
  readonly company: readonly Sitter[];
  readonly hasTypedDice: boolean;
  /**
   * The person to look at it next: whoever must answer, or the first one there is. Seat 1 where only the program plays.
   */
  readonly next: Seat;
}

/** A moment of the past, for replays. */
export interface Recalled<T extends Types = Types> {
  readonly clock: number;
  readonly standing: Standing<T>;
}

/**
 * All that a page can ask of the worker that holds the tables, and one day of a server. Sights and events come out,
 * answers go in; no state ever crosses.
 */
export interface Service {
  tables(): Promise<readonly TableCard[]>;
  create(order: Order): Promise<Result<string>>;
  /** Comes to a table. Nothing of it is seen before somebody looks. */
  enter(table: string): Promise<Result<Seated>>;
  leave(): Promise<void>;
  answer(sent: Sent): Promise<Reply<Types>>;
  /** Dice of the program, typed in where real ones are rolled. */
  rollFor(dice: readonly number[]): Promise<void>;
  why(sent: Sent): Promise<Refusal<string> | null>;
  undo(seat: Seat, isAgreed: boolean): Promise<Refusal<string> | null>;
  /** Somebody sits down before the screen; the news of that seat come from now on. */
  look(seat: Seat): Promise<News<Types>>;
  recall(seat: Seat, clock: number): Promise<Recalled>;
  exportTable(table: string): Promise<Result<Blob>>;
  importTable(file: Blob): Promise<Result<string>>;
  remove(table: string): Promise<void>;
}

/** What the worker says without being asked. */
export type Pushed =
  | { readonly type: 'news'; readonly table: string; readonly news: News<Types> }
  /** The program must roll a die that somebody at the table has in hand. */
  | { readonly type: 'wanted'; readonly table: string; readonly faces: number }
  /** Something broke; the table is kept as it was after the last move. */
  | { readonly type: 'broken'; readonly table: string; readonly message: string };

/** A call and its answer, as they cross. */
export interface Call {
  readonly id: number;
  readonly name: keyof Service;
  readonly args: readonly unknown[];
}

export type Crossing =
  | { readonly type: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly type: 'failure'; readonly id: number; readonly message: string }
  | { readonly type: 'pushed'; readonly pushed: Pushed };
