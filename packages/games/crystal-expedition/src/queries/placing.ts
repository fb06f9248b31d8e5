import type { Cell } from '@questhall/grid';
import { cellsOf, isInSight, kingSteps } from '@questhall/tiles';
import { WANDER_DISTANCE } from '../content/exploration.ts';
import type { EntityId, Table } from '../types/index.ts';
import { expeditionOf, heroOf } from './entities.ts';
import { isClear } from './squares.ts';

/** Smaller row, then smaller column: so squares are numbered. [monster.placement-ties] */
export const byRow = (a: Cell, b: Cell): number => a - b;

/** How far the nearest hero stands, through walls too. [grid.distance] */
const fromHeroes = ({ party }: Table, cell: Cell): number => Math.min(...party.map(({ at }) => kingSteps(at, cell)));

export interface Spot {
  readonly at: Cell;
  /** Others were as good, and the order of rows decided. */
  readonly isTie: boolean;
}

/**
 * Not nearer to any hero than the Setup value, and as near as that allows; or as far away as can be.
 * [monster.placement]
 */
export function setUpSpot(table: Table, squares: readonly Cell[], setup: number): Spot | null {
  const free = squares.filter((cell) => isClear(table, cell)).sort(byRow);
  const distances = free.map((cell) => fromHeroes(table, cell));
  const enough = distances.filter((distance) => distance >= setup);
  const wanted = enough.length > 0 ? Math.min(...enough) : Math.max(...distances);
  const best = free.filter((_, place) => distances[place] === wanted);
  const [at] = best;
  return at === undefined ? null : { at, isTie: best.length > 1 };
}

/**
 * Squares for so many wanderers: seen by a hero and not near to any, the nearest first; or around whoever set it off.
 * [wander.placement]
 */
export function wanderSquares(table: Table, hero: EntityId, count: number): readonly Cell[] {
  const { floor } = expeditionOf(table);
  const free = cellsOf(floor).filter((cell) => isClear(table, cell));
  const isSeen = (cell: Cell): boolean => table.party.some(({ at }) => isInSight(floor, at, cell));
  const apart = free.filter((cell) => fromHeroes(table, cell) >= WANDER_DISTANCE && isSeen(cell));
  const nearest = (squares: readonly Cell[], distance: (cell: Cell) => number): readonly Cell[] =>
    squares.toSorted((a, b) => distance(a) - distance(b)).slice(0, count);
  if (apart.length >= count) return nearest(apart, (cell) => fromHeroes(table, cell));
  const { at } = heroOf(table, hero);
  return nearest(free, (cell) => kingSteps(at, cell));
}
