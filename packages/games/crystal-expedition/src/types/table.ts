import type { FigureChanges } from '@questhall/facets';
import type { Cell } from '@questhall/grid';
import type { GemId } from '../content/index.ts';
import type { Attack, Encounter, Turn } from './fight.ts';
import type { Floor } from './floor.ts';
import type { EntityId, Hero, HeroId, Monster, Piece } from './hero.ts';
import type { House, MonstersBy } from './options.ts';
import type { BoughtBoost, ChronicleLine, Dungeon, Town } from './town.ts';

/** What a party that has rested brings to its next Encounter. [room.empty-rest] */
export const RESTS = ['bandage', 'plan', 'alert'] as const;
export type Rest = (typeof RESTS)[number];

/** A room that was opened, by its tile. Never written. */
export interface Room {
  readonly tile: number;
  readonly isBig: boolean;
  readonly hasChest: boolean;
  /** No monsters were rolled for it, or all of them are dead. */
  readonly isQuiet: boolean;
  /** It had none from the beginning, and the party has not rested here. */
  readonly mayRest: boolean;
  /** The townsperson of Quest 4 is held here. */
  readonly hasPrisoner: boolean;
}

/** A hero's turn to walk about, where the house has turns outside Encounters too. Never written. */
interface Phase {
  readonly hero: EntityId;
  /** Squares that it may still go. */
  readonly left: number;
}

/** An expedition that is going on; lists in it are replaced and never written. */
export interface Expedition {
  readonly dungeon: number;
  readonly boosts: readonly BoughtBoost[];
  floor: Floor;
  monsters: Monster[];
  crystals: readonly Cell[];
  rooms: readonly Room[];
  glory: number;
  /** Crowns won in the dungeon, and raw Crystals gained on this expedition. [loot.expedition-purse] */
  purse: number;
  raw: number;
  /** The pool of wandering monsters. [wander.token-on-four] */
  tokens: number;
  rest: Rest | null;
  /** Rooms opened on all floors, and how far the Quest has come. */
  opened: number;
  done: number;
  /** The prisoner was not freed where it sat, and is found in the next room. [encounter.stall] */
  isPrisonerMissed: boolean;
  isPrisonerFree: boolean;
  /** The Quest is done, where the house lets a party press on. */
  isWon: boolean;
  champions: number;
  falls: number;
  /** Exploration dice that Rumours may still throw again. */
  rumours: number;
  /** Null where everybody walks as far as they like. [explore.untimed-movement] */
  phase: Phase | null;
  /** Monsters that ever came: they number the next. */
  seen: number;
  /** Turns taken so far. */
  turns: number;
  encounter: Encounter | null;
  turn: Turn | null;
  attack: Attack | null;
}

/** Everything lies open: nothing is hidden but the dice to come. [hidden.no-secrets-between-players] */
export interface Table {
  readonly house: House;
  readonly monstersBy: MonstersBy;
  /** After so many expeditions the match is over; 0 for never. */
  readonly expeditions: number;
  /** Those who go down, in the order of their places. */
  party: Hero[];
  wagon: Hero[];
  /** Heroes that ever were: they number the next. */
  heroesMade: HeroId;
  /** What belongs to the party as a whole. [loot.common-stock] */
  baggage: readonly Piece[];
  gems: readonly GemId[];
  raw: number;
  dungeons: readonly Dungeon[];
  successes: number;
  failures: number;
  chronicle: readonly ChronicleLine[];
  town: Town | null;
  expedition: Expedition | null;
  /** Figures that a file has changed; where there is none, nothing. */
  readonly own?: FigureChanges;
}

export type View = Table;
