import type { Cell } from '@questhall/grid';
import { isNear, stepFrom } from '@questhall/tiles';
import type { Entity, Table } from '../types/index.ts';
import { entityAt, expeditionOf } from './entities.ts';
import { bearingTo } from './squares.ts';

/**
 * The squares that a Push or a Pull leads over, one after the other. The direction is fixed at its start, only that way
 * is tried, and a Pull ends beside the user. [effect.forced-movement]
 */
export function forcedWay(table: Table, user: Entity, moved: Entity, how: 'push' | 'pull', squares: number): Cell[] {
  const { floor, crystals } = expeditionOf(table);
  const bearing = how === 'push' ? bearingTo(user.at, moved.at) : bearingTo(moved.at, user.at);
  const way: Cell[] = [];
  let at = moved.at;
  while (bearing !== null && way.length < squares) {
    if (how === 'pull' && isNear(floor, at, user.at)) break;
    at = stepFrom(floor, at, bearing);
    if (at < 0 || crystals.includes(at) || entityAt(table, at) !== null) break;
    way.push(at);
  }
  return way;
}
