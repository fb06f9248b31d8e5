import type { Cell } from '@questhall/grid';
import { cannotStrike } from '../../queries/attacking.ts';
import { benefitOf, benefitsOf, costOf } from '../../queries/benefits.ts';
import { heroOf } from '../../queries/entities.ts';
import { distanceBetween, isNear, isWithin } from '../../queries/ground.ts';
import { attackCost, basesOf } from '../../queries/stats.ts';
import { cannotUse } from '../../queries/using.ts';
import type { Action, Base, BenefitId, EntityId, OpenTable, Turn } from '../../types/index.ts';
import { look } from './battle.ts';
import { type Declared, declared, type HitPlan, hitItems, hitPlan, liftCosts, type Means, outlookOf } from './blow.ts';
import type { Battle, Foe, Friend } from './figures.ts';
import { type Help, helpsOf, leftovers, sourcesOf, spendingOf } from './helps.ts';
import { afterHit, afterMiss, shifted, standingAt } from './places.ts';
import { type Walk, walksOf } from './walks.ts';
import { worth } from './worth.ts';

/** A value to strike with, and the Benefit that gives it, if it must be used first. */
interface Weapon {
  readonly base: Base;
  readonly use: BenefitId | null;
  readonly cost: number;
  readonly toHit: number;
}

