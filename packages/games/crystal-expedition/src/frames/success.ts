import type { Frames } from '@questhall/kernel';
import { expeditionOf } from '../queries/entities.ts';
import { isQuestDone } from '../queries/quests.ts';
import type { Rule } from '../rulebook/index.ts';
import type { CrystalExpedition } from '../types/index.ts';
import { askParty, type Draft, type Speaker } from './agenda.ts';
import { openChest } from './chest.ts';
import { goHome } from './home.ts';

/**
 * Whether the Quest is done: then the party goes home, with what is in the chest of the room where it has just won; or
 * on, where the house lets it. [expedition.success-on-quest, expedition.success-ends-at-once]
 */
export function checkQuest(draft: Draft, room: number | null, rule: Rule, tell: Speaker): boolean {
  const { table } = draft;
  const expedition = expeditionOf(table);
  if (expedition.isWon || !isQuestDone(table)) return false;
  expedition.isWon = true;
  tell.all(rule, { type: 'questDone' });
  if (table.house.pressOn) {
    draft.agenda.push({ kind: 'pressOn' });
    return true;
  }
  goHome(draft, 'success', 'expedition.success-on-quest');
  const last = expedition.rooms.find(({ tile }) => tile === room);
  if (last?.hasChest === true && last.isQuiet) openChest(draft, last.tile, tell);
  return true;
}

/** Home, or on, as the party likes. */
export const pressOn: Frames<CrystalExpedition>['pressOn'] = (draft) =>
  askParty(draft, 'expedition.success-ends-at-once', { kind: 'pressOn' });
