import type { Cell } from '@questhall/grid';
import { cellAt, type Door, wayTo, xOf, yOf } from '@questhall/tiles';
import type { Floor } from '../../types/index.ts';

/** From the Stairs Up, east and south: `3,-4`. [geo.coordinates] */
export const squareText = (cell: Cell): string => `${xOf(cell)},${yOf(cell)}`;

/** `3,-4` or `(3,-4)`, as far as the sheet goes; null for anything else. */
export function readSquare(word: string): Cell | null {
  const [, x, y] = /^\(?([+-]?\d{1,2}),([+-]?\d{1,2})\)?$/.exec(word.replace(/[−–]/g, '-')) ?? [];
  if (x === undefined || y === undefined) return null;
  const cell = cellAt(Number(x), Number(y));
  return xOf(cell) === Number(x) && yOf(cell) === Number(y) ? cell : null; // beyond the sheet another square would be meant
}

const SIDES = ['N', 'E', 'S', 'W'] as const;

/** A door by the side of its near square, as it is typed: `3,-4E`. */
export const doorText = ({ near, far }: Pick<Door, 'near' | 'far'>): string =>
  `${squareText(near)}${SIDES[wayTo(near, far)]}`;

const BEARINGS = ['north', 'east', 'south', 'west'] as const;

/** On which side of its near square a door is: `east`. */
export const doorSide = ({ near, far }: Pick<Door, 'near' | 'far'>): string => BEARINGS[wayTo(near, far)];

/** A door in a sentence: `east of 3,-4`. */
export const doorPlace = (door: Pick<Door, 'near' | 'far'>): string => `${doorSide(door)} of ${squareText(door.near)}`;

/** The door that a word means, by either of its sides, or by its square where that has one door only. */
export function readDoor({ doors }: Pick<Floor, 'doors'>, word: string): Door | null {
  const typed = word.toUpperCase();
  const exact = doors.find(
    (door) => doorText(door) === typed || doorText({ near: door.far, far: door.near }) === typed,
  );
  if (exact !== undefined) return exact;
  const at = readSquare(word);
  const [only, other] = doors.filter(({ near, far }) => near === at || far === at);
  return other === undefined ? (only ?? null) : null;
}
