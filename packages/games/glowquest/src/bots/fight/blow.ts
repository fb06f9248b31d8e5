import type { Benefit, Pattern } from '../../content/vocabulary.ts';
import { layersOf } from '../../frames/harm.ts';
import { benefitOf, benefitsOf, costOf, timesUsed } from '../../queries/benefits.ts';
import { damageOf, patternDamage, toHitBonus } from '../../queries/blow.ts';
import { coveredBy, victimsOf } from '../../queries/patterns.ts';
import { hitpointsMax, isWounded } from '../../queries/stats.ts';
import { cannotUse } from '../../queries/using.ts';
import type { Attack, BenefitId, Entity, EntityId, MonsterInPlay, OpenTable } from '../../types/index.ts';
import { applied, harmFoe, harmFriend } from './apply.ts';
import { copyFoe, turnsFor } from './figures.ts';
import type { Battle, Foe, Friend } from './types.ts';
import { worth, worthIf } from './worth.ts';

const FACES = 12;
const LIFT_MOST = 8;
const NEVER = Number.POSITIVE_INFINITY;

/** What a Benefit adds to the die. */
export const toHitOf = ({ clauses }: Benefit): number =>
  clauses.reduce((sum, { word, n }) => sum + (word === 'to-hit' && typeof n === 'number' ? n : 0), 0);

/** What it costs to add so much to a die that has been rolled, from 0 up. */
export function liftCosts(table: OpenTable, { hero }: Friend): number[] {
  const costs: number[] = new Array(LIFT_MOST + 1).fill(NEVER);
  costs[0] = 0;
  for (const id of benefitsOf(hero)) {
    const benefit = benefitOf(id);
    if (benefit.timing !== 'roll') continue;
    const n = toHitOf(benefit);
    const price = costOf(table, hero, id);
    for (let times = timesUsed(table, id); times < benefit.limit.perTurn; times++)
      for (let lift = LIFT_MOST; lift > 0; lift--)
        costs[lift] = Math.min(costs[lift] ?? NEVER, price + (costs[Math.max(0, lift - n)] ?? NEVER));
  }
  return costs;
}

/** Something for the Hit window. */
export interface HitItem {
  readonly id: BenefitId;
  readonly benefit: Benefit;
  readonly cost: number;
}

/** What the hero could use after a hit, each as often as it may. */
export function hitItems(table: OpenTable, { hero }: Friend): HitItem[] {
  const items: HitItem[] = [];
  for (const id of benefitsOf(hero)) {
    const benefit = benefitOf(id);
    if (benefit.timing !== 'hit' || cannotUse(table, hero, id, 'hit') !== null) continue;
    for (let times = timesUsed(table, id); times < benefit.limit.perTurn; times++)
      items.push({ id, benefit, cost: costOf(table, hero, id) });
  }
  return items;
}

/** Everything that the worth of blows depends on. */
export interface Means {
  readonly battle: Battle;
  readonly me: Friend;
  readonly now: number;
  readonly lifts: readonly number[];
  readonly items: readonly HitItem[];
  /** What Surges are good for when they are not spent on the blow. */
  readonly leftover: readonly number[];
}

export type Declared = Pick<Attack, 'attacker' | 'target' | 'base' | 'wasFlanked' | 'toHit' | 'damage' | 'die'>;

/** The worth of a hit by the Surges that are left for it, and which items it takes, one bit each. */
export interface HitPlan {
  readonly gains: readonly number[];
  readonly picks: readonly number[];
}

interface Extra {
  readonly cost: number;
  readonly damage: number;
  readonly bypass: Attack['bypass'];
  /** What it is worth besides, if the target lives, and in any case. */
  readonly gain: number;
  readonly sure: number;
  /** Everybody else who is hurt. */
  readonly others: readonly EntityId[];
}

/** What has been chosen for a hit so far. */
interface Choice {
  readonly cost: number;
  readonly damage: number;
  readonly bypass: Attack['bypass'];
  readonly gain: number;
  readonly sure: number;
  /** One bit for each item, and one for each that hurts others. */
  readonly picks: number;
  readonly wide: number;
}

