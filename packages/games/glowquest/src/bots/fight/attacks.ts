import type { Cell } from '@questhall/grid';
import { distanceBetween, isNear, isWithin } from '../../queries/ground.ts';
import { worthOf } from '../../queries/stats.ts';
import type { Action, Base } from '../../types/index.ts';
import { type Declared, declared, type HitPlan, hitPlan, type Means, outlookOf } from './blow.ts';
import { type Errand, errandsAt } from './errands.ts';
import { afterHit, afterMiss, shifted } from './places.ts';
import type { Battle, Foe, Friend } from './types.ts';
import { steps, type Walk } from './walks.ts';
import { type Weapon, weaponsOf } from './weapons.ts';

/** What to do, one after the other, and what it is worth. */
export interface Plan {
  readonly gain: number;
  readonly actions: readonly Action[];
}

/** The same attack valued anew, with fewer Surges or in a better position. */
type Again = (means: Means, surges: number) => number;

interface Option {
  readonly weapon: Weapon;
  readonly foe: Foe;
  readonly walk: Walk | null;
  readonly gain: number;
}

const TARGETS_TRIED = 3;
const SQUARES_TRIED = 4;

/** An attack that has been thought through. */
export type AttackPlan = Plan & { readonly again: Again };

/** The best attack of all, from here or from wherever one can walk to. */
export function bestAttack(means: Means, errands: readonly Errand[], walks: readonly Walk[], surges: number): AttackPlan | null {
  const rough = roughly(means, surges);
  const weapons = weaponsOf(means.battle, means.me);
  const options = [
    ...optionsHere(means, rough, weapons, surges),
    ...walks.flatMap((walk) => optionsThere(means, rough, weapons, walk, surges)),
  ]
    .sort((a, b) => b.gain - a.gain)
    .slice(0, TARGETS_TRIED);
  let best: AttackPlan | null = null;
  for (const option of options)
    for (const from of squaresFor(means, errands, option)) {
      const plan = attackFrom(means, rough, errands, option, from, surges);
      if (best === null || plan.gain > best.gain) best = plan;
    }
  return best;
}

function attackFrom(means: Means, rough: Rough, errands: readonly Errand[], option: Option, from: Cell, surges: number): AttackPlan {
  const { weapon, foe, walk } = option;
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
  const plain = again(means, surges);
  const way = walk === null ? [] : steps(walk, from);
  const detour = walk === null ? 0 : detourGain(means, errandsAt(battle, errands, from), again, surges) - plain;
  if (detour > 0) return { gain: plain + detour, actions: way, again }; // what to do there is found out there
  const use: Action[] = weapon.use === null ? [] : [{ type: 'use', benefit: weapon.use, target: null, glow: null }];
  return { gain: plain, actions: [...way, ...use, { type: 'attack', target: foe.monster.id, base: weapon.base.source }], again };
}

/** What the attack comes to when an errand is run before it. */
const detourGain = (means: Means, errands: readonly Errand[], again: Again, surges: number): number =>
  errands.reduce(
    (most, { cost, gain }) => Math.max(most, cost > surges ? most : gain + again(means, surges - cost)),
    Number.NEGATIVE_INFINITY,
  );

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
        options.push({ weapon, foe, walk: null, gain: gainBy(means, rough, weapon, foe, surges - weapon.cost, 0) });
  return options;
}

function optionsThere(means: Means, rough: Rough, weapons: readonly Weapon[], walk: Walk, surges: number): Option[] {
  const { battle } = means;
  const options: Option[] = [];
  for (const weapon of weapons) {
    const left = surges - weapon.cost - walk.cost;
    if (left < 0) continue;
    for (const foe of battle.foes) {
      if (!walk.squares.some((cell) => isWithin(battle.floor, cell, foe.at, weapon.base.pattern?.kind))) continue;
      options.push({ weapon, foe, walk, gain: gainBy(means, rough, weapon, foe, left, walk.toHit) - walk.toll });
    }
  }
  return options;
}

/** A few squares to strike from: where few others reach, from where the push leads into Glow, or where there is something else to do. */
function squaresFor({ battle, me }: Means, errands: readonly Errand[], { walk, weapon, foe }: Option): Cell[] {
  if (walk === null) return [me.at];
  const { foes, floor, table } = battle;
  const score = (cell: Cell): number => {
    let sum = errandsAt(battle, errands, cell).length > 0 ? ERRAND : 0;
    for (const other of foes) if (other !== foe && isNear(floor, cell, other.at)) sum -= 1;
    if (isNear(floor, cell, foe.at) && table.glow.includes(2 * foe.at - cell)) sum += INTO_GLOW;
    return sum + FARTHER * Math.min(FAR_ENOUGH, distanceBetween(floor, foe.at, cell)) - NEARER * distanceBetween(floor, me.at, cell);
  };
  return walk.squares
    .filter((cell) => isWithin(floor, cell, foe.at, weapon.base.pattern?.kind))
    .map((cell) => ({ cell, value: score(cell) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, SQUARES_TRIED)
    .map(({ cell }) => cell);
}

const ERRAND = 2;
const INTO_GLOW = 3;
const FARTHER = 0.05;
const FAR_ENOUGH = 6;
const NEARER = 0.01;
