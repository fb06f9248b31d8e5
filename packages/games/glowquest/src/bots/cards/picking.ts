import { below, type Rng } from '@questhall/kernel';
import {
  CARDS,
  type CardId,
  type Deck,
  deckOf,
  GAIN_DRAWS,
  needsAlly,
  type Role,
  type Slot,
} from '../../content/index.ts';
import { heroOf } from '../../queries/entities.ts';
import { holdingsOf } from '../../queries/holdings.ts';
import { hasRoomFor, isTwoHanded, slotOf } from '../../queries/slots.ts';
import type { Action, EntityId, HeroInPlay, OpenTable, Question } from '../../types/index.ts';
import { ratingOf } from './ratings.ts';

type Asked<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** Whether a worn card would have to go if this one came. */
function isDisplaced(old: CardId, card: CardId, slot: Slot): boolean {
  if (old === card) return false;
  const worn = slotOf(old);
  if (worn === slot) return true;
  if (slot === 'off-hand') return worn === 'main-hand' && isTwoHanded(old);
  return slot === 'main-hand' && worn === 'off-hand' && isTwoHanded(card);
}

/** What a hero gains by a card, when what it displaces is gone. */
function gainBy(hero: HeroInPlay, card: CardId, equipment: readonly CardId[] = holdingsOf(hero).equipment): number {
  const slot = slotOf(card);
  let lost = 0;
  if (slot !== null) for (const old of equipment) if (isDisplaced(old, card, slot)) lost += ratingOf(old, hero.role);
  return Math.max(0, ratingOf(card, hero.role) - lost);
}

const ranked = new Map<string, readonly CardId[]>();

/** The cards of a deck, the best for a Role first: what a hero gains by them is nearly in order, and sorted fast. */
function rankedFor(role: Role, deck: Deck): readonly CardId[] {
  const key = `${role} ${deck}`;
  const known = ranked.get(key) ?? [...deckOf(deck)].sort((a, b) => ratingOf(b, role) - ratingOf(a, role));
  ranked.set(key, known);
  return known;
}

/** The best of three cards that nobody has seen, on average. */
function prospect(table: OpenTable, hero: HeroInPlay, deck: Deck): number {
  const held = new Set<CardId>();
  for (const { cards } of table.heroes) for (const card of cards) held.add(card);
  const gone = new Set(table.discards[deck]);
  const isAlone = table.heroes.length === 1; // [scale.lone-cards]
  const cards = rankedFor(hero.role, deck).filter((card) => !held.has(card) && !(isAlone && needsAlly(card)));
  const unseen = cards.filter((card) => !gone.has(card));
  const { equipment } = holdingsOf(hero);
  const gains = (unseen.length >= GAIN_DRAWS ? unseen : cards)
    .map((card) => gainBy(hero, card, equipment))
    .sort((a, b) => b - a);
  let sum = 0;
  let chance = 1;
  for (let left = gains.length; left > 0; left--) {
    const isDrawn = Math.min(1, GAIN_DRAWS / left);
    sum += chance * isDrawn * (gains[gains.length - left] ?? 0);
    chance *= 1 - isDrawn;
  }
  return sum;
}

/** How cards are picked: by what they are worth, or as they come. */
export type Taste = 'choosy' | 'careless';

const POOR = 1.5;
const EXCHANGE_MARGIN = 1;

/** From which deck, or a poor card away for a Passive one. [level.gain-role-or-equipment, level.trade-for-passive] */
export function deckFor(table: OpenTable, { hero: id, decks, why }: Asked<'gain'>, taste: Taste, rng: Rng): Action {
  if (taste === 'careless') return { type: 'gain', deck: decks[below(rng, decks.length)] ?? 'equipment' };
  const hero = heroOf(table, id);
  const [best = { deck: 'equipment' as const, gain: 0 }] = decks
    .map((deck) => ({ deck, gain: prospect(table, hero, deck) }))
    .sort((a, b) => b.gain - a.gain);
  const [worst] = hero.cards.toSorted((a, b) => ratingOf(a, hero.role) - ratingOf(b, hero.role));
  if (why === 'level' && worst !== undefined && ratingOf(worst, hero.role) <= POOR) {
    const passive = prospect(table, hero, 'passive') - ratingOf(worst, hero.role);
    if (passive > best.gain + EXCHANGE_MARGIN) return { type: 'exchange', card: worst };
  }
  return { type: 'gain', deck: best.deck };
}

export function keepFor(table: OpenTable, { hero: id, cards }: Asked<'keep'>, taste: Taste, rng: Rng): Action {
  const hero = heroOf(table, id);
  const card =
    taste === 'careless'
      ? cards[below(rng, cards.length)]
      : cards.reduce((most, one) => (gainBy(hero, one) > gainBy(hero, most) ? one : most), cards[0] ?? 'tough');
  return { type: 'keep', card: card ?? 'tough', reshuffle: false };
}

/** The lesser of two goes, to somebody who can use it if there is one. [equip.overflow] */
export function overflowFor(table: OpenTable, { hero: id, cards }: Asked<'overflow'>): Action {
  const hero = heroOf(table, id);
  const card = cards.reduce(
    (least, one) => (ratingOf(one, hero.role) < ratingOf(least, hero.role) ? one : least),
    cards[0] ?? 'tough',
  );
  const takers = table.heroes.filter((other) => other.id !== id && hasRoomFor(other, card));
  const [taker] = takers.toSorted((a, b) => ratingOf(card, b.role) - ratingOf(card, a.role));
  return taker === undefined ? { type: 'discard', card } : { type: 'handOver', card, to: taker.id };
}

/** The hero who gets most out of one more card. [bounty.reward] */
export function bountyFor(table: OpenTable): Action {
  const choices = table.heroes.flatMap((hero) =>
    ([hero.role, 'equipment'] as const).map((deck) => ({ hero: hero.id, deck, gain: prospect(table, hero, deck) })),
  );
  const best = choices.reduce((most, one) => (one.gain > most.gain ? one : most));
  return { type: 'award', hero: best.hero, deck: best.deck };
}

/**
 * Whether both together are better off when a card changes hands: what the taker must give up counts, and so does what
 * the giver loses.
 */
export function isGoodTrade(table: OpenTable, card: CardId, from: EntityId, to: EntityId): boolean {
  const giver = heroOf(table, from);
  const taker = heroOf(table, to);
  return CARDS[card].deck === 'equipment' && gainBy(taker, card) > ratingOf(card, giver.role) + 1;
}

/** A card of one's own that somebody else has better use for, or the other way round. */
export function tradeFor(table: OpenTable, id: EntityId, offered: Set<string>): Action | null {
  for (const from of table.heroes)
    for (const card of holdingsOf(from).equipment)
      for (const to of table.heroes) {
        if (from === to || (from.id !== id && to.id !== id) || !isGoodTrade(table, card, from.id, to.id)) continue;
        const key = `${card} ${from.id} ${to.id}`;
        if (offered.has(key)) continue;
        offered.add(key);
        return { type: 'trade', card, from: from.id, to: to.id };
      }
  return null;
}
