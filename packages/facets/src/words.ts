import type { Ask, Facts, Seat, Sight, Told, Types } from '@questhall/kernel';

/** How a listener calls a seat: `you`, `seat 2`, `the program`. */
export type Naming = (seat: Seat) => string;

/** A game put into words, for terminals, logs and screen readers. */
export interface Words<T extends Types> {
  /** The table as a seat sees it, a line each. */
  scene(sight: Sight<T>): readonly string[];
  /** The same in a line, for whoever has just seen it all: what an answer is most likely to have changed. */
  status?(sight: Sight<T>): string;
  question(ask: Ask<T>, sight: Sight<T>): string;
  /** What choosing it does: `roll the 6 again`. */
  action(action: T['Action'], ask: Ask<T>, sight: Sight<T>): string;
  /** The shortest thing to type for it: `reroll 2`. */
  shorthand(action: T['Action'], sight: Sight<T>): string;
  /** What a player typed, as something to decode; null when these are no words of this game. */
  parse(words: readonly string[], sight: Sight<T>): unknown;
  /** Of words that mean nothing: what is missing, or what they could all mean; empty when that cannot be said. */
  unclear?(words: readonly string[], sight: Sight<T>): string;
  /** What happened, in a sentence. */
  event(event: T['Event'], naming: Naming, sight: Sight<T>): string;
  /** The same in fewer words, for whoever only wants to know what became of it: six steps are one walk. */
  digest?(told: readonly Told<T>[]): readonly Told<T>[];
  /** The facts of a refusal as a sentence; empty when there is nothing to add to the rule. */
  facts(facts: Facts, sight: Sight<T>): string;
  outcome(sight: Sight<T>): string;
}

/** The part of it that is only read, and nowhere typed: what a page needs of a game in another language. */
export type Telling<T extends Types> = Pick<
  Words<T>,
  'question' | 'action' | 'shorthand' | 'event' | 'facts' | 'outcome'
>;
