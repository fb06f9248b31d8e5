import { boardOf, columnOf, rowOf } from '../queries/board.ts';
import { squareOf, walkerOf } from '../queries/figures.ts';
import type { Square } from '../sheet/sheet.ts';
import type { View } from '../types/index.ts';
import type { Reading } from './reading.ts';
import { readSquare } from './squares.ts';

const POINTS: Readonly<Record<string, readonly [number, number]>> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
const NAMES = ['north', 'east', 'south', 'west'];
/** Longer than any walk. */
const STEPS_MAX = 40;

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
export function readPlace(words: readonly string[], { view, note }: Reading): Square | null {
  const typed = words.map((word) => word.replace(/,$/, '')).join();
  const at = readSquare(view, typed);
  if (at !== null || !/^\(?\d+,\d+\)?$/.test(typed)) return at;
  const { width, height } = boardOf(view.plan).grid;
  return note(`There is no square ${typed}: columns go from 0 to ${width - 1}, rows from 0 to ${height - 1}.`);
}

/** Whether words are a square and nothing else. */
export const isPlace = (words: readonly string[]): boolean =>
  /^\(?\d+,\d+\)?$/.test(words.map((word) => word.replace(/,$/, '')).join()) && words.length <= 2;

/** Steps by the compass: `n`, `nne`, `n 3`, `north 3 east`. Null for words that are none. */
export function readSteps(words: readonly string[]): readonly string[] | null {
  const steps: string[] = [];
  let last: string | null = null;
  for (const word of words) {
    const point = NAMES.includes(word) ? word.charAt(0) : word;
    const [, letters, times] = /^([nesw]+)(\d{1,2})?$/.exec(point) ?? [];
    if (letters !== undefined) {
      steps.push(...letters, ...Array<string>(Math.max(0, Number(times ?? 1) - 1)).fill(letters.slice(-1)));
      last = times === undefined ? letters.slice(-1) : null;
    } else if (last !== null && /^\d{1,2}$/.test(word)) {
      steps.push(...Array<string>(Math.max(0, Number(word) - 1)).fill(last));
      last = null;
    } else return null;
  }
  return steps.length === 0 || steps.length > STEPS_MAX ? null : steps;
}

/** Where these steps lead, walls or not; null beyond the edge of the board. */
export function squareAfter(view: View, from: Square, steps: readonly string[]): Square | null {
  const { width, height } = boardOf(view.plan).grid;
  let [column, row] = [columnOf(view, from), rowOf(view, from)];
  for (const step of steps) {
    const [right, down] = POINTS[step] ?? [0, 0];
    [column, row] = [column + right, row + down];
  }
  return column < 0 || row < 0 || column >= width || row >= height ? null : row * width + column;
}
