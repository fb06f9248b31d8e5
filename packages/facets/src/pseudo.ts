import type { Types } from '@questhall/kernel';
import type { TerminalFacet } from './terminal.ts';
import type { Throw } from './wording.ts';

/** Letters that can be read for ours, and are none of them. */
const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const STRANGE = 'àƀçðéƒĝĥîĵķłɱñöþɋŕšťûṽŵẋýžÀɃÇÐÉƑĜĤÎĴĶŁṀÑÖÞɊŔŠŤÛṼŴẊÝŽ';
const LETTERS: ReadonlyMap<string, string> = new Map(Array.from(PLAIN, (letter, i) => [letter, STRANGE[i] ?? letter]));

/**
 * A text in the language that nobody speaks. It is made by this program from the English: what is still in plain letters
 * on a screen was never handed out to be translated.
 */
export const pseudo = (text: string): string => Array.from(text, (letter) => LETTERS.get(letter) ?? letter).join('');

/** Words whose letters are ours: none in a text that went through `pseudo`. */
export const plainWords = (text: string): readonly string[] => text.match(/[A-Za-z]{2,}/g) ?? [];

/** Texts, and texts with something to be put into them, in a tree. */
type Texts =
  | string
  | number
  | boolean
  | null
  | readonly Texts[]
  | ((...given: never[]) => Texts)
  | { readonly [name: string]: Texts };

/** A whole tree of texts. */
export function pseudoTexts<X>(texts: X): X {
  return translated(texts as Texts) as X; // a tree of texts stays one, name by name
}

function translated(texts: Texts): Texts {
  if (typeof texts === 'string') return pseudo(texts);
  if (typeof texts === 'function') return (...given: never[]) => translated(texts(...given));
  if (typeof texts !== 'object' || texts === null) return texts;
  if (Array.isArray(texts)) return texts.map(translated);
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, translated(text)]));
}

/** What of a wording is more than texts. */
export interface Worded {
  readonly typed: unknown;
  dice(...given: never[]): Throw | null;
}

/** A game in that language. What is typed stays as it is: it has to be understood. */
export const pseudoWording = <W extends Worded>(words: W): W => ({
  ...pseudoTexts(words),
  typed: words.typed,
  dice(...given: never[]) {
    const thrown = words.dice(...given);
    if (thrown === null) return null;
    return { title: pseudo(thrown.title), dice: thrown.dice.map((die) => ({ ...die, text: pseudo(die.text) })) };
  },
});

/** The same for its terminal: what is drawn and said, not what is typed. */
export const pseudoTerminal = <T extends Types>(terminal: TerminalFacet<T>): TerminalFacet<T> => {
  const { status, map, things } = terminal;
  return {
    ...terminal,
    scene: (...given) => terminal.scene(...given).map(pseudo),
    ...(status === undefined ? {} : { status: (sight) => pseudo(status(sight)) }),
    ...(map === undefined ? {} : { map: (sight) => map(sight).map(pseudo) }),
    ...(things === undefined ? {} : { things: () => pseudoTexts(things()) }),
    hints: terminal.hints.map(pseudo),
    option: (...given) => pseudoTexts(terminal.option(...given)),
    choice: (...given) => pseudo(terminal.choice(...given)),
    warning(...given) {
      const warning = terminal.warning(...given);
      return warning === null ? null : pseudo(warning);
    },
    plays: (...given) => pseudo(terminal.plays(...given)),
    odds: (...given) => pseudo(terminal.odds(...given)),
    oddsInFull: (...given) => terminal.oddsInFull(...given).map(pseudo),
    worths: (...given) => terminal.worths(...given)?.map(pseudo) ?? null,
  };
};
