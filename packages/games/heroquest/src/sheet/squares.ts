import { acrossFrom, cellOf, EAST, sideOf } from '@questhall/grid';
import type { Edge, Plan, Room, Square } from './sheet.ts';

/** What a plan calls its corridor. */
export const CORRIDOR: Room = '.';

export const widthOf = (plan: Plan): number => plan[0]?.length ?? 0;

export const columnOf = (plan: Plan, square: Square): number => square % widthOf(plan);
export const rowOf = (plan: Plan, square: Square): number => Math.floor(square / widthOf(plan));

/** -1 outside the plan. */
export function squareAt(plan: Plan, column: number, row: number): Square {
  const isInside = column >= 0 && row >= 0 && column < widthOf(plan) && row < plan.length;
  return isInside ? row * widthOf(plan) + column : -1;
}

/** The letter of the room, or the corridor's mark; empty outside the plan. */
export const roomAt = (plan: Plan, square: Square): Room =>
  plan[rowOf(plan, square)]?.charAt(columnOf(plan, square)) ?? '';

/** As sheets write it: `3,4`. */
export const nameSquare = (plan: Plan, square: Square): string => `${columnOf(plan, square)},${rowOf(plan, square)}`;

/** As sheets write it: `3,4E`. */
export const nameEdge = (plan: Plan, edge: Edge): string =>
  nameSquare(plan, cellOf(edge)) + (sideOf(edge) === EAST ? 'E' : 'S');

/** The squares on both sides of an edge. */
export const sidesIn = (plan: Plan, edge: Edge): [Square, Square] => [
  cellOf(edge),
  acrossFrom({ width: widthOf(plan) }, edge, cellOf(edge)),
];

/** The squares a piece covers, row by row; -1 for those outside the plan. */
export function footprint(plan: Plan, at: Square, width: number, height: number): Square[] {
  const squares: Square[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++)
      squares.push(squareAt(plan, columnOf(plan, at) + column, rowOf(plan, at) + row));
  }
  return squares;
}

/** The stairway covers two by two squares. */
export const STAIRS_SIDE = 2;

export const stairSquares = (plan: Plan, stairs: Square | null): Square[] =>
  stairs === null ? [] : footprint(plan, stairs, STAIRS_SIDE, STAIRS_SIDE);
