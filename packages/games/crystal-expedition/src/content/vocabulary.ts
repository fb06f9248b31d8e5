import type { ActivatorId, FormId, InterruptId } from './ids.ts';

// The language that all content is written in. Every word is used by something, and everything uses only these words: a
// test proves both. Two words stand by for rules that nothing calls on yet: Stun, and the end of a Turn.

/** Elements that monsters can be weak to, in the order of the Weakness die. [dungeon.weakness-element] */
export const WEAKNESSES = ['fire', 'frost', 'storm', 'earth', 'venom', 'acid', 'light', 'shadow'] as const;
export type Weakness = (typeof WEAKNESSES)[number];
/** Elements that nobody is weak to. */
export const RARE_ELEMENTS = ['arcane', 'blood'] as const;
export type Element = Weakness | (typeof RARE_ELEMENTS)[number];
/** In the order of the Strength die. [dungeon.strength-activator] */
export const ELEMENTS: readonly Element[] = [...WEAKNESSES, ...RARE_ELEMENTS];

export const ROLES = ['offense', 'defense', 'utility'] as const;
export type Role = (typeof ROLES)[number];

/** What Race, Class and equipment give; Shield and Reflect are won in an Encounter only. [hero.eight-statistics] */
export const STATISTICS = ['speed', 'grit', 'grab', 'hitpoints', 'fate', 'armor'] as const;
export type Statistic = (typeof STATISTICS)[number];
export type Statistics = Readonly<Record<Statistic, number>>;

/** Where heroes wear things, in the order of the die that finds one in a chest. [gear.slots] */
export const SLOTS = ['main-hand', 'off-hand', 'body', 'ring', 'amulet', 'boots'] as const;
export type Slot = (typeof SLOTS)[number];

export const HARMFUL = [
  'poison',
  'weak',
  'unsteady',
  'fragile',
  'slow',
  'immobile',
  'stun',
  'taunted',
  'dazzled',
  'hobbled',
] as const;
export const HELPFUL = ['heartened', 'fired-up', 'bolstered', 'hasted', 'plated'] as const;
export type EffectId = (typeof HARMFUL)[number] | (typeof HELPFUL)[number];

/** How much; what rises is 1 more from level 2 of its item on, and 2 more from level 4 on. [gear.level-gains] */
export interface Amount {
  readonly base: number;
  readonly rises: boolean;
}

/**
 * Who is meant, seen from the user. Counted from the target, `enemy` is the target too and `other-enemy` is not; every
 * `minion` is the enemy's for a hero, and a companion for a monster.
 */
export const SIDES = [
  'ally',
  'self-or-ally',
  'enemy',
  'other-enemy',
  'minion',
  'ally-or-minion',
  'dead-minion',
] as const;
export type Side = (typeof SIDES)[number];

/** A number needs sight as well. [activator.default-range, grid.distance] */
export type Range = 'adjacent' | 'anywhere' | Amount;

/** `target` is the declared one of the Attack, `trigger` the one to whom it happened that set an Interrupt off. */
export const SINGLES = ['self', 'target', 'trigger'] as const;
/** One of them, up to two of them, or all. */
export const COUNTS = ['one', 'two', 'each'] as const;
export const ORIGINS = ['user', 'target'] as const;

/** Whom a clause is about. Where clauses of one Activator say the same, they mean the same entity. */
export type Whom =
  | { readonly who: (typeof SINGLES)[number] }
  | {
      readonly who: (typeof COUNTS)[number];
      readonly of: Side;
      readonly from: (typeof ORIGINS)[number];
      readonly within: Range;
    };

