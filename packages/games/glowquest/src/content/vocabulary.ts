import type { MonsterBenefitId } from './monster-benefit-ids.ts';

// The language that cards are written in. Every word is used by a card, and every card uses only these words: a test
// proves both.

/** What a hero is, and a monster too, to whom it gives nothing. [term.role] */
export const ROLES = ['defense', 'offense', 'utility'] as const;
export type Role = (typeof ROLES)[number];

/** The Role decks, and the two that everybody draws from. [comp.decks] */
export const DECKS = ['defense', 'offense', 'utility', 'equipment', 'passive'] as const;
export type Deck = (typeof DECKS)[number];

export const SLOTS = ['main-hand', 'off-hand', 'armor', 'amulet', 'ring', 'boots'] as const;
export type Slot = (typeof SLOTS)[number];

/** When a Benefit can be used. [benefit.timing] */
export const TIMINGS = ['any', 'before', 'roll', 'hit', 'miss', 'after'] as const;
export type Timing = (typeof TIMINGS)[number];

/** Whom a Benefit is for. [benefit.target-word] */
export const TARGETS = [
  'self',
  'ally',
  'ally-or-self',
  'enemy',
  'target',
  'any-ally',
  'any-ally-or-self',
  'any-enemy',
  'any-unconscious-ally',
  'all-allies-and-self',
  'adjacent-allies-and-self',
  'adjacent-enemies',
  'enemy-and-neighbours',
] as const;
export type Target = (typeof TARGETS)[number];

/** How long what lasts will last. [dur.turn, dur.short, dur.long, dur.instant] */
export const DURATIONS = ['now', 'turn', 'short', 'long'] as const;
export type Duration = (typeof DURATIONS)[number];

/** What can be upon somebody and is bad for it. [term.negative-effect] */
export const NEGATIVES = ['unsteady', 'fragile', 'weak', 'ongoing', 'stun', 'immobile'] as const;
export type Negative = (typeof NEGATIVES)[number];

/** What can be upon somebody and is good for it. [effect.bonuses, heal.over-time] */
export const POSITIVES = ['heal', 'grit', 'armor', 'to-hit', 'damage', 'anchor'] as const;
export type Positive = (typeof POSITIVES)[number];

/** Forced movement, which some are immune to. */
export const FORCED = ['push', 'pull', 'slide'] as const;
export type Forced = (typeof FORCED)[number];

