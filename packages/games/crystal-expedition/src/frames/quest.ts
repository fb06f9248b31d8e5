import type { QuestId } from '../content/index.ts';
import { goalAt } from '../own/index.ts';
import { expeditionOf } from '../queries/entities.ts';
import { questOf } from '../queries/quests.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Draft, Speaker } from './agenda.ts';
import { quieten } from './rooms.ts';

/** Glory goes up or down; that there is none left is looked at by whoever took it. [glory.no-upper-limit] */
export function changeGlory({ table }: Draft, by: number, rule: Rule, tell: Speaker): void {
  const expedition = expeditionOf(table);
  expedition.glory = Math.max(0, expedition.glory + by);
  tell.all(rule, { type: 'gloryChanged', by, glory: expedition.glory });
}

/** Something that one of the Quests counts has happened; where the dungeon has another Quest it is nothing. */
export function advanceQuest({ table }: Draft, quest: QuestId, by: number, tell: Speaker): void {
  if (questOf(table) !== quest || by === 0) return;
  const expedition = expeditionOf(table);
  expedition.done += by;
  tell.all('expedition.success-on-quest', { type: 'questAdvanced', done: expedition.done, goal: goalAt(table, quest) });
}

/** Crowns for the purse that all share. [loot.expedition-purse] */
export function gainCrowns({ table }: Draft, crowns: number, rule: Rule, tell: Speaker): void {
  const expedition = expeditionOf(table);
  expedition.purse += crowns;
  tell.all(rule, { type: 'crownsWon', crowns, purse: expedition.purse });
}

/**
 * The Encounter of a room is won: it is cleared, and whoever was held there is free; but not if the monsters have only
 * left. [expedition.success-on-quest, encounter.stall]
 */
export function roomWon(draft: Draft, tile: number, haveLeft: boolean, tell: Speaker): void {
  const expedition = expeditionOf(draft.table);
  const room = expedition.rooms.find((one) => one.tile === tile);
  if (room === undefined) return;
  quieten(draft, tile, haveLeft);
  if (haveLeft) return;
  advanceQuest(draft, 'clear-rooms', 1, tell);
  if (!room.hasPrisoner) return;
  expedition.isPrisonerFree = true;
  expedition.isPrisonerMissed = false;
  tell.all('expedition.success-on-quest', { type: 'prisonerFreed' });
}
