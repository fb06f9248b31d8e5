import type { Ask, Game, Player, Sight, Types, Words } from '@questhall/kernel';

/** All that the terminal needs of a game. */
export interface Kit<T extends Types> {
  readonly game: Game<T>;
  readonly words: Words<T>;
  readonly bots: Readonly<Record<string, () => Player<T>>>;
  /** Who sits where when nobody says, `me` being whoever types. */
  readonly usualPlayers: readonly string[];
  /** Which options a new table is asked about. */
  readonly asksFor: readonly (keyof T['Options'] & string)[];
  /** What a newcomer is offered for an option; what the rules usually have, where undefined. */
  suggest(option: keyof T['Options'] & string): string | undefined;
  /** A choice that a new table is asked about, in a line: who Hugo is, what a Golem tests. */
  choice(option: keyof T['Options'] & string, value: string): string;
  /** Something the people at this table should know before they begin. */
  warning(options: T['Options'], isPerson: readonly boolean[]): string | null;
  /** Whether nobody has a secret from anybody when this is asked, so that no curtain is needed. */
  isOpen(ask: Ask<T>): boolean;
  /** The answer that goes without saying: what Enter takes. */
  usualAnswer(ask: Ask<T>, offers: readonly T['Action'][]): T['Action'] | null;
  /** The odds of what a seat is looking at, in a line; empty when there is nothing to reckon. */
  odds(sight: Sight<T>): string;
  /** All there is to know about the odds. */
  oddsInFull(sight: Sight<T>): readonly string[];
  /** What each offer is worth to whoever is asked, in a word or two; null where that makes no difference. */
  worths(sight: Sight<T>, ask: Ask<T>, offers: readonly T['Action'][]): readonly string[] | null;
}
