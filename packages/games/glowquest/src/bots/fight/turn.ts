import type { Cell } from '@questhall/grid';
import { cannotStrike } from '../../queries/attacking.ts';
import { benefitOf, benefitsOf, costOf } from '../../queries/benefits.ts';
import { heroOf } from '../../queries/entities.ts';
import { distanceBetween, isNear } from '../../queries/ground.ts';
import { cannotUse } from '../../queries/using.ts';
import type { Action, BenefitId, EntityId, OpenTable, Turn } from '../../types/index.ts';
import { type AttackPlan, bestAttack, type Plan } from './attacks.ts';
import { look } from './battle.ts';
import { hitItems, liftCosts, type Means } from './blow.ts';
import { type Errand, errandsAt, errandsOf } from './errands.ts';
import { type Help, helpsOf, leftovers, sourcesOf, spendingOf } from './helps.ts';
import { standingAt } from './places.ts';
import type { Battle, Friend } from './types.ts';
import { steps, type Walk, walksOf } from './walks.ts';
import { worth } from './worth.ts';

/** All that a plan is made of. */
interface Scope {
  readonly battle: Battle;
  readonly me: Friend;
  readonly helps: readonly Help[];
  readonly walks: readonly Walk[];
  readonly errands: readonly Errand[];
}

/** The best that can be done now, step by step as far as it can be told. */
export function planTurn(table: OpenTable, who: EntityId): Plan {
  const { turn } = table;
  if (turn === null || isSpent(table, turn, who)) return { gain: 0, actions: [END] };
  const battle = look(table);
  const me = battle.friends.find(({ hero }) => hero.id === who);
  if (me === undefined) return { gain: 0, actions: [END] };
  const { surges } = turn;
  const helps = helpsOf(battle, me);
  const walks = walksOf(battle, me);
  const errands = walks.length === 0 ? [] : errandsOf(battle, me);
  const scope: Scope = { battle, me, helps, walks, errands };
  const canStrike = cannotStrike(table, me.hero) === null;
  const planWith = (left: number): Plan => (canStrike ? withAttack(scope, left) : withoutAttack(scope, walks, left));
  let best = canStrike ? planWith(surges) : strikeAgain(scope, surges, planWith(surges));
  for (const { action, net, toll } of sourcesOf(battle, me)) {
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
  return !benefitsOf(hero).some((id) => costOf(table, hero, id) === 0);
}

/** A second attack, where a Benefit gives one. [attack.again] */
function strikeAgain({ battle, me, walks }: Scope, surges: number, idle: Plan): Plan {
  const { table } = battle;
  const id = benefitsOf(me.hero).find((one) => grantsAttack(one) && cannotUse(table, me.hero, one, 'turn') === null);
  if (id === undefined || table.turn === null) return idle;
  const left = surges - costOf(table, me.hero, id);
  const means: Means = { battle, me, now: worth(battle), lifts: liftCosts(table, me), items: hitItems(table, me), leftover: [] };
  const best = bestAttack(means, [], walks, left);
  if (best === null || best.gain <= idle.gain) return idle;
  return { gain: best.gain, actions: [{ type: 'use', benefit: id, target: null, glow: null }] };
}

const grantsAttack = (id: BenefitId): boolean => benefitOf(id).clauses.some(({ word }) => word === 'attack-again');

/** Nothing left but to help, to stand better, and to end the Turn. */
function withoutAttack({ battle, me, helps, errands }: Scope, walks: readonly Walk[], surges: number): Plan {
  const now = worth(battle);
  const best = leftovers(helps, surges);
  const spending = spendingOf(helps, surges).map(({ action }) => action);
  let plan: Plan = { gain: best[surges] ?? 0, actions: spending.length > 0 ? spending : [END] };
  for (const walk of walks) {
    if (walk.cost > surges) continue;
    for (const cell of sampled(battle, errands, walk.squares)) {
      const spent = spentAt(battle, errands, best, cell, surges - walk.cost);
      const gain = worth(standingAt(battle, me, cell)) - now - walk.toll + spent - LAZY;
      if (gain > plan.gain) plan = { gain, actions: steps(walk, cell) };
    }
  }
  return plan;
}

const LAZY = 0.002;

const SAMPLES = 10;

/** Some of the squares, spread over all of them, and those from which there is something to do. */
function sampled({ table, floor }: Battle, errands: readonly Errand[], squares: readonly Cell[]): Cell[] {
  const stride = Math.max(1, Math.floor(squares.length / SAMPLES));
  const first = table.turns % stride;
  return squares.filter((cell, i) => i % stride === first || errands.some(({ goal }) => isNear(floor, cell, goal)));
}

/** What so many Surges are good for on a square. */
function spentAt(battle: Battle, errands: readonly Errand[], best: readonly number[], cell: Cell, surges: number): number {
  let most = best[surges] ?? 0;
  for (const { cost, gain } of errandsAt(battle, errands, cell))
    if (cost <= surges) most = Math.max(most, gain + (best[surges - cost] ?? 0));
  return most;
}

function withAttack(scope: Scope, surges: number): Plan {
  const { battle, me, helps, walks, errands } = scope;
  const { table } = battle;
  const now = worth(battle);
  const leftover = leftovers(
    helps.filter(({ isLocal }) => !isLocal),
    surges,
  );
  const means: Means = { battle, me, now, lifts: liftCosts(table, me), items: hitItems(table, me), leftover };
  const best = bestAttack(withSecond(means, walks, surges), errands, walks, surges);
  const idle = withoutAttack(scope, [], surges);
  if (best === null) return approach(means, errands, walks, surges, idle);
  const first = firstHelp(means, helps, surges, best);
  if (first !== null) return first;
  return best.gain >= idle.gain ? best : idle;
}

/** Surges may also be kept for another attack: about as good as the first with nothing to spend. */
function withSecond(means: Means, walks: readonly Walk[], surges: number): Means {
  const { battle, me, leftover } = means;
  const id = benefitsOf(me.hero).find(grantsAttack);
  const cost = id === undefined ? Number.POSITIVE_INFINITY : costOf(battle.table, me.hero, id);
  if (cost > surges || (battle.table.turn?.attacks ?? 0) > 0) return means;
  const plain = bestAttack({ ...means, leftover: [] }, [], walks, Math.min(1, surges))?.gain ?? 0;
  const kept = leftover.map((gain, left) => (left >= cost ? Math.max(gain, SECOND * plain + (leftover[left - cost] ?? 0)) : gain));
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
      ? best.again({ ...means, battle: help.after, now: worth(help.after) }, left)
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
    battle.foes.reduce((least, foe) => Math.min(least, distanceBetween(battle.floor, foe.at, cell)), 99);
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
