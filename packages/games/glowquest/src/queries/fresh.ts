import { isNear } from '@questhall/tiles';
import type { Pattern } from '../content/vocabulary.ts';
import type { Attack, Base, Entity, EntityId, OpenTable, Turn } from '../types/index.ts';
import { isFlanked } from './conditions.ts';
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
  isCut: false,
  isStuck: false,
  hasFled: false,
  settled: [],
  bases: [],
  reach: null,
  stroll: null,
  script: 'first',
  quarry: null,
});

/** How far it goes is all that it says. */
const isRange = ({ kind }: Pattern): boolean => kind === 'ranged' || kind === 'reach';

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
  patterns: base.pattern === null || isRange(base.pattern) ? [] : [base.pattern],
  open: [],
  victims: [],
  packets: [],
  isHit: null,
  diedAt: null,
});
