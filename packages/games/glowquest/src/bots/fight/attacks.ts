import type { Cell } from '@questhall/grid';
import { areNear, SHEET, stepsBetween } from '@questhall/tiles';
import type { Positions } from '../../queries/patterns.ts';
import { isReached } from '../../queries/reach.ts';
import { worthOf } from '../../queries/stats.ts';
import type { Action, Base, EntityId } from '../../types/index.ts';
import { type Assault, assaultOn, declared, type Mark, markOn } from './assault.ts';
import { foeIn } from './battle.ts';
import {
  type Bystanders,
  bystandersOf,
  choicesAmong,
  choicesFor,
  type HitPlan,
  hitPlan,
  outlookOf,
  type Purchase,
} from './blow.ts';
import { type Errand, errandsAt } from './errands.ts';
import type { Means } from './means.ts';
import { type Aftermath, afterHit, afterMiss, seenFrom, shifted } from './places.ts';
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

/** What is found out once for all attacks that are weighed against each other. */
interface Study {
  readonly means: Means;
  readonly surges: number;
  readonly marks: Map<EntityId, Mark>;
  readonly sketches: Map<number, Sketch>;
  readonly exchanges: Map<number, Exchange>;
}

/** A blow, and what it is good for if everybody stayed where they stand now. */
interface Sketch {
  readonly assault: Assault;
  readonly bystanders: Bystanders;
  readonly choices: readonly Purchase[];
  readonly plan: HitPlan;
}

/** Where a hit from a square leaves both, and what it costs to miss. */
interface Exchange {
  readonly hit: Aftermath;
  readonly missed: number;
}

/** The best attack of all, from here or from wherever one can walk to. */
export function bestAttack(
  means: Means,
  errands: readonly Errand[],
  walks: readonly Walk[],
  surges: number,
): AttackPlan | null {
  const study: Study = { means, surges, marks: new Map(), sketches: new Map(), exchanges: new Map() };
  const weapons = weaponsOf(means.battle, means.me);
  const options = optionsHere(study, weapons);
  for (const walk of walks) options.push(...optionsThere(study, weapons, walk));
  let best: AttackPlan | null = null;
  for (const option of options.sort(byGain).slice(0, TARGETS_TRIED))
    for (const from of squaresFor(means, errands, option)) {
      const plan = attackFrom(study, errands, option, from);
      if (best === null || plan.gain > best.gain) best = plan;
    }
  return best;
}

const byGain = (a: Option, b: Option): number => b.gain - a.gain;

function attackFrom(study: Study, errands: readonly Errand[], option: Option, from: Cell): AttackPlan {
  const { means, surges } = study;
  const { weapon, foe, walk } = option;
  const { battle, me } = means;
  const { hit, missed } = exchangeFrom(study, from, foe);
  const sketch = sketchOf(study, weapon.base, foe);
  const { assault } = sketch;
  const isWide = means.items.some(({ hitter }) => hitter.benefit.pattern !== null);
  const positions = isWide ? shifted(battle.table, [me.hero, hit.mine], [foe.monster, hit.its]) : battle.table;
  const { choices, plan } = isWide ? redrawn(study, sketch, positions) : sketch;
  const again: Again = (anew, left) => {
    const target = foeIn(anew.battle, foe.monster.id);
    const after = left - weapon.cost - (walk?.cost ?? 0);
    if (target === undefined || after < 0) return Number.NEGATIVE_INFINITY;
    const isSame = anew.battle === battle;
    const now = isSame ? assault : assaultOn(anew, target, assault.blow);
    const best =
      anew === means ? plan : hitPlan(isSame ? choices : choicesFor(now, positions, after), anew.leftover, after);
    const { gain, chance } = outlookOf(anew, best, now.need - weapon.toHit - (walk?.toHit ?? 0), after);
    return gain + chance * (hit.worth - means.now) + (1 - chance) * (missed - means.now) - (walk?.toll ?? 0);
  };
  const plain = again(means, surges);
  const way = walk === null ? [] : steps(walk, from);
  const detour = walk === null ? 0 : detourGain(means, errandsAt(battle, errands, from), again, surges) - plain;
  if (detour > 0) return { gain: plain + detour, actions: way, again }; // what to do there is found out there
  const use: Action[] = weapon.use === null ? [] : [{ type: 'use', benefit: weapon.use, target: null, glow: null }];
  return {
    gain: plain,
    actions: [...way, ...use, { type: 'attack', target: foe.monster.id, base: weapon.base.source }],
    again,
  };
}

/** What the attack comes to when an errand is run before it. */
const detourGain = (means: Means, errands: readonly Errand[], again: Again, surges: number): number =>
  errands.reduce(
    (most, { cost, gain }) => Math.max(most, cost > surges ? most : gain + again(means, surges - cost)),
    Number.NEGATIVE_INFINITY,
  );

