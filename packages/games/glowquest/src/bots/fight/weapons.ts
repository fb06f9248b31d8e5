import { priceOf } from '../../queries/benefits.ts';
import { attackCost, basesOf } from '../../queries/stats.ts';
import { cannotUseOwn } from '../../queries/using.ts';
import type { Base, BenefitId } from '../../types/index.ts';
import { arsenalOf, toHitOf } from './arsenal.ts';
import type { Battle, Friend } from './types.ts';

/** A value to strike with, and the Benefit that gives it, if it must be used first. */
export interface Weapon {
  readonly base: Base;
  readonly use: BenefitId | null;
  readonly cost: number;
  readonly toHit: number;
}

/** Everything that one can strike with this Turn. */
export function weaponsOf({ table }: Battle, { hero }: Friend): Weapon[] {
  const weapons: Weapon[] = basesOf(table, hero).map((base) => ({ base, use: null, cost: attackCost(base), toHit: 0 }));
  for (const benefit of arsenalOf(hero).openers) {
    if (cannotUseOwn(table, hero, benefit, 'turn') !== null) continue;
    const { id, clauses, pattern } = benefit;
    const n = clauses.find(({ word }) => word === 'base')?.n;
    const card = hero.cards.find((one) => one === id);
    const cost = priceOf(table, hero, benefit);
    if (typeof n === 'number' && card !== undefined)
      weapons.push({ base: { source: card, n, pattern }, use: id, cost, toHit: 0 });
    else if (pattern !== null) {
      const best = basesOf(table, hero).reduce((most, base) => (base.n > most.n ? base : most));
      weapons.push({ base: { ...best, pattern }, use: id, cost: cost + attackCost(best), toHit: toHitOf(benefit) });
    }
  }
  return weapons;
}
