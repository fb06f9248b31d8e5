/**
 * Who answers for the monsters: the table itself by the rules for it, a seat of their own, or the player of the hero who
 * has just acted. [monster.played-by]
 */
export const MONSTERS_BY = ['table', 'seat', 'heroes'] as const;
export type MonstersBy = (typeof MONSTERS_BY)[number];

/** Where the match begins: with a stay in Town, or at the stairs of the first dungeon. */
export const BEGINNINGS = ['town', 'dungeon'] as const;
type Beginning = (typeof BEGINNINGS)[number];

/** House rules, all off unless a table turns them on; who runs the monsters is an option of its own. */
export interface House {
  readonly uniqueRoles: boolean;
  readonly noLoneHeroHelp: boolean;
  readonly wagonCrowns: boolean;
  readonly trainNowOrNever: boolean;
  readonly atlas: boolean;
  readonly flatDungeons: boolean;
  readonly pressOn: boolean;
  readonly explorationPhases: boolean;
  readonly wanderAtFullGlory: boolean;
  readonly eachMonsterOncePerRound: boolean;
  readonly mercyForTheFallen: boolean;
  readonly escapeEveryStep: boolean;
  readonly attackNeedsTarget: boolean;
  readonly momentumChainPush: boolean;
  readonly sharpEyes: boolean;
}

export interface Options extends House {
  /** Whom the party begins with, as `dwarf-fighter,new`: ready-made heroes, or some to be made at the table. */
  readonly heroes: string;
  /** After so many expeditions the match is over; 0 for a campaign without an end. [campaign.open-ended] */
  readonly expeditions: number;
  readonly begin: Beginning;
  readonly monsters: MonstersBy;
  /** The text of a file of figures; empty where there is none. */
  readonly figures: string;
}
