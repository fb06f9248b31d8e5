import { DIRECTIONS, type Direction } from '@questhall/grid';

/** Quarter turns clockwise. */
const turned = (way: Direction, quarters: number): Direction => DIRECTIONS[(way + quarters) & 3] ?? way;

export const turnedRight = (way: Direction): Direction => turned(way, 1);
export const turnedBack = (way: Direction): Direction => turned(way, 2);
export const turnedLeft = (way: Direction): Direction => turned(way, 3);
