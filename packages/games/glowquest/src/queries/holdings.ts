import { CARDS, type CardId } from '../content/index.ts';
import type { Pattern, Trait, TraitWord } from '../content/vocabulary.ts';
import type { Base } from '../types/index.ts';

/** All that a hero always has from its cards. */
export interface Holdings {
  readonly traits: readonly Trait[];
  /** All there is of a word, added up. [stack.armor-adds] */
  readonly sums: ReadonlyMap<TraitWord, number>;
  /** How far Benefits reach beyond the neighbours. [benefit.range-pattern] */
  readonly far: Pattern['kind'] | null;
  /** Base damage values of weapons. [attack.choose-base] */
  readonly bases: readonly Base[];
  /** What can change hands. [equip.only-equipment-trades] */
  readonly equipment: readonly CardId[];
}

const known = new WeakMap<readonly CardId[], Holdings>();

/** What was asked for last: a hero is asked about several words in a row. */
let last: { readonly cards: readonly CardId[]; readonly holdings: Holdings } | null = null;

/** Worked out once for each list of cards, which is never written. */
export function holdingsOf({ cards }: { readonly cards: readonly CardId[] }): Holdings {
  if (last?.cards === cards) return last.holdings;
  const holdings = known.get(cards) ?? unpacked(cards);
  last = { cards, holdings };
  return holdings;
}

function unpacked(cards: readonly CardId[]): Holdings {
  const traits: Trait[] = [];
  const sums = new Map<TraitWord, number>();
  const bases: Base[] = [];
  const equipment: CardId[] = [];
  let far: Pattern['kind'] | null = null;
  for (const card of cards) {
    const { deck, traits: printed } = CARDS[card];
    if (deck === 'equipment') equipment.push(card);
    for (const one of printed) {
      const { word, n, pattern } = one;
      traits.push(one);
      sums.set(word, (sums.get(word) ?? 0) + n);
      if (word === 'base') bases.push({ source: card, n, pattern });
      far = word === 'reach-for-benefits' ? (far ?? 'reach') : farther(far, pattern);
    }
  }
  const holdings: Holdings = { traits, sums, far, bases, equipment };
  known.set(cards, holdings);
  return holdings;
}

/** Whichever reaches farther: anything in sight, two squares, or no more than a neighbour. */
export function farther(far: Pattern['kind'] | null, pattern: Pattern | null): Pattern['kind'] | null {
  if (pattern === null || far === 'ranged') return far;
  return pattern.kind === 'ranged' || pattern.kind === 'reach' ? pattern.kind : far;
}
