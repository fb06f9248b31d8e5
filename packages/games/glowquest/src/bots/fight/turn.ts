import type { Cell } from '@questhall/grid';
import { areNear, stepsBetween } from '@questhall/tiles';
import { cannotStrike } from '../../queries/attacking.ts';
import { priceOf } from '../../queries/benefits.ts';
import { heroOf } from '../../queries/entities.ts';
import { repertoireOf } from '../../queries/repertoire.ts';
import { cannotUseOwn } from '../../queries/using.ts';
import type { Action, EntityId, OpenTable, Turn } from '../../types/index.ts';
import { arsenalOf } from './arsenal.ts';
import { type AttackPlan, bestAttack, type Plan } from './attacks.ts';
import { friendIn, look } from './battle.ts';
import { type Errand, errandsAt, errandsOf } from './errands.ts';
import { type Budget, budgetOf, type Help, helpsOf, sourcesOf, spendingOf } from './helps.ts';
import { type Means, meansOf } from './means.ts';
import { standingAt } from './places.ts';
import type { Battle, Friend } from './types.ts';
import { steps, type Walk, walksOf } from './walks.ts';
import { worth } from './worth.ts';

/** All that a plan is made of. */
interface Scope {
  readonly battle: Battle;
  readonly me: Friend;
  /** How the fight stands now. */
  readonly now: number;
  readonly helps: readonly Help[];
  readonly walks: readonly Walk[];
  readonly errands: readonly Errand[];
}

/** The best that can be done now, step by step as far as it can be told. */
export function planTurn(table: OpenTable, who: EntityId): Plan {
  const { turn } = table;
  if (turn === null || isSpent(table, turn, who)) return { gain: 0, actions: [END] };
  const battle = look(table);
  const me = friendIn(battle, who);
  if (me === undefined) return { gain: 0, actions: [END] };
  const { surges } = turn;
  const now = worth(battle);
  const helps = helpsOf(battle, me, now);
  const walks = walksOf(battle, me, now);
  const errands = walks.length === 0 ? [] : errandsOf(battle, me, now);
  const scope: Scope = { battle, me, now, helps, walks, errands };
  const canStrike = cannotStrike(table, me.hero) === null;
  const planWith = (left: number): Plan => (canStrike ? withAttack(scope, left) : withoutAttack(scope, walks, left));
  let best = canStrike ? planWith(surges) : strikeAgain(scope, surges, planWith(surges));
  for (const { action, net, toll } of sourcesOf(battle, me, now)) {
    const gain = planWith(surges + net).gain - toll;
    if (gain > best.gain + (toll > 0 ? LAZY : 0)) best = { gain, actions: [action] };
  }
  return best;
}

const END: Action = { type: 'endTurn' };

/** Nothing is left to spend, and nothing comes for free. */
function isSpent(table: OpenTable, { surges, stroll }: Turn, who: EntityId): boolean {
  const hero = heroOf(table, who);
  if (surges > 0 || stroll !== null || cannotStrike(table, hero) === null) return false;
  return !repertoireOf(hero).all.some((benefit) => priceOf(table, hero, benefit) === 0);
}

/** A second attack, where a Benefit gives one. [attack.again] */
function strikeAgain({ battle, me, now, walks }: Scope, surges: number, idle: Plan): Plan {
  const { table } = battle;
  const again = arsenalOf(me.hero).agains.find((one) => cannotUseOwn(table, me.hero, one, 'turn') === null);
  if (again === undefined || table.turn === null) return idle;
  const left = surges - priceOf(table, me.hero, again);
  const best = bestAttack(meansOf(battle, me, now, []), [], walks, left);
  if (best === null || best.gain <= idle.gain) return idle;
  return { gain: best.gain, actions: [{ type: 'use', benefit: again.id, target: null, glow: null }] };
}

/** Nothing left but to help, to stand better, and to end the Turn. */
function withoutAttack({ battle, me, now, helps, errands }: Scope, walks: readonly Walk[], surges: number): Plan {
  const budget = budgetOf(helps, surges);
  let most = stayingGain(budget);
  let plan: Plan | null = null;
  for (const walk of walks) {
    if (walk.cost > surges) continue;
    for (const cell of sampled(battle, errands, walk.squares)) {
      const spent = spentAt(battle, errands, budget.gains, cell, surges - walk.cost);
      const gain = worth(standingAt(battle, me, cell)) - now - walk.toll + spent - LAZY;
      if (gain <= most) continue;
      most = gain;
      plan = { gain, actions: steps(walk, cell) };
    }
  }
  return plan ?? staying(budget);
}

