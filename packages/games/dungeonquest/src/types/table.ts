import type { Cell, Direction } from '@questhall/grid';
import type { Seat, Seats } from '@questhall/kernel';
import type { Card } from '../content/combat-cards.ts';
import type { Hero } from '../content/heroes.ts';
import type { Deck } from '../content/keep/decks.ts';
import type { Mode } from '../content/modes.ts';
import type { Monster } from '../content/monsters.ts';
import type { PowerCard } from '../content/power-cards.ts';
import type { House } from './options.ts';

/** Only those inside take turns. */
export type Fate = 'inside' | 'left' | 'dead';

/** A card of one of the keep's decks: its place in `KEEP_CARDS`. */
export type KeepCardPlace = number;

/** A Treasure card: its place in `TREASURES`. */
export type TreasurePlace = number;

/** A tile that lies in the stack: the place of its form in `TILE_FORMS`. */
export type FormPlace = number;

/** A tile as it lies: its form and how it is turned, in one number (`queries/keep/laid`). */
export type Laid = number;

export interface HeroInPlay {
  readonly hero: Hero;
  readonly life: number;
  wounds: number;
  determination: number;
  fate: Fate;
  /** Where he stands, or what his marker lies under; above ground the hoard is its northern square. -1: nowhere yet. */
  square: Cell;
  /** Where he heads below; null above ground. */
  heading: Direction | null;
  /** The side he came in by; null for whoever came by none. [move.entered-edge] */
  enteredBy: Direction | null;
  /** Search actions of this visit. */
  searches: number;
  isCaged: boolean;
  hasLostTurn: boolean;
  gold: number;
  /** Draughts, ropes and keys, as the cards they are. */
  items: KeepCardPlace[];
  hasCrown: boolean;
  /** Face down. */
  treasures: TreasurePlace[];
}

/** A drawn token. Its Life is public once combat has started, or by Bluff. */
export interface MonsterInPlay {
  readonly monster: Monster;
  readonly life: number;
  /** Which of the tokens it is; null for one made up for this table. */
  readonly token: number | null;
  wounds: number;
  isLifeShown: boolean;
  /** Who has played it, and so seen its Life. */
  knownTo: Seats;
}

/** A token that lies on the board. */
export interface Lair {
  readonly square: Cell;
  readonly token: number;
  isLifeShown: boolean;
  knownTo: Seats;
}

/** What a dead hero left on his square (a house rule). */
export interface Remains {
  readonly square: Cell;
  gold: number;
  hasCrown: boolean;
  treasures: TreasurePlace[];
  /** Who has seen these Treasures: whoever carried them. */
  knownTo: Seats;
}

/** What everybody can see lying on the table. */
export interface Lying {
  dice: number[];
  /** The cards of the last round. */
  heroCard: Card | null;
  monsterCard: Card | null;
  /** The card revealed for Tatianna's arrows. */
  arrow: Card | null;
}

/** A deck and its discards, both top last. */
export interface Pile {
  draw: KeepCardPlace[];
  discards: KeepCardPlace[];
}

/** The board of the dash, and all that lies on and beside it. */
export interface Keep {
  readonly first: Seat;
  /** The space of the sun marker, from 1. */
  sun: number;
  /** By square; -1 where none lies. */
  tiles: Laid[];
  /** Top last. */
  stack: FormPlace[];
  /** By place in the stack: who has seen what lies there. */
  peeked: Seats[];
  decks: Record<Deck, Pile>;
  /** Top last. */
  treasureDeck: TreasurePlace[];
  lairs: Lair[];
  remains: Remains[];
  /** Heroes who have been taken, the dead included. */
  taken: Hero[];
  /** Whose second hero has come (a house rule). */
  restarted: Seats;
}

export interface Table {
  mode: Mode | null;
  readonly house: House;
  /** Whose hero acts or fights. */
  fighter: Seat;
  /** By seat; null for whoever leads none, or none yet. */
  heroes: (HeroInPlay | null)[];
  readonly attribute: number | null;
  /** The monster that is met or fought. */
  monster: MonsterInPlay | null;
  /** The tokens neither met nor on the board. */
  pool: number[];
  round: number;
  lying: Lying;
  /** What Tatianna reveals from, top last; empty without her. */
  combatDeck: Card[];
  /** Whether every seat holds its three Combat cards. */
  hasCombatHands: boolean;
  /** Top last. */
  powerDeck: PowerCard[];
  powerDiscards: PowerCard[];
  /** By seat; each known to its holder alone. */
  powerHands: PowerCard[][];
  /** Null in the arena. */
  keep: Keep | null;
}
