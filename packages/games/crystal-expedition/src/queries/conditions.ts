import { type Clause, type Condition, MOVED_FAR } from '../content/index.ts';
import type { Attack, Entity, Table } from '../types/index.ts';
import { type Aim, candidatesFor } from './aiming.ts';
import { expeditionOf, isHero, recordOf } from './entities.ts';
import { standingTarget } from './sides.ts';
import { hitpointsMax } from './stats.ts';

/** What is fixed when an Attack is declared. [momentum.position-checks-at-declaration] */
export type Positions = Pick<Attack, 'wasAdjacent' | 'wasFlanked'>;

export const isAtHalf = (table: Table, entity: Entity): boolean => 2 * entity.hitpoints <= hitpointsMax(table, entity);

/** Whether what an Attack hangs on holds, against this target. */
export function holdsFor(
  table: Table,
  condition: Exclude<Condition, 'nobody-else'>,
  user: Entity,
  target: Entity | null,
  positions: Positions,
): boolean {
  if (condition === 'moved-far') {
    const { turn } = expeditionOf(table);
    return turn?.who === user.id && turn.steps >= MOVED_FAR;
  }
  if (target === null) return false;
  switch (condition) {
    case 'target-at-half':
      return isAtHalf(table, target);
    case 'ally-beside-target':
      return positions.wasFlanked;
    case 'target-is-minion':
      return !isHero(target) && recordOf(target).rank === 'minion';
    case 'target-is-champion':
      return !isHero(target) && recordOf(target).rank === 'champion';
    case 'target-not-adjacent':
      return !positions.wasAdjacent;
  }
}

const NOWHERE: Positions = { wasAdjacent: false, wasFlanked: false };

/** Whether a clause applies: Hitpoints are read now, positions as they were. [attack.effects-at-declaration] */
export function isMet(table: Table, aim: Aim, clauses: readonly Clause[], { condition }: Clause): boolean {
  if (condition === null) return true;
  if (condition === 'nobody-else')
    return clauses.every(
      (other) => other.condition === condition || candidatesFor(table, aim, other.whom).length === 0,
    );
  return holdsFor(table, condition, aim.user, standingTarget(table), expeditionOf(table).attack ?? NOWHERE);
}
