import type { Attack, Base, Entity, EntityId, OpenTable, Turn } from '../types/index.ts';
import { alliesOf, isConscious } from './entities.ts';
import { isNear } from './ground.ts';
import { worthOf } from './stats.ts';

/** A Turn in which nothing has been done yet. */
export const freshTurn = (who: EntityId, serial: number): Turn => ({
  who,
  serial,
  surges: 0,
  used: [],
  attacks: 0,
  extraAttacks: 0,
  hasHit: false,
  hasKilled: false,
  isStuck: false,
  hasFled: false,
  settled: [],
  bases: [],
  reach: null,
  stroll: null,
  script: 'first',
  quarry: null,
});

/** Another conscious ally of the user stands next to the target. */
export const isFlanked = (table: OpenTable, user: Entity, target: Entity): boolean =>
  alliesOf(table, user).some((ally) => ally.id !== target.id && isConscious(ally) && isNear(table.floor, ally.at, target.at));

/** An attack that would be declared now: nothing is rolled, and nothing paid for yet. [attack.choose-base] */
export const freshAttack = (table: OpenTable, attacker: Entity, target: Entity, base: Base): Attack => ({
  attacker: attacker.id,
  target: target.id,
  base: worthOf(table, base),
  pattern: base.pattern,
  wasAdjacent: isNear(table.floor, attacker.at, target.at),
  wasFlanked: isFlanked(table, attacker, target),
  die: 0,
  toHit: 0,
  damage: 0,
  bypass: 'none',
  patterns: [],
  open: [],
  victims: [],
  packets: [],
  isHit: null,
});
