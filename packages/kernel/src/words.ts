import type { Ask, Facts, Sight, Types } from './types.ts';

/** A game put into words, for terminals, logs and screen readers. */
export interface Words<T extends Types> {
  /** The table as a seat sees it, a line each. */
  scene(sight: Sight<T>): readonly string[];
  question(ask: Ask<T>): string;
  /** What choosing it does: `reroll the 6`. */
  action(action: T['Action'], ask: Ask<T>): string;
  /** The shortest thing to type for it: `reroll 2`. */
  shorthand(action: T['Action']): string;
  /** What a player typed, as an action to decode; null when these are no words of this game. */
  parse(words: readonly string[]): unknown;
  event(event: T['Event'], sight: Sight<T>): string;
  /** The facts of a refusal, as part of a sentence; empty when there are none. */
  facts(facts: Facts): string;
  seat(seat: number, sight: Sight<T>): string;
}
