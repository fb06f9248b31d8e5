import type { Cell } from '@questhall/grid';
import type { Facts, Refusal } from '@questhall/kernel';
import type { Timing } from '../content/vocabulary.ts';
import { NEGATIVES } from '../content/vocabulary.ts';
import type { Rule } from '../rulebook/index.ts';
import type { BenefitId, Entity, EntityId, OpenTable } from '../types/index.ts';
import {
  benefitOf,
  benefitsOf,
  CALL,
  costOf,
  findBenefit,
  glowAtHand,
  hasBenefit,
  isChoice,
  isInRange,
  isMeant,
  isStillUpon,
  isTarget,
  needsGlow,
  targetsOf,
  timesUsed,
} from './benefits.ts';
import { findEntity, isConscious, isHero, recordOf } from './entities.ts';
import { canMove, stillness } from './moving.ts';
import { hasEffect, speedOf } from './stats.ts';

/** The kind of moment in which something is used. */
export type Window = 'turn' | 'roll' | 'hit' | 'miss';

const no = (rule: Rule, facts: Facts = {}): Refusal<Rule> => ({ rule, facts });

/** Whether this Benefit can be used at such a moment. [benefit.timing] */
function isTimely({ turn }: OpenTable, timing: Timing, window: Window): boolean {
  if (window !== 'turn') return timing === window;
  if (timing === 'any') return true;
  if (timing === 'before') return turn !== null && turn.attacks <= turn.extraAttacks;
  return timing === 'after' && turn !== null && turn.attacks > 0; // [attack.after-window]
}

/** Why this user cannot use this Benefit now, on whomever. */
export const cannotUse = (table: OpenTable, user: Entity, id: BenefitId, window: Window): Refusal<Rule> | null =>
  cannotPay(table, user, id, window) ?? cannotServe(table, user, id);

/** Whether it is at hand at all: limits, moment, price. */
export function cannotPay(table: OpenTable, user: Entity, id: BenefitId, window: Window): Refusal<Rule> | null {
  const benefit = findBenefit(id);
  if (benefit === null || !hasBenefit(user, id))
    return no(benefit?.limit.perTurn === 0 ? 'glow.heroes-only' : 'benefit.basic', { benefit: id });
  const { limit, timing } = benefit;
  if (limit.perTurn > 0 && timesUsed(table, id) >= limit.perTurn) return no('benefit.limit', { benefit: id, times: limit.perTurn });
  if (!isTimely(table, timing, window)) return no('benefit.timing', { benefit: id, timing });
  const cost = costOf(table, user, id);
  const surges = table.turn?.surges ?? 0;
  if (cost > surges) return no('benefit.not-enough', { benefit: id, cost, surges });
  if (limit.belowShield > 0 && user.shield >= limit.belowShield) return no('benefit.limit', { benefit: id, shield: user.shield });
  if (limit.isLong && isStillUpon(table, user.id, id)) return no('stack.long-once', { benefit: id });
  return null;
}

/** Uses that could do nothing at all. */
function cannotServe(table: OpenTable, user: Entity, id: BenefitId): Refusal<Rule> | null {
  if (needsGlow(id) && glowAtHand(table, user).length === 0) return no('glow.heroes-only', { benefit: id });
  if (id === CALL && (table.encounter?.caller !== null || table.encounter.hasCalled)) return no('patrol.call-once');
  const { clauses } = benefitOf(id);
  const [clause] = clauses;
  if (clause === undefined || clauses.length > 1) return null; // the others may still apply [benefit.clause-order]
  if (clause.word === 'move' || clause.word === 'shift') {
    const rule = stillness(table, user);
    if (rule !== null) return no(rule, { benefit: id });
    const squares = clause.n === 'speed' ? speedOf(user) : clause.n;
    return canMove(table, user, squares) ? null : no('move.end-free', { benefit: id });
  }
  if (clause.word === 'reduce' && !NEGATIVES.some((kind) => kind !== 'stun' && hasEffect(user, kind)))
    return no('stack.reduce', { benefit: id });
  return null;
}

/** Why it cannot be used on this one. */
export function cannotTarget(table: OpenTable, user: Entity, id: BenefitId, target: EntityId | null): Refusal<Rule> | null {
  const benefit = benefitOf(id);
  const named = target === null ? null : findEntity(table, target);
  if (isChoice(benefit.target) && named !== null && isTarget(table, user, benefit, named)) return null;
  if (targetsOf(table, user, benefit).length === 0) return no('benefit.need-target', { benefit: id });
  if (isChoice(benefit.target) !== (target !== null)) return no('benefit.target-word', { benefit: id });
  return target === null ? null : whyNotHim(table, user, id, target);
}

function whyNotHim(table: OpenTable, user: Entity, id: BenefitId, named: EntityId): Refusal<Rule> {
  const benefit = benefitOf(id);
  const target = findEntity(table, named);
  const facts = { benefit: id, target: named };
  if (target === null || !isMeant(table, user, benefit.target, target)) return no('benefit.target-word', facts);
  if (benefit.limit.notLord && !isHero(target) && recordOf(target).category === 'lord') return no('benefit.category', facts);
  if (!isInRange(table, user, benefit, target)) return no('benefit.range-default', facts);
  return isConscious(target) ? no('benefit.target-word', facts) : no('benefit.unconscious-target', facts);
}

/** Why this Glow does not serve. [glow.heroes-only, glow.consumed] */
export function cannotTap(table: OpenTable, user: Entity, id: BenefitId, glow: Cell | null): Refusal<Rule> | null {
  if (!needsGlow(id)) return glow === null ? null : no('glow.heroes-only', { benefit: id });
  return glow !== null && glowAtHand(table, user).includes(glow) ? null : no('glow.heroes-only', { benefit: id });
}

/** What could be used at such a moment, if nothing but the moment and the price mattered. */
export function timely(table: OpenTable, user: Entity, window: Window): BenefitId[] {
  const surges = table.turn?.surges ?? 0;
  const hasGlow = glowAtHand(table, user).length > 0;
  return benefitsOf(user).filter((id) => {
    const { timing, cost, limit } = benefitOf(id);
    if (!isTimely(table, timing, window) || (!hasGlow && limit.perTurn === 0)) return false;
    return cost <= surges || costOf(table, user, id) <= surges;
  });
}

/** Whether anything at all can be used in this window on somebody. */
export function canUseAny(table: OpenTable, user: Entity, window: Window): boolean {
  if (window !== 'turn' && table.turn?.surges === 0) return false; // nothing that answers a die is free
  return benefitsOf(user).some((id) => {
    const benefit = benefitOf(id);
    if (!isTimely(table, benefit.timing, window) || cannotUse(table, user, id, window) !== null) return false;
    return targetsOf(table, user, benefit).length > 0;
  });
}
