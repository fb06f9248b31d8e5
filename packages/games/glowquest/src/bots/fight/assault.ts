import { isSame } from '@questhall/groundwork';
import type { Pattern } from '../../content/vocabulary.ts';
import { layersOf } from '../../frames/harm.ts';
import { damageOf, patternDamage, toHitBonus } from '../../queries/blow.ts';
import { isMet } from '../../queries/conditions.ts';
import { entityOf } from '../../queries/entities.ts';
import { coveredBy, type Positions, victimsOf } from '../../queries/patterns.ts';
import { effectSum } from '../../queries/stats.ts';
import type { Attack, EntityId } from '../../types/index.ts';
import { applied, harmFoe, harmFriend } from './apply.ts';
import { foeIn, friendIn } from './battle.ts';
import { turnsFor } from './figures.ts';
import type { HitItem, Means } from './means.ts';
import type { Battle, Foe, Friend } from './types.ts';
import { worth, worthIf } from './worth.ts';

export type Declared = Pick<Attack, 'attacker' | 'target' | 'base' | 'wasFlanked' | 'toHit' | 'damage' | 'die'>;

/**
 * One blow against one monster: all that is the same wherever it is struck from, and whatever else Surges are good for.
 */
export interface Assault {
  readonly battle: Battle;
  readonly me: Friend;
  readonly now: number;
  readonly foe: Foe;
  readonly blow: Declared;
  /** Damage with no extras. */
  readonly basic: number;
  /** What the die must show for a hit. */
  readonly need: number;
  readonly mark: Mark;
  /** Blows that hurt somebody besides; as far as somebody asked. */
  readonly sweeps: Sweep[];
}

/** A monster that is struck: all that is the same whatever it is struck with. */
export interface Mark {
  readonly extras: readonly Extra[];
  /** What so much damage is worth when it hurts nobody else and all layers stop it; as far as somebody asked. */
  readonly usual: (Hurt | undefined)[];
  /** The blow that hurts nobody else. */
  readonly alone: Sweep;
}

/**
 * The blow by whom it hurts besides: how the fight stands once they are hurt, and what damage is worth then, by how it
 * passes the layers.
 */
interface Sweep {
  readonly others: readonly EntityId[];
  readonly battle: Battle;
  readonly hurts: Map<number, Hurt>;
}

/** What an item adds to a hit. */
export interface Extra {
  /** The same again as the one before it. */
  readonly isRepeated: boolean;
  readonly cost: number;
  readonly damage: number;
  readonly bypass: Attack['bypass'];
  /** What it is worth besides, if the target lives, and in any case. */
  readonly gain: number;
  readonly sure: number;
  /** It also hurts everybody there. */
  readonly pattern: Pattern | null;
}

/** What damage is worth. */
interface Hurt {
  readonly worth: number;
  readonly isFatal: boolean;
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

export const markOn = ({ battle, me, now, items }: Means, foe: Foe): Mark => ({
  extras: extrasOf(battle, me, now, foe, items),
  usual: [],
  alone: { others: NOBODY, battle, hurts: new Map() },
});

export function assaultOn(means: Means, foe: Foe, blow: Declared, mark: Mark = markOn(means, foe)): Assault {
  const { battle, me, now } = means;
  const { table } = battle;
  return {
    battle,
    me,
    now,
    foe,
    blow,
    basic: damageOf(table, blow),
    need: foe.grit - toHitBonus(table, blow) - (foe.unsteady - effectSum(foe.monster, 'unsteady')), // the table knows of some of it
    mark,
    sweeps: [],
  };
}

function extrasOf(battle: Battle, me: Friend, now: number, foe: Foe, items: readonly HitItem[]): Extra[] {
  const extras: Extra[] = [];
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    const last = extras[i - 1];
    if (item === undefined) continue;
    const isRepeated = last !== undefined && item.hitter === items[i - 1]?.hitter;
    extras.push(isRepeated ? { ...last, isRepeated } : extraOf(battle, me, now, foe, item));
  }
  return extras;
}