/** The best use of Surges after a hit, for every number of them. Where everybody stands after Momentum is the table's. */
export function hitPlan(
  means: Means,
  table: OpenTable,
  foe: Foe,
  blow: Declared,
  surges: number,
  bypass: Attack['bypass'] = 'none',
): HitPlan {
  const { items, leftover } = means;
  const gains: number[] = new Array(surges + 1).fill(Number.NEGATIVE_INFINITY);
  const picks: number[] = new Array(surges + 1).fill(0);
  const basic = damageOf(table, blow);
  const extras = items.map((item) => extraOf(means, table, foe, blow, item));
  const hurt = hurtsOf(means, table, foe, blow, extras);
  const settle = (choice: Choice): void => {
    const { worth: value, isFatal } = hurt(basic + choice.damage, choice.bypass, choice.wide);
    const total = value + choice.sure + (isFatal ? 0 : choice.gain);
    for (let left = choice.cost; left <= surges; left++) {
      const all = total + (leftover[left - choice.cost] ?? 0);
      if (all <= (gains[left] ?? 0)) continue;
      gains[left] = all;
      picks[left] = choice.picks;
    }
  };
  const tryAll = (i: number, choice: Choice): void => {
    const extra = extras[i];
    if (extra === undefined) {
      settle(choice);
      return;
    }
    tryAll(i + 1, choice);
    if (choice.cost + extra.cost <= surges && !isVain(extra)) tryAll(i + 1, chosen(choice, extra, i));
  };
  tryAll(0, { cost: 0, damage: 0, bypass, gain: 0, sure: 0, picks: 0, wide: 0 });
  return { gains, picks };
}

const isVain = ({ damage, gain, sure, bypass, others }: Extra): boolean =>
  damage === 0 && gain + sure <= 0 && bypass === 'none' && others.length === 0;

const chosen = (choice: Choice, extra: Extra, i: number): Choice => ({
  cost: choice.cost + extra.cost,
  damage: choice.damage + extra.damage,
  bypass: choice.bypass === 'shield-and-armor' || extra.bypass === 'none' ? choice.bypass : extra.bypass,
  gain: choice.gain + extra.gain,
  sure: choice.sure + extra.sure,
  picks: choice.picks | (1 << i),
  wide: extra.others.length > 0 ? choice.wide | (1 << i) : choice.wide,
});

interface Hurt {
  readonly worth: number;
  readonly isFatal: boolean;
}

/** What damage to a monster, and to all that a pattern covers, is worth: worked out once for each amount. */
function hurtsOf(
  { battle, me, now }: Means,
  table: OpenTable,
  foe: Foe,
  blow: Declared,
  extras: readonly Extra[],
): (amount: number, bypass: Attack['bypass'], wide: number) => Hurt {
  const known = new Map<number, Hurt>();
  const { monster } = foe;
  return (amount, bypass, wide) => {
    const { loss, shielded, reflected } = layersOf(monster, amount, 'attack', bypass, battle.table.house.armorFirst);
    const key = ((wide * 64 + Math.min(loss, foe.hp)) * 16 + shielded) * 16 + reflected;
    const old = known.get(key);
    if (old !== undefined) return old;
    const isFatal = loss >= foe.hp;
    const isSimple = !isFatal && reflected === 0 && wide === 0;
    const value = isSimple
      ? worthIf(battle, foe.row, turnsAfter(battle, foe, loss, shielded) - foe.turns)
      : worth(harmFriend(harmFoe(harmOthers(battle, table, blow, extras, wide), foe, amount, bypass), me, reflected));
    const hurt = { worth: value - now, isFatal };
    known.set(key, hurt);
    return hurt;
  };
}

function turnsAfter(battle: Battle, foe: Foe, loss: number, shielded: number): number {
  const draft = copyFoe(foe);
  draft.hp -= loss;
  draft.shield -= shielded;
  return turnsFor(draft, battle);
}

/** Everybody on the squares of the chosen patterns, each once. [pattern.once-per-attack] */
function harmOthers(battle: Battle, table: OpenTable, blow: Declared, extras: readonly Extra[], wide: number): Battle {
  if (wide === 0) return battle;
  const ids = new Set(extras.flatMap(({ others }, i) => (((wide >> i) & 1) === 1 ? others : [])));
  let next = battle;
  for (const id of ids) next = harmOne(next, table, blow, id);
  return next;
}

function harmOne(battle: Battle, table: OpenTable, blow: Declared, id: EntityId): Battle {
  const amount = patternDamage(table, blow, id);
  const foe = battle.foes.find(({ monster }) => monster.id === id);
  if (foe !== undefined) return harmFoe(battle, foe, amount);
  const friend = battle.friends.find(({ hero }) => hero.id === id);
  return friend?.isAwake === true ? harmFriend(battle, friend, amount) : battle;
}

const isPlain = ({ clauses }: Benefit): boolean =>
  clauses.every(({ word }) => word === 'damage' || word === 'ignore-armor' || word === 'ignore-shield-and-armor');

