import type { BoostId, Element, MonsterType, QuestId, RewardId, Threat, Weakness } from '../content/index.ts';
import type { EntityId, HeroId } from './hero.ts';

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
  readonly hasGambled: boolean;
  readonly visit: Visit | null;
  readonly isReady: boolean;
}

/** A free use that was won, until it is used or Town is left. [reward.free-is-price-only] */
export interface FreeUse {
  readonly reward: Exclude<RewardId, 'crowns'>;
  readonly hero: EntityId;
}

/** What a hero made at the Wagon can still spend. [wagon.kit-money] */
export interface KitMoney {
  readonly hero: HeroId;
  readonly crowns: number;
}

export interface Town {
  /** By place in the party, empty ones too. */
  stays: readonly Stay[];
  boosts: readonly BoughtBoost[];
  freeUses: readonly FreeUse[];
  kitMoney: KitMoney | null;
}

/** One line of the chronicle: an expedition that is over. */
export interface ChronicleLine {
  readonly dungeon: number;
  readonly heroes: readonly string[];
  readonly result: 'success' | 'glory' | 'fallen' | 'fled';
  readonly glory: number;
  readonly crowns: number;
  readonly champions: number;
  readonly falls: number;
  readonly rooms: number;
}
