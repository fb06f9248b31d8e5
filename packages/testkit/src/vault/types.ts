import type { Seat } from '@questhall/kernel';
import type { Rule } from './rulebook.ts';

/** The keeper hides the traps and guards the treasure; everybody else is a thief. */
export const KEEPER: Seat = 0;
export const ROOMS = 6;
export const HAND_MAX = 3;
export const ROUNDS_MAX = 30;

export const CARDS = ['charm', 'lamp', 'rope'] as const;
export type Card = (typeof CARDS)[number];

export const GUESSES = ['high', 'low'] as const;
export type Guess = (typeof GUESSES)[number];

interface Thief {
  seat: Seat;
  room: number;
  life: number;
}

interface Table {
  readonly isCrowded: boolean;
  round: number;
  thieves: Thief[];
  /** Rooms with an unsprung trap: known to the keeper alone. */
  traps: number[];
  sprung: number[];
  /** By seat; each known to its holder alone. */
  hands: Card[][];
  deck: Card[];
  discard: Card[];
}

type Frame =
  | { kind: 'round'; turns: number; first: Seat | null }
  | { kind: 'turn'; seat: Seat; over: boolean }
  | { kind: 'trap'; seat: Seat; stage: 'ask' | 'answers'; undone: boolean }
  | { kind: 'duel'; seat: Seat; stage: 'ask' | 'guesses' };

type Question =
  | { kind: 'turn' }
  | { kind: 'answer'; victim: Seat }
  | { kind: 'guess' }
  | { kind: 'meanwhile' }
  | { kind: 'first' };

type Action =
  | { type: 'step'; by: 1 | -1 }
  | { type: 'rest' | 'wait' | 'charm' | 'pass' | 'drop' }
  | { type: 'first'; seat: Seat }
  | { type: 'guess'; guess: Guess };

type Event =
  | { type: 'stepped'; seat: Seat; room: number }
  | { type: 'trapSprung'; seat: Seat; room: number }
  | { type: 'charmed'; seat: Seat }
  | { type: 'waited'; seat: Seat }
  | { type: 'leads'; seat: Seat; by: Seat }
  | { type: 'returned'; seat: Seat; card: Card }
  | { type: 'rolled'; face: number }
  | { type: 'wounded'; seat: Seat; life: number }
  | { type: 'guessed'; thief: Guess; keeper: Guess }
  | { type: 'thrownBack'; seat: Seat }
  | { type: 'drew'; seat: Seat; card: Card }
  | { type: 'drewUnseen'; seat: Seat }
  | { type: 'discarded'; seat: Seat; card: Card };

interface View {
  round: number;
  thieves: Thief[];
  sprung: number[];
  traps: number[] | null;
  hand: Card[];
  handSizes: number[];
  deckSize: number;
  discard: Card[];
}

export interface Vault {
  Options: { traps: number; crowded: boolean };
  Table: Table;
  Frame: Frame;
  Question: Question;
  Action: Action;
  Event: Event;
  View: View;
  Rule: Rule;
}
