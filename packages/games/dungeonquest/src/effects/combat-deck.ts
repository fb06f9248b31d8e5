import { type State, shuffle, type Tell } from '@questhall/kernel';
import { CARDS, type Card, COMBAT_COPIES } from '../content/combat-cards.ts';
import type { Rule } from '../rulebook/index.ts';
import type { DungeonQuest } from '../types/index.ts';

type Draft = State<DungeonQuest>;

/** What the hands of Classic Cards leave of the Combat deck, for Tatianna alone. [classic.rest-unused] */
export function readyCombatDeck(draft: Draft): void {
  const { table } = draft;
  if (table.combatDeck.length > 0 || !table.heroes.some((hero) => hero?.hero === 'tatianna')) return;
  const takenOfEach = table.hasCombatHands ? draft.seats : 0;
  table.combatDeck = CARDS.flatMap((card) => Array<Card>(COMBAT_COPIES - takenOfEach).fill(card));
  shuffle(draft.rng, table.combatDeck);
}

export function dealCombatHands({ table }: Draft, rule: Rule, tell: Tell<DungeonQuest>): void {
  if (!table.hasCombatHands) return;
  tell.all(rule, { type: 'handsDealt' });
  tell.all('classic.rest-unused', { type: 'restPutAway', kept: table.combatDeck.length });
}
