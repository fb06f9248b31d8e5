/** Cards by their ids: printed ones, and those that a designer or a test has added. */
export type CardId = string;
export type HeroId = string;
export type QuestId = string;
export type MapId = string;
