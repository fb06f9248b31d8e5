import type { Facts, Refusal } from '@questhall/kernel';
import type { PatternKind } from '../content/vocabulary.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Base, Entity, EntityId, OpenTable } from '../types/index.ts';
import { findEntity, isConscious, isEnemy } from './entities.ts';
import { isWithin } from './reach.ts';
import { attackCost, basesOf, hasEffect } from './stats.ts';
import { whyUnreached } from './unreached.ts';

const no = (rule: Rule, facts: Facts = {}): Refusal<Rule> => ({ rule, facts });

type Far = 'ranged' | 'reach';

/** Adjacent, or as far as the value or the moment reaches. [attack.target-adjacent, pattern.reach, pattern.ranged] */
export const inAttackRange = (table: OpenTable, attacker: Entity, base: Base, target: Entity): boolean =>
  isWithin(table.floor, attacker.at, target.at, attackReach(table, attacker, base));

/** How far beyond the neighbours an attack goes with this value. */
export const attackReach = ({ turn }: Pick<OpenTable, 'turn'>, attacker: Entity, { pattern }: Base): Far | null =>
  farther(pattern?.kind, turn?.who === attacker.id ? turn.reach?.kind : null);

/** The one of two ranges that goes farther. */
const farther = (a: PatternKind | null | undefined, b: PatternKind | null | undefined): Far | null =>
  a === 'ranged' || b === 'ranged' ? 'ranged' : a === 'reach' || b === 'reach' ? 'reach' : null;

/** Why there can be no attack at all in this Turn any more. */
export function cannotStrike({ turn }: Pick<OpenTable, 'turn'>, attacker: Entity): Refusal<Rule> | null {
  if (hasEffect(attacker, 'stun')) return no('attack.stunned'); // [effect.stun]
  if (turn !== null && turn.attacks > turn.extraAttacks) return no('turn.one-attack', { attacks: turn.attacks });
  return null;
}

export function cannotAttack(
  table: OpenTable,
  attacker: Entity,
  source: Base['source'],
  id: EntityId,
): Refusal<Rule> | null {
  const never = cannotStrike(table, attacker);
  if (never !== null) return never;
  const base = basesOf(table, attacker).find((one) => one.source === source);
  if (base === undefined) return no('attack.choose-base', { base: source });
  const cost = attackCost(base);
  const surges = table.turn?.surges ?? 0;
  if (cost > surges) return no('benefit.not-enough', { cost, surges });
  const target = findEntity(table, id);
  if (target === null || !isEnemy(attacker, target)) return no('attack.target-adjacent', { target: id });
  if (!isConscious(target)) return no('attack.target-not-unconscious', { target: id });
  if (inAttackRange(table, attacker, base, target)) return null;
  const far = attackReach(table, attacker, base);
  const tooFar = far === 'reach' ? 'pattern.reach' : 'attack.target-adjacent';
  return no(whyUnreached(table.floor, attacker.at, target.at, far) ?? tooFar, { target: id });
}
