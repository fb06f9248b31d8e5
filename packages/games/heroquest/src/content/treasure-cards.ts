import type { Potion } from './potions.ts';

export const TREASURE_CARDS = [
  'coins-10',
  'coins-15',
  'coins-20',
  'coins-25',
  'coins-35',
  'jewelled-clasp',
  'potion-of-healing',
  'heroic-brew',
  'potion-of-speed',
  'potion-of-strength',
  'potion-of-warding',
  'wandering-monster',
  'dart-in-the-dust',
  'rotten-floor',
  'stinging-smoke',
  'grasping-chain',
] as const;
export type TreasureCard = (typeof TREASURE_CARDS)[number];

export type TreasureEffect =
  | { readonly kind: 'gold'; readonly gold: number }
  | { readonly kind: 'potion'; readonly potion: Potion }
  | { readonly kind: 'monster' }
  /** `isRolled`: only a skull of one combat die lets it happen. */
  | { readonly kind: 'hazard'; readonly damage: number; readonly isRolled: boolean; readonly endsTurn: boolean };

interface TreasureSheet {
  readonly copies: number;
  readonly effect: TreasureEffect;
}

/** Gold and potions are kept, the others go back into the deck. */
export const TREASURE_SHEETS: Readonly<Record<TreasureCard, TreasureSheet>> = {
  'coins-10': { copies: 1, effect: { kind: 'gold', gold: 10 } },
  'coins-15': { copies: 2, effect: { kind: 'gold', gold: 15 } },
  'coins-20': { copies: 1, effect: { kind: 'gold', gold: 20 } },
  'coins-25': { copies: 2, effect: { kind: 'gold', gold: 25 } },
  'coins-35': { copies: 1, effect: { kind: 'gold', gold: 35 } },
  'jewelled-clasp': { copies: 1, effect: { kind: 'gold', gold: 50 } },
  'potion-of-healing': { copies: 2, effect: { kind: 'potion', potion: 'healing' } },
  'heroic-brew': { copies: 1, effect: { kind: 'potion', potion: 'heroic-brew' } },
  'potion-of-speed': { copies: 1, effect: { kind: 'potion', potion: 'potion-of-speed' } },
  'potion-of-strength': { copies: 1, effect: { kind: 'potion', potion: 'potion-of-strength' } },
  'potion-of-warding': { copies: 1, effect: { kind: 'potion', potion: 'potion-of-warding' } },
  'wandering-monster': { copies: 6, effect: { kind: 'monster' } },
  'dart-in-the-dust': { copies: 1, effect: { kind: 'hazard', damage: 1, isRolled: false, endsTurn: false } },
  'rotten-floor': { copies: 1, effect: { kind: 'hazard', damage: 1, isRolled: false, endsTurn: true } },
  'stinging-smoke': { copies: 1, effect: { kind: 'hazard', damage: 1, isRolled: true, endsTurn: false } },
  'grasping-chain': { copies: 1, effect: { kind: 'hazard', damage: 1, isRolled: true, endsTurn: true } },
};

/** All 24 cards. */
export const TREASURE_DECK: readonly TreasureCard[] = TREASURE_CARDS.flatMap((card) =>
  Array<TreasureCard>(TREASURE_SHEETS[card].copies).fill(card),
);
