import type { Ask, Fixed, Refusal, Seat, Seats, Sight, Told, Types } from '@questhall/kernel';

/** Who sits in a seat: a person, or one of the players that come with the game, by name. */
export type Sitter = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly name: string };

/** A move as one seat saw it, with what it was told. */
export interface Happened<T extends Types> {
  /** Which move of the match this was; 0 for the opening. */
  readonly clock: number;
  /** Whose answer brought it about; null for the opening. */
  readonly by: Seat | null;
  readonly told: readonly Told<T>[];
  /** Why it cannot be taken back by one seat alone; null when it can. */
  readonly fixed: Fixed | null;
}

/** A question to the seat that is looking, with every answer the rules allow. */
export interface Offered<T extends Types> {
  readonly ask: Ask<T>;
  readonly offers: readonly T['Action'][];
}

/** How the table stands for one seat. All that a screen ever holds: never a state. */
export interface Standing<T extends Types> {
  readonly sight: Sight<T>;
  readonly asked: readonly Offered<T>[];
  /** People who must answer before anything goes on. */
  readonly waitingForPeople: Seats;
  /** Moves that are fixed: the line in the log. */
  readonly horizon: number;
  /** The last move that a person made, and why this seat may not take it back alone; null when nobody has made one. */
  readonly undo: { readonly clock: number; readonly refusal: Refusal<T['Rule']> | null } | null;
}

/** What has happened since the last time, and how the table stands now. */
export interface News<T extends Types> {
  readonly seat: Seat;
  readonly happened: readonly Happened<T>[];
  readonly standing: Standing<T>;
}

/** What came of an answer. */
export type Reply<T extends Types> =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: Refusal<T['Rule']> }
  /** Real dice are typed in, and one with so many faces is still to be rolled. */
  | { readonly ok: false; readonly wanted: number };