export interface Plan {
  readonly gain: number;
  readonly actions: readonly Action[];
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
  const canStrike = cannotStrike(table, me.hero) === null;
  const planWith = (left: number): Plan =>
    canStrike ? withAttack(battle, me, helps, walks, left) : withoutAttack(battle, me, helps, walks, left);
  let best = canStrike ? planWith(surges) : strikeAgain(battle, me, walks, surges, planWith(surges));
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
function strikeAgain(battle: Battle, me: Friend, walks: readonly Walk[], surges: number, idle: Plan): Plan {
  const { table } = battle;
  const id = benefitsOf(me.hero).find((one) => grantsAttack(one) && cannotUse(table, me.hero, one, 'turn') === null);
  if (id === undefined || table.turn === null) return idle;
  const left = surges - costOf(table, me.hero, id);
  const means: Means = { battle, me, now: worth(battle), lifts: liftCosts(table, me), items: hitItems(table, me), leftover: [] };
  const best = bestAttack(means, walks, left);
  if (best === null || best.gain <= idle.gain) return idle;
  return { gain: best.gain, actions: [{ type: 'use', benefit: id, target: null, glow: null }] };
}

const grantsAttack = (id: BenefitId): boolean => benefitOf(id).clauses.some(({ word }) => word === 'attack-again');

/** Nothing left but to help, to stand better, and to end the Turn. */
function withoutAttack(battle: Battle, me: Friend, helps: readonly Help[], walks: readonly Walk[], surges: number): Plan {
  const now = worth(battle);
  const best = leftovers(helps, surges);
  const spending = spendingOf(helps, surges).map(({ action }) => action);
  let plan: Plan = { gain: best[surges] ?? 0, actions: spending.length > 0 ? spending : [END] };
  for (const walk of walks) {
    if (walk.cost > surges) continue;
    for (const cell of sampled(battle, walk.squares)) {
      const gain = worth(standingAt(battle, me, cell)) - now - walk.toll + (best[surges - walk.cost] ?? 0) - LAZY;
      if (gain > plan.gain) plan = { gain, actions: steps(walk, cell) };
    }
  }
  return plan;
}

const LAZY = 0.002;

const steps = ({ use }: Walk, to: Cell): Action[] => (use === null ? [{ type: 'go', to }] : [use, { type: 'go', to }]);

const SAMPLES = 10;

/** Some of the squares, spread over all of them. */
function sampled({ table }: Battle, squares: readonly Cell[]): Cell[] {
  const stride = Math.max(1, Math.floor(squares.length / SAMPLES));
  return squares.filter((_, i) => i % stride === table.turns % stride);
}

/** Everything that one can strike with this Turn. */
function weaponsOf({ table }: Battle, { hero }: Friend): Weapon[] {
  const weapons: Weapon[] = basesOf(table, hero).map((base) => ({ base, use: null, cost: attackCost(base), toHit: 0 }));
  for (const id of benefitsOf(hero)) {
    const { timing, clauses, pattern } = benefitOf(id);
    if (timing !== 'before' || cannotUse(table, hero, id, 'turn') !== null) continue;
    const n = clauses.find(({ word }) => word === 'base')?.n;
    const card = hero.cards.find((one) => one === id);
    const cost = costOf(table, hero, id);
    if (typeof n === 'number' && card !== undefined) weapons.push({ base: { source: card, n, pattern }, use: id, cost, toHit: 0 });
    else if (pattern !== null) {
      const toHit = clauses.reduce((sum, clause) => sum + (clause.word === 'to-hit' && typeof clause.n === 'number' ? clause.n : 0), 0);
      const best = basesOf(table, hero).reduce((most, base) => (base.n > most.n ? base : most));
      weapons.push({ base: { ...best, pattern }, use: id, cost: cost + attackCost(best), toHit });
    }
  }
  return weapons;
}

function withAttack(battle: Battle, me: Friend, helps: readonly Help[], walks: readonly Walk[], surges: number): Plan {
  const { table } = battle;
  const now = worth(battle);
  const leftover = leftovers(
    helps.filter(({ isLocal }) => !isLocal),
    surges,
  );
  const means: Means = { battle, me, now, lifts: liftCosts(table, me), items: hitItems(table, me), leftover };
  const best = bestAttack(withSecond(means, walks, surges), walks, surges);
  if (best === null) return approach(means, walks, surges, withoutAttack(battle, me, helps, [], surges));
  const idle = withoutAttack(battle, me, helps, [], surges);
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
  const plain = bestAttack({ ...means, leftover: [] }, walks, Math.min(1, surges))?.gain ?? 0;
  const kept = leftover.map((gain, left) => (left >= cost ? Math.max(gain, SECOND * plain + (leftover[left - cost] ?? 0)) : gain));
  return { ...means, leftover: kept };
}

const SECOND = 0.8;

/** Help that is better given before the attack: to neighbours, or for the sake of the attack. */
function firstHelp(means: Means, helps: readonly Help[], surges: number, best: Plan & { readonly again: Again }): Plan | null {
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

/** The same attack valued anew, with fewer Surges or in a better position. */
type Again = (means: Means, surges: number) => number;

interface Option {
  readonly weapon: Weapon;
  readonly foe: Foe;
  readonly walk: Walk | null;
  readonly gain: number;
  readonly squares: readonly Cell[];
}

const TARGETS_TRIED = 3;
const SQUARES_TRIED = 4;

function bestAttack(means: Means, walks: readonly Walk[], surges: number): (Plan & { readonly again: Again }) | null {
  const rough = roughly(means, surges);
  const weapons = weaponsOf(means.battle, means.me);
  const options = [
    ...optionsHere(means, rough, weapons, surges),
    ...walks.flatMap((walk) => optionsThere(means, rough, weapons, walk, surges)),
  ]
    .sort((a, b) => b.gain - a.gain)
    .slice(0, TARGETS_TRIED);
  let best: (Plan & { readonly again: Again }) | null = null;
  for (const option of options)
    for (const from of option.squares) {
      const plan = attackFrom(means, rough, option, from, surges);
      if (best === null || plan.gain > best.gain) best = plan;
    }
  return best;
}

function attackFrom(
  means: Means,
  rough: Rough,
  { weapon, foe, walk }: Option,
  from: Cell,
  surges: number,
): Plan & { readonly again: Again } {
  const { battle, me } = means;
  const hit = afterHit(battle, me, from, foe);
  const missed = afterMiss(battle, me, from, foe);
  const { blow, plan } = rough(weapon.base, foe);
  const isWide = means.items.some(({ benefit }) => benefit.pattern !== null);
  const table = isWide ? shifted(battle.table, [me.hero, hit.mine], [foe.monster, hit.its]) : battle.table;
  const again: Again = (anew, left) => {
    const target = anew.battle.foes.find(({ monster }) => monster.id === foe.monster.id);
    const after = left - weapon.cost - (walk?.cost ?? 0);
    if (target === undefined || after < 0) return Number.NEGATIVE_INFINITY;
    const best = isWide || anew !== means ? hitPlan(anew, table, target, blow, after) : plan;
    const { gain, chance } = outlookOf(anew, best, target, blow, after, weapon.toHit + (walk?.toHit ?? 0));
    return gain + chance * (hit.worth - means.now) + (1 - chance) * (missed - means.now) - (walk?.toll ?? 0);
  };
  const actions: Action[] = walk === null ? [] : steps(walk, from);
  if (weapon.use !== null) actions.push({ type: 'use', benefit: weapon.use, target: null, glow: null });
  actions.push({ type: 'attack', target: foe.monster.id, base: weapon.base.source });
  return { gain: again(means, surges), actions, again };
}

const worthOf = ({ turn }: OpenTable, { n }: Base): number => Math.max(0, n - (turn !== null && turn.attacks > 0 ? 1 : 0));

const isFlankedBy = ({ friends, floor }: Battle, me: Friend, foe: Foe): boolean =>
  friends.some((one) => one !== me && one.isAwake && isNear(floor, one.at, foe.at));

/** A blow, and what it is good for wherever it is struck from. */
type Rough = (base: Base, foe: Foe) => { readonly blow: Declared; readonly plan: HitPlan };

function roughly(means: Means, surges: number): Rough {
  const { battle, me } = means;
  const known = new Map<number, ReturnType<Rough>>();
  return (base, foe) => {
    const n = worthOf(battle.table, base);
    const key = foe.monster.id * 16 + n;
    const old = known.get(key);
    if (old !== undefined) return old;
    const blow = declared(me, foe, n, isFlankedBy(battle, me, foe));
    const made = { blow, plan: hitPlan(means, battle.table, foe, blow, surges) };
    known.set(key, made);
    return made;
  };
}

function gainBy(means: Means, rough: Rough, { base, toHit }: Weapon, foe: Foe, left: number, bonus: number): number {
  const { blow, plan } = rough(base, foe);
  return outlookOf(means, plan, foe, blow, left, toHit + bonus).gain;
}

function optionsHere(means: Means, rough: Rough, weapons: readonly Weapon[], surges: number): Option[] {
  const { battle, me } = means;
  const options: Option[] = [];
  for (const weapon of weapons)
    for (const foe of battle.foes)
      if (weapon.cost <= surges && isWithin(battle.floor, me.at, foe.at, weapon.base.pattern?.kind))
        options.push({ weapon, foe, walk: null, gain: gainBy(means, rough, weapon, foe, surges - weapon.cost, 0), squares: [me.at] });
  return options;
}

function optionsThere(means: Means, rough: Rough, weapons: readonly Weapon[], walk: Walk, surges: number): Option[] {
  const { battle, me } = means;
  const options: Option[] = [];
  for (const weapon of weapons) {
    const left = surges - weapon.cost - walk.cost;
    if (left < 0) continue;
    for (const foe of battle.foes) {
      const squares = walk.squares.filter((cell) => isWithin(battle.floor, cell, foe.at, weapon.base.pattern?.kind));
      if (squares.length === 0) continue;
      const gain = gainBy(means, rough, weapon, foe, left, walk.toHit) - walk.toll;
      options.push({ weapon, foe, walk, gain, squares: bestSquares(battle, me, foe, squares) });
    }
  }
  return options;
}

/** A few squares to strike from: where few others reach, and from where the push leads into Glow. */
function bestSquares({ foes, floor, table }: Battle, me: Friend, foe: Foe, squares: readonly Cell[]): Cell[] {
  const score = (cell: Cell): number => {
    let sum = 0;
    for (const other of foes) if (other !== foe && isNear(floor, cell, other.at)) sum -= 1;
    const behind = 2 * foe.at - cell;
    if (isNear(floor, cell, foe.at) && table.glow.includes(behind)) sum += 3;
    return sum + 0.05 * Math.min(6, distanceBetween(floor, foe.at, cell)) - 0.01 * distanceBetween(floor, me.at, cell);
  };
  return squares
    .map((cell) => ({ cell, value: score(cell) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, SQUARES_TRIED)
    .map(({ cell }) => cell);
}

const PER_SQUARE = 0.004;

/** Nobody is in reach: nearer to them, unless it is better to wait. */
function approach({ battle, me, now, leftover }: Means, walks: readonly Walk[], surges: number, idle: Plan): Plan {
  const nearest = (cell: Cell): number =>
    battle.foes.reduce((least, foe) => Math.min(least, distanceBetween(battle.floor, foe.at, cell)), 99);
  let best: Plan = { gain: idle.gain - PER_SQUARE * nearest(me.at), actions: idle.actions };
  for (const walk of walks) {
    if (walk.cost > surges) continue;
    for (const cell of sampled(battle, walk.squares)) {
      const gain = worth(standingAt(battle, me, cell)) - now - walk.toll + (leftover[surges - walk.cost] ?? 0) - PER_SQUARE * nearest(cell);
      if (gain > best.gain) best = { gain, actions: steps(walk, cell) };
    }
  }
  return best;
}
