import type { Ask, Seat, Sight, Types } from '@questhall/kernel';
import type { Thing } from './thing.ts';

/** Offers that have much in common. */
export interface Crowd {
  /** How to say one of them: `walk <square>`. */
  readonly name: string;
  /** From so many on they are told in one line. */
  readonly min: number;
  /** Whether those of which there is most to say have a line of their own all the same. */
  readonly hasExamples: boolean;
}

/** An option in words. */
export interface OptionWords {
  readonly title: string;
  readonly text: string;
}

/** A game at the terminal in one language: drawn with signs, and answered by typing. */
export interface TerminalFacet<T extends Types> {
  /** The table as a seat sees it, a line each. */
  scene(sight: Sight<T>): readonly string[];
  /** The same in a line, for whoever has just seen it all: what an answer is most likely to have changed. */
  status?(sight: Sight<T>): string;
  /** The map by itself, with a line for each hero; empty while there is none, left out by games that have none. */
  map?(sight: Sight<T>): readonly string[];
  /** All that can be asked about by name. */
  things?(): readonly Thing[];
  /** What a player typed, as something to decode; null when these are no words of this game. */
  parse(words: readonly string[], sight: Sight<T>): unknown;
  /** Of words that mean nothing: what is missing, or what they could all mean; empty when that cannot be said. */
  unclear?(words: readonly string[], sight: Sight<T>): string;
  /** What a newcomer wants to know before anything else, a line each. */
  readonly hints: readonly string[];
  /** For help texts: something one may want to do and cannot, a rule by its id, and what some rules speak of. */
  readonly examples: { readonly action: string; readonly rule: string; readonly topic: string };
  /** Ways to open a table, as they are typed behind `questhall play <game>`, each with what it is good for. */
  readonly openings: readonly string[];
  /** What is worth counting, as it is typed behind `questhall simulate <game>`. */
  readonly simulations: readonly string[];
  /** How the program's players play, by name, each in a line; left out where their names say it. */
  readonly characters?: Readonly<Record<string, string>>;
  /** Who sits where when nobody says, `me` being whoever types. */
  readonly usualPlayers: readonly string[];
  /** Which options a new table is asked about. */
  readonly asksFor: readonly (keyof T['Options'] & string)[];
  /** Whether an option no longer matters, after what was chosen so far, so that it is not asked about. */
  isMoot?(option: keyof T['Options'] & string, chosen: readonly (readonly [string, string])[]): boolean;
  /** What a newcomer is offered for an option; what the rules usually have, where undefined. */
  suggest(option: keyof T['Options'] & string): string | undefined;
  /**
   * What an option that a new table is asked about is called, and what it is about; null where only the rules say it.
   */
  option(option: keyof T['Options'] & string): OptionWords | null;
  /** A choice that a new table is asked about, in a line: who Hugo is, what a Golem tests. */
  choice(option: keyof T['Options'] & string, value: string): string;
  /** Something the people at this table should know before they begin. */
  warning(options: T['Options'], isPerson: readonly boolean[]): string | null;
  /** Whom a seat plays, for people who share a keyboard; empty where that is not fixed. */
  plays(view: T['View'], seat: Seat): string;
  /** Whether nobody has a secret from anybody when this is asked, so that no curtain is needed. */
  isOpen(ask: Ask<T>): boolean;
  /** The offers this one shares a line with, where there are many of the kind; null for an offer of its own. */
  crowd(action: T['Action']): Crowd | null;
  /** Where it stands in the list: 0 for most offers, the more the later for what ends something. */
  rank(action: T['Action'], ask: Ask<T>, sight: Sight<T>): number;
  /** Whether this is worth another look at the whole table for a seat: its turn begins, something comes to light. */
  isTurningPoint(event: T['Event'], seat: Seat): boolean;
  /** The answer that goes without saying: what Enter takes. */
  usualAnswer(ask: Ask<T>, offers: readonly T['Action'][]): T['Action'] | null;
  /** The odds of what a seat is looking at, in a line; empty when there is nothing to reckon. */
  odds(sight: Sight<T>): string;
  /** All there is to know about the odds. */
  oddsInFull(sight: Sight<T>): readonly string[];
  /** What each offer is worth to whoever is asked, in a word or two; null where that makes no difference. */
  worths(sight: Sight<T>, ask: Ask<T>, offers: readonly T['Action'][]): readonly string[] | null;
}
