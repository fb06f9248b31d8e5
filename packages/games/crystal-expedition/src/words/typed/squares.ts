import { pairIn, readSteps } from '@questhall/facets';
import { BEARINGS, type Cell, strideOf } from '@questhall/grid';
import { cellAt, SHEET, xOf, yOf } from '@questhall/tiles';
import type { Fields, Part, Reading } from './reading.ts';
import { wordFor } from './reading.ts';

/** Whence a way is given; null where nobody stands yet. */
type Origin = (reading: Reading, given: Fields) => Cell | null;

/** As it is numbered on the map: `3,-4`. */
const absolute = (cell: Cell): string => `${xOf(cell)},${yOf(cell)}`;

/** `2n1e` from where somebody stands, `here`, or by the numbers of the map where nobody does. */
export function squareText(from: Cell | null, to: Cell, reading: Reading): string {
  if (from === null || from < 0) return absolute(to);
  const [east, south] = [xOf(to) - xOf(from), yOf(to) - yOf(from)];
  if (east === 0 && south === 0) return wordFor('here', reading)[0];
  const point = (index: number): string => reading.typedWords.points[index]?.[0] ?? '';
  const leg = (far: number, more: number, less: number): string =>
    far === 0 ? '' : `${Math.abs(far)}${point(far > 0 ? more : less)}`;
  return leg(south, 4, 0) + leg(east, 2, 6);
}

/** `3,-4`, as far as the sheet goes. */
function readAbsolute(words: readonly string[]): Cell | null {
  const [, x, y] = /^\(?([+-]?\d{1,2}),([+-]?\d{1,2})\)?$/.exec(pairIn(words).replace(/[−–]/g, '-')) ?? [];
  if (x === undefined || y === undefined) return null;
  const cell = cellAt(Number(x), Number(y));
  return xOf(cell) === Number(x) && yOf(cell) === Number(y) ? cell : null; // beyond the sheet another square would be meant
}

function strideFor(word: string, { typedWords }: Reading): number | null {
  const isMeant = (index: number): boolean =>
    [typedWords, typedWords.also].some((words) => words?.points[index]?.includes(word) === true);
  const bearing = BEARINGS.find((_, index) => isMeant(index));
  return bearing === undefined ? null : strideOf(SHEET, bearing);
}

/** Numbers stand before what they count: `2n1e`. Null for anything else. */
function readCounted(word: string, reading: Reading): readonly number[] | null {
  if (!/^(\d{1,2}[a-z]+)+$/.test(word)) return null;
  const strides: number[] = [];
  for (const [, times, point = ''] of word.matchAll(/(\d{1,2})([a-z]+)/g)) {
    const stride = strideFor(point, reading);
    if (stride === null) return null;
    strides.push(Number(times) * stride);
  }
  return strides;
}

/** Any way to say a square: `2n1e`, `n 2 e`, `ne`, `here`, `3,-4`. */
function readSquare(words: readonly string[], from: Cell | null, reading: Reading): Cell | null {
  const at = readAbsolute(words);
  if (at !== null || from === null || from < 0) return at;
  const [word = '', other] = words;
  if (other === undefined && wordFor('here', reading).includes(word)) return from;
  const strides =
    (other === undefined ? readCounted(word, reading) : null) ??
    readSteps(words, (point) => {
      const stride = strideFor(point.replace('-', ''), reading);
      return stride === null ? null : [stride];
    });
  return strides === null ? null : strides.reduce((cell, stride) => cell + stride, from);
}

/** A square as one gets there from where somebody stands; where there is only one nothing need be said. */
export const square = (
  field: string,
  from: Origin,
  near: (reading: Reading, given: Fields) => readonly Cell[] = () => [],
): Part => ({
  about: 'square',
  write: (action, reading) => squareText(from(reading, action), Number(action[field]), reading),
  read(words, reading, given) {
    const cell = readSquare(words, from(reading, given), reading);
    return cell === null ? [] : [{ [field]: cell }];
  },
  only(reading, given) {
    const [only, other] = near(reading, given);
    return only === undefined || other !== undefined ? null : { [field]: only };
  },
});
