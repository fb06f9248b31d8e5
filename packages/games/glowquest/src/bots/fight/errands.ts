import type { Cell } from '@questhall/grid';
import type { Benefit } from '../../content/vocabulary.ts';
import { benefitOf, costOf, findBenefit, glowAtHand } from '../../queries/benefits.ts';
import { isNear } from '../../queries/ground.ts';
import { farReach } from '../../queries/stats.ts';
import { cannotUse } from '../../queries/using.ts';
import type { BenefitId } from '../../types/index.ts';
import { weigh } from './helps.ts';
import type { Battle, Friend } from './types.ts';
import { worth } from './worth.ts';

/** Something that could be done from next to a square: help for an ally, or a draught of Glow. */
export interface Errand {
  readonly goal: Cell;
  readonly cost: number;
  readonly gain: number;
}

/** Gains below this are not worth a walk. */
const LEAST = 0.003;

/** What would be worth a walk. */
export function errandsOf(battle: Battle, me: Friend): Errand[] {
  const now = worth(battle);
  return [...allies(battle, me, now), ...glows(battle, me, now)].filter(({ gain }) => gain > LEAST);
}

const isForAlly = ({ timing, target, pattern }: Benefit): boolean =>
  timing === 'any' && pattern === null && (target === 'ally' || target === 'ally-or-self');

function allies(battle: Battle, me: Friend, now: number): Errand[] {
  const { table, friends, floor } = battle;
  if (friends.length === 1 || farReach(table, me.hero) !== null) return [];
  const errands: Errand[] = [];
  for (const id of me.hero.cards) {
    const data = findBenefit(id);
    if (data === null || !isForAlly(data) || cannotUse(table, me.hero, id, 'turn') !== null) continue;
    for (const friend of friends) {
      if (friend === me || isNear(floor, me.at, friend.at)) continue;
      const { gain, cost } = weigh(battle, me, id, data, friend.hero.id, now, null);
      errands.push({ goal: friend.at, cost, gain });
    }
  }
  return errands;
}

/** What Glow is drawn for when one walks to it. */
const DRAUGHTS: readonly BenefitId[] = ['glow-shell', 'glow-mend'];

function glows(battle: Battle, me: Friend, now: number): Errand[] {
  const { table } = battle;
  const far = table.glow.filter((cell) => !glowAtHand(table, me.hero).includes(cell));
  if (far.length === 0) return [];
  const surges = table.turn?.surges ?? 0;
  const draughts = DRAUGHTS.filter((id) => costOf(table, me.hero, id) <= surges).map((id) =>
    weigh(battle, me, id, benefitOf(id), me.hero.id, now, far[0] ?? null),
  );
  return draughts.flatMap(({ cost, gain }) => far.map((goal) => ({ goal, cost, gain })));
}

/** The errands that can be run from a square. */
export const errandsAt = ({ floor }: Battle, errands: readonly Errand[], cell: Cell): Errand[] =>
  errands.filter(({ goal }) => isNear(floor, cell, goal));
