import type { Cell } from '@questhall/grid';
import type { Seat, Seats } from '@questhall/kernel';
import type { Card } from '../content/combat-cards.ts';
import type { Attribute, Hero } from '../content/heroes.ts';
import type { Deck } from '../content/keep/decks.ts';
import type { Mode } from '../content/modes.ts';
import type { Monster } from '../content/monsters.ts';
import type { PowerCard } from '../content/power-cards.ts';
import type { House } from './options.ts';
import type { FormPlace, HeroInPlay, KeepCardPlace, Laid, Lying, TreasurePlace } from './table.ts';

/** A hero as a seat sees him: others' Treasures are only counted. */
export interface HeroSeen extends Omit<HeroInPlay, 'treasures'> {
  readonly treasures: TreasurePlace[] | null;
  readonly treasureCount: number;
}

export interface KeepSeen {
  readonly first: Seat;
  readonly sun: number;
  readonly sunSpaces: number;
  readonly tiles: Laid[];
  readonly stackSize: number;
  /** What this seat has seen of the stack, counted from the top, which is 0. */
  readonly peeked: { readonly depth: number; readonly form: FormPlace }[];
  /** Dragon cards that are set aside are discards. */
  readonly decks: Readonly<Record<Deck, { readonly left: number; readonly discards: KeepCardPlace[] }>>;
  readonly treasuresLeft: number;
  readonly lairs: { readonly square: Cell; readonly monster: Monster; readonly life: number | null }[];
  readonly remains: {
    readonly square: Cell;
    readonly gold: number;
    readonly hasCrown: boolean;
    readonly treasureCount: number;
    readonly treasures: TreasurePlace[] | null;
  }[];
  readonly restarted: Seats;
  readonly taken: Hero[];
  /** Cards whose effect is not over, the innermost last. */
  readonly cards: KeepCardPlace[];
  /** Squares stood on in this turn. */
  readonly trail: Cell[];
  /** Tiles that this seat chooses from. */
  readonly forms: FormPlace[];
}

export interface View {
  readonly mode: Mode | null;
  /** By seat, while the mode is being agreed on. */
  readonly wishes: (Mode | null)[];
  readonly house: House;
  /** Whose hero acts or fights. */
  readonly fighter: Seat;
  readonly monsterSeat: Seat | null;
  readonly round: number;
  /** By seat; null for whoever leads none, or none yet. */
  readonly heroes: (HeroSeen | null)[];
  /** What Combat Dice tests here. */
  readonly test: { readonly attribute: Attribute; readonly value: number } | null;
  readonly monster: { readonly monster: Monster; readonly life: number | null; readonly wounds: number } | null;
  readonly lying: Lying;
  readonly poolSize: number;
  readonly combatDeckSize: number;
  readonly combatHand: Card[];
  readonly powerDeckSize: number;
  readonly powerDiscards: PowerCard[];
  readonly powerHand: PowerCard[];
  readonly powerHandSizes: number[];
  /** Null in the arena. */
  readonly keep: KeepSeen | null;
}
