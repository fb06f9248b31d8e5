import { isNear } from '@questhall/tiles';
import { type Element, WEAKNESS_DAMAGE } from '../content/index.ts';
import { type AttackRoll, readAttack, type ThreeDice } from '../odds/dice.ts';
import { type Attack, type Entity, type EntityId, FIRST_MONSTER, type Table } from '../types/index.ts';
import { dungeonOf, entityOf, expeditionOf, findEntity } from './entities.ts';
import { hasTrait } from './stats.ts';

/** The Attack or Focus that is being made: asked for only where there is one. */
export function attackOf(table: Pick<Table, 'expedition'>): Attack {
  const { attack } = expeditionOf(table);
  if (attack === null) throw new Error('nobody attacks');
  return attack;
}

export function rollOf({ dice: [a, b, c] }: Pick<Attack, 'dice'>): AttackRoll {
  if (a === undefined || b === undefined || c === undefined) throw new Error('the dice have not fallen yet');
  const dice: ThreeDice = [a, b, c];
  return readAttack(dice);
}

/** What these dice bring, and what comes with the roll anyway. [race.half-orc-wild, attack.re-rolls] */
export function surgesFrom(table: Table, attack: Pick<Attack, 'attacker' | 'dice' | 'planned'>): number {
  const { surges, hasOne } = rollOf(attack);
  const isWasted = hasOne && hasTrait(table, entityOf(table, attack.attacker), 'wild');
  return (isWasted ? 0 : surges) + attack.planned;
}

/** [attack.to-hit-two-highest] */
export const totalOf = (attack: Pick<Attack, 'dice' | 'toHit' | 'aimed'>): number =>
  rollOf(attack).toHit + attack.toHit + attack.aimed;

/** Whether it hits as things are: Momentum fixes it. [attack.hit-at-least-grit, resolution.hit-fixed-at-momentum] */
export const isHitting = (attack: Attack): boolean =>
  attack.isHit ?? (attack.target !== null && !attack.isUnpaid && totalOf(attack) >= attack.grit);

/** It must still reach Grit. [crit.two-sixes, crit.needs-a-hit] */
export const isCritical = (attack: Attack): boolean => rollOf(attack).isCritical;

/** [damage.weakness-plus-two] */
export const isWeakTo = (table: Table, id: EntityId, elements: readonly (Element | null)[]): boolean =>
  id >= FIRST_MONSTER && elements.includes(dungeonOf(table).weakness);

/** How much more the Weakness adds, once per monster and Attack. */
export const weaknessIn = (
  table: Table,
  id: EntityId,
  elements: readonly (Element | null)[],
  weakened: readonly EntityId[],
): number => (!weakened.includes(id) && isWeakTo(table, id, elements) ? WEAKNESS_DAMAGE : 0);

/** All the elements of the Attack's own Damage. [damage.element] */
export const damageElements = ({
  element,
  elements,
}: Pick<Attack, 'element' | 'elements'>): readonly (Element | null)[] => [element, ...elements];

/** A melee Attack deals nothing to somebody who is no longer beside the attacker. */
export function isOutOfReach(table: Table, { shape, attacker, target }: Attack): boolean {
  if (shape !== 'melee' || target === null) return false;
  const [one, other] = [findEntity(table, attacker), findEntity(table, target)];
  return one === null || other === null || !isNear(expeditionOf(table).floor, one.at, other.at);
}

/** The Attack's Damage to its declared target, before any defence. [damage.computation, crit.doubles-base] */
export function damageOf(table: Table, attack: Attack, target: Entity): number {
  if (isOutOfReach(table, attack)) return 0; // [attack.melee-damage-adjacent]
  const base = isCritical(attack) ? 2 * attack.base : attack.base;
  const weakness = weaknessIn(table, target.id, damageElements(attack), attack.weakened);
  return Math.max(0, base + attack.damage + attack.added) + weakness;
}
