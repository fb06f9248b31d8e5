import type { Cell } from '@questhall/grid';
import { GLOW_ONGOING } from '../../content/index.ts';
import type { Benefit } from '../../content/vocabulary.ts';
import { glowAtHand, isChosen, isOfGlow, priceOf, reachedBy, targetsOf, timesUsed } from '../../queries/benefits.ts';
import { isMet } from '../../queries/conditions.ts';
import { forcedSquares } from '../../queries/forced.ts';
import { isImmune } from '../../queries/stats.ts';
import { cannotUseOwn } from '../../queries/using.ts';
import { type Action, type BenefitId, type EntityId, FIRST_MONSTER, type OpenTable } from '../../types/index.ts';
import { applied } from './apply.ts';
import { arsenalOf, type Helper } from './arsenal.ts';
import { foeIn, withFoe } from './battle.ts';
import { plus } from './figures.ts';
import { noughts } from './numbers.ts';
import type { Battle, Friend } from './types.ts';
import { worth } from './worth.ts';

/** Something that can be used now, whether or not there is an attack, and what it is good for. */
export interface Help {
  readonly benefit: BenefitId;
  readonly action: Action;
  readonly cost: number;
  readonly gain: number;
  /** What would be, as far as numbers tell. */
  readonly after: Battle;
  readonly worthAfter: number;
  /** It serves who stands near: after an attack somebody else may. */
  readonly isLocal: boolean;
  /** It makes an attack better that comes after it. */
  readonly isSpur: boolean;
  /** There is room for a second. */
  readonly isTwice: boolean;
}

/** Gains below this are not worth the trouble. */
const LEAST = 1e-5;

/** All that could be used now, with what it would be worth. */
export function helpsOf(battle: Battle, me: Friend, now: number): Help[] {
  const { table } = battle;
  const glow = glowAtHand(table, me.hero)[0] ?? null;
  const helps: Help[] = [];
  for (const helper of arsenalOf(me.hero).helps) {
    if ((helper.isGlow && glow === null) || cannotUseOwn(table, me.hero, helper.benefit, 'turn') !== null) continue;
    for (const target of targetChoices(table, me, helper.benefit)) {
      const help = weigh(battle, me, helper, target, now, glow);
      if (help.gain > LEAST) helps.push(help);
    }
  }
  return helps;
}

function targetChoices(table: OpenTable, { hero }: Friend, benefit: Benefit): (EntityId | null)[] {
  const targets = targetsOf(table, hero, benefit);
  if (targets.length === 0) return [];
  return isChosen(benefit.target) ? targets.map(({ id }) => id) : [null];
}

/** Something that gives Surges, at a price. */
export interface Source {
  readonly action: Action;
  /** Surges more than before. */
  readonly net: number;
  /** What it costs besides. */
  readonly toll: number;
}

/** What gives Surges now. */
export function sourcesOf(battle: Battle, me: Friend, now: number): Source[] {
  const { table } = battle;
  const sources: Source[] = [];
  for (const { benefit, given } of arsenalOf(me.hero).sources) {
    if (typeof given.n !== 'number' || cannotUseOwn(table, me.hero, benefit, 'turn') !== null) continue;
    if (!isMet(table, given.condition, me.hero, me.hero, false)) continue;
    const glow = isOfGlow(benefit) ? (glowAtHand(table, me.hero)[0] ?? null) : null;
    const harm = now - worth(applied(battle, me, benefit, [me.hero.id]));
    sources.push({
      action: { type: 'use', benefit: benefit.id, target: null, glow },
      net: given.n - priceOf(table, me.hero, benefit),
      toll: harm + (glow === null ? 0 : GLOW_KEPT),
    });
  }
  return sources.filter(({ net }) => net > 0);
}

/** Glow that is left when the fight is over shields everybody: it is not to be wasted. */
const GLOW_KEPT = 0.004;
const STAYS = 1.5;

/** What a Benefit would be worth, used on somebody who may still be out of reach. */
export function weigh(
  battle: Battle,
  me: Friend,
  { benefit, isGlow, isLocal, isSpur, isStun }: Helper,
  target: EntityId | null,
  now: number,
  glow: Cell | null,
): Help {
  const { table } = battle;
  const { id, limit } = benefit;
  const targets = reachedBy(table, me.hero, benefit, target);
  const after = forced(applied(battle, me, benefit, targets), me, benefit, targets);
  const worthAfter = after === battle ? now : worth(after);
  return {
    benefit: id,
    action: { type: 'use', benefit: id, target, glow: isGlow ? glow : null },
    cost: priceOf(table, me.hero, benefit),
    gain: (isStun ? STAYS : 1) * (worthAfter - now) - (isGlow ? GLOW_KEPT : 0),
    after,
    worthAfter,
    isLocal,
    isSpur,
    isTwice: limit.perTurn > 1 + timesUsed(table, id) && me.shield + 1 < limit.belowShield,
  };
}

/** A Push or a Pull that ends in Glow. [glow.forced-entry] */
function forced(battle: Battle, me: Friend, { clauses }: Benefit, targets: readonly EntityId[]): Battle {
  const { table } = battle;
  let next = battle;
  for (const { word, n } of clauses) {
    if ((word !== 'push' && word !== 'pull') || typeof n !== 'number') continue;
    for (const id of targets) {
      const foe = id < FIRST_MONSTER ? undefined : foeIn(next, id);
      if (foe === undefined || isImmune(foe.monster, 'ongoing')) continue;
      const last =
        forcedSquares(table, me.hero, foe.monster, { how: word, squares: n, hasMoved: false }).at(-1) ?? foe.at;
      if (table.glow.includes(last)) next = withFoe(next, id, plus('ongoing', GLOW_ONGOING));
    }
  }
  return next;
}

/** The second of two is worth less. */
const SECOND = 0.9;

/** The best help of each Benefit, as often as it can be used. */
function best(helps: readonly Help[]): Help[] {
  const groups = new Map<BenefitId, Help>();
  for (const help of helps) if (help.gain > (groups.get(help.benefit)?.gain ?? 0)) groups.set(help.benefit, help);
  const all = [...groups.values()];
  const guard = groups.get('guard');
  return guard?.isTwice === true ? [...all, { ...guard, gain: SECOND * guard.gain }] : all;
}

/** What Surges are good for besides attacks, for every number of them from 0 up. */
export interface Budget {
  readonly helps: readonly Help[];
  /** The most that so many Surges are good for, and which of the helps that takes, one bit each. */
  readonly gains: readonly number[];
  readonly picks: readonly number[];
}

export function budgetOf(helps: readonly Help[], surges: number): Budget {
  const all = best(helps);
  const gains = noughts(surges + 1);
  const picks = gains.map(() => 0);
  // From the top down, so that no help counts twice.
  for (const [i, { cost, gain: more }] of all.entries())
    for (let left = surges; left >= cost; left--) {
      const gain = (gains[left - cost] ?? 0) + more;
      if (gain <= (gains[left] ?? 0)) continue;
      gains[left] = gain;
      picks[left] = (picks[left - cost] ?? 0) | (1 << i);
    }
  return { helps: all, gains, picks };
}

/** How all the Surges are spent best: what helps most comes first. */
export function spendingOf({ helps, picks }: Budget): Help[] {
  const picked = picks.at(-1) ?? 0;
  return helps.filter((_, i) => ((picked >> i) & 1) === 1).toSorted((a, b) => b.gain - a.gain);
}
