import type { Bearing, Cell } from '@questhall/grid';
import { forcedWay } from '@questhall/groundwork';
import { isNear, neighboursOf } from '@questhall/tiles';
import { LORD_STEPS } from '../content/index.ts';
import type { Forced } from '../content/vocabulary.ts';
import type { Entity, OpenTable } from '../types/index.ts';
import { directionTo } from './direction.ts';
import { entityAt, isEnemy, isHero, recordOf } from './entities.ts';
import { isImmune } from './stats.ts';

/** A clause that moves somebody: how, how far, and whether the same Benefit has moved it before. */
export interface Force {
  readonly how: Forced;
  readonly squares: number;
  readonly hasMoved: boolean;
}

/**
 * How far it goes at most: enemies of the immune move them nowhere, Lords are braced. [effect.immunity,
 * effect.lord-braced]
 */
export function allowance(user: Entity, moved: Entity, { how, squares, hasMoved }: Force): number {
  if (isEnemy(user, moved) && isImmune(moved, how)) return 0;
  const isBraced = !isHero(moved) && recordOf(moved).category === 'lord';
  return isBraced ? Math.min(hasMoved ? 0 : LORD_STEPS, squares) : squares;
}

/**
 * The squares it may be moved to, its own first: the user may stop anywhere on the way. A wall, a closed door or
 * somebody stops it. [effect.forced-up-to, effect.forced-stops]
 */
export function forcedSquares(table: OpenTable, user: Entity, moved: Entity, force: Force): Cell[] {
  const { how } = force;
  const most = allowance(user, moved, force);
  if (how === 'slide') return slideSquares(table, moved, most);
  const { floor, glow } = table;
  const away = directionTo(user.at, moved.at);
  const onwards = (at: Cell): Bearing | null => {
    if (at !== moved.at && glow.includes(at)) return null; // [glow.forced-entry]
    if (how === 'push') return away;
    return isNear(floor, at, user.at) ? null : directionTo(at, user.at); // [effect.pull]
  };
  const isFree = (cell: Cell): boolean => entityAt(table, cell) === null;
  return [moved.at, ...forcedWay({ floor, isFree }, moved.at, most, onwards)];
}

/** Along any way of free squares; into Glow, but not out of it. [effect.slide] */
function slideSquares(table: OpenTable, moved: Entity, most: number): Cell[] {
  const steps = new Map<Cell, number>([[moved.at, 0]]);
  for (const [cell, distance] of steps) {
    if (distance >= most || (cell !== moved.at && table.glow.includes(cell))) continue;
    for (const next of neighboursOf(table.floor, cell))
      if (!steps.has(next) && entityAt(table, next) === null) steps.set(next, distance + 1);
  }
  return [...steps.keys()];
}
