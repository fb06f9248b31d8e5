import type { Facts, Refusal } from '@questhall/kernel';
import type { Rule } from '../rulebook/index.ts';
import { type Action, type Entity, type EntityId, FIRST_MONSTER, type Table } from '../types/index.ts';
import { expeditionOf, findEntity, isConscious } from './entities.ts';
import { destinations } from './moving.ts';
import { type Arm, armsOf, elementsOf, isInReach } from './reach.ts';
import { hasEffect } from './stats.ts';

const no = (rule: Rule, facts: Facts = {}): Refusal<Rule> => ({ rule, facts });

type Declared = Extract<Action, { type: 'attack' }>;

/** Why somebody cannot attack at all. [effect.stun-immobile] */
export const cannotStrike = (attacker: Entity): Refusal<Rule> | null =>
  hasEffect(attacker, 'stun') ? no('effect.stun-immobile', { who: attacker.id }) : null;

const TOO_FAR = { melee: 'attack.melee-adjacent', reach: 'attack.reach', ranged: 'attack.ranged' } as const;

export function cannotAttack(
  table: Table,
  attacker: Entity,
  { target: id, means, form, element }: Declared,
): Refusal<Rule> | null {
  const arm = armsOf(table, attacker).find((one) => one.means === means && one.form === form);
  const target = findEntity(table, id);
  const facts = { target: id, form };
  if (target === null || arm === undefined) return no('attack.declare', facts);
  return (
    cannotStrike(attacker) ??
    cannotTarget(table, attacker, target, arm) ??
    (elementsOf(table, attacker, arm).includes(element) ? null : no('gem.two-prefixes-choose', facts))
  );
}

function cannotTarget(table: Table, attacker: Entity, target: Entity, arm: Arm): Refusal<Rule> | null {
  const facts = { target: target.id, form: arm.form };
  if (attacker.id < FIRST_MONSTER === target.id < FIRST_MONSTER) return no('attack.no-friendly-target', facts);
  if (!isConscious(target)) return no('monster.never-crystal-never-fallen', facts);
  if (!isInReach(expeditionOf(table).floor, arm, attacker.at, target.at)) return no(TOO_FAR[arm.shape], facts);
  const taunter = tauntedBy(table, attacker);
  return taunter === null || taunter === target.id ? null : no('effect.taunted', { ...facts, taunter });
}

export function cannotFocus(table: Table, attacker: Entity): Refusal<Rule> | null {
  if (table.house.attackNeedsTarget) return no('attack.focus-without-target');
  const taunter = tauntedBy(table, attacker);
  return cannotStrike(attacker) ?? (taunter === null ? null : no('effect.taunted', { taunter }));
}

/** Whom a Taunted monster has to attack: the taunter, if it can come to a square for it. [effect.taunted] */
export function tauntedBy(table: Table, monster: Entity): EntityId | null {
  const by = monster.effects.find(({ id }) => id === 'taunted')?.by ?? null;
  const taunter = by === null ? null : findEntity(table, by);
  if (taunter === null || !isConscious(taunter)) return null;
  const { floor } = expeditionOf(table);
  const isNear = (from: number): boolean =>
    armsOf(table, monster).some((arm) => isInReach(floor, arm, from, taunter.at));
  return isNear(monster.at) || destinations(table, monster).some(isNear) ? by : null;
}
