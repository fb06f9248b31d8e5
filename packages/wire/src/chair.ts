import type { Refusal, Seat, Sight, Types } from '@questhall/kernel';
import type { Happened, Heard, Reply, Sitter } from './heard.ts';

/** What whoever sits there is told. */
export interface Ears<T extends Types> {
  hear(heard: Heard<T>): void;
  /** Nothing goes on here any more: the table was taken away, or, with a problem in words, something is broken. */
  lose(problem: string | null): void;
}

/** What a seat was told, from some move on. */
export interface Past<T extends Types> {
  /** The move after which this begins; what was before cannot be told any more. */
  readonly from: number;
  readonly happened: readonly Happened<T>[];
}

/**
 * One connection and one seat, or a spectator: the seat comes from the connection, never from what is said over it.
 */
export interface Chair<T extends Types> {
  readonly seat: Seat;
  answer(ask: number, action: unknown, dice?: readonly number[]): Promise<Reply<T>>;
  why(ask: number, action: unknown): Promise<Refusal<string> | null>;
  /** Takes something back, or asks the others; whoever sits around this chair has agreed. */
  askUndo(): Promise<Reply<T>>;
  agree(undo: number, isAgreed: boolean): Promise<Reply<T>>;
  /** Lets the program play this seat, or takes it back. */
  handTo(sitter: Sitter): Promise<Reply<T>>;
  order(order: string, isOn: boolean): Promise<Reply<T>>;
  /** A die that somebody rolled for the program. */
  rollFor(die: number): Promise<Reply<T>>;
  /** Tries again what could not be kept, once there is room. */
  retry(): Promise<Reply<T>>;
  /** All that this seat was told, as far as it is at hand; whole, as far as it was ever written down. */
  past(isWhole: boolean): Promise<Past<T>>;
  /** What this seat saw after so many moves; null where nobody can tell. */
  recall(clock: number): Promise<Sight<T> | null>;
  leave(): void;
}
