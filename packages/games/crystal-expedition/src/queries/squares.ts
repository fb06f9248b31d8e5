import type { Bearing, Cell } from '@questhall/grid';
import { bearingBy } from '@questhall/groundwork';
import { isInSight, kingSteps } from '@questhall/tiles';
import type { Floor } from '../types/floor.ts';
import type { Table } from '../types/table.ts';
import { entityAt } from './entities.ts';

/** Where everybody and everything stands: nobody is pushed onto a square that is taken. */
export interface Board {
  readonly floor: Floor;
  readonly taken: ReadonlySet<Cell>;
}

/** The bearing that comes nearest to the true line: half of the eighth between two of them. [grid.eight-way-direction] */
const STRAIGHT = 1 + Math.SQRT2;

/** The direction from one square to another; null for a square and itself. */
export const bearingTo = (from: Cell, to: Cell): Bearing | null => bearingBy(from, to, STRAIGHT);

/** So far at most, and in sight. [grid.distance, grid.line-of-sight] */
export const isWithin = (floor: Floor, from: Cell, to: Cell, range: number): boolean =>
  kingSteps(from, to) <= range && isInSight(floor, from, to);

type Figures = Pick<Table, 'party' | 'expedition'>;

/** Neither anybody nor a Crystal is there. */
export const isClear = (table: Figures, cell: Cell): boolean =>
  entityAt(table, cell) === null && table.expedition?.crystals.includes(cell) !== true;

/** Where nobody can be put: everybody's squares, and those of Crystals. [momentum.blocked-means] */
export function boardOf({ party, expedition }: Figures): Board {
  if (expedition === null) throw new Error('no expedition is going on');
  const taken = new Set<Cell>(expedition.crystals);
  for (const { at } of party) taken.add(at);
  for (const { at } of expedition.monsters) taken.add(at);
  return { floor: expedition.floor, taken };
}
