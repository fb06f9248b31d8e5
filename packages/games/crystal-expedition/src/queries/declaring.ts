import { isNear } from '@questhall/tiles';
import { ALERT_TO_HIT, amountAt, DUELING, type Element, ITEMS, PLAN_SURGES } from '../content/index.ts';
import type { Attack, Entity, EntityId, Table } from '../types/index.ts';
import { holdsFor, type Positions } from './conditions.ts';
import { alliesOf, expeditionOf, isConscious, isHero } from './entities.ts';
import { type Arm, baseOf } from './reach.ts';
import { effectOf, gritOf, sheetFor, traitSum } from './stats.ts';

/** The bonus that this hero still has from the rest of the party, if it is that one. */
const hasRested = (table: Table, who: EntityId, rest: 'plan' | 'alert'): boolean => {
  const expedition = expeditionOf(table);
  return expedition.rest === rest && expedition.encounter?.rested.includes(who) === true;
};

/** Where the two stand, and who else stands there. [momentum.position-checks-at-declaration] */
function positionsOf(table: Table, attacker: Entity, target: Entity): Positions {
  const { floor } = expeditionOf(table);
  return {
    wasAdjacent: isNear(floor, attacker.at, target.at),
    wasFlanked: alliesOf(table, attacker).some((ally) => isConscious(ally) && isNear(floor, ally.at, target.at)),
  };
}

/** What Abilities add to every Attack, as far as their conditions hold. [ability.active] */
function bonusOf(
  table: Table,
  attacker: Entity,
  target: Entity,
  word: 'to-hit' | 'damage',
  positions: Positions,
): number {
  let sum = 0;
  for (const { of: trait, level } of sheetFor(table, attacker).traits)
    if (trait.trait === word && trait.condition !== 'nobody-else')
      if (trait.condition === null || holdsFor(table, trait.condition, attacker, target, positions))
        sum += amountAt(trait.n, level);
  return sum;
}

/** One hand holds a weapon for one hand, the other nothing. [gear.dueling, gear.dueling-not-two-handed] */
function isDueling(table: Table, attacker: Entity, { means }: Arm): boolean {
  if (!isHero(attacker)) return false;
  const { pieces, main, off } = attacker.build;
  const piece = main === null ? undefined : pieces[main];
  if (piece === undefined || off !== null || ITEMS[piece.item].weapon?.hands !== 1) return false;
  const isRod = sheetFor(table, attacker).traits.some(
    ({ of, slot }) => of.trait === 'bolt-base' && slot === 'main-hand',
  );
  return means === 'hand' || isRod;
}

/** To-hit beyond the dice; what makes the target easy to hit helps the attacker. [attack.effects-at-declaration] */
function toHitOf(table: Table, attacker: Entity, target: Entity, arm: Arm): number {
  return (
    effectOf(attacker, 'heartened') -
    effectOf(attacker, 'dazzled') +
    effectOf(target, 'unsteady') +
    bonusOf(table, attacker, target, 'to-hit', positionsOf(table, attacker, target)) +
    (isDueling(table, attacker, arm) ? DUELING : 0) +
    (hasRested(table, attacker.id, 'alert') ? ALERT_TO_HIT : 0)
  );
}

export const gritAgainst = (table: Table, target: Entity, { shape }: Pick<Arm, 'shape'>): number =>
  gritOf(table, target) + (shape === 'melee' ? 0 : traitSum(table, target, 'grit-from-afar'));

/** Damage beyond the base. [damage.computation] */
const moreDamage = (table: Table, attacker: Entity, target: Entity, arm: Arm): number =>
  arm.damage +
  effectOf(attacker, 'fired-up') +
  effectOf(target, 'fragile') +
  bonusOf(table, attacker, target, 'damage', positionsOf(table, attacker, target));

const weakBase = (table: Table, attacker: Entity, arm: Arm): number =>
  Math.max(0, baseOf(table, attacker, arm) - effectOf(attacker, 'weak'));

/** What is fixed when an Attack or Focus is declared. */
type Fixed = Pick<
  Attack,
  'attacker' | 'target' | 'means' | 'form' | 'shape' | 'formCost' | 'base' | 'element' | 'grit' | 'toHit' | 'damage'
>;

/** Nothing is thrown or bought yet. All fields in one place: such an object is made thousands of times in a game. */
const unthrown = (
  fixed: Fixed,
  { wasAdjacent, wasFlanked }: Positions,
  planned: number,
  isEncore: boolean,
): Attack => ({
  attacker: fixed.attacker,
  target: fixed.target,
  means: fixed.means,
  form: fixed.form,
  shape: fixed.shape,
  formCost: fixed.formCost,
  base: fixed.base,
  element: fixed.element,
  grit: fixed.grit,
  toHit: fixed.toHit,
  damage: fixed.damage,
  wasAdjacent,
  wasFlanked,
  planned,
  isEncore,
  dice: [],
  rerolled: [],
  surges: 0,
  aimed: 0,
  added: 0,
  ignored: 0,
  elements: [],
  crystals: 0,
  bought: [],
  riders: [],
  waiting: [],
  answered: [],
  firedUp: 0,
  isHit: null,
  isUnpaid: false,
  hasMomentum: false,
  hasDamage: false,
  weakened: [],
  sickened: [],
  encore: null,
});

/** An Attack with all that is fixed by declaring it. [attack.declare, attack.effects-at-declaration] */
export function freshAttack(
  table: Table,
  attacker: Entity,
  target: Entity,
  arm: Arm,
  element: Element | null,
  isEncore = false,
): Attack {
  const fixed: Fixed = {
    attacker: attacker.id,
    target: target.id,
    means: arm.means,
    form: arm.form,
    shape: arm.shape,
    formCost: arm.cost,
    base: weakBase(table, attacker, arm),
    element,
    grit: gritAgainst(table, target, arm),
    toHit: toHitOf(table, attacker, target, arm),
    damage: moreDamage(table, attacker, target, arm),
  };
  return unthrown(fixed, positionsOf(table, attacker, target), plannedBy(table, attacker), isEncore);
}

const NOWHERE: Positions = { wasAdjacent: false, wasFlanked: false };

/** The dice are thrown for Surges only. [attack.focus-without-target] */
export function freshFocus(table: Table, attacker: Entity, isEncore = false): Attack {
  const fixed: Fixed = {
    attacker: attacker.id,
    target: null,
    means: 'hand',
    form: 'melee',
    shape: 'melee',
    formCost: 0,
    base: 0,
    element: null,
    grit: 0,
    toHit: 0,
    damage: 0,
  };
  return unthrown(fixed, NOWHERE, plannedBy(table, attacker), isEncore);
}

const plannedBy = (table: Table, { id }: Entity): number => (hasRested(table, id, 'plan') ? PLAN_SURGES : 0);
