import { CARDS, type CardId } from '../content/index.ts';
import type { Pattern, Standing, StandingWord } from '../content/vocabulary.ts';
import type { Base } from '../types/index.ts';

/** All that a hero always has from its cards. */
export interface Kit {
  readonly standings: readonly Standing[];
  /** All there is of a word, added up. [stack.armor-adds] */
  readonly sums: ReadonlyMap<StandingWord, number>;
  /** How far Benefits reach beyond the neighbours. [benefit.range-pattern] */
  readonly far: Pattern['kind'] | null;
  /** Base damage values of weapons. [attack.choose-base] */
  readonly bases: readonly Base[];
  /** What can change hands. [equip.only-equipment-trades] */
  readonly equipment: readonly CardId[];
}

const kits = new WeakMap<readonly CardId[], Kit>();

/** What was asked for last: a hero is asked about several words in a row. */
let last: { readonly cards: readonly CardId[]; readonly kit: Kit } | null = null;

/** Worked out once for each list of cards, which is never written. */
export function kitOf({ cards }: { readonly cards: readonly CardId[] }): Kit {
  if (last?.cards === cards) return last.kit;
  const kit = kits.get(cards) ?? unpacked(cards);
  last = { cards, kit };
  return kit;
}

function unpacked(cards: readonly CardId[]): Kit {
  const standings: Standing[] = [];
  const sums = new Map<StandingWord, number>();
  const bases: Base[] = [];
  const equipment: CardId[] = [];
  let far: Pattern['kind'] | null = null;
  for (const card of cards) {
    const { deck, standing } = CARDS[card];
    if (deck === 'equipment') equipment.push(card);
    for (const one of standing) {
      const { word, n, pattern } = one;
      standings.push(one);
      sums.set(word, (sums.get(word) ?? 0) + n);
      if (word === 'base') bases.push({ source: card, n, pattern });
      far = word === 'reach-for-benefits' ? (far ?? 'reach') : farther(far, pattern);
    }
  }
  const kit: Kit = { standings, sums, far, bases, equipment };
  kits.set(cards, kit);
  return kit;
}

/** Whichever reaches farther: anything in sight, two squares, or no more than a neighbour. */
export function farther(far: Pattern['kind'] | null, pattern: Pattern | null): Pattern['kind'] | null {
  if (pattern === null || far === 'ranged') return far;
  return pattern.kind === 'ranged' || pattern.kind === 'reach' ? pattern.kind : far;
}
