import type { AbilityId, ActivatorId } from './ids.ts';
import type { Activator, Amount, AttackForm, Condition, Interrupt, Statistic, Weakness, Whom } from './vocabulary.ts';

/** What holds without being bought, where a number says how much. [ability.passive, ability.active] */
export const COUNTED_TRAITS = [
  /** Poison placed on the bearer is so much less. */
  'poison-less',
  /** Base damage in melee form, with a weapon or without. [race.half-orc-brute] */
  'melee-base',
  /** A Spellbolt's base damage, and its range. */
  'bolt-base',
  'bolt-range',
  /** Against Attacks in Ranged and Reach form. */
  'grit-from-afar',
  /** Activators of other Roles can be bought for so much more. */
  'other-roles-for',
  /** Shield that an Encounter starts with. [encounter.start-bonuses] */
  'start-shield',
  /** Glory that the expedition starts with beyond the usual. */
  'glory',
  /** Times in an expedition that one die of an exploration roll may be thrown again. */
  'exploration-rerolls',
] as const;

export const PLAIN_TRAITS = [
  /** Once per Move through a square of an enemy, in and out without a check. [race.halfling-between-legs] */
  'between-legs',
  /** No Surges when the lowest die shows 1. [race.half-orc-wild] */
  'wild',
  /** Body items never lower Speed. */
  'body-keeps-speed',
  'poison-proof',
  /** The bearer chooses where Momentum pushes it, if there is a choice. */
  'chooses-push',
  'first-step-dodges',
  'crosses-enemies',
  /** Half of the Crowns are kept when all have fallen. [expedition.rescuers-pact] */
  'half-crowns-kept',
] as const;

/** What may be done a number of times in an Encounter. */
export const TIMED_TRAITS = [
  /** A die of an own Attack is thrown again. */
  'reroll-attack',
  /** The same, or a die of an own Escape Check. */
  'reroll-attack-or-escape',
  /** An Attack's base damage is of the element that was chosen when the boost was bought. */
  'chosen-element',
] as const;

/** The same with a number that says how much. */
export const TIMED_COUNTED_TRAITS = [
  /** To-hit after an own Attack roll. */
  'to-hit-later',
  'surges',
] as const;

export type Trait =
  | { readonly trait: (typeof COUNTED_TRAITS)[number]; readonly n: Amount }
  | { readonly trait: (typeof PLAIN_TRAITS)[number] }
  | { readonly trait: (typeof TIMED_TRAITS)[number]; readonly perEncounter: number }
  | { readonly trait: (typeof TIMED_COUNTED_TRAITS)[number]; readonly n: Amount; readonly perEncounter: number }
  /** Of every own Attack, if the condition holds. */
  | { readonly trait: 'to-hit' | 'damage'; readonly n: Amount; readonly condition: Condition | null }
  /** Of the Escape Checks of all of these. */
  | { readonly trait: 'escape'; readonly n: Amount; readonly whom: Whom }
  /** So many times in an Encounter this Activator costs 1 less, if its owner likes. */
  | { readonly trait: 'cheaper'; readonly activator: ActivatorId; readonly perEncounter: number }
  /** The base damage of the weapon that holds it may be of this element. */
  | { readonly trait: 'base-element'; readonly element: Weakness }
  /** An Attack from afar whose element is chosen when it is declared. */
  | {
      readonly trait: 'spellbolt';
      readonly base: number;
      readonly range: number;
      readonly elements: readonly Weakness[];
    };
export type TraitWord = Trait['trait'];

/**
 * What a level of a Race, a Class or an item gives. Statistics and Abilities add up; an Activator or an Interrupt takes
 * the place of an earlier one of its name from the same source. [level.gains-by-table]
 */
export type Gain =
  | { readonly gain: 'statistic'; readonly statistic: Statistic; readonly n: Amount }
  /** Without an id for what has no name of its own. */
  | { readonly gain: 'ability'; readonly id: AbilityId | null; readonly does: Trait }
  | { readonly gain: 'activator'; readonly activator: Activator }
  | { readonly gain: 'interrupt'; readonly interrupt: Interrupt }
  | { readonly gain: 'form'; readonly form: AttackForm };

export type Gains = readonly Gain[];
/** What levels 1 to 5 give. */
export type Levels = readonly [Gains, Gains, Gains, Gains, Gains];
