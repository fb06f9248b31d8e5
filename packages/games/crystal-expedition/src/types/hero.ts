import type { FiguresOfOne } from '@questhall/facets';
import type { Cell } from '@questhall/grid';
import type { ClassId, EffectId, GemId, ItemId, Level, MonsterId, RaceId } from '../content/index.ts';

/**
 * Heroes of the party are 0 to 2, by their places around the table; monsters follow, in the order in which they came
 * into this expedition. No two ever have the same.
 */
export type EntityId = number;
export const FIRST_MONSTER: EntityId = 3;

/** A hero's own number, for as long as the campaign lasts. */
export type HeroId = number;

/** One piece of equipment. Never written: a change makes a new one. */
export interface Piece {
  readonly item: ItemId;
  readonly level: Level;
  readonly gems: readonly GemId[];
  /** Bought with kit money: no smith ever gives anything for the piece itself. [wagon.kit-is-bound] */
  readonly isKit: boolean;
  /** The hero who bought it so has not been on a successful expedition yet: it can be neither traded nor sold. */
  readonly isBound: boolean;
}

/**
 * What a hero is made of. Never written: a change makes a new one, so that what follows from it is worked out once.
 * [save.derived-not-stored]
 */
export interface Build {
  readonly race: RaceId;
  readonly raceLevel: Level;
  readonly heroClass: ClassId;
  readonly classLevel: Level;
  /** Everything carried, in the order in which it came. [gear.two-main-two-off] */
  readonly pieces: readonly Piece[];
  /** Which of the pieces is in either hand, by its place in the list; null for an empty hand. [gear.swap-freely] */
  readonly main: number | null;
  readonly off: number | null;
}

/** An Effect upon somebody; of each name there is one at most. Never written. [effect.same-effect-highest] */
export interface Effect {
  readonly id: EffectId;
  /** 0 where it has no number. */
  readonly n: number;
  /** Who taunts, or the last monster that placed the Poison; null where nobody is to blame. */
  readonly by: EntityId | null;
  /** The Turn it came in, by its number: a Round does not end with that one. [round.duration] */
  readonly turn: number;
}

/** How often something that is counted has been used: an Interrupt, an Activator or a trait, by its name. */
export interface Use {
  readonly what: string;
  readonly times: number;
}

/** Lists in a body are replaced and never written. */
interface Body {
  at: Cell;
  hitpoints: number;
  shield: number;
  reflect: number;
  /** More base damage for the rest of the Encounter. */
  base: number;
  effects: readonly Effect[];
  /** Since the start of the own Turn, in this Encounter, and on this expedition. [interrupt.frequency] */
  usedInRound: readonly Use[];
  usedInEncounter: readonly Use[];
}

export interface Hero extends Body {
  readonly hero: HeroId;
  readonly name: string;
  /** Its place in the party, from 0 on; of no meaning while it waits at the Wagon. [party.seats-in-a-ring] */
  id: EntityId;
  build: Build;
  /** Left of the pool of this expedition. [fate.pool-at-start] */
  fate: number;
  usedOnExpedition: readonly Use[];
  crowns: number;
  trainings: number;
  /** Successful expeditions that it took part in. [guild.once-per-successful-expedition] */
  successes: number;
  /** Trainings that can no longer be had, where the house has them used at once. */
  lapsed: number;
  falls: number;
}

export interface Monster extends Body {
  readonly id: EntityId;
  readonly record: MonsterId;
  /** Its number among those of its record in this Encounter. */
  readonly number: number;
  readonly hitpointsMax: number;
  /** Heroes' falls that were its doing. [loot.bounty-stacks] */
  bounties: number;
  /** It was dead once, and has no Purse. */
  readonly isRaised: boolean;
  /** It has been at half its Hitpoints or less: that happens once. */
  wasAtHalf: boolean;
  /** What a file has made of its record; where it has not, nothing. */
  readonly own?: FiguresOfOne;
}

export type Entity = Hero | Monster;
