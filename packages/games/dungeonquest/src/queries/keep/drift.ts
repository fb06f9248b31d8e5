import type { Cell, Direction } from '@questhall/grid';
import { DRIFT_LEFT, DRIFT_RIGHT } from '../../content/keep/figures.ts';
import { turnedLeft, turnedRight } from './compass.ts';
import { besideOf } from './squares.ts';

/** Where whoever heads that way below comes up, by the die: never off the board. [cat.drift] */
export function driftedTo(square: Cell, heading: Direction, face: number): Cell {
  const side = face === DRIFT_LEFT ? turnedLeft(heading) : face === DRIFT_RIGHT ? turnedRight(heading) : null;
  const beside = side === null ? -1 : besideOf(square, side);
  return beside < 0 ? square : beside;
}
