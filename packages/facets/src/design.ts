import type { ReportLine } from './importer.ts';

/** Something to say about a text, and where in it; nowhere when it is about what is missing. */
export interface Remark {
  /** Both counted from 1. */
  readonly line: number | null;
  readonly column: number | null;
  readonly text: string;
}

/** All there is to say about a text: with errors it cannot be played, with warnings it can. */
export interface Review {
  /** What it calls itself; empty when nobody can tell. */
  readonly title: string;
  readonly errors: readonly Remark[];
  readonly warnings: readonly Remark[];
  /** How it looks to its designer, when it can be played. */
  readonly picture: readonly ReportLine[];
}

/** A small change to a text, which makes it easier or harder. */
export interface Edit {
  /** The same change has the same key in every text that it can be made to. */
  readonly key: string;
  /** `one goblin less in room B`. */
  readonly says: string;
  readonly makes: 'easier' | 'harder';
  /** What is not touched stays as it was written; null where it cannot be made, or the checker would not have it. */
  make(text: string): string | null;
}

/** What designers write for a game, as one text: a quest, a set of cards. */
export interface Design {
  /** What such a text is called: `quest sheet`. */
  readonly noun: string;
  /** The option of a table that takes the text. */
  readonly option: string;
  /** Where its lines are explained. */
  readonly page: string;
  /** Those that come with the game. */
  readonly shipped: readonly { readonly name: string; readonly title: string }[];
  /** One of the shipped as the text one would write; null when there is none of this name. */
  print(name: string): string | null;
  /** A beginning that can be played, with a comment for every line. */
  readonly beginning: string;
  /** Whether this looks like such a text, whatever is wrong with it. */
  isOne(text: string): boolean;
  /** The same under another title. */
  retitle(text: string, title: string): string;
  review(text: string): Review;
  /** Small changes that a designer would try to set how hard it is; left out where none are known. */
  edits?(text: string): readonly Edit[];
}

/** Remarks as lines: `line 5, column 6: …`. */
export const remarkLines = (remarks: readonly Remark[]): readonly string[] =>
  remarks.map(({ line, column, text }) => {
    const place = [line === null ? [] : [`line ${line}`], column === null ? [] : [`column ${column}`]].flat();
    return place.length === 0 ? text : `${place.join(', ')}: ${text}`;
  });

/** Errors that are shown of a text that is refused; whoever wants all of them has it checked. */
const SHOWN_MAX = 12;

/** What is wrong with a text, in one sentence and a line for each error. */
export function whyNot(noun: string, errors: readonly Remark[]): string {
  const lines = remarkLines(errors.slice(0, SHOWN_MAX)).map((line) => `\n  ${line}`);
  const more = errors.length - lines.length;
  return `is no ${noun} that can be played:${lines.join('')}${more > 0 ? `\n  and ${more} more` : ''}`;
}
