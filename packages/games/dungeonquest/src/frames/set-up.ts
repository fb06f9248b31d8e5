import { type Frames, shuffle } from '@questhall/kernel';
import { CARDS, type Card, COMBAT_COPIES } from '../content/combat-cards.ts';
import type { DungeonQuest } from '../types.ts';

/** What depends on the mode, once it is settled. */
export const setUp: Frames<DungeonQuest>['setUp'] = (draft, _frame, tell) => {
  const { table } = draft;
  draft.agenda.pop();
  if (table.mode === null) throw new Error('there is no game without a combat mode');
  tell.all('mode.three-variants', { type: 'modeSettled', mode: table.mode });
  table.hasCombatHands = table.mode === 'cards';

  const takenOfEach = table.hasCombatHands ? draft.seats : 0;
  if (table.hero.hero === 'tatianna') {
    table.combatDeck = CARDS.flatMap((card) => Array<Card>(COMBAT_COPIES - takenOfEach).fill(card));
    shuffle(draft.rng, table.combatDeck);
  }
  if (!table.hasCombatHands) return;
  tell.all('classic.hand-of-three', { type: 'handsDealt' });
  tell.all('classic.rest-unused', { type: 'restPutAway', kept: table.combatDeck.length });
};
