import { isNear } from '@questhall/tiles';
import type { Condition } from '../content/vocabulary.ts';
import type { Entity, OpenTable } from '../types/index.ts';
import { alliesOf, isConscious } from './entities.ts';
import { hitpointsMax, isWounded } from './stats.ts';

/** Another conscious ally of the user stands next to the target. */
export const isFlanked = (table: OpenTable, user: Entity, target: Entity): boolean =>
  alliesOf(table, user).some(
    (ally) => ally.id !== target.id && isConscious(ally) && isNear(table.floor, ally.at, target.at),
  );

/**
 * Whether what a clause hangs on is so: of the user, of the one it is for, of the Turn, or of the Push before it.
 * [benefit.clause-order]
 */
export function isMet(
  table: OpenTable,
  condition: Condition | null,
  user: Entity,
  target: Entity,
  wasStopped: boolean,
): boolean {
  switch (condition) {
    case null:
      return true;
    case 'wounded':
      return isWounded(table, user);
    case 'bloodied':
      return 2 * target.hitpoints <= hitpointsMax(table, target);
    case 'stopped':
      return wasStopped;
    case 'flanked':
      return isFlanked(table, user, target);
    case 'hit':
      return table.turn?.who === user.id && table.turn.hasHit;
    case 'killed':
      return table.turn?.who === user.id && table.turn.hasKilled;
  }
}
