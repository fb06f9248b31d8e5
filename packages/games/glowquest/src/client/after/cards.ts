import { CARDS, type CardId, type Deck } from '../../content/index.ts';
import { hitpointsMax } from '../../queries/stats.ts';
import type { EntityId, Event, View } from '../../types/index.ts';

/** Cards after an event: who has them, and what lies on the piles. */
export function cardsAfter(view: View, event: Event): View {
  switch (event.type) {
    case 'drew':
      return {
        ...view,
        drawn: event.cards,
        deckSizes: { ...view.deckSizes, [event.deck]: view.deckSizes[event.deck] - event.cards.length },
      };
    case 'readyTaken':
      return readied(view, event);
    case 'kept':
      return {
        ...owning(view, event.hero, (cards) => [...cards, event.card]),
        drawn: [],
        discards: piled(view, event.deck, event.discarded),
      };
    case 'reshuffled':
      return reshuffled(view, event.deck, event.cards);
    case 'discarded':
      return {
        ...owning(view, event.hero, without(event.card)),
        discards: piled(view, CARDS[event.card].deck, [event.card]),
      };
    case 'handedOver':
      return owning(owning(view, event.from, without(event.card)), event.to, (cards) => [...cards, event.card]);
    default:
      return view;
  }
}

/** The cards of a ready-made hero come out of the decks, or off the piles. [create.ready-made] */
function readied(view: View, { hero, cards }: Extract<Event, { type: 'readyTaken' }>): View {
  const { discards, deckSizes } = view;
  const left = <X>(rest: (deck: Deck) => X): Record<Deck, X> => ({
    defense: rest('defense'),
    offense: rest('offense'),
    utility: rest('utility'),
    equipment: rest('equipment'),
    passive: rest('passive'),
  });
  const isDrawn = (deck: Deck) => (card: CardId) => CARDS[card].deck === deck && !discards[deck].includes(card);
  return {
    ...owning(view, hero, () => cards),
    discards: left((deck) => discards[deck].filter((card) => !cards.includes(card))),
    deckSizes: left((deck) => deckSizes[deck] - cards.filter(isDrawn(deck)).length),
  };
}

/** A deck that ran out had its last cards drawn before, which is told only afterwards. [gain.empty-deck] */
function reshuffled(view: View, deck: Deck, cards: number): View {
  const { discards, deckSizes } = view;
  const drawnBefore = Math.max(0, discards[deck].length + deckSizes[deck] - cards);
  return {
    ...view,
    discards: { ...discards, [deck]: [] },
    deckSizes: { ...deckSizes, [deck]: cards + drawnBefore },
  };
}

const without =
  (card: CardId) =>
  (cards: readonly CardId[]): CardId[] =>
    cards.filter((one) => one !== card);

const piled = ({ discards }: View, deck: Deck, cards: readonly CardId[]): View['discards'] => ({
  ...discards,
  [deck]: [...discards[deck], ...cards],
});

/** Outside a fight a hero is at its maximum, which its cards may change. [equip.max-hp-change] */
function owning(view: View, id: EntityId, change: (cards: readonly CardId[]) => CardId[]): View {
  const heroes = view.heroes.map((hero) => {
    if (hero.id !== id) return hero;
    const changed = { ...hero, cards: change(hero.cards) };
    return view.encounter === null ? { ...changed, hitpoints: hitpointsMax(view, changed) } : changed;
  });
  return { ...view, heroes };
}
