import type { Cell } from '@questhall/grid';
import { cellAt, type Door, wayTo, xOf, yOf } from '@questhall/tiles';
import type { Floor } from '../../types/index.ts';
import type { TypedWords } from './typed-words.ts';

/** From the Stairs Up, east and south: `3,-4`. [geo.coordinates] */
export const squareText = (cell: Cell): string => `${xOf(cell)},${yOf(cell)}`;

/** `3,-4` or `(3,-4)`, as far as the sheet goes; null for anything else. */
export function readSquare(word: string): Cell | null {
  const [, x, y] = /^\(?([+-]?\d{1,2}),([+-]?\d{1,2})\)?$/.exec(word.replace(/[−–]/g, '-')) ?? [];
  if (x === undefined || y === undefined) return null;
  const cell = cellAt(Number(x), Number(y));
  return xOf(cell) === Number(x) && yOf(cell) === Number(y) ? cell : null; // beyond the sheet another square would be meant
}

/** A door by the side of its near square, as it is typed: `3,-4E`. */
export const doorText = ({ near, far }: Pick<Door, 'near' | 'far'>, { sides }: TypedWords): string =>
  `${squareText(near)}${sides[wayTo(near, far)][0]}`;

/** The door that a word means, by either of its sides, or by its square where that has one door only. */
export function readDoor({ doors }: Pick<Floor, 'doors'>, word: string, { sides }: TypedWords): Door | null {
  const typed = word.toUpperCase();
  const isMeant = (near: Cell, far: Cell): boolean =>
    sides[wayTo(near, far)].some((side) => `${squareText(near)}${side}` === typed);
  const exact = doors.find(({ near, far }) => isMeant(near, far) || isMeant(far, near));
  if (exact !== undefined) return exact;
  const at = readSquare(word);
  const [only, other] = doors.filter(({ near, far }) => near === at || far === at);
  return other === undefined ? (only ?? null) : null;
}
