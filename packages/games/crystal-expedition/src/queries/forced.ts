import type { Bearing, Cell } from '@questhall/grid';
import { forcedWay } from '@questhall/groundwork';
import { isNear } from '@questhall/tiles';
import type { Entity, Table } from '../types/index.ts';
import { expeditionOf } from './entities.ts';
import { bearingTo, isClear } from './squares.ts';

/**
 * The squares that a Push or a Pull leads over, one after the other. The direction is fixed at its start, only that way
 * is tried, and a Pull ends beside the user. [effect.forced-movement]
 */
export function forcedSquares(
  table: Table,
  user: Entity,
  moved: Entity,
  how: 'push' | 'pull',
  squares: number,
): Cell[] {
  const { floor } = expeditionOf(table);
  const bearing = how === 'push' ? bearingTo(user.at, moved.at) : bearingTo(moved.at, user.at);
  const isFree = (cell: Cell): boolean => isClear(table, cell);
  const onwards = (at: Cell): Bearing | null => (how === 'pull' && isNear(floor, at, user.at) ? null : bearing);
  return forcedWay({ floor, isFree }, moved.at, squares, onwards);
}
