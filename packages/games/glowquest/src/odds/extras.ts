import type { Clause } from '../content/index.ts';
import { NEGATIVES } from '../content/index.ts';
import { benefitOf, benefitsOf, costOf, isStillUpon, timesUsed } from '../queries/benefits.ts';
import { isFlanked } from '../queries/fresh.ts';
import { hitpointsMax, isImmune, isWounded } from '../queries/stats.ts';
import type { Attack, BenefitId, Entity, OpenTable } from '../types/index.ts';

/** What a Benefit would add to the attack, once. */
export interface Extra {
  readonly cost: number;
  readonly toHit: number;
  readonly damage: number;
  readonly fragile: number;
  /** It puts something negative upon the target. */
  readonly isAffliction: boolean;
  readonly bypass: Attack['bypass'];
}

/** More would take long to weigh, and nobody has so many Surges. */
const EXTRAS_MAX = 10;

/** Benefits that can still be used this Turn, each as often as it may be. */
function* openBenefits(table: OpenTable, user: Entity, timing: 'roll' | 'hit', surges: number): Generator<BenefitId> {
  for (const id of benefitsOf(user)) {
    const { limit, timing: when } = benefitOf(id);
    if (when !== timing || costOf(table, user, id) > surges) continue;
    if (limit.isLong && isStillUpon(table, user.id, id)) continue;
    for (let used = timesUsed(table, id); used < limit.perTurn; used++) yield id;
  }
}

/** Whatever lifts the to-hit total. [attack.spend-after-roll] */
export function rollExtras(table: OpenTable, user: Entity, surges: number): Extra[] {
  return [...openBenefits(table, user, 'roll', surges)].map((id) => ({
    ...NOTHING,
    cost: costOf(table, user, id),
    toHit: sumOf(benefitOf(id).clauses, 'to-hit'),
  }));
}

const NOTHING: Extra = { cost: 0, toHit: 0, damage: 0, fragile: 0, isAffliction: false, bypass: 'none' };

const sumOf = (clauses: readonly Clause[], word: Clause['word']): number =>
  clauses.reduce((sum, { word: other, n }) => sum + (other === word && n !== 'speed' ? n : 0), 0);

/** Whatever hurts the primary target more. [attack.hit-window] */
export function hitExtras(table: OpenTable, user: Entity, target: Entity, surges: number): Extra[] {
  const extras = [...openBenefits(table, user, 'hit', surges)].map((id): Extra => {
    const clauses = benefitOf(id).clauses.filter((clause) => isMet(table, user, target, clause));
    const has = (word: Clause['word']): boolean => clauses.some((clause) => clause.word === word);
    return {
      ...NOTHING,
      cost: costOf(table, user, id),
      damage: sumOf(clauses, 'damage'),
      fragile: isImmune(target, 'fragile') ? 0 : sumOf(clauses, 'fragile'),
      isAffliction: NEGATIVES.some((kind) => has(kind) && !isImmune(target, kind)),
      bypass: has('ignore-shield-and-armor') ? 'shield-and-armor' : has('ignore-armor') ? 'armor' : 'none',
    };
  });
  return extras.filter((extra) => extra.damage + extra.fragile > 0 || extra.isAffliction || extra.bypass !== 'none').slice(0, EXTRAS_MAX);
}

/** Conditions as they are before the die falls; that a Push will be stopped cannot be promised. */
function isMet(table: OpenTable, user: Entity, target: Entity, { condition }: Clause): boolean {
  if (condition === 'wounded') return isWounded(table, user);
  if (condition === 'bloodied') return 2 * target.hitpoints <= hitpointsMax(table, target);
  if (condition === 'flanked') return isFlanked(table, user, target);
  return condition === null;
}
