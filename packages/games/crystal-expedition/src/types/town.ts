import type {
  BoostId,
  ClassId,
  Element,
  GemId,
  Level,
  MonsterType,
  QuestId,
  RaceId,
  RewardId,
  Threat,
  Weakness,
} from '../content/index.ts';
import type { HeroId, Piece } from './hero.ts';

export const LOCATIONS = ['explorer', 'gambler', 'tavern', 'blacksmith', 'wagon', 'guild'] as const;
export type Location = (typeof LOCATIONS)[number];

export const FEATURES = ['type', 'strength', 'weakness', 'quest'] as const;
/** What can be locked at the Explorer. [dungeon.four-features] */
export type Feature = (typeof FEATURES)[number];

/** A dungeon that has been discovered; its number is its place in the list. Never written. */
export interface Dungeon {
  readonly type: MonsterType;
  readonly strength: Element;
  readonly weakness: Weakness;
  readonly quest: QuestId;
  readonly threat: Threat;
  /** An expedition has begun in it. [dungeon.visited-is-fixed] */
  readonly isVisited: boolean;
  readonly isWon: boolean;
}

export interface BoughtBoost {
  readonly boost: BoostId;
  /** For Weapon Oil. */
  readonly element: Weakness | null;
}

/** A round of Fickle that waits for Court or Concede. [fickle.hero-trails] */
export interface Fickle {
  readonly stake: number;
  readonly hero: number;
  readonly house: number;
}

/** A hero inside a location. Never written. */
export interface Visit {
  readonly location: Location;
  /** Something was rolled or paid: the visit cannot be taken back. [town.visit-is-one-location] */
  readonly isSettled: boolean;
  /** The one service of the location has been used, where there is one only. */
  readonly isServed: boolean;
  /** Rounds of Fickle played, and the one that is open. */
  readonly rounds: number;
  readonly fickle: Fickle | null;
}

/** What one place at the table has in this Town phase. [wagon.inherits-visits] Never written. */
export interface Stay {
  readonly visitsLeft: number;
  readonly visit: Visit | null;
  readonly isReady: boolean;
}

/**
 * A free use that was won, until it is used or Town is left. It is this hero's own, whether or not it is in the party.
 * [reward.free-is-price-only]
 */
export interface FreeUse {
  readonly reward: Exclude<RewardId, 'crowns'>;
  readonly hero: HeroId;
}

/** What a hero made at the Wagon can still spend. [wagon.kit-money] */
interface KitMoney {
  readonly hero: HeroId;
  readonly crowns: number;
}

export interface Town {
  /** By place in the party, empty ones too. */
  stays: readonly Stay[];
  /** Who has played Fickle. [gambler.fickle-visit] */
  gamblers: readonly HeroId[];
  boosts: readonly BoughtBoost[];
  freeUses: readonly FreeUse[];
  kitMoney: KitMoney | null;
  /** What the chronicle will tell of this stay. */
  notes: readonly TownNote[];
}

/** Something worth telling that happened in Town; heroes by their names. */
export type TownNote =
  | { readonly note: 'found'; readonly dungeon: number }
  | { readonly note: 'rewarded'; readonly reward: RewardId; readonly hero: string | null }
  | { readonly note: 'made'; readonly hero: string; readonly race: RaceId; readonly heroClass: ClassId }
  | { readonly note: 'joined'; readonly hero: string; readonly instead: string | null }
  | { readonly note: 'left' | 'dismissed'; readonly hero: string }
  | { readonly note: 'rerolled'; readonly hero: string; readonly dungeon: number }
  | { readonly note: 'gambled'; readonly hero: string; readonly won: number }
  | { readonly note: 'drank'; readonly hero: string; readonly boost: BoostId; readonly element: Weakness | null }
  | { readonly note: 'bought' | 'sold' | 'upgraded'; readonly hero: string; readonly piece: Piece }
  | { readonly note: 'gem'; readonly hero: string; readonly gem: GemId; readonly isCrafted: boolean }
  | { readonly note: 'trained'; readonly hero: string; readonly what: 'race' | 'class'; readonly level: Level };

/** Somebody who was on an expedition, as it was then. */
export interface Traveller {
  readonly hero: HeroId;
  readonly name: string;
  readonly race: RaceId;
  readonly heroClass: ClassId;
  readonly raceLevel: Level;
  readonly classLevel: Level;
  /** How often it fell on this expedition. */
  readonly falls: number;
}

/** A stay in Town that is over. */
interface TownLine {
  readonly line: 'town';
  readonly notes: readonly TownNote[];
}

/** An expedition that is over. */
export interface ExpeditionLine {
  readonly line: 'expedition';
  readonly dungeon: number;
  /** Its features: of a dungeon that was entered they never change. */
  readonly features: Dungeon;
  readonly heroes: readonly Traveller[];
  readonly boosts: readonly BoughtBoost[];
  readonly result: 'success' | 'glory' | 'fallen' | 'fled';
  readonly glory: number;
  /** How far the Quest had come. */
  readonly done: number;
  /** Crowns and raw Crystals won on the way. */
  readonly crowns: number;
  readonly raw: number;
  readonly champions: number;
  readonly falls: number;
  readonly rooms: number;
  /** Floors that the party came to. */
  readonly floors: number;
  readonly turns: number;
}

/** One line of the chronicle. */
export type ChronicleLine = TownLine | ExpeditionLine;
