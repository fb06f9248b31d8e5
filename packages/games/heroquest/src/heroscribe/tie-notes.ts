import type { Square } from '../sheet/sheet.ts';
import { type Draft, mend, namesOf, warn } from './draft.ts';
import { tidy } from './text.ts';

/** A note of the file, and the squares its letter marks. */
export interface TiedNote {
  /** Empty for a note that belongs to no letter. */
  readonly letter: string;
  readonly squares: readonly Square[];
  readonly text: string;
}

/** `A. The chest`, `A: The chest`, `A) The chest`, or two spaces behind the letter. */
const CLEAR = /^\s*([A-Z])(?:\s*[.:)]\s*|\s*[-–—]\s+|\s{2,}|\n)(?=\S)/u;
/** One space: it may as well be a word of one letter. */
const DOUBTFUL = /^\s*([A-Z]) (?=\p{Lu})/u;
/** What can follow a letter, but not the words “A” and “I”. */
const OPENING =
  /^\s*[AI] (?:The|This|These|Those|There|In|If|When|Whenever|Once|All|Any|It|Here|Place|Use|Each|Both|On|After|At|As|Only|One|Two)\b/;

interface Loose {
  letter: string;
  readonly raw: string;
}

/** Ties notes to the letters on the board, also where the letter was lost on the way. */
export function tieNotes(draft: Draft, raws: readonly string[]): TiedNote[] {
  const notes: Loose[] = raws
    .filter((raw) => tidy(raw) !== '')
    .map((raw) => ({ letter: CLEAR.exec(raw)?.[1] ?? '', raw }));
  for (const note of notes) note.letter ||= doubtfulLetter(draft, notes, note.raw);
  for (const letter of draft.letters.keys())
    if (!notes.some((note) => note.letter === letter)) tieLost(draft, notes, letter);
  const tied = notes.map(({ letter, raw }) => ({
    letter,
    squares: draft.letters.get(letter) ?? [],
    text: withoutLetter(raw, letter),
  }));
  addUnexplained(draft, tied);
  return tied;
}

function doubtfulLetter({ letters }: Draft, notes: readonly Loose[], raw: string): string {
  const letter = DOUBTFUL.exec(raw)?.[1] ?? '';
  const isWanted = letters.has(letter) && !notes.some((note) => note.letter === letter);
  return isWanted && (!'AI'.includes(letter) || OPENING.test(raw)) ? letter : '';
}

/** A note without a letter, between the notes of the letters before and after the one that has none. */
function tieLost(draft: Draft, notes: readonly Loose[], letter: string): void {
  const [before, after] = [-1, 1].map((step) => String.fromCharCode(letter.charCodeAt(0) + step));
  const found = notes.find((note, index) => {
    const isStump = /^\s*[.:)]/.test(note.raw);
    return note.letter === '' && notes[index + 1]?.letter === after && (isStump || notes[index - 1]?.letter === before);
  });
  if (found === undefined) return;
  found.letter = letter;
  warn(
    draft,
    `the note between those of the letters around ${letter} has lost its letter: it is taken as that of ${letter}`,
  );
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

/** Letters on the board that no note begins with; others may still speak of them. */
function addUnexplained(draft: Draft, tied: TiedNote[]): void {
  const texts = tied.map(({ text }) => text);
  for (const [letter, squares] of draft.letters) {
    if (tied.some((note) => note.letter === letter)) continue;
    const isSpokenOf = texts.some((text) =>
      new RegExp(`["“”'‘’]+${letter}+[.,]?["“”'‘’]+|\\bmarked (?:with an? )?${letter}\\b`).test(text),
    );
    if (!isSpokenOf) mend(draft, 'letters without a note', `${letter} at ${namesOf(draft.plan, squares)}`);
    tied.push({ letter, squares, text: `The square marked ${letter}.` });
  }
}