/** What a clause may hang on. */
export const CONDITIONS = ['wounded', 'bloodied', 'stopped', 'flanked', 'hit', 'killed'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** What a clause does, where a number says how much. */
export const MEASURED = [
  'to-hit',
  'damage',
  'grit',
  'armor',
  'shield',
  'reflect',
  'heal',
  'unsteady',
  'fragile',
  'weak',
  'ongoing',
  'push',
  'pull',
  'slide',
  'move',
  'shift',
  'surges',
  'surges-next',
  'base',
  'take-damage',
  'deal-damage',
  'reduce',
] as const;
/** What a clause does where there is nothing to count. */
export const UNMEASURED = [
  'stun',
  'immobile',
  'swap',
  'anchor',
  'taunt',
  'cleanse',
  'attack-again',
  'ignore-armor',
  'ignore-shield-and-armor',
  'reinforce',
] as const;
export type Word = (typeof MEASURED)[number] | (typeof UNMEASURED)[number];

export interface Clause {
  readonly word: Word;
  /** How much; 0 for what cannot be measured, `speed` for as far as the user goes. */
  readonly n: number | 'speed';
  /** On the user instead of the target. */
  readonly isSelf: boolean;
  readonly condition: Condition | null;
}

/** Which squares an attack or a Benefit reaches. [pattern.*] */
export const PATTERNS = ['ranged', 'reach', 'line', 'sweep', 'radius', 'cleave', 'bounce'] as const;
export type PatternKind = (typeof PATTERNS)[number];

export interface Pattern {
  readonly kind: PatternKind;
  /** How far a Radius or a Bounce goes; 0 for the others. */
  readonly n: number;
}

/** How often a Benefit can be used. [benefit.limit] */
export interface Limit {
  /** Times in a Turn; 0 when each Glow gives one. */
  readonly perTurn: number;
  /** Not while a Long Effect of its own is still on somebody. [stack.long-once] */
  readonly isLong: boolean;
  /** Only while the user has less Shield than this; 0 for always. */
  readonly belowShield: number;
  /** Categories that it may not be used on. [benefit.category] */
  readonly notLord: boolean;
}

/** Anything paid for with Surges. [term.benefit] */
export interface Benefit {
  readonly cost: number;
  readonly timing: Timing;
  readonly target: Target;
  readonly clauses: readonly Clause[];
  readonly duration: Duration;
  readonly pattern: Pattern | null;
  readonly limit: Limit;
}

/** A Benefit that is printed on no card. */
export interface NamedBenefit extends Benefit {
  readonly name: string;
}

/** What a card does all the time, where a number says how much. */
export const TRAITS_MEASURED = [
  /** Base damage for attacks, perhaps from afar. */
  'base',
  'grit',
  'armor',
  'speed',
  'max-hitpoints',
  'to-hit',
  'damage',
  'heals',
  'start-shield',
  'start-reflect',
  /** Dodge passes on this or more. */
  'dodge-on',
  'recover-on',
  'last-stand',
  /** Surge rolls up to this are rolled again. */
  'reroll-up-to',
  'keep-surges',
  'heal-on-kill',
  'damage-to-afflicted',
  'damage-to-leaders',
  'to-hit-beside-ally',
  'crush',
  'glow-cheaper',
  'glow-ongoing',
  'ongoing-dealt',
  'gain-draws',
  /** More Surges when the die, rolled again or not, shows 2 or 3. */
  'surges-on-low-roll',
  'surges-per-attack',
  /** Once per Encounter, a Check of this or more at 0 Hitpoints. */
  'last-effort',
] as const;
export const TRAITS_UNMEASURED = [
  'two-handed',
  'first-flee-free',
  'bodyguard',
  'anchor',
  'stay-at-one',
  'reach-for-benefits',
  'first-move-free',
] as const;
export type TraitWord = (typeof TRAITS_MEASURED)[number] | (typeof TRAITS_UNMEASURED)[number] | 'immune';

/** What a card, or a monster's blood, does without being used. */
export interface Trait {
  readonly word: TraitWord;
  readonly n: number;
  /** For a base value, the pattern of attacks that use it. */
  readonly pattern: Pattern | null;
  /** For immunity, against what. */
  readonly against: Negative | Forced | null;
}

/** A card of one of the five decks. Its id is its name in kebab case; no two decks share one. */
export interface Card {
  readonly name: string;
  readonly deck: Deck;
  /** For Equipment, where it is worn. */
  readonly slot: Slot | null;
  readonly traits: readonly Trait[];
  /** What can be used for Surges, if anything can. */
  readonly benefit: Benefit | null;
}

/** When the Controller uses a Benefit that is no answer to a hit or a miss: before the attack, or after it. */
export type Script = 'first' | 'last' | null;

/** Whose id is its name in kebab case; no card and no other Benefit has the same. */
export interface MonsterBenefit extends NamedBenefit {
  readonly id: MonsterBenefitId;
  readonly script: Script;
}

export const FAMILIES = ['goblins', 'orcs', 'undead', 'beasts', 'cultists', 'depths'] as const;
export type Family = (typeof FAMILIES)[number];
export const RECORDS = ['a', 'b', 'c', 'leader'] as const;
export type RecordLetter = (typeof RECORDS)[number];
/** Rank and file, the one who leads a Big room, and the one of the Quest room. [monster.categories] */
export const CATEGORIES = ['minion', 'champion', 'lord'] as const;
export type Category = (typeof CATEGORIES)[number];

/** How many, or how much, for a party of one, two and three. */
export type ByParty = readonly [number, number, number];

/** A monster's record on its family's sheet. [monster.record] */
export interface MonsterRecord {
  readonly name: string;
  readonly family: Family;
  readonly letter: RecordLetter;
  readonly category: Category;
  readonly role: Role;
  readonly speed: number;
  readonly grit: number;
  readonly hitpoints: ByParty;
  readonly armor: number;
  readonly base: number;
  readonly pattern: Pattern | null;
  readonly setupDistance: number;
  readonly prefers: Role;
  readonly small: ByParty;
  readonly big: ByParty;
  readonly quest: ByParty;
  readonly patrol: ByParty;
  readonly traits: readonly Trait[];
  readonly benefits: readonly MonsterBenefit[];
}
