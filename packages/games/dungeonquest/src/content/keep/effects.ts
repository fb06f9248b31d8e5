import type { Attribute } from '../heroes.ts';

// What cards and tiles can do: one small vocabulary. Whatever a card does is a list of these, in order.

/** Decks from which an effect draws. */
export const FURTHER_DECKS = ['trap', 'corpse', 'crypt'] as const;
export type FurtherDeck = (typeof FURTHER_DECKS)[number];

/** Kept by the hero until it is used. [cards.kept-items] */
export const ITEMS = ['draught', 'rope', 'key'] as const;
export type Item = (typeof ITEMS)[number];

export type Effect =
  | { readonly does: 'draw'; readonly deck: FurtherDeck }
  /** The hero may draw, or leave it. [cards.optional-open] */
  | { readonly does: 'offer'; readonly deck: FurtherDeck }
  | {
      readonly does: 'test';
      readonly attribute: Attribute;
      readonly failed: readonly Effect[];
      readonly passed: readonly Effect[];
    }
  /** So many dice, so many more; `isHalved`: half of the dice, rounded up. */
  | { readonly does: 'wound'; readonly dice: number; readonly wounds: number; readonly isHalved: boolean }
  | { readonly does: 'kill' }
  /** Into the catacombs, if alive. [cat.enter-fall] */
  | { readonly does: 'fall' }
  /** [turn.lost] */
  | { readonly does: 'loseTurn' }
  /** [turn.caged] */
  | { readonly does: 'cage' }
  | { readonly does: 'gold'; readonly gold: number }
  | { readonly does: 'keep'; readonly item: Item }
  /** [treasure.crown] */
  | { readonly does: 'crown' }
  /** A monster from the pool; a raised one is a Skeleton. [monster.raise-skeleton] */
  | { readonly does: 'meet'; readonly isRaised: boolean; readonly mayEscape: boolean }
  /** [cards.look-at-tiles] */
  | { readonly does: 'lookAtTiles'; readonly tiles: number }
  /** The tile turns so many quarters clockwise. */
  | { readonly does: 'grind'; readonly quarters: number }
  | { readonly does: 'loseTokens' }
  /** The way through is open to a hero who is still hale. [move.failed-crossing] */
  | { readonly does: 'cross' }
  /** [search.secret-door] */
  | { readonly does: 'secretDoor' }
  /** [cat.way-up] */
  | { readonly does: 'wayUp' }
  /** A die turns the heading below a quarter: to the left up to this face, else to the right. */
  | { readonly does: 'turnHeading'; readonly leftUpTo: number }
  /** Along the heading below. */
  | { readonly does: 'drift'; readonly squares: number }
  | { readonly does: 'takeTreasures'; readonly treasures: number }
  /** [hoard.dragonfire] */
  | { readonly does: 'dragonfire'; readonly dice: number };

export const test = (
  attribute: Attribute,
  failed: readonly Effect[],
  passed: readonly Effect[] = [],
): Extract<Effect, { does: 'test' }> => ({ does: 'test', attribute, failed, passed });

export const wound = (wounds: number): Effect => ({ does: 'wound', dice: 0, wounds, isHalved: false });
/** One die, and so many more. */
export const woundByDie = (more = 0): Effect => ({ does: 'wound', dice: 1, wounds: more, isHalved: false });
export const woundByHalfDie: Effect = { does: 'wound', dice: 1, wounds: 0, isHalved: true };

export const fall: Effect = { does: 'fall' };
export const loseTurn: Effect = { does: 'loseTurn' };
export const cross: Effect = { does: 'cross' };

export const draw = (deck: FurtherDeck): Effect => ({ does: 'draw', deck });
export const offer = (deck: FurtherDeck): Effect => ({ does: 'offer', deck });
export const gold = (amount: number): Effect => ({ does: 'gold', gold: amount });
export const keep = (item: Item): Effect => ({ does: 'keep', item });

export const meet: Effect = { does: 'meet', isRaised: false, mayEscape: true };
export const ambush: Effect = { does: 'meet', isRaised: false, mayEscape: false };
export const raise: Effect = { does: 'meet', isRaised: true, mayEscape: false };
export const lookAtTiles: Effect = { does: 'lookAtTiles', tiles: 3 };
