import type { Cell } from '@questhall/grid';
import { areNear } from '@questhall/tiles';
import { benefitOf, glowAtHand, priceOf } from '../../queries/benefits.ts';
import { farReach } from '../../queries/stats.ts';
import { cannotUseOwn } from '../../queries/using.ts';
import { arsenalOf, type Helper, helperOf } from './arsenal.ts';
import { weigh } from './helps.ts';
import type { Battle, Friend } from './types.ts';

/** Something that could be done from next to a square: help for an ally, or a draught of Glow. */
export interface Errand {
  readonly goal: Cell;
  readonly cost: number;
  readonly gain: number;
}

/** Gains below this are not worth a walk. */
const LEAST = 0.003;

/** What would be worth a walk. */
export function errandsOf(battle: Battle, me: Friend, now: number): Errand[] {
  return [...allies(battle, me, now), ...glows(battle, me, now)].filter(({ gain }) => gain > LEAST);
}

function allies(battle: Battle, me: Friend, now: number): Errand[] {
  const { table, friends, ground } = battle;
  if (friends.length === 1 || farReach(table, me.hero) !== null) return [];
  const errands: Errand[] = [];
  for (const helper of arsenalOf(me.hero).errands) {
    if (cannotUseOwn(table, me.hero, helper.benefit, 'turn') !== null) continue;
    for (const friend of friends) {
      if (friend === me || areNear(ground, me.at, friend.at)) continue;
      const { gain, cost } = weigh(battle, me, helper, friend.hero.id, now, null);
      errands.push({ goal: friend.at, cost, gain });
    }
  }
  return errands;
}

/** What Glow is drawn for when one walks to it. */
const DRAUGHTS: readonly Helper[] = ['glow-shell', 'glow-mend'].map((id) => helperOf(benefitOf(id)));

function glows(battle: Battle, me: Friend, now: number): Errand[] {
  const { table } = battle;
  if (table.glow.length === 0) return [];
  const atHand = glowAtHand(table, me.hero);
  const far = table.glow.filter((cell) => !atHand.includes(cell));
  if (far.length === 0) return [];
  const surges = table.turn?.surges ?? 0;
  const draughts = DRAUGHTS.filter(({ benefit }) => priceOf(table, me.hero, benefit) <= surges).map((helper) =>
    weigh(battle, me, helper, me.hero.id, now, far[0] ?? null),
  );
  return draughts.flatMap(({ cost, gain }) => far.map((goal) => ({ goal, cost, gain })));
}

/** The errands that can be run from a square. */
export const errandsAt = ({ ground }: Battle, errands: readonly Errand[], cell: Cell): Errand[] =>
  errands.filter(({ goal }) => areNear(ground, cell, goal));
