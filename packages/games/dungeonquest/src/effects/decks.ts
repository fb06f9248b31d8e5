import { type Seat, type State, shuffle, type Tell } from '@questhall/kernel';
import { type Deck, KEEP_CARDS } from '../content/keep/decks.ts';
import { AT_START, POWER_HAND_LIMIT } from '../content/keep/figures.ts';
import type { PowerCard } from '../content/power-cards.ts';
import { keepOf } from '../queries/heroes.ts';
import type { Rule } from '../rulebook/index.ts';
import { confide } from '../secrets.ts';
import type { DungeonQuest, KeepCardPlace } from '../types/index.ts';

type Draft = State<DungeonQuest>;
type Teller = Tell<DungeonQuest>;

/** The top card, after its discards were shuffled if none was left; null where there is nothing to draw. */
export function drawFrom(draft: Draft, deck: Deck, rule: Rule, tell: Teller): KeepCardPlace | null {
  const pile = keepOf(draft.table).decks[deck];
  if (pile.draw.length === 0 && pile.discards.length > 0) {
    pile.draw = pile.discards;
    pile.discards = [];
    shuffle(draft.rng, pile.draw);
    tell.all('cards.reshuffle', { type: 'deckReshuffled', deck });
  }
  const card = pile.draw.pop();
  if (card === undefined) tell.all('cards.reshuffle', { type: 'deckEmpty', deck });
  else tell.all(rule, { type: 'cardDrawn', card });
  return card ?? null;
}

/** Turns up a card, whose effect follows. */
export function turnUp(draft: Draft, deck: Deck, rule: Rule, tell: Teller): void {
  const card = drawFrom(draft, deck, rule, tell);
  if (card !== null) draft.agenda.push({ kind: 'card', card, stage: 'turned', at: 0 });
}

/** Face up onto its discards. */
export function putAway(draft: Draft, card: KeepCardPlace): void {
  const printed = KEEP_CARDS[card];
  if (printed !== undefined) keepOf(draft.table).decks[printed.deck].discards.push(card);
}

/** The top Power card, which everybody is about to see. */
export function topPower(draft: Draft, tell: Teller): PowerCard | null {
  const { table } = draft;
  if (table.powerDeck.length === 0 && table.powerDiscards.length > 0) {
    table.powerDeck = table.powerDiscards;
    table.powerDiscards = [];
    shuffle(draft.rng, table.powerDeck);
    tell.all('cards.reshuffle', { type: 'deckReshuffled', deck: 'power' });
  }
  return table.powerDeck.pop() ?? null;
}

/** A Power card for the hand; a sixth card has to be paid for at once. [power.hand-limit] */
export function drawPower(draft: Draft, seat: Seat, rule: Rule, tell: Teller): void {
  const card = topPower(draft, tell);
  const hand = draft.table.powerHands[seat];
  if (card === null || hand === undefined) return;
  hand.push(card);
  confide(draft, tell, seat, rule, [
    { type: 'powerDrawn', seat, card },
    { type: 'powerDrawnUnseen', seat },
  ]);
  if (hand.length > POWER_HAND_LIMIT) draft.agenda.push({ kind: 'handLimit', seat });
}

/** From the hand onto the discards. */
export function discardPower({ table }: Draft, seat: Seat, card: PowerCard): void {
  const hand = table.powerHands[seat] ?? [];
  hand.splice(hand.indexOf(card), 1);
  table.powerDiscards.push(card);
}

/** Back into the Treasure deck, which is shuffled. */
export function returnTreasures(draft: Draft, treasures: readonly number[]): void {
  const { treasureDeck } = keepOf(draft.table);
  if (treasures.length === 0) return;
  treasureDeck.push(...treasures);
  shuffle(draft.rng, treasureDeck);
}

/** The first Power cards of a hero's player. [setup.power-hand] */
export function dealPower(draft: Draft, seat: Seat, tell: Teller): void {
  const hand = draft.table.powerHands[seat] ?? [];
  for (let dealt = 0; dealt < AT_START.powerCards; dealt++) {
    const card = topPower(draft, tell);
    if (card !== null) hand.push(card);
  }
  const rule = 'setup.power-hand';
  const seen = { type: 'powerDealt', seat, cards: hand.slice() } as const;
  confide(draft, tell, seat, rule, [seen, { type: 'powerDealtUnseen', seat, cards: hand.length }]);
}
