import type { Difficulty } from '../content/tables.ts';

/** Who answers for the monsters: a seat of their own, or the hero whose Turn just ended. [ctrl.players-may-run] */
export const MONSTERS_BY = ['seat', 'heroes'] as const;
export type MonstersBy = (typeof MONSTERS_BY)[number];

/** Whether heroes draw their first cards, are ready-made, or may choose. [create.ready-made] */
export const CREATIONS = ['draft', 'either', 'ready'] as const;
type Creation = (typeof CREATIONS)[number];

export interface House {
  readonly freeSeating: boolean;
  readonly unlimitedTiles: boolean;
  readonly ongoingEachRound: boolean;
  readonly spendBeforeRoll: boolean;
  readonly criticalTwelve: boolean;
  readonly armorFirst: boolean;
  readonly playersRunMonsters: boolean;
  readonly noWandering: boolean;
  readonly noAlert: boolean;
  readonly literalLoneHero: boolean;
}

export interface Options extends House {
  /** Roles that go down, as `defense,offense`. */
  readonly heroes: string;
  readonly difficulty: Difficulty;
  readonly creation: Creation;
  readonly monsters: MonstersBy;
  /** The text of a file of figures; empty where there is none. */
  readonly figures: string;
}
