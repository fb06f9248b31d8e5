import { isPair, pairIn, readSteps } from '@questhall/facets';
import { type Direction, EAST, NORTH, SOUTH, WEST } from '@questhall/grid';
import { boardOf, columnOf, rowOf } from '../../queries/board.ts';
import { squareOf, walkerOf } from '../../queries/figures.ts';
import type { Square } from '../../sheet/sheet.ts';
import type { View } from '../../types/index.ts';
import type { Reading } from './reading.ts';
import { readSide, readSquare } from './squares.ts';
import type { TypedWords } from './typed-words.ts';

const STEPS: Readonly<Record<Direction, readonly [right: number, down: number]>> = {
  [NORTH]: [0, -1],
  [EAST]: [1, 0],
  [SOUTH]: [0, 1],
  [WEST]: [-1, 0],
};

/** What is done with a square when nothing but the square is typed: somebody walks there, or is put there. */
interface Errand {
  readonly type: 'walk' | 'place' | 'stepAside';
  readonly field: 'to' | 'at';
  /** Where whoever walks stands now. */
  readonly from: Square | null;
}

/** Null when no question of this seat is about a square. */
export function errandOf({ view, asks }: Pick<Reading, 'view' | 'asks'>): Errand | null {
  for (const { question } of asks) {
    if (question.kind === 'place') return { type: 'place', field: 'at', from: null };
    if (question.kind === 'aside') return { type: 'stepAside', field: 'to', from: squareOf(view, question.hero) };
    const walker = walkerOf(question);
    if (walker !== null) return { type: 'walk', field: 'to', from: squareOf(view, walker) };
  }
  return null;
}

/** `4,7`, and `4 7` or `4, 7` as well. */
export function readPlace(words: readonly string[], { view, note, hints }: Reading): Square | null {
  const typed = pairIn(words);
  const at = readSquare(view, typed);
  if (at !== null || !isPair([typed])) return at;
  const { width, height } = boardOf(view.plan).grid;
  return note(hints.noSquare(typed, width - 1, height - 1));
}

/** Steps by the compass: `n`, `nne`, `n 3`, `north 3 east`. Null for words that are none. */
export const stepsIn = (words: readonly string[], typedWords: readonly TypedWords[]): readonly Direction[] | null =>
  readSteps(words, (letters) => waysOf(letters, typedWords));

/** `north`, or a letter for each step; null when one of them is none. */
function waysOf(letters: string, typedWords: readonly TypedWords[]): readonly Direction[] | null {
  const whole = readSide(letters, typedWords);
  if (whole !== null) return [whole];
  const ways = Array.from(letters, (letter) => readSide(letter, typedWords));
  return ways.some((way) => way === null) ? null : ways.flatMap((way) => way ?? []);
}

/** Where these steps lead, walls or not; null beyond the edge of the board. */
export function squareAfter(view: View, from: Square, steps: readonly Direction[]): Square | null {
  const { width, height } = boardOf(view.plan).grid;
  let [column, row] = [columnOf(view, from), rowOf(view, from)];
  for (const step of steps) {
    const [right, down] = STEPS[step];
    [column, row] = [column + right, row + down];
  }
  return column < 0 || row < 0 || column >= width || row >= height ? null : row * width + column;
}
