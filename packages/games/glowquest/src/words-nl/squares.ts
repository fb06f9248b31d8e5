import type { Cell } from '@questhall/grid';
import { wayTo } from '../dungeon/sheet.ts';
import type { Door } from '../types/index.ts';
import { listSquares } from '../words/numbers.ts';
import { squareText } from '../words/squares.ts';

const SIDES = ['noord', 'oost', 'zuid', 'west'] as const;

/** A door by the side of its near square: `3,-4 oost`. */
export const doorText = ({ near, far }: Pick<Door, 'near' | 'far'>): string => `${squareText(near)} ${SIDES[wayTo(near, far)]}`;

/** Squares have commas of their own: `3,4; 3,5 en 4,4`. */
export const squaresText = (squares: readonly Cell[]): string => listSquares(squares.map(squareText), 'en');

export const doorsText = (doors: readonly Pick<Door, 'near' | 'far'>[]): string => listSquares(doors.map(doorText), 'en');