function exchangeFrom({ means: { battle, me }, exchanges }: Study, from: Cell, foe: Foe): Exchange {
  const key = foe.monster.id * SHEET.size + from;
  const known = exchanges.get(key);
  if (known !== undefined) return known;
  const table = seenFrom(battle, me, from);
  const made = { hit: afterHit(battle, me, from, foe, table), missed: afterMiss(battle, me, from, foe, table) };
  exchanges.set(key, made);
  return made;
}

const isFlankedBy = ({ friends, ground }: Battle, me: Friend, foe: Foe): boolean =>
  friends.some((one) => one !== me && one.isAwake && areNear(ground, one.at, foe.at));

function sketchOf({ means, surges, marks, sketches }: Study, base: Base, foe: Foe): Sketch {
  const { battle, me, leftover } = means;
  const n = worthOf(battle.table, base);
  const key = foe.monster.id * 16 + n;
  const known = sketches.get(key);
  if (known !== undefined) return known;
  const mark = marks.get(foe.monster.id) ?? markOn(means, foe);
  marks.set(foe.monster.id, mark);
  const assault = assaultOn(means, foe, declared(me, foe, n, isFlankedBy(battle, me, foe)), mark);
  const bystanders = bystandersOf(assault, battle.table);
  const choices = choicesAmong(assault, bystanders, surges);
  const made = { assault, bystanders, choices, plan: hitPlan(choices, leftover, surges) };
  sketches.set(key, made);
  return made;
}

/** The same blow with everybody where Momentum leaves them, which seldom puts somebody else in its way. */
function redrawn({ means, surges }: Study, sketch: Sketch, positions: Positions): Sketch {
  const { assault } = sketch;
  const bystanders = bystandersOf(assault, positions);
  if (bystanders.every((ids, i) => isSameList(ids, sketch.bystanders[i]))) return sketch;
  const choices = choicesAmong(assault, bystanders, surges);
  return { assault, bystanders, choices, plan: hitPlan(choices, means.leftover, surges) };
}

const isSameList = (ids: readonly EntityId[], others: readonly EntityId[] = []): boolean =>
  ids.length === others.length && ids.every((id, i) => id === others[i]);

function gainBy(study: Study, { base, toHit }: Weapon, foe: Foe, left: number, bonus: number): number {
  const { assault, plan } = sketchOf(study, base, foe);
  return outlookOf(study.means, plan, assault.need - toHit - bonus, left).gain;
}

function optionsHere(study: Study, weapons: readonly Weapon[]): Option[] {
  const { means, surges } = study;
  const { battle, me } = means;
  const options: Option[] = [];
  for (const weapon of weapons)
    for (const foe of battle.foes)
      if (weapon.cost <= surges && isReached(battle.ground, me.at, foe.at, weapon.base.pattern?.kind))
        options.push({ weapon, foe, walk: null, gain: gainBy(study, weapon, foe, surges - weapon.cost, 0) });
  return options;
}

function optionsThere(study: Study, weapons: readonly Weapon[], walk: Walk): Option[] {
  const { means, surges } = study;
  const { battle } = means;
  const options: Option[] = [];
  for (const weapon of weapons) {
    const left = surges - weapon.cost - walk.cost;
    if (left < 0) continue;
    for (const foe of battle.foes) {
      if (!walk.squares.some((cell) => isReached(battle.ground, cell, foe.at, weapon.base.pattern?.kind))) continue;
      options.push({ weapon, foe, walk, gain: gainBy(study, weapon, foe, left, walk.toHit) - walk.toll });
    }
  }
  return options;
}

/**
 * A few squares to strike from: where few others reach, from where the push leads into Glow, or where there is
 * something else to do.
 */
function squaresFor({ battle, me }: Means, errands: readonly Errand[], { walk, weapon, foe }: Option): Cell[] {
  if (walk === null) return [me.at];
  const { foes, ground, table } = battle;
  const score = (cell: Cell): number => {
    let sum = errandsAt(battle, errands, cell).length > 0 ? ERRAND : 0;
    for (const other of foes) if (other !== foe && areNear(ground, cell, other.at)) sum -= 1;
    if (areNear(ground, cell, foe.at) && table.glow.includes(2 * foe.at - cell)) sum += INTO_GLOW;
    return (
      sum +
      FARTHER * Math.min(FAR_ENOUGH, stepsBetween(ground, foe.at, cell)) -
      NEARER * stepsBetween(ground, me.at, cell)
    );
  };
  return walk.squares
    .filter((cell) => isReached(ground, cell, foe.at, weapon.base.pattern?.kind))
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
