import { BASIC_IDS, CARDS, type CardId, GLOW_IDS } from '../content/index.ts';
import type { Pattern, Standing, StandingWord } from '../content/vocabulary.ts';
import type { Base, BenefitId } from '../types/index.ts';

/** All that a hero has from its cards. */
export interface Kit {
  /** What could be paid for: by cards, and what everybody has. [benefit.basic, glow.heroes-only] */
  readonly benefits: readonly BenefitId[];
  readonly standings: readonly Standing[];
  /** All there is of a word, added up. [stack.armor-adds] */
  readonly sums: ReadonlyMap<StandingWord, number>;
  /** How far Benefits reach beyond the neighbours. [benefit.range-pattern] */
  readonly far: Pattern['kind'] | null;
  /** Base damage values of weapons. [attack.choose-base] */
  readonly bases: readonly Base[];
}

const kits = new WeakMap<readonly CardId[], Kit>();

/** Worked out once for each list of cards, which is never written. */
export function kitOf({ cards }: { readonly cards: readonly CardId[] }): Kit {
  const known = kits.get(cards);
  if (known !== undefined) return known;
  const kit = unpacked(cards);
  kits.set(cards, kit);
  return kit;
}

function unpacked(cards: readonly CardId[]): Kit {
  const standings = cards.flatMap((card) => CARDS[card].standing);
  const sums = new Map<StandingWord, number>();
  for (const { word, n } of standings) sums.set(word, (sums.get(word) ?? 0) + n);
  const bases: Base[] = [];
  for (const card of cards) {
    const one = CARDS[card].standing.find(({ word }) => word === 'base');
    if (one !== undefined) bases.push({ source: card, n: one.n, pattern: one.pattern });
  }
  return {
    benefits: [...cards.filter((card) => CARDS[card].benefit !== null), ...BASIC_IDS, ...GLOW_IDS],
    standings,
    sums,
    far: standings.reduce((far, { pattern }) => farther(far, pattern), sums.has('reach-for-benefits') ? REACH : null),
    bases,
  };
}

const REACH: Pattern['kind'] | null = 'reach';

/** Whichever reaches farther: anything in sight, two squares, or no more than a neighbour. */
export function farther(far: Pattern['kind'] | null, pattern: Pattern | null): Pattern['kind'] | null {
  if (pattern === null || far === 'ranged') return far;
  return pattern.kind === 'ranged' || pattern.kind === 'reach' ? pattern.kind : far;
}
