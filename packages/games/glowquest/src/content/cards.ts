import { DEFENSE_CARDS, DEFENSE_IDS, type DefenseId } from './defense-cards.ts';
import { EQUIPMENT_CARDS, EQUIPMENT_IDS, type EquipmentId } from './equipment-cards.ts';
import { OFFENSE_CARDS, OFFENSE_IDS, type OffenseId } from './offense-cards.ts';
import { PASSIVE_CARDS, PASSIVE_IDS, type PassiveId } from './passive-cards.ts';
import { UTILITY_CARDS, UTILITY_IDS, type UtilityId } from './utility-cards.ts';
import type { Card, Deck, Target } from './vocabulary.ts';

export type CardId = DefenseId | OffenseId | UtilityId | EquipmentId | PassiveId;

export const CARD_IDS: readonly CardId[] = [
  ...DEFENSE_IDS,
  ...OFFENSE_IDS,
  ...UTILITY_IDS,
  ...EQUIPMENT_IDS,
  ...PASSIVE_IDS,
];

export const CARDS: Readonly<Record<CardId, Card>> = {
  ...DEFENSE_CARDS,
  ...OFFENSE_CARDS,
  ...UTILITY_CARDS,
  ...EQUIPMENT_CARDS,
  ...PASSIVE_CARDS,
};

/** One copy of each. [comp.decks] */
const DECK_IDS: Readonly<Record<Deck, readonly CardId[]>> = {
  defense: DEFENSE_IDS,
  offense: OFFENSE_IDS,
  utility: UTILITY_IDS,
  equipment: EQUIPMENT_IDS,
  passive: PASSIVE_IDS,
};

/** The cards of a deck, as yet unshuffled. */
export const deckOf = (deck: Deck): readonly CardId[] => DECK_IDS[deck];

const FOR_ALLIES: ReadonlySet<Target> = new Set<Target>(['ally', 'any-ally', 'any-unconscious-ally']);

/** It does nothing for a hero who goes alone: whom it is for, or whom it counts on, is not there. [scale.lone-cards] */
export function needsAlly(card: CardId): boolean {
  const { benefit, traits } = CARDS[card];
  return (
    (benefit !== null && FOR_ALLIES.has(benefit.target)) ||
    traits.some(({ word }) => word === 'bodyguard' || word === 'to-hit-beside-ally')
  );
}
