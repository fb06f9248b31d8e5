import type { FigureChanges, FiguresOfOne } from '@questhall/facets';
import type { Cell } from '@questhall/grid';
import type { Seat } from '@questhall/kernel';
import type { CardId, MonsterId } from '../content/index.ts';
import type { Difficulty } from '../content/tables.ts';
import type { RoomType } from '../content/tiles.ts';
import type { Deck, Family, Negative, Pattern, Positive, Role } from '../content/vocabulary.ts';
import type { Floor } from './floor.ts';
import type { House, MonstersBy } from './options.ts';

/**
 * Heroes are 0 to 2, in the order of their turns; monsters follow, in the order in which they were set up. No two ever
 * have the same.
 */
export type EntityId = number;
export const FIRST_MONSTER: EntityId = 3;

/** Anything that is paid for: a Basic or Glow Benefit, a card, a line of a monster's sheet. All their names differ. */
export type BenefitId = string;

/** What an Effect does to its bearer: also whom a monster is challenged by. */
export type EffectKind = Negative | Positive | 'taunt';

/** One instance of an Effect; instances add up, and there is no end of them. [stack.sum, comp.tokens] */
export interface Effect {
  readonly kind: EffectKind;
  n: number;
  readonly duration: 'turn' | 'short' | 'long';
  readonly by: EntityId;
  /** The Benefit it came from, or `flee` or `glow`. */
  readonly source: BenefitId;
  /** The Turn it came in, so that a Short Effect outlasts that one. */
  readonly turn: number;
}

interface Body {
  readonly id: EntityId;
  /** What a file has made of its record or its Role; where it has not, nothing. */
  readonly own?: FiguresOfOne;
  at: Cell;
  hitpoints: number;
  shield: number;
  reflect: number;
  effects: Effect[];
}

export interface HeroInPlay extends Body {
  readonly role: Role;
  readonly seat: Seat;
  /** Face up before it, in the order they came; a list that is replaced and never written. [gain.kept-card-face-up] */
  cards: readonly CardId[];
  /** Surges to be added to the next Surge roll. */
  saved: number;
  /** Cards that serve once an Encounter and have. */
  spent: CardId[];
  /** Has stood in for an ally since its last Turn. */
  hasGuarded: boolean;
}

export interface MonsterInPlay extends Body {
  readonly record: MonsterId;
  /** Its number among the figures of its record. [monster.figures-numbered] */
  readonly number: number;
  readonly hitpointsMax: number;
  /** Bounty marks. [bounty.mark] */
  bounty: number;
  /** One of the first figures of a Patrol, which may call the others. [patrol.reinforcements] */
  readonly mayCall: boolean;
}

export type Entity = HeroInPlay | MonsterInPlay;

/** A base damage value at hand, and where it comes from: `role`, `own` for monsters, or a card. */
export interface Base {
  readonly source: 'role' | 'own' | CardId;
  readonly n: number;
  readonly pattern: Pattern | null;
}

/** A move that is not over: squares left of it. */
interface Stroll {
  left: number;
  readonly isShift: boolean;
}

/** The Turn that is being taken. */
export interface Turn {
  readonly who: EntityId;
  readonly serial: number;
  surges: number;
  /** Benefits used so far, each as often as it was used. */
  used: BenefitId[];
  /** Attacks that have begun. */
  attacks: number;
  /** Attacks allowed by Benefits beyond the first. */
  extraAttacks: number;
  hasHit: boolean;
  hasKilled: boolean;
  /** Whoever takes it fell in it: it is over, even for one who woke again. [turn.cut-short] */
  isCut: boolean;
  /** A Dodge failed: no more steps. [leave.dodge] */
  isStuck: boolean;
  hasFled: boolean;
  /** Enemies that have been fled or dodged. [leave.once-per-enemy] */
  settled: EntityId[];
  /** Base values that Benefits gave for this Turn. */
  bases: Base[];
  /** What Benefits gave all attacks of this Turn. */
  reach: Pattern | null;
  stroll: Stroll | null;
  /** How far the Controller's script has come, and whom it is after. */
  script: 'first' | 'attack' | 'last';
  quarry: EntityId | null;
}

/** Damage that Reflect sends back. */
interface Packet {
  readonly from: EntityId;
  readonly amount: number;
}

/** The attack that is being made. */
export interface Attack {
  readonly attacker: EntityId;
  readonly target: EntityId;
  readonly base: number;
  readonly pattern: Pattern | null;
  readonly wasAdjacent: boolean;
  /** Another conscious hero stood beside the target when it was declared. */
  readonly wasFlanked: boolean;
  /** The to-hit die; 0 before it is rolled. */
  die: number;
  toHit: number;
  damage: number;
  bypass: 'none' | 'armor' | 'shield-and-armor';
  patterns: Pattern[];
  /** Cleave and Bounce that have still to name somebody, and whom they named. */
  open: Pattern[];
  victims: EntityId[];
  packets: Packet[];
  isHit: boolean | null;
  /** The square on which the target died; patterns are measured from there when it happens before the damage. */
  diedAt: Cell | null;
}

/** A fight that is going on. */
export interface Encounter {
  /** The room whose opening began it; null for a Patrol. */
  readonly room: RoomType | null;
  readonly family: Family;
  readonly first: EntityId;
  /** The hero whose Turn it is, or was last. */
  current: EntityId;
  round: number;
  /** The records of all its figures so far, dead ones too: they number the next. */
  figures: MonsterId[];
  /** Who has called for the rest of the Patrol. */
  caller: EntityId | null;
  hasCalled: boolean;
  /** Monsters that have acted since the first hero's Turn began. */
  acted: EntityId[];
  /** Bounty marks on monsters that died; those on others end with the fight. [bounty.lost] */
  bounties: number;
}

/** An Exploration Phase that is going on. */
interface Phase {
  readonly hero: EntityId;
  left: number;
}

/** Everything that lies open: nearly all there is. [hidden.nothing-else] */
export interface OpenTable {
  /** Figures that a file has changed; where there is none, nothing. */
  readonly own?: FigureChanges;
  readonly house: House;
  readonly difficulty: Difficulty;
  readonly monstersBy: MonstersBy;
  heroes: HeroInPlay[];
  monsters: MonsterInPlay[];
  floor: Floor;
  glow: Cell[];
  resolve: number;
  /** Rooms that have been opened, on all floors. */
  roomsFound: number;
  /** Small and Big rooms without monsters by now. */
  roomsCleared: number;
  isQuestCleared: boolean;
  phase: Phase | null;
  /** Heroes who have had a Phase since the last Encounter, and since the last roll for a wandering Patrol. */
  explored: EntityId[];
  waited: EntityId[];
  hasFought: boolean;
  encounter: Encounter | null;
  /**
   * The records of all monsters that were ever set up, in the order of their ids, and their numbers: the dead keep
   * their names.
   */
  roster: MonsterId[];
  rosterNumbers: number[];
  /** Turns taken so far. */
  turns: number;
  turn: Turn | null;
  attack: Attack | null;
  /** Cards drawn in a Gain that is going on. [gain.draw-three] */
  drawn: CardId[];
  discards: Record<Deck, CardId[]>;
}

export interface Table extends OpenTable {
  /** Face down, top card last. [hidden.decks] */
  decks: Record<Deck, CardId[]>;
}

export interface View extends OpenTable {
  /** Cards left in each deck. */
  readonly deckSizes: Readonly<Record<Deck, number>>;
}
