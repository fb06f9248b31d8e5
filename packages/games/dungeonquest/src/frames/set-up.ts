import type { Frames } from '@questhall/kernel';
import { dealCombatHands, readyCombatDeck } from '../effects/combat-deck.ts';
import type { DungeonQuest } from '../types/index.ts';

/** What depends on the mode, once it is settled. In the keep, hands wait until the heroes are known. [setup.order] */
export const setUp: Frames<DungeonQuest>['setUp'] = (draft, _frame, tell) => {
  const { table } = draft;
  draft.agenda.pop();
  if (table.mode === null) throw new Error('there is no game without a combat mode');
  tell.all('mode.three-variants', { type: 'modeSettled', mode: table.mode });
  if (table.keep !== null) return;
  table.hasCombatHands = table.mode === 'cards';
  readyCombatDeck(draft);
  dealCombatHands(draft, 'classic.hand-of-three', tell);
};
