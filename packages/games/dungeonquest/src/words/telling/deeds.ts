import { ITEMS, type Item } from '../../content/keep/effects.ts';
import { TREASURES } from '../../content/keep/treasures.ts';
import type { Action, DungeonQuest } from '../../types/index.ts';

/** Answers of the keep alone. */
export type KeepDeed = Extract<
  Action,
  {
    type:
      | 'takeHero'
      | 'takeTower'
      | 'goOn'
      | 'move'
      | 'stumble'
      | 'search'
      | 'catchBreath'
      | 'descend'
      | 'plunder'
      | 'leave'
      | 'pass'
      | 'advance'
      | 'grope'
      | 'turn'
      | 'head'
      | 'layTile'
      | 'draw'
      | 'drop'
      | 'swap'
      | 'resolve'
      | 'arrange'
      | 'climb'
      | 'offerParting'
      | 'part'
      | 'retreat'
      | 'layPower'
      | 'leaveToDeck'
      | 'discard';
  }
>;

/** A plain answer says what it comes to, by what was asked. */
export type PlainlyAsked = Extract<
  DungeonQuest['Question']['kind'],
  | 'startWindow'
  | 'door'
  | 'meeting'
  | 'torch'
  | 'trap'
  | 'offer'
  | 'secretDoor'
  | 'stair'
  | 'leave'
  | 'aegis'
  | 'bluff'
  | 'parting'
  | 'partingAnswer'
>;

export const isItem = (thing: string): thing is Item => ITEMS.some((item) => item === thing);

/** The place of a Treasure of this title; -1 for what is none. */
export const treasurePlace = (title: string): number => TREASURES.findIndex((one) => one.title === title);
