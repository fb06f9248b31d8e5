import type { Ask, Facts, Fixed, Refusal, Seat, Seats, Sight, Told, Types } from '@questhall/kernel';
import { type Guard, isRecord, isText } from './shapes.ts';

/** Who sits in a seat: a person, or one of the players that come with the game, by name. */
export type Sitter = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly name: string };

export const isSitter: Guard<Sitter> = (raw): raw is Sitter =>
  isRecord(raw) && (raw['kind'] === 'person' || (raw['kind'] === 'bot' && isText(raw['name'])));

/** One thing that a seat heard of. */
export type Happened<T extends Types> =
  | {
      readonly kind: 'told';
      /** After how many moves, as far as this seat may count them. */
      readonly clock: number;
      /** Whose answer brought it about; null for the opening, and where nobody may know. */
      readonly by: Seat | null;
      readonly told: readonly Told<T>[];
      /** Why it cannot be taken back by one seat alone; null when it can. */
      readonly fixed: Fixed | null;
      /** The rule by which the program did it, where it can say; null for people, and for what nobody may know. */
      readonly why: T['Rule'] | null;
    }
  | { readonly kind: 'takenBack'; readonly clock: number; readonly by: Seat; readonly fixed: Fixed | null }
  | { readonly kind: 'sat'; readonly seat: Seat; readonly sitter: Sitter };

/** A question to the seat that is looking, with every answer the rules allow. */
export interface Offered<T extends Types> {
  readonly ask: Ask<T>;
  readonly offers: readonly T['Action'][];
}

/** Something that could be taken back: to where, whose move it begins with, and what fixes it. */
export interface Undo {
  readonly to: number;
  readonly by: Seat;
  readonly fixed: Fixed | null;
  /** Nobody else has a say in it. */
  readonly isFree: boolean;
}

/** Somebody wants to take something back, and others have a say in it. */
export interface UndoAsked {
  readonly id: number;
  readonly by: Seat;
  readonly to: number;
  readonly fixed: Fixed | null;
  readonly agreed: Seats;
}

/** How the table stands for one seat. All that a screen ever holds: never a state. */
export interface Standing<T extends Types> {
  readonly sight: Sight<T>;
  readonly asked: readonly Offered<T>[];
  readonly company: readonly Sitter[];
  /** People whom play waits for. */
  readonly waitingForPeople: Seats;
  /** Moves that are fixed: the line in the log. */
  readonly horizon: number;
  /** What could be taken back from here, and what that would take; null when nothing was done yet. */
  readonly undo: Undo | null;
  readonly undoAsked: UndoAsked | null;
  /** The standing orders of this seat. */
  readonly orders: readonly string[];
  /** Real dice are rolled, and the program waits for a die with so many faces. */
  readonly wanted: { readonly seat: Seat; readonly faces: number } | null;
  /** Why nothing can be kept at the moment, and so nothing goes on. */
  readonly trouble: 'full' | null;
  /** Something fixed was taken back in this match. */
  readonly isMarked: boolean;
}

/** `number` counts what this seat was told and nothing else. It never goes back: an undo is news too. */
export interface Heard<T extends Types> {
  readonly number: number;
  readonly happened: readonly Happened<T>[];
  /** There may be more that this chair has not heard of: it has just come, or was away for too long. */
  readonly hasGap: boolean;
  readonly standing: Standing<T>;
}

/** What came of a wish. */
export type Reply<T extends Types> =
  /** Done and kept. `isRepeat`: this question had its answer already, and this is what came of that one. */
  | { readonly ok: true; readonly isRepeat?: true }
  | { readonly ok: false; readonly refusal: Refusal<T['Rule'] | TableRule> }
  | { readonly ok: false; readonly wanted: number };

/** What a table itself refuses, whatever is played on it; `words/` says it. */
export const TABLE_RULES = [
  'table.full',
  'table.lost',
  'table.moved',
  'table.not-yours',
  'table.nothing',
  'table.asked',
  'table.nobody',
] as const;

export type TableRule = (typeof TABLE_RULES)[number];

export const refused = <T extends Types>(rule: TableRule, facts: Facts = {}): Reply<T> => ({
  ok: false,
  refusal: { rule, facts },
});
