import type { Seat, Seats } from '@questhall/kernel';
import type {
  CardId,
  Change,
  Form,
  Grade,
  HeroId,
  MapId,
  QuestId,
  SectionName,
  SetId,
  Side,
} from '../content/index.ts';
import type { House } from './options.ts';

/** A Map card that lies on its section's grid, as printed or turned by half. [map.grid] [map.parallel] */
export interface Placed {
  readonly card: MapId;
  readonly x: number;
  readonly y: number;
  readonly isTurned: boolean;
}

export interface Section {
  readonly name: SectionName;
  /** In the order in which they were laid. Replaced, never written: a map is a value. */
  placed: readonly Placed[];
  /** The top is the end; nobody knows the order, but for what was put under it. */
  deck: MapId[];
  /** How many cards at the bottom everybody has seen. [map.unplaceable-card] */
  seenBelow: number;
}

/** Where a card that left the map for good was needed, any Entrance of the section will do. [map.dead-end-fallback] */
type Lost = MapId;

/** What became of one exit, by the side as it is printed. */
export interface Gate {
  readonly card: MapId;
  readonly side: Side;
  /** Open or disarmed until the next Reset phase; held open by whoever stands in the doorway. */
  readonly state: 'opened' | 'disarmed' | 'held';
  readonly by: Seat;
}

export interface Portal {
  readonly portal: MapId;
  readonly entrance: MapId;
  readonly letter: string;
}

/** A monster in a Pack. */
export interface Beast {
  card: CardId;
  wounds: number;
  /** What is attached to it. */
  attached: CardId[];
}

/** A card whose price was paid; a monster among them is a Minion. */
export interface Readied extends Beast {
  charges: number;
}

/** A lasting Bane, and who plays for it; nobody once its player has fallen. */
interface Curse {
  readonly card: CardId;
  readonly by: Seat | null;
}

/** What a tipped hero must overcome to stand up again. [fx.untip-extra-threat] */
export interface Mud {
  readonly form: Form;
  readonly number: number;
}

/** All of it lies open. */
export interface Hero {
  /** The Hero card of each grade in use, the lowest first. */
  heroes: HeroId[];
  space: MapId | null;
  life: number;
  level: number;
  glory: number;
  peril: number;
  points: number;
  /** Movement points that are good for anything but moving. [opt.restricted-bonus-by-tipping] */
  bonus: number;
  hasSaved: boolean;
  isTipped: boolean;
  mud: Mud | null;
  isOut: boolean;
  /** Turns begun so far. */
  turns: number;
  /** Where he was in this turn of his own. */
  visited: MapId[];
  hasMoved: boolean;
  hasAttacked: boolean;
  hasTipped: boolean;
  /** The side of his space whose wall does not count for his next Move. */
  wall: Side | null;
  /** Once-per-turn effects that are used up: cards and Hero cards. */
  used: (CardId | HeroId)[];
  readied: Readied[];
  banes: Curse[];
  pack: Beast[];
  /** Cards of the hand that everybody has seen going there. [hidden.known-cards] */
  known: CardId[];
  artifacts: QuestId[];
  /** Every Quest he completed, in order; a recycled one may stand twice. */
  done: QuestId[];
  /** His own turns since all others have reached the next grade. [combine.no-waiting-forever] */
  waited: number;
}

/** A Quest that belongs to one player. */
export interface Errand {
  readonly quest: QuestId;
  /** Everybody can see it. */
  readonly isUp: boolean;
}

/** What lies on a Quest card. */
export interface Progress {
  readonly quest: QuestId;
  /** By seat. */
  markers: number[];
  wounds: number;
  /** On the card, or lying on a space. */
  token: 'card' | MapId | null;
}

/** Adventure cards: one deck, or with several sets a Glory and a Peril deck. [combine.glory-and-peril-decks] */
export const PILES = ['all', 'glory', 'peril'] as const;
export type PileName = (typeof PILES)[number];

export interface Pile {
  readonly name: PileName;
  /** The top is the end. */
  draw: CardId[];
  discard: CardId[];
  /** By seat, how many cards from the top it has looked at. */
  known: number[];
}

/** One attack of a running combat, or a Trap, which stands in the list like one. */
export interface Strike {
  readonly kind: 'monster' | 'trap' | 'hero' | 'minion' | 'quest';
  /** The Monster or Trap card; the Minion. */
  readonly card: CardId | null;
  readonly quest: QuestId | null;
  /** Whose it is: its controller, or the player of the hero who strikes. */
  readonly by: Seat;
  /** The hero it is aimed at, or the number of the monster. */
  readonly hero: Seat | null;
  readonly foe: number | null;
  readonly space: MapId;
  readonly form: Form;
  readonly payer: Seat | null;
  /** Of a monster: what is attached to it, and how it is hurt. */
  attached: CardId[];
  wounds: number;
  /** A special effect was paid for, and how much more. */
  readonly special: number | null;
  attack: number | null;
  counter: number | null;
  /** By how much the attack was higher as the dice lay there; what changes a score afterwards does not change it. */
  lead: number | null;
  attackMore: number;
  counterMore: number;
  /** Two dice instead of one. */
  hasBestAttack: boolean;
  hasBestCounter: boolean;
  /** The Minion that answers in the hero's place. */
  minion: CardId | null;
  /** Wounds on heroes for which Peril may be given, by seat of the wounded. */
  dealt: Seat[];
  /** Wounds on the monster for which the hero in this attack gains Glory. */
  earned: number;
  /** Whose heroes wounded this monster in this combat, once for each wound. */
  woundedBy: Seat[];
  /** It strikes no more: repelled, slain, or somebody's Minion now. */
  isOver: boolean;
  /** The hero who strikes or is struck has fallen, and whoever comes after him is somebody else. */
  isVain: boolean;
}

/** An act that was shown in a window: everybody has seen it, even where it leaves nothing behind. */
export interface Deed {
  readonly seat: Seat;
  readonly card: CardId | HeroId | null;
}

export interface Table {
  readonly sets: readonly SetId[];
  /** Cards of somebody's own among those of the sets; where there are none, nothing. */
  readonly own?: readonly Change[];
  readonly house: House;
  readonly roundLimit: number;
  /** The grades in the game, and the one that is played. */
  readonly grades: readonly Grade[];
  grade: Grade;
  round: number;
  /** Turns taken so far, by anybody. */
  turns: number;
  /** Player A. */
  first: Seat;
  heroes: Hero[];
  /** By seat, each known to its holder alone. */
  hands: CardId[][];
  errands: Errand[][];
  piles: Pile[];
  sections: Section[];
  gates: Gate[];
  portals: Portal[];
  lost: Lost[];
  /** Hero cards that nobody has. */
  spare: HeroId[];
  globals: QuestId[];
  /** The top is the end. */
  questDeck: QuestId[];
  progress: Progress[];
  /** Completed Quests that may come back, and those that were completed in this turn. */
  finished: QuestId[];
  fresh: QuestId[];
  /** Escort Quests whose token lies on the map and whose card lies beside it. */
  stray: QuestId[];
  /** Map cards that are set aside for a later grade. */
  later: MapId[];
  /** With a revealed map, what each player still has to lay. */
  dealt: MapId[][];
  /** Cards that left the game. */
  gone: string[];
  strikes: Strike[];
  deeds: Deed[];
  /** By seat, the turns of his own in a row, up to this one, since he last did something of his own accord. */
  idle: number[];
  /** Who gave up and falls as soon as the running action is over. */
  resigned: Seats;
}
