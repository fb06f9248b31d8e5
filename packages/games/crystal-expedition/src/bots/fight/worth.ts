import { isNear } from '@questhall/tiles';
import { amountAt, type Clause, EFFECTS, type EffectId, type Level } from '../../content/index.ts';
import { attackOf, isHitting, weaknessIn } from '../../queries/blow.ts';
import { dungeonOf, enemiesOf, expeditionOf, findEntity, isConscious } from '../../queries/entities.ts';
import { armorOf, effectOf, hitpointsMax } from '../../queries/stats.ts';
import type { Attack, Entity, EntityId, View } from '../../types/index.ts';

/** What a point of each thing is worth, measured in Hitpoints that an enemy loses. */
const POINT = { shield: 0.5, reflect: 0.6, damage: 0.9 } as const;

const EFFECT: Readonly<Record<EffectId, number>> = {
  poison: 0.8,
  weak: 0.7,
  unsteady: 0.5,
  fragile: 0.7,
  slow: 0.1,
  immobile: 0.8,
  stun: 2,
  taunted: 0.4,
  dazzled: 0.6,
  hobbled: 0.1,
  heartened: 0.6,
  'fired-up': 0.7,
  bolstered: 0.6,
  hasted: 0.1,
  plated: 1.2,
};

/** What bringing down an enemy is worth besides the Hitpoints. */
const KILL = 3;
const WAKE = 5;

/** What damage still has to get through. */
export const standsIn = (view: View, entity: Entity): number =>
  entity.hitpoints + entity.shield + entity.reflect + armorOf(view, entity);

/** Healing is worth most to whoever has least. */
function healing(view: View, one: Entity, n: number): number {
  const most = hitpointsMax(view, one);
  const healed = Math.min(n, most - one.hitpoints);
  if (!isConscious(one)) return healed > 0 ? WAKE + healed : 0;
  return healed * (2 * one.hitpoints <= most ? 1.1 : 0.5);
}

/** An Effect that is there already is worth nothing. */
function effect(one: Entity, id: EffectId, n: number): number {
  const much = Math.max(1, n);
  if (id === 'poison') return EFFECT.poison * much;
  const had = effectOf(one, id);
  return had >= much ? 0 : EFFECT[id] * (much - had);
}

/** Damage of its own to somebody: no more than it takes. */
function harm(view: View, id: EntityId, n: number): number {
  const victim = findEntity(view, id);
  if (victim === null) return 0;
  const left = Math.max(0, n - armorOf(view, victim));
  return POINT.damage * Math.min(left, victim.hitpoints) + (left >= victim.hitpoints + victim.shield ? KILL : 0);
}

/** Whether there is anybody to be protected from. */
const isThreatened = (view: View, one: Entity): boolean =>
  enemiesOf(view, one).some(({ at }) => isNear(expeditionOf(view).floor, at, one.at));

/** More damage of the Attack itself, as long as something is left to be hurt. */
function moreDamage(view: View, attack: Attack, n: number, planned: number): number {
  const target = attack.target === null ? null : findEntity(view, attack.target);
  if (target === null || !isHitting(attack)) return 0;
  const left = standsIn(view, target) - planned;
  if (left <= 0) return 0;
  return POINT.damage * Math.min(n, left) + (n >= left ? KILL : 0);
}

/** What a clause would do to one of those whom it is about. */
export function clauseWorth(
  view: View,
  user: Entity,
  clause: Clause,
  level: Level,
  id: EntityId,
  planned: number,
): number {
  const one = findEntity(view, id);
  if (one === null) return 0;
  switch (clause.word) {
    case 'shield':
      return POINT.shield * amountAt(clause.n, level) * (isThreatened(view, one) && one.shield < 6 ? 1 : 0.3);
    case 'reflect':
      return POINT.reflect * amountAt(clause.n, level) * (isThreatened(view, one) && one.reflect < 5 ? 1 : 0.2);
    case 'heal':
      return healing(view, one, amountAt(clause.n, level));
    case 'damage':
      return moreDamage(view, attackOf(view), amountAt(clause.n, level) + weakness(view, one, clause.element), planned);
    case 'harm':
      return harm(view, id, amountAt(clause.n, level) + weakness(view, one, clause.element));
    case 'effect':
      return isHelpful(clause.effect) === (one.id < 3 === user.id < 3)
        ? effect(one, clause.effect, amountAt(clause.n, level))
        : 0;
    case 'ignore-armor':
      return POINT.damage * Math.min(amountAt(clause.n, level), armorOf(view, one));
    case 'element':
      return clause.element === dungeonOf(view).weakness && user.id < 3 ? 1.5 : 0;
    case 'dodge':
    case 'dodge-through':
    case 'teleport':
      return isThreatened(view, one) && 3 * one.hitpoints <= hitpointsMax(view, one) ? 0.8 : 0;
    case 'cleanse-one':
    case 'cleanse-all':
      return one.effects.filter(({ id: had }) => !isHelpful(had)).length * 0.6;
    case 'attack':
      return 3;
    case 'push':
      return 0.15;
    default:
      return 0.05;
  }
}

const isHelpful = (id: EffectId): boolean => EFFECTS[id].kind === 'helpful';

/** What the dungeon's Weakness adds, if it has not yet. */
function weakness(view: View, one: Entity, element: Extract<Clause, { word: 'damage' | 'harm' }>['element']): number {
  if (element === null || element === 'base' || element === 'chosen') return 0;
  return weaknessIn(view, one.id, [element], expeditionOf(view).attack?.weakened ?? []);
}
