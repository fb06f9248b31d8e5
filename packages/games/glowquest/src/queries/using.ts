import type { Cell } from '@questhall/grid';
import type { Facts, Refusal } from '@questhall/kernel';
import { CALL, type Usable } from '../content/index.ts';
import type { Timing } from '../content/vocabulary.ts';
import type { Rule } from '../rulebook/index.ts';
import type { BenefitId, Entity, EntityId, OpenTable } from '../types/index.ts';
import {
  benefitOf,
  benefitReach,
  benefitsOf,
  findBenefit,
  glowAtHand,
  isChosen,
  isMeant,
  isNearEnough,
  isOfGlow,
  isStillUpon,
  isTarget,
  priceOf,
  targetsOf,
  timesUsed,
} from './benefits.ts';
import { findEntity, isHero, recordOf } from './entities.ts';
import { canMove, stillness } from './moving.ts';
import { type Occasion, repertoireOf } from './repertoire.ts';
import { reducible, speedOf } from './stats.ts';
import { whyUnreached } from './unreached.ts';

const no = (rule: Rule, facts: Facts = {}): Refusal<Rule> => ({ rule, facts });

/** Whether this Benefit can be used at such a moment. [benefit.timing] */
function isTimely({ turn }: OpenTable, timing: Timing, occasion: Occasion): boolean {
  if (occasion !== 'turn') return timing === occasion;
  if (timing === 'any') return true;
  if (timing === 'before') return turn !== null && turn.attacks <= turn.extraAttacks;
  return timing === 'after' && turn !== null && turn.attacks > 0; // [attack.after-occasion]
}

/** Why this user cannot use this Benefit now, on whomever. */
export function cannotUse(table: OpenTable, user: Entity, id: BenefitId, occasion: Occasion): Refusal<Rule> | null {
  const benefit = findBenefit(id);
  return benefit === null || !hasBenefit(user, id) ? notIts(id, benefit) : cannotUseOwn(table, user, benefit, occasion);
}

/** Whether it is at hand at all: limits, moment, price. */
export function cannotPay(table: OpenTable, user: Entity, id: BenefitId, occasion: Occasion): Refusal<Rule> | null {
  const benefit = findBenefit(id);
  return benefit === null || !hasBenefit(user, id) ? notIts(id, benefit) : cannotPayOwn(table, user, benefit, occasion);
}

const hasBenefit = (entity: Entity, id: BenefitId): boolean => benefitsOf(entity).includes(id);

const notIts = (id: BenefitId, benefit: Usable | null): Refusal<Rule> =>
  no(benefit !== null && isOfGlow(benefit) ? 'glow.heroes-only' : 'benefit.basic', { benefit: id });

// For a Benefit that the user is known to have.

export const cannotUseOwn = (
  table: OpenTable,
  user: Entity,
  benefit: Usable,
  occasion: Occasion,
): Refusal<Rule> | null => cannotPayOwn(table, user, benefit, occasion) ?? cannotServe(table, user, benefit);

function cannotPayOwn(table: OpenTable, user: Entity, benefit: Usable, occasion: Occasion): Refusal<Rule> | null {
  const { id, limit, timing } = benefit;
  if (limit.perTurn > 0 && timesUsed(table, id) >= limit.perTurn)
    return no('benefit.limit', { benefit: id, times: limit.perTurn });
  if (!isTimely(table, timing, occasion))
    return no(timing === 'after' ? 'attack.after-window' : 'benefit.timing', { benefit: id, timing });
  const cost = priceOf(table, user, benefit);
  const surges = table.turn?.surges ?? 0;
  if (cost > surges) return no('benefit.not-enough', { benefit: id, cost, surges });
  if (limit.belowShield > 0 && user.shield >= limit.belowShield)
    return no('benefit.limit', { benefit: id, shield: user.shield });
  if (limit.isLong && isStillUpon(table, user.id, id)) return no('stack.long-once', { benefit: id });
  return null;
}

