import { isNear } from '@questhall/tiles';
import { amountAt, type Clause, EFFECTS, type EffectId, type Level } from '../../content/index.ts';
import { attackOf, isHitting, weaknessIn } from '../../queries/blow.ts';
import { dungeonOf, enemiesOf, expeditionOf, findEntity, isConscious, isHero } from '../../queries/entities.ts';
import { armorOf, effectOf, hitpointsMax } from '../../queries/stats.ts';
import type { Attack, Entity, EntityId, View } from '../../types/index.ts';
import { comingTo, isThreatened } from './outlook.ts';

// Everything is measured in Hitpoints that the own side keeps.

/** An enemy's Hitpoint less is so much sooner an end. */
const DAMAGE = 1.8;
/** A blow that leaves somebody standing has to be followed by another. */
const KILL = 2;
/** Whoever lies is no help, and monsters have Turns all the same. */
const WAKE = 2;
/** What is kept for later than this fight will last. */
const IDLE = 0.05;
/** What a monster gains from a point of Shield. */
const MONSTER_SHIELD = 0.5;
/** Whoever has half of its Hitpoints or less comes first. */
const FRAIL = 1.3;

/** For each point, or once where there is no number. */
const EFFECT: Readonly<Record<EffectId, number>> = {
  poison: 0.6,
  weak: 0.7,
  unsteady: 0.5,
  fragile: 0.8,
  slow: 0.1,
  immobile: 0.2,
  stun: 2.5,
  taunted: 0.5,
  dazzled: 0.4,
  hobbled: 0.1,
  heartened: 0.6,
  'fired-up': 0.6,
  bolstered: 0.6,
  hasted: 0.05,
  plated: 1.2,
};
/** A monster that cannot move to anybody loses its Turn. */
const LOST_TURN = 2;

/** Healing is worth most to whoever has least. */
function healing(view: View, one: Entity, n: number): number {
  const most = hitpointsMax(view, one);
  const healed = Math.min(n, most - one.hitpoints);
  if (!isConscious(one)) return healed > 0 ? WAKE + healed : 0;
  return healed * (2 * one.hitpoints <= most ? FRAIL : 1);
}

/** What keeps harm away is worth as much as there is harm to come. */
function guarding(view: View, one: Entity, n: number, planned: number): number {
  if (!isHero(one)) return MONSTER_SHIELD * n;
  const used = Math.max(0, Math.min(n, comingTo(view, one, planned)));
  return used * (2 * one.hitpoints <= hitpointsMax(view, one) ? FRAIL : 1) + IDLE * (n - used);
}

/** So much Poison takes so much in the end. [effect.poison] */
const poisonIn = (n: number): number => (n * (n + 1)) / 2;

/** An Effect that is there already is worth nothing. */
function effect(view: View, one: Entity, id: EffectId, n: number): number {
  const had = effectOf(one, id);
  const much = Math.max(1, n);
  switch (id) {
    case 'poison':
      return EFFECT.poison * Math.min(poisonIn(had + much) - poisonIn(had), one.hitpoints);
    case 'immobile':
      return isThreatened(view, one) ? EFFECT.immobile : LOST_TURN;
    case 'taunted':
      return view.party.filter(isConscious).length > 1 ? EFFECT.taunted : 0;
    default:
      return had >= much ? 0 : EFFECT[id] * (much - had);
  }
}

/** Damage of its own to somebody: no more than it takes. */
function harm(view: View, id: EntityId, n: number): number {
  const victim = findEntity(view, id);
  if (victim === null) return 0;
  const left = Math.max(0, n - armorOf(view, victim));
  const layers = victim.shield + victim.reflect;
  return DAMAGE * Math.min(left, victim.hitpoints + layers) + (left >= victim.hitpoints + layers ? KILL : 0);
}

/** What comes of so much damage of the Attack itself, on top of what is on its way already. */
export function damageWorth(view: View, target: Entity, n: number, planned: number): number {
  const pool = target.hitpoints + target.shield + target.reflect;
  const past = (damage: number): number => Math.min(pool, Math.max(0, damage - armorOf(view, target)));
  const [before, after] = [past(planned), past(planned + n)];
  return DAMAGE * (after - before) + (after >= pool && before < pool ? KILL : 0);
}

/** The same for an Attack that is being made. */
function moreDamage(view: View, attack: Attack, n: number, planned: number): number {
  const target = attack.target === null ? null : findEntity(view, attack.target);
  return target === null || !isHitting(attack) ? 0 : damageWorth(view, target, n, planned);
}

/** Whether there is anybody beside it. */
const isBeset = (view: View, one: Entity): boolean =>
  enemiesOf(view, one).some(({ at }) => isNear(expeditionOf(view).floor, at, one.at));

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
      return guarding(view, one, amountAt(clause.n, level), planned);
    case 'reflect':
      return (1 + DAMAGE) * guarding(view, one, amountAt(clause.n, level), planned);
    case 'heal':
      return healing(view, one, amountAt(clause.n, level));
    case 'damage':
      return moreDamage(view, attackOf(view), amountAt(clause.n, level) + weakness(view, one, clause.element), planned);
    case 'harm':
      return harm(view, id, amountAt(clause.n, level) + weakness(view, one, clause.element));
    case 'effect':
      return isHelpful(clause.effect) === (isHero(one) === isHero(user))
        ? effect(view, one, clause.effect, amountAt(clause.n, level))
        : 0;
    case 'ignore-armor':
      return DAMAGE * Math.min(amountAt(clause.n, level), armorOf(view, one));
    case 'element':
      return clause.element === dungeonOf(view).weakness && isHero(user) ? 1.5 : 0;
    case 'dodge':
    case 'dodge-through':
    case 'teleport':
      return isBeset(view, one) && 3 * one.hitpoints <= hitpointsMax(view, one) ? 0.8 : 0;
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
