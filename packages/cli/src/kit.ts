import type { Ask, Game, Player, Sight, Types, Words } from '@questhall/kernel';

/** All that the terminal needs of a game. */
export interface Kit<T extends Types> {
  readonly game: Game<T>;
  readonly words: Words<T>;
  readonly bots: Readonly<Record<string, () => Player<T>>>;
  /** Who sits where when nobody says, `me` being whoever types. */
  readonly seatsUsual: readonly string[];
  /** Which options a new table is asked about. */
  readonly asksFor: readonly (keyof T['Options'] & string)[];
  /** A choice that a new table is asked about, in a line: who Hugo is, what a Golem tests. */
  choice(option: keyof T['Options'] & string, value: unknown): string;
  /** The odds of what a seat is looking at, a line each; empty when there is nothing to reckon. */
  odds(sight: Sight<T>): readonly string[];
  /** What each offer is worth to whoever is asked, in a word or two; null where that makes no difference. */
  worths(sight: Sight<T>, ask: Ask<T>, offers: readonly T['Action'][]): readonly string[] | null;
}
