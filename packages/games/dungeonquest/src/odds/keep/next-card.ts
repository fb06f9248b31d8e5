import { type Deck, KEEP_CARDS } from '../../content/keep/decks.ts';
import type { Rule } from '../../rulebook/index.ts';
import type { KeepCardPlace, KeepSeen, View } from '../../types/index.ts';

/** How many of a card may come next. */
interface CardChance {
  readonly card: KeepCardPlace;
  readonly copies: number;
}

/** What the next card of a deck may be, those most likely first: everybody can count. */
export interface DrawOdds {
  readonly deck: Deck;
  readonly left: number;
  readonly cards: readonly CardChance[];
  readonly rules: readonly Rule[];
}

/** The cards of a deck that nobody has seen go; when it is empty, those that are shuffled into a new one. */
export function drawOdds({ heroes }: View, keep: KeepSeen, deck: Deck): DrawOdds {
  const { left, discards } = keep.decks[deck];
  const isEmpty = left === 0;
  const gone = [...discards, ...keep.cards, ...heroes.flatMap((hero) => hero?.items ?? [])];
  const crowns = [...heroes, ...keep.remains].filter((one) => one?.hasCrown === true).length;
  const counted = KEEP_CARDS.flatMap(({ deck: its, copies, title }, card): CardChance[] => {
    const isCount = (list: readonly KeepCardPlace[]): number => list.filter((one) => one === card).length;
    const kept = title === 'burialCrown' ? crowns : 0;
    const still = isEmpty ? isCount(discards) : copies - isCount(gone) - kept;
    return its === deck && still > 0 ? [{ card, copies: still }] : [];
  });
  return {
    deck,
    left: counted.reduce((sum, { copies }) => sum + copies, 0),
    cards: counted.toSorted((one, other) => other.copies - one.copies),
    rules: isEmpty ? ['cards.reshuffle'] : ['setup.decks'],
  };
}
