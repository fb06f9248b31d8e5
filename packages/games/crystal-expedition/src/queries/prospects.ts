import { amountAt, type Clause, type Element, WEAKNESS_DAMAGE } from '../content/index.ts';
import type { Blow, Purchase } from '../odds/index.ts';
import type { Attack, Entity, Expedition, Table } from '../types/index.ts';
import { type AtHand, activatorsOf } from './activators.ts';
import { isWeakTo } from './blow.ts';
import { isMet } from './conditions.ts';
import { freshAttack } from './declaring.ts';
import { expeditionOf } from './entities.ts';
import type { Arm } from './reach.ts';
import { armorOf, hasTrait } from './stats.ts';
import { hasTimeLeft, timedAmount } from './timed.ts';
import { timesUsed, usesIn } from './uses.ts';

/** More than can ever be paid for. */
const ANY_TIMES = 20;

/** An Attack that somebody could make, in the numbers that decide what becomes of its target. */
export function blowOf(table: Table, attacker: Entity, target: Entity, arm: Arm, element: Element | null): Blow {
  const attack = freshAttack(table, attacker, target, arm, element);
  const declared = withAttack(table, attack);
  return {
    toHit: attack.toHit,
    grit: attack.grit,
    base: attack.base,
    damage: attack.damage,
    weakness: WEAKNESS_DAMAGE,
    isWeakness: isWeakTo(table, target.id, [element]),
    formCost: attack.formCost,
    planned: attack.planned + (hasTimeLeft(table, attacker, 'surges') ? 1 : 0),
    isWild: hasTrait(table, attacker, 'wild'),
    armor: armorOf(table, target),
    layers: target.reflect + target.shield,
    hitpoints: target.hitpoints,
    purchases: [
      ...activatorsOf(table, attacker).flatMap((one) => purchaseOf(declared, attacker, target, attack, one)),
      ...called(table, attacker),
    ],
  };
}

/** The table once this Attack is declared: conditions look at it. */
function withAttack(table: Table, attack: Attack): Table {
  const expedition: Expedition = { ...expeditionOf(table), attack };
  return { ...table, expedition };
}

/** To-hit that is there once an Encounter, for nothing. */
function called(table: Table, attacker: Entity): readonly Purchase[] {
  if (!hasTimeLeft(table, attacker, 'to-hit-later')) return [];
  const toHit = timedAmount(table, attacker, 'to-hit-later');
  return [{ cost: 0, times: 1, toHit, damage: 0, ignored: 0, stripped: 0, isWeakness: false }];
}

/** How often it can still be bought. [activator.once-unless-repeat] */
function timesLeft(user: Entity, { of: { id, limit } }: AtHand): number {
  if (limit === null) return ANY_TIMES;
  return limit.per === 'attack' ? limit.times : limit.times - timesUsed(usesIn(user, limit.per), id);
}

/** Nothing for what does not help against the target. */
function purchaseOf(table: Table, user: Entity, target: Entity, attack: Attack, one: AtHand): readonly Purchase[] {
  const { of, level, cost } = one;
  const met = of.clauses.filter((clause) => isMet(table, { user, level, trigger: null }, of.clauses, clause));
  const sum = (word: 'to-hit' | 'damage' | 'ignore-armor' | 'strip'): number =>
    met.reduce((all, clause) => (clause.word === word ? all + amountAt(clause.n, level) : all), 0);
  const purchase: Purchase = {
    cost,
    times: timesLeft(user, one),
    toHit: sum('to-hit'),
    damage: sum('damage'),
    ignored: sum('ignore-armor'),
    stripped: sum('strip'),
    isWeakness: isWeakTo(
      table,
      target.id,
      met.flatMap((clause) => elementsIn(clause, attack)),
    ),
  };
  const isOfUse = purchase.toHit + purchase.damage + purchase.ignored + purchase.stripped > 0 || purchase.isWeakness;
  return isOfUse ? [purchase] : [];
}

/** Elements that a clause gives to the Attack's own Damage. [damage.element] */
function elementsIn(clause: Clause, { element }: Attack): readonly (Element | null)[] {
  if (clause.word === 'element') return [clause.element];
  if (clause.word !== 'damage' || clause.element === 'chosen') return [];
  return [clause.element === 'base' ? element : clause.element];
}
