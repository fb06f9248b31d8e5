import type { Cell } from '@questhall/grid';
import { type Door, wayTo } from '@questhall/tiles';
import { listSquares } from '../en/numbers.ts';
import { squareText } from '../typed/squares.ts';

const SIDES = ['noorden', 'oosten', 'zuiden', 'westen'] as const;

/** On which side of its near square a door is: `oosten`. */
export const doorSide = ({ near, far }: Pick<Door, 'near' | 'far'>): string => SIDES[wayTo(near, far)];

/** A door in a sentence: `ten oosten van 3,-4`. */
export const doorText = (door: Pick<Door, 'near' | 'far'>): string =>
  `ten ${doorSide(door)} van ${squareText(door.near)}`;

/** Squares have commas of their own: `3,4; 3,5 en 4,4`. */
export const squaresText = (squares: readonly Cell[]): string => listSquares(squares.map(squareText), 'en');

export const doorsText = (doors: readonly Pick<Door, 'near' | 'far'>[]): string =>
  listSquares(doors.map(doorText), 'en');
