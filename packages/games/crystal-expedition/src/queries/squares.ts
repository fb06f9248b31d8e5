import type { Bearing, Cell } from '@questhall/grid';
import { isInSight, kingSteps, xOf, yOf } from '@questhall/tiles';
import type { Floor } from '../types/floor.ts';
import type { Table } from '../types/table.ts';

/** Where everybody and everything stands: nobody is pushed onto a square that is taken. */
export interface Board {
  readonly floor: Floor;
  readonly taken: ReadonlySet<Cell>;
}

/** By the sign of the way east and of the way south, from -1 to 1: the bearings of the eight neighbours. */
const BEARINGS_AROUND: readonly (readonly (Bearing | null)[])[] = [
  [7, 0, 1],
  [6, null, 2],
  [5, 4, 3],
];

/**
 * Straight along the longer of the two distances if the other is short beside it, otherwise diagonal; null for a square
 * and itself. [grid.eight-way-direction]
 */
export function bearingTo(from: Cell, to: Cell): Bearing | null {
  const [east, south] = [xOf(to) - xOf(from), yOf(to) - yOf(from)];
  const longer = Math.max(Math.abs(east), Math.abs(south));
  const isStraight = (Math.abs(east) + Math.abs(south)) ** 2 < 2 * longer ** 2;
  const isOff = (distance: number): boolean => isStraight && Math.abs(distance) < longer;
  return BEARINGS_AROUND[1 + (isOff(south) ? 0 : Math.sign(south))]?.[1 + (isOff(east) ? 0 : Math.sign(east))] ?? null;
}

/** So far at most, and in sight. [grid.distance, grid.line-of-sight] */
export const isWithin = (floor: Floor, from: Cell, to: Cell, range: number): boolean =>
  kingSteps(from, to) <= range && isInSight(floor, from, to);

type Figures = Pick<Table, 'party' | 'expedition'>;

/** Where nobody can be put: everybody's squares, and those of Crystals. [momentum.blocked-means] */
export function boardOf({ party, expedition }: Figures): Board {
  if (expedition === null) throw new Error('no expedition is going on');
  const taken = new Set<Cell>(expedition.crystals);
  for (const { at } of party) taken.add(at);
  for (const { at } of expedition.monsters) taken.add(at);
  return { floor: expedition.floor, taken };
}
