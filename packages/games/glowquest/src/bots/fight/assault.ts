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
import { copyFoe, turnsFor } from './figures.ts';
import type { HitItem, Means } from './means.ts';
import type { Battle, Foe, Friend } from './types.ts';
import { worth, worthIf } from './worth.ts';

export type Declared = Pick<Attack, 'attacker' | 'target' | 'base' | 'wasFlanked' | 'toHit' | 'damage' | 'die'>;

/** One blow against one monster: all that is the same wherever it is struck from, and whatever else Surges are good for. */
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
  readonly extras: readonly Extra[];
  /** What so much damage is worth when it hurts nobody else and all layers stop it; as far as somebody asked. */
  readonly usual: (Hurt | undefined)[];
  /** What damage is worth by how it passes the layers, when it hurts nobody else and by whom it hurts besides; as far as somebody asked. */
  readonly alone: Map<number, Hurt>;
  besides: Map<string, Map<number, Hurt>> | null;
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

export function assaultOn({ battle, me, now, items }: Means, foe: Foe, blow: Declared): Assault {
  const { table } = battle;
  return {
    battle,
    me,
    now,
    foe,
    blow,
    basic: damageOf(table, blow),
    need: foe.grit - toHitBonus(table, blow) - (foe.unsteady - effectSum(foe.monster, 'unsteady')), // the table knows of some of it
    extras: extrasOf(battle, me, now, foe, items),
    usual: [],
    alone: new Map(),
    besides: null,
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
  const known = assault.usual[amount] ?? hurtAnew(assault, amount, bypass, others);
  assault.usual[amount] = known;
  return known;
}

function hurtAnew(assault: Assault, amount: number, bypass: Attack['bypass'], others: readonly EntityId[]): Hurt {
  const { battle, me, now, foe, blow } = assault;
  const { loss, shielded, reflected } = layersOf(foe.monster, amount, 'attack', bypass, battle.table.house.armorFirst);
  const known = hurtsWith(assault, others);
  const key = (Math.min(loss, foe.hp) * 16 + shielded) * 16 + reflected;
  const old = known.get(key);
  if (old !== undefined) return old;
  const isFatal = loss >= foe.hp;
  const isSimple = !isFatal && reflected === 0 && others.length === 0;
  const value = isSimple
    ? worthIf(battle, foe.row, turnsAfter(battle, foe, loss, shielded) - foe.turns)
    : worth(harmFriend(harmFoe(harmOthers(battle, blow, others), foe, amount, bypass), me, reflected));
  const hurt = { worth: value - now, isFatal };
  known.set(key, hurt);
  return hurt;
}

function hurtsWith(assault: Assault, others: readonly EntityId[]): Map<number, Hurt> {
  if (others.length === 0) return assault.alone;
  const key = others.join();
  assault.besides ??= new Map();
  const known = assault.besides.get(key) ?? new Map<number, Hurt>();
  assault.besides.set(key, known);
  return known;
}

function harmOthers(battle: Battle, blow: Declared, others: readonly EntityId[]): Battle {
  let next = battle;
  for (const id of others) next = harmOne(next, blow, id);
  return next;
}

function turnsAfter(battle: Battle, foe: Foe, loss: number, shielded: number): number {
  const draft = copyFoe(foe);
  draft.hp -= loss;
  draft.shield -= shielded;
  return turnsFor(draft, battle);
}

const harmOne = (battle: Battle, blow: Declared, id: EntityId): Battle => harmedBy(battle, id, patternDamage(battle.table, blow, id));

function harmedBy(battle: Battle, id: EntityId, amount: number): Battle {
  const foe = foeIn(battle, id);
  if (foe !== undefined) return harmFoe(battle, foe, amount);
  const friend = friendIn(battle, id);
  return friend?.isAwake === true ? harmFriend(battle, friend, amount) : battle;
}

const NOBODY: readonly EntityId[] = [];

/** Whom an extra hurts besides, friends among them; of those it may choose from, the best. [pattern.mandatory-squares] */
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
