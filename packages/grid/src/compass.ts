import { type Cell, DIRECTIONS, EAST, type Grid, NORTH, SOUTH, WEST } from './grid.ts';
import { ALL_SIDES, type Walls } from './walls.ts';

/** One of eight directions, clockwise from north: even ones cross an edge, odd ones a corner. */
export type Bearing = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const BEARINGS: readonly Bearing[] = [0, 1, 2, 3, 4, 5, 6, 7];

const RIGHT: readonly number[] = [0, 1, 1, 1, 0, -1, -1, -1];
const DOWN: readonly number[] = [-1, -1, 0, 1, 1, 1, 0, -1];

/** How far the number of a square changes with one step that way. */
export const strideOf = ({ width }: Grid, bearing: Bearing): number =>
  (DOWN[bearing] ?? 0) * width + (RIGHT[bearing] ?? 0);

/** So many eighths of a turn clockwise. */
export const turned = (bearing: Bearing, eighths: number): Bearing => ((bearing + eighths) & 7) as Bearing; // three bits are a bearing

/** The sides that a diagonal step crosses, one after the other: it is open if either order is. */
const CORNERS = [
  { bearing: 1, vertical: NORTH, horizontal: EAST },
  { bearing: 3, vertical: SOUTH, horizontal: EAST },
  { bearing: 5, vertical: SOUTH, horizontal: WEST },
  { bearing: 7, vertical: NORTH, horizontal: WEST },
] as const;

/**
 * Which of the eight squares around are neighbours, one bit 1 << bearing each: by an open edge, or around a corner by
 * one of two ways.
 */
export function waysFrom({ width }: Grid, walls: Walls, cell: Cell): number {
  const shut = walls[cell] ?? ALL_SIDES;
  let ways = 0;
  for (const side of DIRECTIONS) if (((shut >> side) & 1) === 0) ways |= 1 << (2 * side);
  for (const { bearing, vertical, horizontal } of CORNERS) {
    const across = cell + (vertical === NORTH ? -width : width);
    const beside = cell + (horizontal === EAST ? 1 : -1);
    const isFirstOpen = (((shut >> vertical) | ((walls[across] ?? ALL_SIDES) >> horizontal)) & 1) === 0;
    const isSecondOpen = (((shut >> horizontal) | ((walls[beside] ?? ALL_SIDES) >> vertical)) & 1) === 0;
    if (isFirstOpen || isSecondOpen) ways |= 1 << bearing;
  }
  return ways;
}