function extraOf({ battle, me, now }: Means, table: OpenTable, foe: Foe, blow: Declared, { id, benefit, cost }: HitItem): Extra {
  let damage = 0;
  let bypass: Attack['bypass'] = 'none';
  for (const { word, n, condition } of benefit.clauses) {
    if (word === 'ignore-armor') bypass = 'armor';
    else if (word === 'ignore-shield-and-armor') bypass = 'shield-and-armor';
    else if (word === 'damage' && typeof n === 'number') damage += n * likely(table, me, foe.monster, condition);
  }
  const isForOthers = benefit.target !== 'target';
  const effect = isPlain(benefit) ? 0 : worth(applied(battle, me, id, benefit, isForOthers ? [mostHurt(battle)] : [foe.monster.id])) - now;
  const others = benefit.pattern === null ? [] : othersIn(battle, table, me, foe, blow, benefit.pattern);
  return { cost, damage, bypass, gain: isForOthers ? 0 : effect, sure: isForOthers ? effect : 0, others };
}

function likely(table: OpenTable, { hero }: Friend, target: MonsterInPlay, condition: Benefit['clauses'][number]['condition']): number {
  if (condition === 'wounded') return isWounded(table, hero) ? 1 : 0;
  if (condition === 'bloodied') return 2 * target.hitpoints <= hitpointsMax(table, target) ? 1 : 0;
  return 1; // whoever pushes may stop at once, and then it was stopped
}

/** The hero that a Heal is best for. */
export function mostHurt({ friends }: Battle): EntityId {
  let most = -1;
  let id: EntityId = 0;
  for (const { max, hp, isAwake, hero } of friends) {
    const missing = isAwake ? max - hp : max;
    if (missing <= most) continue;
    most = missing;
    id = hero.id;
  }
  return id;
}

/** Whom a pattern hurts besides, friends among them; of those it may choose from, the best. [pattern.mandatory-squares] */
function othersIn(battle: Battle, table: OpenTable, me: Friend, foe: Foe, blow: Declared, pattern: Pattern): EntityId[] {
  const attacker = entityIn(table, me.hero.id);
  const target = entityIn(table, foe.monster.id);
  if (attacker === undefined || target === undefined) return [];
  if (pattern.kind !== 'cleave' && pattern.kind !== 'bounce') return coveredBy(table, attacker, target, pattern);
  const victims = victimsOf(table, attacker, target, pattern);
  if (victims.length <= 1) return victims;
  const values = victims.map((id) => worth(harmOne(battle, table, blow, id)));
  return [victims[values.indexOf(Math.max(...values))] ?? 0];
}

const entityIn = ({ heroes, monsters }: OpenTable, id: EntityId): Entity | undefined =>
  heroes.find((hero) => hero.id === id) ?? monsters.find((monster) => monster.id === id);

/** What an attack comes to, over all faces of the die. */
export interface Outlook {
  readonly gain: number;
  readonly chance: number;
}

/** A blow before the die is rolled. */
export const declared = (me: Friend, foe: Foe, n: number, wasFlanked: boolean): Declared => ({
  attacker: me.hero.id,
  target: foe.monster.id,
  base: n,
  wasFlanked,
  toHit: 0,
  damage: 0,
  die: 0,
});

/** With so many Surges, and so much more on the die. */
export function outlookOf(
  { battle, lifts, leftover }: Means,
  plan: HitPlan,
  foe: Foe,
  blow: Declared,
  surges: number,
  bonus: number,
): Outlook {
  const need = foe.grit - toHitBonus(battle.table, blow) - bonus - (foe.unsteady - unsteadyNow(foe));
  const missed = leftover[surges] ?? 0;
  let gain = 0;
  let hits = 0;
  for (let face = 1; face <= FACES; face++) {
    const short = Math.max(0, Math.ceil(need - face));
    const price = short > LIFT_MOST ? NEVER : (lifts[short] ?? NEVER);
    const hit = price <= surges ? (plan.gains[surges - price] ?? missed) : Number.NEGATIVE_INFINITY;
    gain += Math.max(hit, missed);
    if (hit >= missed) hits += 1;
  }
  return { gain: gain / FACES, chance: hits / FACES };
}

/** Unsteady that the table knows of already. */
function unsteadyNow({ monster }: Foe): number {
  let sum = 0;
  for (const { kind, n } of monster.effects) if (kind === 'unsteady') sum += n;
  return Math.min(6, sum);
}
