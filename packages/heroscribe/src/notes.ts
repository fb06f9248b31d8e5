import type { Cell } from '@questhall/grid';
import { tidy } from './text.ts';

/** A note of the file, and the squares its letter marks. */
export interface TiedNote {
  /** Empty for a note that belongs to no letter. */
  readonly letter: string;
  readonly squares: readonly Cell[];
  readonly text: string;
}

/** `A. The chest`, `A: The chest`, `A) The chest`, or two spaces behind the letter. */
const CLEAR = /^\s*([A-Z])(?:\s*[.:)]\s*|\s*[-–—]\s+|\s{2,}|\n)(?=\S)/u;
/** One space: it may as well be a word of one letter. */
const DOUBTFUL = /^\s*([A-Z]) (?=\p{Lu})/u;
/** What can follow a letter, but not the words “A” and “I”. */
const OPENING =
  /^\s*[AI] (?:The|This|These|Those|There|In|If|When|Whenever|Once|All|Any|It|Here|Place|Use|Each|Both|On|After|At|As|Only|One|Two)\b/;

/** The squares of every letter on the board. */
type Letters = ReadonlyMap<string, readonly Cell[]>;

interface Tied {
  readonly notes: readonly TiedNote[];
  /** Letters of which the note had lost its own, and was told by where it stands. */
  readonly lost: readonly string[];
  /** Letters on the board that no note speaks of. */
  readonly unexplained: readonly string[];
}

interface Loose {
  letter: string;
  readonly raw: string;
}

/** Ties notes to the letters on the board, also where the letter was lost on the way. */
export function tieNotes(letters: Letters, raws: readonly string[]): Tied {
  const notes: Loose[] = raws
    .filter((raw) => tidy(raw) !== '')
    .map((raw) => ({ letter: CLEAR.exec(raw)?.[1] ?? '', raw }));
  for (const note of notes) note.letter ||= doubtfulLetter(letters, notes, note.raw);
  const missing = [...letters.keys()].filter((letter) => !notes.some((note) => note.letter === letter));
  const lost = missing.filter((letter) => tieLost(notes, letter));
  const tied = notes.map(({ letter, raw }) => ({
    letter,
    squares: letters.get(letter) ?? [],
    text: withoutLetter(raw, letter),
  }));
  return { ...withMarks(letters, tied), lost };
}

function doubtfulLetter(letters: Letters, notes: readonly Loose[], raw: string): string {
  const letter = DOUBTFUL.exec(raw)?.[1] ?? '';
  const isWanted = letters.has(letter) && !notes.some((note) => note.letter === letter);
  return isWanted && (!'AI'.includes(letter) || OPENING.test(raw)) ? letter : '';
}

/** A note without a letter, between the notes of the letters before and after the one that has none. */
function tieLost(notes: readonly Loose[], letter: string): boolean {
  const [before, after] = [-1, 1].map((step) => String.fromCharCode(letter.charCodeAt(0) + step));
  const found = notes.find((note, index) => {
    const isStump = /^\s*[.:)]/.test(note.raw);
    return note.letter === '' && notes[index + 1]?.letter === after && (isStump || notes[index - 1]?.letter === before);
  });
  if (found === undefined) return false;
  found.letter = letter;
  return true;
}

function withoutLetter(raw: string, letter: string): string {
  const text =
    letter === ''
      ? raw
      : raw
          .replace(CLEAR, '')
          .replace(new RegExp(`^\\s*${letter} (?=\\p{Lu})`, 'u'), '')
          .replace(/^\s*[.:)]\s*/, '');
  const clean = tidy(text);
  return clean === '' ? tidy(raw) : clean;
}

/** Letters on the board that no note begins with have one of their own; others may still speak of them. */
function withMarks(letters: Letters, tied: readonly TiedNote[]): Omit<Tied, 'lost'> {
  const marks = [...letters].filter(([letter]) => !tied.some((note) => note.letter === letter));
  const isSpokenOf = (letter: string): boolean =>
    tied.some(({ text }) =>
      new RegExp(`["“”'‘’]+${letter}+[.,]?["“”'‘’]+|\\bmarked (?:with an? )?${letter}\\b`).test(text),
    );
  return {
    notes: [...tied, ...marks.map(([letter, squares]) => ({ letter, squares, text: `The square marked ${letter}.` }))],
    unexplained: marks.map(([letter]) => letter).filter((letter) => !isSpokenOf(letter)),
  };
}
