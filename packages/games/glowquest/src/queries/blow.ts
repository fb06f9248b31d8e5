import { NEGATIVES } from '../content/vocabulary.ts';
import type { Attack, Entity, EntityId, OpenTable } from '../types/index.ts';
import { entityOf, isHero, recordOf } from './entities.ts';
import { effectSum, gritOf, hasEffect, traitOf } from './stats.ts';

type Declared = Pick<Attack, 'attacker' | 'target' | 'base' | 'wasFlanked' | 'toHit' | 'damage' | 'die'>;

/**
 * All that is added to the to-hit die: the attacker's bonuses and the target's Unsteady. [attack.to-hit,
 * effect.unsteady]
 */
export function toHitBonus(table: OpenTable, { attacker, target, toHit, wasFlanked }: Declared): number {
  const user = entityOf(table, attacker);
  const pack = wasFlanked ? traitOf(user, 'to-hit-beside-ally') : 0;
  return (
    toHit + traitOf(user, 'to-hit') + pack + effectSum(user, 'to-hit') + effectSum(entityOf(table, target), 'unsteady')
  );
}

export const gritAgainst = (table: OpenTable, { target }: Declared): number => gritOf(entityOf(table, target));

/** A natural 12 counts double where the house has it so. */
const baseOf = (table: OpenTable, { base, die }: Declared): number =>
  table.house.criticalTwelve && die === TWELVE ? 2 * base : base; // [attack.hit-at-grit]
const TWELVE = 12;

/** What is left of the base damage of somebody weak. [effect.weak] */
const weakened = (table: OpenTable, blow: Declared): number =>
  Math.max(0, baseOf(table, blow) - effectSum(entityOf(table, blow.attacker), 'weak'));

/** Something negative is upon it. */
export const isAfflicted = (target: Entity): boolean => NEGATIVES.some((kind) => hasEffect(target, kind));
const isLeader = (target: Entity): boolean => !isHero(target) && recordOf(target).category !== 'minion';

/** Damage to the primary target: never rolled. [damage.fixed] */
export function damageOf(table: OpenTable, blow: Declared): number {
  const user = entityOf(table, blow.attacker);
  const target = entityOf(table, blow.target);
  const always = traitOf(user, 'damage') + effectSum(user, 'damage');
  const afflicted = isAfflicted(target) ? traitOf(user, 'damage-to-afflicted') : 0;
  const leader = isLeader(target) ? traitOf(user, 'damage-to-leaders') : 0;
  return weakened(table, blow) + blow.damage + always + afflicted + leader + effectSum(target, 'fragile'); // [effect.fragile]
}

/** Others take the base damage only. [damage.pattern-amount, pattern.base-only] */
export const patternDamage = (table: OpenTable, blow: Declared, id: EntityId): number =>
  weakened(table, blow) + effectSum(entityOf(table, id), 'fragile');
