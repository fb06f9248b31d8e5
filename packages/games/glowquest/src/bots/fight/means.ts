import { priceOf, timesUsed } from '../../queries/benefits.ts';
import { cannotUseOwn } from '../../queries/using.ts';
import type { HeroInPlay, OpenTable } from '../../types/index.ts';
import { arsenalOf, type Hitter } from './arsenal.ts';
import type { Battle, Friend } from './types.ts';

/** Everything that the worth of blows depends on. */
export interface Means {
  readonly battle: Battle;
  readonly me: Friend;
  /** How the fight stands. */
  readonly now: number;
  /** What it costs to add so much to a die that has been rolled, from 0 up. */
  readonly lifts: readonly number[];
  readonly items: readonly HitItem[];
  /** What Surges are good for when they are not spent on the blow. */
  readonly leftover: readonly number[];
}

/** Something for the Hit window. */
export interface HitItem {
  readonly hitter: Hitter;
  readonly cost: number;
}

/** What a hero has for an attack. */
export const meansOf = (battle: Battle, me: Friend, now: number, leftover: readonly number[]): Means => ({
  battle,
  me,
  now,
  lifts: liftCosts(battle.table, me.hero),
  items: hitItems(battle.table, me),
  leftover,
});

const LIFT_MOST = 8;
export const NEVER: number = Number.POSITIVE_INFINITY;

const NO_LIFTS: readonly number[] = Array.from({ length: LIFT_MOST + 1 }, () => NEVER);

export function liftCosts(table: OpenTable, hero: HeroInPlay): number[] {
  const costs = NO_LIFTS.slice();
  costs[0] = 0;
  for (const { benefit, toHit } of arsenalOf(hero).lifts) {
    const price = priceOf(table, hero, benefit);
    for (let times = timesUsed(table, benefit.id); times < benefit.limit.perTurn; times++)
      for (let lift = LIFT_MOST; lift > 0; lift--)
        costs[lift] = Math.min(costs[lift] ?? NEVER, price + (costs[Math.max(0, lift - toHit)] ?? NEVER));
  }
  return costs;
}

/** What the hero could use after a hit, each as often as it may. */
function hitItems(table: OpenTable, { hero }: Friend): HitItem[] {
  const items: HitItem[] = [];
  for (const hitter of arsenalOf(hero).hits) {
    const { benefit } = hitter;
    if (cannotUseOwn(table, hero, benefit, 'hit') !== null) continue;
    const cost = priceOf(table, hero, benefit);
    for (let times = timesUsed(table, benefit.id); times < benefit.limit.perTurn; times++) items.push({ hitter, cost });
  }
  return items;
}
