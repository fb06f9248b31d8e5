import type { Language } from './languages.ts';

/** What lists show of a game. It is small: whoever opens the first page loads the cards of all games. */
export interface GameCard {
  readonly id: string;
  /** The name of the game, which is the same in every language. */
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly words: Readonly<Record<Language, CardWords>>;
}

/** What lists say of a game in one language. */
export interface CardWords {
  /** What it is about, in a sentence. */
  readonly text: string;
  /** How much there is of it, and for how many. */
  readonly facts: string;
  /**
   * What its first table is, for somebody who knows no game of the house; only where one should begin with this game.
   */
  readonly first?: string;
}