/** Uses that could do nothing at all. */
function cannotServe(table: OpenTable, user: Entity, benefit: Usable): Refusal<Rule> | null {
  const { id, clauses } = benefit;
  if (isOfGlow(benefit) && glowAtHand(table, user).length === 0) return no('glow.heroes-only', { benefit: id });
  if (id === CALL && (table.encounter?.caller !== null || table.encounter.hasCalled)) return no('patrol.call-once');
  const [clause] = clauses;
  if (clause === undefined || clauses.length > 1) return null; // the others may still apply [benefit.clause-order]
  if (clause.word === 'move' || clause.word === 'shift') {
    const rule = stillness(table, user);
    if (rule !== null) return no(rule, { benefit: id });
    const squares = clause.n === 'speed' ? speedOf(user) : clause.n;
    return canMove(table, user, squares) ? null : no('move.end-free', { benefit: id });
  }
  if (clause.word === 'reduce' && !(clause.isSelf ? [user] : targetsOf(table, user, benefit)).some(hasReducible))
    return no('stack.reduce', { benefit: id, negatives: 0 });
  return null;
}

const hasReducible = (one: Entity): boolean => reducible(one).length > 0;

/** Why it cannot be used on this one. */
export function cannotTarget(
  table: OpenTable,
  user: Entity,
  id: BenefitId,
  target: EntityId | null,
): Refusal<Rule> | null {
  const benefit = benefitOf(id);
  const named = target === null ? null : findEntity(table, target);
  if (isChosen(benefit.target) && named !== null && isTarget(table, user, benefit, named)) return null;
  if (targetsOf(table, user, benefit).length === 0) return no('benefit.need-target', { benefit: id });
  if (isChosen(benefit.target) !== (target !== null)) return no('benefit.target-word', { benefit: id });
  return target === null ? null : whyNotHim(table, user, id, target);
}

function whyNotHim(table: OpenTable, user: Entity, id: BenefitId, named: EntityId): Refusal<Rule> {
  const benefit = benefitOf(id);
  const target = findEntity(table, named);
  const facts = { benefit: id, target: named };
  if (target === null || !isMeant(table, user, benefit.target, target)) return no('benefit.target-word', facts);
  if (benefit.limit.notLord && !isHero(target) && recordOf(target).category === 'lord')
    return no('benefit.category', facts);
  if (!isNearEnough(table, user, benefit, target)) {
    const far = benefitReach(table, user, benefit);
    const tooFar = far === 'reach' ? 'benefit.range-pattern' : 'benefit.range-default';
    return no(whyUnreached(table.floor, user.at, target.at, far) ?? tooFar, facts);
  }
  return no('benefit.unconscious-target', facts);
}

/** Why this Glow does not serve. [glow.heroes-only, glow.consumed] */
export function cannotTap(table: OpenTable, user: Entity, id: BenefitId, glow: Cell | null): Refusal<Rule> | null {
  if (!isOfGlow(benefitOf(id))) return glow === null ? null : no('glow.heroes-only', { benefit: id });
  return glow !== null && glowAtHand(table, user).includes(glow) ? null : no('glow.heroes-only', { benefit: id });
}

/** What could be used at such a moment, if nothing but the moment and the price mattered. */
export function timely(table: OpenTable, user: Entity, occasion: Occasion): Usable[] {
  const surges = table.turn?.surges ?? 0;
  const hasGlow = glowAtHand(table, user).length > 0;
  const found: Usable[] = [];
  for (const benefit of repertoireOf(user).at[occasion]) {
    if (!isTimely(table, benefit.timing, occasion) || (!hasGlow && isOfGlow(benefit))) continue;
    if (benefit.cost <= surges || priceOf(table, user, benefit) <= surges) found.push(benefit);
  }
  return found;
}

/** Whether anything at all can be used in this window on somebody. */
export function canUseAny(table: OpenTable, user: Entity, occasion: Occasion): boolean {
  for (const benefit of repertoireOf(user).at[occasion])
    if (cannotUseOwn(table, user, benefit, occasion) === null && targetsOf(table, user, benefit).length > 0)
      return true;
  return false;
}
