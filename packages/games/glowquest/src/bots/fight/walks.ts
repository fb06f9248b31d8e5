import type { Cell } from '@questhall/grid';
import { costOf, glowAtHand, priceOf } from '../../queries/benefits.ts';
import { dodgeOn } from '../../queries/checks.ts';
import { enemiesNear } from '../../queries/entities.ts';
import { destinations, leftBehind, stillness } from '../../queries/moving.ts';
import { hasTrait, isImmune, speedOf } from '../../queries/stats.ts';
import { cannotUse, cannotUseOwn } from '../../queries/using.ts';
import type { Action, HeroInPlay } from '../../types/index.ts';
import { arsenalOf } from './arsenal.ts';
import { withFriend } from './battle.ts';
import { plus } from './figures.ts';
import type { Battle, Friend } from './types.ts';
import { worth } from './worth.ts';

/** A way to get about this Turn. */
export interface Walk {
  readonly cost: number;
  readonly squares: readonly Cell[];
  /** What must be used before the first step; null for the Basic Benefit, which going pays for. */
  readonly use: Action | null;
  /** What leaving costs those who do not slip away. */
  readonly toll: number;
  /** What the same Benefit adds to the die. */
  readonly toHit: number;
}

/** The walk to a square, in actions. */
export const steps = ({ use }: Walk, to: Cell): Action[] =>
  use === null ? [{ type: 'go', to }] : [use, { type: 'go', to }];

/** All the ways at hand, the usual one first. */
export function walksOf(battle: Battle, me: Friend, now: number): Walk[] {
  const { table } = battle;
  const { hero } = me;
  const { turn } = table;
  if (turn === null || stillness(table, hero) !== null) return [];
  const walks: Walk[] = [];
  const toll = tollOf(battle, me, now);
  const { stroll } = turn;
  if (stroll !== null && stroll.left > 0)
    walks.push({
      cost: 0,
      squares: destinations(table, hero, stroll.left),
      use: null,
      toll: stroll.isShift ? 0 : toll,
      toHit: 0,
    });
  else if (cannotUse(table, hero, 'move', 'turn') === null)
    walks.push({
      cost: costOf(table, hero, 'move'),
      squares: destinations(table, hero, speedOf(hero)),
      use: null,
      toll,
      toHit: 0,
    });
  if (enemiesNear(table, hero, hero.at).length === 0 && walks.length > 0) return walks;
  return [...walks, ...shiftsOf(battle, me, toll)];
}

/** Ways to slip off between enemies, or to rush at them. */
function shiftsOf({ table }: Battle, { hero }: Friend, toll: number): Walk[] {
  const walks: Walk[] = [];
  for (const { benefit, isGlow, isRush, squares, toHit } of arsenalOf(hero).strolls) {
    const glow = isGlow ? (glowAtHand(table, hero)[0] ?? null) : null;
    if ((isGlow && glow === null) || cannotUseOwn(table, hero, benefit, 'turn') !== null) continue;
    walks.push({
      cost: priceOf(table, hero, benefit),
      squares: destinations(table, hero, squares === 'speed' ? speedOf(hero) : squares),
      use: { type: 'use', benefit: benefit.id, target: null, glow },
      toll: isRush ? toll : 0,
      toHit,
    });
  }
  return walks;
}

/** What it costs to walk away from those around: to flee, or the chance to be held up. */
function tollOf(battle: Battle, me: Friend, now: number): number {
  const { table } = battle;
  const left = leftBehind(table, me.hero, me.at).length;
  if (left === 0 || isImmune(me.hero, 'unsteady')) return 0;
  const paid = left - (hasTrait(me.hero, 'first-flee-free') && table.turn?.hasFled === false ? 1 : 0);
  return paid === 0 ? 0 : now - worth(withFriend(battle, me.hero.id, plus('unsteady', paid)));
}

/** The chance that a Dodge passes. */
export const dodgeChance = (hero: HeroInPlay): number => (7 - dodgeOn(hero)) / 6;