/** What a clause may hang on. */
export const CONDITIONS = [
  /** The user's Move of this Turn was a long one. */
  'moved-far',
  /** The target has half its Hitpoints or less. */
  'target-at-half',
  /** When the Attack was declared another one of the user's side, on its feet, stood beside the target. */
  'ally-beside-target',
  'target-is-minion',
  'target-is-champion',
  'target-not-adjacent',
  /** There is nobody whom the other clauses could be about. */
  'nobody-else',
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** What a clause does, where a number says how much. */
export const MEASURED = [
  'to-hit',
  /** This much Armor counts for nothing against this Attack. */
  'ignore-armor',
  'shield',
  'reflect',
  'heal',
  'dodge',
  /** A Dodge that may cross squares of enemies. */
  'dodge-through',
  'teleport',
  'push',
  'pull',
  /** Reflect, then Shield is lost, and nothing returned. */
  'strip',
  /** A dead Minion comes back with so many Hitpoints. */
  'raise',
  /** Damage about to be taken is less. */
  'reduce',
  /** Hitpoints that are left instead of none. */
  'stay-at',
  /** Base damage is more for the rest of the Encounter. */
  'base',
] as const;
/** What a clause does where there is nothing to count. */
export const UNMEASURED = [
  'swap',
  /** An Attack of its own, without a Move, when the user's is over. */
  'attack',
  /** The user takes the Damage instead. */
  'take-damage',
  /** The attacker's highest die is thrown again. */
  'reroll-highest',
  'cleanse-one',
  'cleanse-all',
] as const;

/** `base`: that of the base damage, if it has one; `chosen`: one of the eight, at the user's choice. */
export type DamageElement = Element | 'base' | 'chosen' | null;

export type Deed =
  | { readonly word: (typeof MEASURED)[number]; readonly n: Amount }
  | { readonly word: (typeof UNMEASURED)[number] }
  /** More damage of this Attack, or damage of its own. [damage.computation] */
  | { readonly word: 'damage' | 'harm'; readonly n: Amount; readonly element: DamageElement }
  /** 0 where an Effect has no number. */
  | { readonly word: 'effect'; readonly effect: EffectId; readonly n: Amount }
  /** The Attack counts as of this element too, if bought before its Damage. */
  | { readonly word: 'element'; readonly element: Weakness };
export type Word = Deed['word'];

export type Clause = Deed & { readonly whom: Whom; readonly condition: Condition | null };

export const PERIODS = ['attack', 'round', 'encounter', 'expedition'] as const;
export interface Limit {
  readonly times: number;
  readonly per: (typeof PERIODS)[number];
}

/** When an Activator can be bought; forms of attack are apart. [activator.kinds] */
export const KINDS = ['aim', 'damage', 'hit', 'free'] as const;
export type Kind = (typeof KINDS)[number];

/** What Surges buy. After the damage of a `damage` Activator the other clauses are its riders. [activator.riders] */
export interface Activator {
  readonly id: ActivatorId;
  /** In Surges. */
  readonly cost: number;
  readonly kind: Kind;
  /** None for what may be repeated as often as it is paid for. [activator.once-unless-repeat] */
  readonly limit: Limit | null;
  readonly clauses: readonly Clause[];
}

/** In the order in which they come up within an Attack. [interrupt.triggers] */
export const TRIGGERS = [
  'encounter-start',
  'attack-rolled',
  'damage-coming',
  'hitpoints-lost',
  'would-fall',
  'fell',
  'half-hitpoints',
  'monster-killed',
  'turn-end',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** The first time in the Encounter; by an enemy in any way; by its Attack or Activator; by one who is adjacent. */
export const CIRCUMSTANCES = ['first', 'by-enemy', 'by-attack', 'by-adjacent'] as const;
export type Circumstance = (typeof CIRCUMSTANCES)[number];

/** [ability.interrupt] */
export interface Interrupt {
  readonly id: InterruptId;
  readonly trigger: Trigger;
  /** To whom it has to happen; to nobody when an Encounter starts. */
  readonly to: Whom | null;
  readonly only: Circumstance | null;
  readonly limit: Limit;
  readonly clauses: readonly Clause[];
}

/** [attack.melee-adjacent, attack.reach, attack.ranged] */
export const FORMS = ['melee', 'reach', 'ranged'] as const;

/** A way to attack. [attack.form-cost] */
export interface AttackForm {
  readonly id: FormId;
  readonly form: (typeof FORMS)[number];
  readonly cost: number;
  readonly range: Amount;
  /** More damage of an Attack in this form. */
  readonly damage: Amount;
}
