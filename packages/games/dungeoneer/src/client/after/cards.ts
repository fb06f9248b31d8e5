import type { Seat } from '@questhall/kernel';
import { adventureOf, type CardId, isAdventure, isGloryCard } from '../../content/index.ts';
import type { Event, EventOf, Hero, Readied, SeenPile, View } from '../../types/index.ts';
import { ofHero, without } from './change.ts';

/** Cards after an event: whose they are, and what lies on the piles. */
export function cardsAfter(view: View, event: Event): View {
  switch (event.type) {
    case 'drew':
      return { ...drawn(view, event.seat, event.pile), hand: [...view.hand, event.card] };
    case 'drewUnseen':
      return drawn(view, event.seat, event.pile);
    case 'played':
      // What is readied or discarded next leaves the hand then.
      return adventureOf(event.card).duration === 'attachment' ? outOfHand(view, event.seat, event.card) : view;
    case 'readied':
      return readied(outOfHand(view, event.seat, event.card), event);
    case 'declared':
      return declared(view, event);
    case 'discarded':
      return onPile(gone(view, event.seat, event.card), event.card);
    case 'leftTheGame':
      return left(view, event.card);
    case 'returned':
      return intoHand(outOfPlay(view, event.seat, event.card), event.seat, event.card);
    case 'cursed':
      return ofHero(view, event.seat, ({ banes }) => ({ banes: [...banes, { card: event.card, by: event.by }] }));
    case 'charge':
      return ofReadied(view, event.seat, event.card, { charges: event.left });
    case 'attached':
      return attached(view, event);
    case 'defeated':
      return unled(view, event.seat);
    default:
      return { ...view, piles: pilesAfter(view.piles, event) };
  }
}

/** What a seat knows of a deck, and how much is left of it. */
function pilesAfter(piles: View['piles'], event: Event): View['piles'] {
  const change = (name: string, to: (pile: SeenPile) => Partial<SeenPile>): View['piles'] =>
    piles.map((pile) => (pile.name === name ? { ...pile, ...to(pile) } : pile));
  switch (event.type) {
    case 'reshuffled':
      return change(event.pile, ({ discard }) => ({ left: discard.length, discard: [], top: [] }));
    case 'looked':
      return change(event.pile, ({ top }) => (top.length > event.cards.length ? {} : { top: event.cards }));
    case 'ordered':
      return change(event.pile, ({ top }) => ({ top: [...event.cards, ...top.slice(event.cards.length)] }));
    case 'orderedUnseen':
      return change(event.pile, () => ({ top: [] }));
    default:
      return piles;
  }
}

const sized = ({ handSizes }: View, seat: Seat, by: number): readonly number[] =>
  handSizes.map((size, other) => (other === seat ? size + by : size));

const drawn = (view: View, seat: Seat, name: string): View => ({
  ...view,
  handSizes: sized(view, seat, 1),
  piles: view.piles.map((pile) =>
    pile.name === name ? { ...pile, left: pile.left - 1, top: pile.top.slice(1) } : pile,
  ),
});

/** A card leaves a hand; nobody has to remember it any more. */
export const outOfHand = (view: View, seat: Seat, card: CardId): View =>
  ofHero(
    { ...view, hand: without(view.hand, (one) => one === card), handSizes: sized(view, seat, -1) },
    seat,
    ({ known }) => ({ known: without(known, (one) => one === card) }),
  );

/** Everybody has seen the card on its way; its owner finds it in the hand when all is told. [hidden.known-cards] */
export const intoHand = (view: View, seat: Seat, card: CardId): View =>
  ofHero({ ...view, handSizes: sized(view, seat, 1) }, seat, ({ known }) => ({ known: [...known, card] }));

const isOf =
  (card: CardId) =>
  (one: { readonly card: CardId | null }): boolean =>
    one.card === card;

const lies = ({ readied: ready, pack, banes }: Hero, card: CardId): boolean =>
  [...ready, ...pack, ...banes].some(isOf(card));

const outOfPlay = (view: View, seat: Seat, card: CardId): View =>
  ofHero(view, seat, ({ readied: ready, pack, banes }) => ({
    readied: without(ready, isOf(card)),
    pack: without(pack, isOf(card)),
    banes: without(banes, isOf(card)),
  }));

/** From wherever it was: an Inventory, a fight, on its way to somebody, or a hand. */
function gone(view: View, seat: Seat | null, card: CardId): View {
  if (seat === null || view.bane?.card === card || view.strikes.some(isOf(card))) return view;
  const hero = view.heroes[seat];
  return hero !== undefined && lies(hero, card) ? outOfPlay(view, seat, card) : outOfHand(view, seat, card);
}

const pileFor = (card: CardId): string => (isGloryCard(adventureOf(card)) ? 'glory' : 'peril');

const onPile = (view: View, card: CardId): View => ({
  ...view,
  piles: view.piles.map((pile) =>
    pile.name === 'all' || pile.name === pileFor(card) ? { ...pile, discard: [...pile.discard, card] } : pile,
  ),
});

/** Of a grade that was replaced: whose it was is not told. [combine.legendary-arrives] */
function left(view: View, card: string): View {
  const seat = isAdventure(card) ? view.heroes.findIndex((hero) => lies(hero, card)) : -1;
  return {
    ...(seat < 0 ? view : outOfPlay(view, seat, card)),
    gone: [...view.gone, card].toSorted((x, y) => (x < y ? -1 : 1)),
  };
}

function readied(view: View, { seat, card }: EventOf<'readied'>): View {
  const charges = adventureOf(card)
    .clauses.flatMap(({ choices }) => choices[0] ?? [])
    .reduce((sum, effect) => (effect.word === 'charges' ? effect.by : sum), 0);
  const one: Readied = { card, wounds: 0, attached: [], charges };
  return ofHero(view, seat, ({ readied: ready }) => ({ readied: [...ready, one] }));
}

export const ofReadied = (view: View, seat: Seat, card: CardId, change: Partial<Readied>): View =>
  ofHero(view, seat, ({ readied: ready }) => ({
    readied: ready.map((one) => (one.card === card ? { ...one, ...change } : one)),
  }));

/** It lies before everybody until it works, and can still be forestalled. [time.bane-can-be-forestalled] */
function declared(view: View, { seat, card, target, host }: EventOf<'declared'>): View {
  return { ...outOfHand(view, seat, card), bane: { seat, card, target, host } };
}

function attached(view: View, { card, to }: EventOf<'attached'>): View {
  const seat = view.heroes.findIndex(({ pack }) => pack.some(isOf(to)));
  return ofHero(view, seat, ({ pack }) => ({
    pack: pack.map((one) => (one.card === to ? { ...one, attached: [...one.attached, card] } : one)),
  }));
}

/** Lasting Banes stay where they are, though nobody plays for them any more. [end.defeat-cards] */
const unled = (view: View, seat: Seat): View => ({
  ...view,
  heroes: view.heroes.map((hero) => ({
    ...hero,
    banes: hero.banes.map((curse) => (curse.by === seat ? { card: curse.card, by: null } : curse)),
  })),
});
