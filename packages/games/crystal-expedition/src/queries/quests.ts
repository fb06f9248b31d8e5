import {
  PRISON_AT_LATEST,
  PRISON_FROM,
  type QuestId,
  STAIRS_AFTER_ROOMS,
  STAIRS_FROM,
  STAIRS_PER_ROOM,
} from '../content/index.ts';
import { goalAt } from '../own/index.ts';
import type { Expedition, Floor, Room, Table } from '../types/index.ts';
import { dungeonOf, expeditionOf, isConscious } from './entities.ts';
import { exitsOf, squaresDown } from './exits.ts';

export const questOf = (table: Pick<Table, 'expedition' | 'dungeons'>): QuestId => dungeonOf(table).quest;

/** Whether what the dungeon asks for has been done; asked outside Encounters only. [expedition.success-on-quest] */
export function isQuestDone(table: Table): boolean {
  const quest = questOf(table);
  const { done, floor } = expeditionOf(table);
  if (done >= goalAt(table, quest)) return true;
  if (quest !== 'find-stairs') return false;
  const down = squaresDown(floor);
  return table.party.some((hero) => isConscious(hero) && down.includes(hero.at));
}

/** Whether the party must find more than it has found: not once it has only to march back. [explore.last-way-on] */
export const needsExploring = (table: Table): boolean => {
  const { isPrisonerFree, isWon } = expeditionOf(table);
  return !isWon && !isPrisonerFree && !isQuestDone(table);
};

/** Neither an exit nor a way down is left. [explore.sealed-dungeon] */
export const isSealed = (floor: Floor): boolean => exitsOf(floor).length === 0 && squaresDown(floor).length === 0;

/** Where the prisoner of Quest 4 is held, if a room has been opened that it is held in. */
export const prisonOf = ({ rooms }: Expedition): Room | null => rooms.find(({ hasPrisoner }) => hasPrisoner) ?? null;

/** Whether the prisoner sits in the room that is opened now, as so manieth. [expedition.success-on-quest] */
export function isPrison(table: Table, isBig: boolean, opened: number): boolean {
  const expedition = expeditionOf(table);
  if (questOf(table) !== 'rescue-townsperson' || expedition.isPrisonerFree || prisonOf(expedition) !== null)
    return false;
  return expedition.isPrisonerMissed || opened >= PRISON_AT_LATEST || (isBig && opened >= PRISON_FROM);
}

/** Whether the end of a passage may be Stairs Down, by the D20 of its roll. [explore.stairs-down-quest-five] */
export function hasStairsOn(table: Table, d20: number): boolean {
  const { opened } = expeditionOf(table);
  if (questOf(table) !== 'find-stairs' || opened < STAIRS_AFTER_ROOMS) return false;
  return d20 + STAIRS_PER_ROOM * (opened - STAIRS_AFTER_ROOMS) >= STAIRS_FROM;
}
