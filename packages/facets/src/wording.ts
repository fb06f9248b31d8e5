import type { Ask, Facts, Rulebook, Seat, Sight, Types } from '@questhall/kernel';

/** How a listener calls a seat: `you`, `seat 2`, `the program`. */
export type Naming = (seat: Seat) => string;

/** An answer in words. Nobody takes it apart: either half can be shown without the other. */
export interface Said {
  /** In as few words as a player would use: `Attack the Goblin`. */
  readonly title: string;
  /** What choosing it comes to, where the title does not say it all: `3 dice against 2`; empty otherwise. */
  readonly detail: string;
}

/** How a match ended, in words. */
export interface Verdict {
  /** `The heroes win.` */
  readonly title: string;
  /** How it came to that; empty when there is nothing to add. */
  readonly text: string;
}

/** A die as it rests on the table. */
export interface DieShown {
  /** Combat dice have pictures; a die with six faces has pips, and one with more or fewer a number. */
  readonly face: 'skull' | 'white' | 'black' | 'blank' | 'number' | 'd4' | 'd8' | 'd10' | 'd12' | 'd20';
  /** What it says, for numbers and for those who listen. */
  readonly text: string;
  /** Whether it counts for whoever rolled it. */
  readonly isGood: boolean;
}

/** Dice that fell together. */
export interface Throw {
  readonly title: string;
  readonly dice: readonly DieShown[];
}

/** A moment in a few words: what stands on a card that is drawn, or on a banner. */
export interface Moment {
  readonly title: string;
  readonly text: string;
}

/** What a rule is called, and what it says where that is translated. */
export interface RuleWords {
  readonly title: string;
  /** Left out where there is only English for it: the page shows that, and marks it. */
  readonly text?: string;
}

/** The rulebook in one language. */
export interface BookWords<R extends string> {
  /** Section key → heading. */
  readonly sections: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<R, RuleWords>>;
  readonly houseRules: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
}

/**
 * A game in one language, for everybody who is told of it. No coordinates and no ids: places are shown, not spelt out.
 */
export interface Wording<T extends Types> {
  /** How a seat is called at this table. */
  seatName(seat: Seat, options: T['Options'], seats: number): string;
  question(ask: Ask<T>, sight: Sight<T>): string;
  action(action: T['Action'], ask: Ask<T>, sight: Sight<T>): Said;
  /** The shortest thing to type for an action: `attack g2`. */
  typed(action: T['Action'], sight: Sight<T>): string;
  /** What happened, in a sentence. */
  event(event: T['Event'], naming: Naming, sight: Sight<T>): string;
  /** The facts of a refusal as a sentence; empty when there is nothing to add to the rule. */
  facts(facts: Facts, sight: Sight<T>): string;
  outcome(sight: Sight<T>): Verdict;
  /** The dice that an event shows; null for most. */
  dice(event: T['Event'], sight: Sight<T>): Throw | null;
  /** What is left of the turn of whoever is asked: `3 squares left, action unused`; empty when nobody has one. */
  left(sight: Sight<T>): string;
  /** The words of a moment on the stage; null for what needs none. */
  moment(event: T['Event'], sight: Sight<T>): Moment | null;
  /**
   * Why the program does what this rule makes it do, in a few words beside whoever does it; null where that is plain.
   */
  because?(rule: string): string | null;
  readonly book: BookWords<T['Rule']>;
  /** What each standing order of the game is called, and what it spares one. */
  readonly orders?: Readonly<Record<string, Moment>>;
}

/** The words of a rulebook that are in it: English. */
export const englishBook = <R extends string>({ sections, rules, houseRules }: Rulebook<R>): BookWords<R> => ({
  sections,
  rules,
  houseRules,
});
