import type { Rule } from '../rulebook/index.ts';
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
  /** What it does is written there. */
  readonly rule: Extract<Rule, `treasure.${string}`>;
  readonly copies: number;
  readonly effect: TreasureEffect;
}

/** Gold and potions are kept, the others go back into the deck. */
export const TREASURE_SHEETS: Readonly<Record<TreasureCard, TreasureSheet>> = {
  'coins-10': { rule: 'treasure.loose-coins', copies: 1, effect: { kind: 'gold', gold: 10 } },
  'coins-15': { rule: 'treasure.loose-coins', copies: 2, effect: { kind: 'gold', gold: 15 } },
  'coins-20': { rule: 'treasure.loose-coins', copies: 1, effect: { kind: 'gold', gold: 20 } },
  'coins-25': { rule: 'treasure.loose-coins', copies: 2, effect: { kind: 'gold', gold: 25 } },
  'coins-35': { rule: 'treasure.loose-coins', copies: 1, effect: { kind: 'gold', gold: 35 } },
  'jewelled-clasp': { rule: 'treasure.jewelled-clasp', copies: 1, effect: { kind: 'gold', gold: 50 } },
  'potion-of-healing': { rule: 'treasure.potion-of-healing', copies: 2, effect: { kind: 'potion', potion: 'healing' } },
  'heroic-brew': { rule: 'treasure.heroic-brew', copies: 1, effect: { kind: 'potion', potion: 'heroic-brew' } },
  'potion-of-speed': {
    rule: 'treasure.potion-of-speed',
    copies: 1,
    effect: { kind: 'potion', potion: 'potion-of-speed' },
  },
  'potion-of-strength': {
    rule: 'treasure.potion-of-strength',
    copies: 1,
    effect: { kind: 'potion', potion: 'potion-of-strength' },
  },
  'potion-of-warding': {
    rule: 'treasure.potion-of-warding',
    copies: 1,
    effect: { kind: 'potion', potion: 'potion-of-warding' },
  },
  'wandering-monster': { rule: 'treasure.wandering-monster-card', copies: 6, effect: { kind: 'monster' } },
  'dart-in-the-dust': {
    rule: 'treasure.dart-in-the-dust',
    copies: 1,
    effect: { kind: 'hazard', damage: 1, isRolled: false, endsTurn: false },
  },
  'rotten-floor': {
    rule: 'treasure.rotten-floor',
    copies: 1,
    effect: { kind: 'hazard', damage: 1, isRolled: false, endsTurn: true },
  },
  'stinging-smoke': {
    rule: 'treasure.stinging-smoke',
    copies: 1,
    effect: { kind: 'hazard', damage: 1, isRolled: true, endsTurn: false },
  },
  'grasping-chain': {
    rule: 'treasure.grasping-chain',
    copies: 1,
    effect: { kind: 'hazard', damage: 1, isRolled: true, endsTurn: true },
  },
};

/** All 24 cards. */
export const TREASURE_DECK: readonly TreasureCard[] = TREASURE_CARDS.flatMap((card) =>
  Array<TreasureCard>(TREASURE_SHEETS[card].copies).fill(card),
);
