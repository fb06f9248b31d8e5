import type { Seat } from '@questhall/kernel';
import { DECK_CARDS, KEEP_CARDS } from '../../content/keep/decks.ts';
import type { PowerCard } from '../../content/power-cards.ts';
import type { View } from '../../types/index.ts';
import { type Changes, heroChanged, keepChanged, without } from './change.ts';

/** The decks of the keep, and Power cards. */
type OfCards =
  | ('cardDrawn' | 'cardPassedOver' | 'deckReshuffled' | 'powerDealt' | 'powerDealtUnseen' | 'powerDrawn')
  | ('powerDrawnUnseen' | 'powerPlayed' | 'powerDiscarded' | 'escapeRevealed');

export const CARDS_TURNED: Changes<OfCards> = {
  cardDrawn: (view, { card }) =>
    keepChanged(view, ({ cards, decks }) => {
      const deck = deckOf(card);
      if (deck === undefined) return {};
      return { cards: [...cards, card], decks: { ...decks, [deck]: { ...decks[deck], left: decks[deck].left - 1 } } };
    }),
  cardPassedOver: (view, { card }) => keepChanged(view, ({ cards }) => ({ cards: without(cards, card) })),
  deckReshuffled: (view, { deck }) => {
    if (deck === 'power') return { ...view, powerDeckSize: view.powerDiscards.length, powerDiscards: [] };
    return keepChanged(view, ({ decks }) => {
      const left = deck === 'dragon' ? DECK_CARDS.dragon.length : decks[deck].discards.length;
      return { decks: { ...decks, [deck]: { left, discards: [] } } };
    });
  },
  // Whoever is dealt a hand knows his Treasures from now on.
  powerDealt: (view, { seat, cards }) => ({
    ...heroChanged(handGrown(view, seat, cards.length), seat, () => ({ treasures: [] })),
    powerHand: cards,
  }),
  powerDealtUnseen: (view, { seat, cards }) => handGrown(view, seat, cards),
  powerDrawn: (view, { seat, card }) => ({ ...handGrown(view, seat, 1), powerHand: [...view.powerHand, card] }),
  powerDrawnUnseen: (view, { seat }) => handGrown(view, seat, 1),
  powerPlayed: (view, { seat, card }) => handLess(view, seat, [card]),
  powerDiscarded: (view, { seat, card }) => handLess(view, seat, [card]),
  escapeRevealed: (view, { hero, monster, isDeck }) => {
    const fled = handLess(view, view.fighter, [hero]);
    if (!isDeck && view.monsterSeat !== null) return handLess(fled, view.monsterSeat, [monster]);
    return { ...fled, powerDeckSize: fled.powerDeckSize - 1, powerDiscards: [...fled.powerDiscards, monster] };
  },
};

const deckOf = (card: number): keyof typeof DECK_CARDS | undefined => KEEP_CARDS[card]?.deck;

const handGrown = (view: View, seat: Seat, cards: number): View => ({
  ...view,
  powerDeckSize: view.powerDeckSize - cards,
  powerHandSizes: view.powerHandSizes.map((size, holder) => (holder === seat ? size + cards : size)),
});

/** Whose Treasures are known to whoever looks on is himself: his hand is the one that is seen. */
const isMine = ({ heroes }: View, seat: Seat): boolean => (heroes[seat]?.treasures ?? null) !== null;

/** From a hand onto the discards, for everybody to see. */
export const handLess = (view: View, seat: Seat, cards: readonly PowerCard[]): View => ({
  ...view,
  powerHandSizes: view.powerHandSizes.map((size, holder) => (holder === seat ? size - cards.length : size)),
  powerHand: isMine(view, seat) ? cards.reduce<PowerCard[]>(without, view.powerHand) : view.powerHand,
  powerDiscards: [...view.powerDiscards, ...cards],
});