/** Nothing but help, from here. */
function staying(budget: Budget): Plan {
  const spending = spendingOf(budget).map(({ action }) => action);
  return { gain: stayingGain(budget), actions: spending.length > 0 ? spending : [END] };
}

const stayingGain = ({ gains }: Budget): number => gains.at(-1) ?? 0;

const LAZY = 0.002;

const SAMPLES = 10;

/** Some of the squares, spread over all of them, and those from which there is something to do. */
function sampled({ table, ground }: Battle, errands: readonly Errand[], squares: readonly Cell[]): Cell[] {
  const stride = Math.max(1, Math.floor(squares.length / SAMPLES));
  const first = table.turns % stride;
  return squares.filter((cell, i) => i % stride === first || errands.some(({ goal }) => areNear(ground, cell, goal)));
}

/** What so many Surges are good for on a square. */
function spentAt(
  battle: Battle,
  errands: readonly Errand[],
  best: readonly number[],
  cell: Cell,
  surges: number,
): number {
  let most = best[surges] ?? 0;
  for (const { cost, gain } of errandsAt(battle, errands, cell))
    if (cost <= surges) most = Math.max(most, gain + (best[surges - cost] ?? 0));
  return most;
}

function withAttack(scope: Scope, surges: number): Plan {
  const { battle, me, now, helps, walks, errands } = scope;
  const budget = budgetOf(helps, surges);
  const isAnyLocal = helps.some(({ isLocal }) => isLocal);
  const { gains } = isAnyLocal
    ? budgetOf(
        helps.filter(({ isLocal }) => !isLocal),
        surges,
      )
    : budget;
  const means = meansOf(battle, me, now, gains);
  const best = bestAttack(withSecond(means, walks, surges), errands, walks, surges);
  if (best === null) return approach(means, errands, walks, surges, staying(budget));
  const first = firstHelp(means, helps, surges, best);
  if (first !== null) return first;
  return best.gain >= stayingGain(budget) ? best : staying(budget);
}

/** Surges may also be kept for another attack: about as good as the first with nothing to spend. */
function withSecond(means: Means, walks: readonly Walk[], surges: number): Means {
  const { battle, me, leftover } = means;
  const [again] = arsenalOf(me.hero).agains;
  const cost = again === undefined ? Number.POSITIVE_INFINITY : priceOf(battle.table, me.hero, again);
  if (cost > surges || (battle.table.turn?.attacks ?? 0) > 0) return means;
  const plain = bestAttack({ ...means, leftover: [] }, [], walks, Math.min(1, surges))?.gain ?? 0;
  const kept = leftover.map((gain, left) =>
    left >= cost ? Math.max(gain, SECOND * plain + (leftover[left - cost] ?? 0)) : gain,
  );
  return { ...means, leftover: kept };
}

const SECOND = 0.8;

/** Help that is better given before the attack: to neighbours, or for the sake of the attack. */
function firstHelp(means: Means, helps: readonly Help[], surges: number, best: AttackPlan): Plan | null {
  let chosen: Plan | null = null;
  for (const help of helps) {
    if (help.cost > surges || !(help.isLocal || help.isSpur)) continue;
    const left = surges - help.cost;
    const rest = help.isSpur
      ? best.again({ ...means, battle: help.after, now: help.worthAfter }, left)
      : best.again({ ...means, leftover: means.leftover }, left);
    const gain = help.gain + rest;
    if (gain > best.gain + LAZY && (chosen === null || gain > chosen.gain)) chosen = { gain, actions: [help.action] };
  }
  return chosen;
}

const PER_SQUARE = 0.004;

/** Nobody is in reach: nearer to them, unless it is better to wait. */
function approach(
  { battle, me, now, leftover }: Means,
  errands: readonly Errand[],
  walks: readonly Walk[],
  surges: number,
  idle: Plan,
): Plan {
  const nearest = (cell: Cell): number =>
    battle.foes.reduce((least, foe) => Math.min(least, stepsBetween(battle.ground, foe.at, cell)), 99);
  let best: Plan = { gain: idle.gain - PER_SQUARE * nearest(me.at), actions: idle.actions };
  for (const walk of walks) {
    if (walk.cost > surges) continue;
    for (const cell of sampled(battle, errands, walk.squares)) {
      const spent = spentAt(battle, errands, leftover, cell, surges - walk.cost);
      const gain = worth(standingAt(battle, me, cell)) - now - walk.toll + spent - PER_SQUARE * nearest(cell);
      if (gain > best.gain) best = { gain, actions: steps(walk, cell) };
    }
  }
  return best;
}