function extraOf(battle: Battle, me: Friend, now: number, foe: Foe, { hitter, cost }: HitItem): Extra {
  const { benefit, bypass, blows, isPlain } = hitter;
  let damage = 0;
  // whoever pushes may stop at once, and then it was stopped
  for (const { n, condition } of blows) if (isMet(battle.table, condition, me.hero, foe.monster, true)) damage += n;
  const isForOthers = benefit.target !== 'target';
  const after = isPlain ? battle : applied(battle, me, benefit, isForOthers ? [mostHurt(battle)] : [foe.monster.id]);
  const effect = after === battle ? 0 : worth(after) - now;
  return {
    isRepeated: false,
    cost,
    damage,
    bypass,
    gain: isForOthers ? 0 : effect,
    sure: isForOthers ? effect : 0,
    pattern: benefit.pattern,
  };
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

/** What so much damage to the monster, and a blow to all of these, is worth. */
export function hurtBy(assault: Assault, amount: number, bypass: Attack['bypass'], others: readonly EntityId[]): Hurt {
  if (bypass !== 'none' || others.length > 0) return hurtAnew(assault, amount, bypass, others);
  const { usual } = assault.mark;
  const known = usual[amount] ?? hurtAnew(assault, amount, bypass, others);
  usual[amount] = known;
  return known;
}

function hurtAnew(assault: Assault, amount: number, bypass: Attack['bypass'], others: readonly EntityId[]): Hurt {
  const { me, now, foe } = assault;
  const { battle, hurts } = sweepOf(assault, others);
  const { loss, shielded, reflected } = layersOf(foe.monster, amount, 'attack', bypass, battle.table.house.armorFirst);
  const key = (Math.min(loss, foe.hp) * 16 + shielded) * 16 + reflected;
  const known = hurts.get(key);
  if (known !== undefined) return known;
  const isFatal = loss >= foe.hp;
  const isSimple = !isFatal && reflected === 0 && others.length === 0;
  const value = isSimple
    ? worthIf(battle, foe.row, turnsFor(foe, battle, foe.hp - loss, foe.shield - shielded) - foe.turns)
    : worth(harmFriend(harmFoe(battle, foe, amount, bypass), me, reflected));
  const hurt = { worth: value - now, isFatal };
  hurts.set(key, hurt);
  return hurt;
}

function sweepOf({ battle, blow, mark, sweeps }: Assault, others: readonly EntityId[]): Sweep {
  if (others.length === 0) return mark.alone;
  for (const sweep of sweeps) if (isSame(sweep.others, others)) return sweep;
  let next = battle;
  for (const id of others) next = harmOne(next, blow, id);
  const made: Sweep = { others, battle: next, hurts: new Map() };
  sweeps.push(made);
  return made;
}

const harmOne = (battle: Battle, blow: Declared, id: EntityId): Battle =>
  harmedBy(battle, id, patternDamage(battle.table, blow, id));

function harmedBy(battle: Battle, id: EntityId, amount: number): Battle {
  const foe = foeIn(battle, id);
  if (foe !== undefined) return harmFoe(battle, foe, amount);
  const friend = friendIn(battle, id);
  return friend?.isAwake === true ? harmFriend(battle, friend, amount) : battle;
}

const NOBODY: readonly EntityId[] = [];

/**
 * Whom an extra hurts besides, friends among them; of those it may choose from, the best. [pattern.mandatory-squares]
 */
export function othersOf(assault: Assault, { pattern }: Extra, positions: Positions): readonly EntityId[] {
  if (pattern === null) return NOBODY;
  const { me, foe } = assault;
  const attacker = entityOf(positions, me.hero.id);
  const target = entityOf(positions, foe.monster.id);
  if (pattern.kind !== 'cleave' && pattern.kind !== 'bounce') return coveredBy(positions, attacker, target, pattern);
  const victims = victimsOf(positions, attacker, target, pattern);
  if (victims.length <= 1) return victims;
  const values = victims.map((id) => worthHurting(assault, id));
  return [victims[values.indexOf(Math.max(...values))] ?? 0];
}

const AMOUNTS = 1024;

/** How the fight stands when the blow hurts this one alone: the same for many blows, from wherever they are struck. */
function worthHurting({ battle, blow }: Assault, id: EntityId): number {
  const amount = patternDamage(battle.table, blow, id);
  const key = id * AMOUNTS + amount;
  battle.struck ??= new Map();
  const known = battle.struck.get(key) ?? worth(harmedBy(battle, id, amount));
  battle.struck.set(key, known);
  return known;
}
