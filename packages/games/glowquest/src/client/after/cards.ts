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
