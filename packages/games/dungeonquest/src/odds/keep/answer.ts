import type { Monster } from '../../content/monsters.ts';
import { POWER_VALUES, type PowerCard } from '../../content/power-cards.ts';
import { type EscapeEnds, type EscapeOdds, endsAgainst, leadOf, unseenPower } from '../escape.ts';

// An escape is answered by a card that the other side chooses and nobody sees. What can be said beforehand: what comes of
// the Power deck answering, and what comes of the best answer that unseen cards can give.

/** Who tries to get away from what, and what this seat has seen of the Power cards. */
export interface Flight {
  readonly monster: Monster;
  readonly isTatianna: boolean;
  readonly hand: readonly PowerCard[];
  readonly discards: readonly PowerCard[];
  /** Cards in the Power deck. */
  readonly deck: number;
}

export interface EscapeAnswers extends EscapeOdds {
  /** The worst that can come of it, when so many unseen cards are held against it; null where the deck must answer. */
  readonly held: EscapeEnds | null;
}

const LOWEST = 1;
const HIGHEST = 5;
const VALUES = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, i) => LOWEST + i);

/** How many cards of each value, from the lowest on. */
type Counts = readonly number[];

const countsOf = (cards: readonly PowerCard[]): Counts =>
  VALUES.map((value) => cards.filter((card) => POWER_VALUES[card] === value).length);

/** Hands of so many cards out of these, and in how many ways each can be dealt. */
function handsOf(counts: Counts, size: number): readonly { readonly hand: Counts; readonly ways: number }[] {
  const [most, ...rest] = counts;
  if (most === undefined) return size === 0 ? [{ hand: [], ways: 1 }] : [];
  return Array.from({ length: Math.min(most, size) + 1 }, (_, n) => n).flatMap((n) =>
    handsOf(rest, size - n).map(({ hand, ways }) => ({ hand: [n, ...hand], ways: ways * choose(most, n) })),
  );
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

const valuesIn = (counts: Counts): readonly number[] =>
  VALUES.flatMap((value, i) => Array<number>(counts[i] ?? 0).fill(value));

const isWorse = (one: EscapeEnds, other: EscapeEnds): boolean =>
  one.failed > other.failed || (one.failed === other.failed && one.bought > other.bought);

/** Each card in hand against the deck, and against the best answer of somebody who holds so many cards. */
export function escapeAnswers(flight: Flight, held: number): readonly EscapeAnswers[] {
  const { monster, isTatianna, hand, discards, deck } = flight;
  const unseen = unseenPower(hand, discards);
  return [...new Set(hand)].map((card) => {
    const ends = (answers: readonly number[]): EscapeEnds =>
      endsAgainst(answers.map((answer) => leadOf(POWER_VALUES[card], answer, monster, isTatianna)));
    // A deck that is empty is made anew from the discards, and the hero's own card is one of them by then.
    const renewed = deck > 0 ? null : [...discards, card].map((one) => POWER_VALUES[one]);
    const plain = ends(renewed ?? unseen.map((one) => POWER_VALUES[one]));
    return { card, ...plain, held: held === 0 ? null : worst(countsOf(unseen), held, renewed, ends) };
  });
}

/** The mean over all hands of what holds the hero best: its highest card, or else the deck. */
function worst(
  unseen: Counts,
  size: number,
  renewed: readonly number[] | null,
  ends: (answers: readonly number[]) => EscapeEnds,
): EscapeEnds {
  const sum = { clean: 0, bought: 0, failed: 0 };
  let total = 0;
  for (const { hand, ways } of handsOf(unseen, size)) {
    const highest = ends([Math.max(...valuesIn(hand))]);
    const byDeck = ends(renewed ?? valuesIn(unseen.map((n, i) => n - (hand[i] ?? 0))));
    const { clean, bought, failed } = isWorse(byDeck, highest) ? byDeck : highest;
    sum.clean += ways * clean;
    sum.bought += ways * bought;
    sum.failed += ways * failed;
    total += ways;
  }
  return { clean: sum.clean / total, bought: sum.bought / total, failed: sum.failed / total };
}

/** What a monster player can lay, and what comes of it. */
export interface HoldOdds extends EscapeEnds {
  /** Null for the Power deck. */
  readonly answer: PowerCard | null;
}

/** The deck and each card in hand, against the highest of so many unseen cards: a hero who spares nothing. */
export function holdOdds(flight: Flight, fleeing: number): readonly HoldOdds[] {
  const { monster, isTatianna, hand, discards, deck } = flight;
  const unseen = countsOf(unseenPower(hand, discards));
  const hands = handsOf(unseen, fleeing);
  const total = hands.reduce((sum, { ways }) => sum + ways, 0);
  const against = (answers: (rest: Counts, highest: number) => readonly number[]): EscapeEnds => {
    const sum = { clean: 0, bought: 0, failed: 0 };
    for (const { hand: his, ways } of hands) {
      const highest = Math.max(...valuesIn(his));
      const rest = unseen.map((n, i) => n - (his[i] ?? 0));
      const { clean, bought, failed } = endsAgainst(
        answers(rest, highest).map((answer) => leadOf(highest, answer, monster, isTatianna)),
      );
      sum.clean += (ways * clean) / total;
      sum.bought += (ways * bought) / total;
      sum.failed += (ways * failed) / total;
    }
    return sum;
  };
  const byDeck = against((rest, highest) =>
    deck > 0 ? valuesIn(rest) : [...discards.map((card) => POWER_VALUES[card]), highest],
  );
  const cards = [...new Set(hand)].map((card) => ({ answer: card, ...against(() => [POWER_VALUES[card]]) }));
  return [{ answer: null, ...byDeck }, ...cards];
}
