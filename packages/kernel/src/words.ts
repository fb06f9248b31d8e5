import type { Seat } from './seats.ts';
import type { Ask, Facts, Sight, Types } from './types.ts';

/** How a listener calls a seat: `you`, `seat 2`, `the program`. */
export type Naming = (seat: Seat) => string;

/** A game put into words, for terminals, logs and screen readers. */
export interface Words<T extends Types> {
  /** The table as a seat sees it, a line each. */
  scene(sight: Sight<T>): readonly string[];
  question(ask: Ask<T>, sight: Sight<T>): string;
  /** What choosing it does: `roll the 6 again`. */
  action(action: T['Action'], ask: Ask<T>, sight: Sight<T>): string;
  /** The shortest thing to type for it: `reroll 2`. */
  shorthand(action: T['Action']): string;
  /** What a player typed, as something to decode; null when these are no words of this game. */
  parse(words: readonly string[]): unknown;
  /** What happened, in a sentence. */
  event(event: T['Event'], naming: Naming): string;
  /** The facts of a refusal as a sentence; empty when there is nothing to add to the rule. */
  facts(facts: Facts): string;
  outcome(sight: Sight<T>): string;
}
