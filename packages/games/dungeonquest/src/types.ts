import type { Cell, Direction } from '@questhall/grid';
import type { Seat, Seats } from '@questhall/kernel';
import type { Card } from './content/combat-cards.ts';
import type { Attribute, Hero } from './content/heroes.ts';
import type { Deck } from './content/keep/decks.ts';
import type { FurtherDeck } from './content/keep/effects.ts';
import type { Rank } from './content/keep/figures.ts';
import type { TreasureTitle } from './content/keep/treasures.ts';
import type { Mode } from './content/modes.ts';
import type { Monster } from './content/monsters.ts';
import type { Play } from './content/plays.ts';
import type { PowerCard } from './content/power-cards.ts';
import type { Side } from './content/sides.ts';
import type { HouseRuleName, Rule } from './rulebook/index.ts';

export type House = { readonly [N in HouseRuleName]: boolean };

/** What is played, and how; from `hero` to `fighter` for the arena alone. `null` means as the rules have it. */
export interface Options extends House {
  readonly play: Play;
  /** Agreed beforehand, or put to the vote at the table. */
  readonly mode: Mode | 'vote';
  readonly hero: Hero;
  /** Life left when the encounter begins. */
  readonly heroLife: number | null;
  /** Wounds already suffered. */
  readonly heroWounds: number | null;
  /** Tested in Combat Dice instead of what the hero's sheet says. */
  readonly attribute: number | null;
  readonly determination: number;
  readonly monster: Monster | 'random';
  readonly monsterLife: number | null;
  /** The seat whose hero fights, counted from 1 as people do. */
  readonly fighter: number;
}

/** Only those inside take turns. */
export type Fate = 'inside' | 'left' | 'dead';

/** A card of one of the keep's decks: its place in `KEEP_CARDS`. */
export type KeepCardPlace = number;
/** A Treasure card: its place in `TREASURES`. */
type TreasurePlace = number;
/** A tile that lies in the stack: the place of its form in `TILE_FORMS`. */
export type FormPlace = number;

/** A tile as it lies: its form and how it is turned, in one number (`queries/keep/laid`). */
type Laid = number;

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
interface Lying {
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

interface Table {
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

/** What a round inflicts, and by which rule. */
export interface Wounds {
  readonly hero: number;
  readonly monster: number;
  readonly rule: Rule;
}

/** What calls for an attribute test: a card, entering or leaving a tile, a portcullis, a cage. */
export type TestedBy = 'card' | 'entering' | 'leaving' | 'portcullis' | 'cage';

/** How a hero comes onto a square. */
export type Coming = 'move' | 'secretDoor' | 'stair';

/** What the hero meets: any token of the pool or one of a kind, a raised Skeleton, or what lies here. */
type Met = Monster | 'random' | 'raised' | 'here';

type Frame =
  | { kind: 'agreement'; isOpen: boolean; wishes: (Mode | null)[] }
  | { kind: 'setUp' }
  | { kind: 'muster'; stage: 'heroes' | 'towers' | 'hands'; chosen: number }
  | { kind: 'round'; turns: number }
  | { kind: 'restart'; stage: 'hero' | 'tower' }
  | {
      kind: 'turn';
      /** `freed` is an action after the test of a cage: the window is over. [turn.order-of-steps] */
      stage: 'begin' | 'window' | 'cage' | 'action' | 'freed' | 'end';
      /** Squares stood on in this turn, the one it began on first; the hoard is one. */
      trail: Cell[];
      /** The room entered last, and where from; -1 for none. */
      entered: Cell;
      from: Cell;
      hasSwapped: boolean;
    }
  | {
      kind: 'move';
      stage: 'leave' | 'edge' | 'door' | 'opened' | 'cross';
      from: Cell;
      way: Direction;
      /** Whether the door has let him through. */
      isOpen: boolean;
    }
  | {
      kind: 'entry';
      stage: 'tile' | 'stand' | 'effect' | 'card' | 'next';
      to: Cell;
      /** The way he goes. */
      way: Direction;
      by: Coming;
      isNew: boolean;
      wasGuarded: boolean;
      /** Tiles to choose from. */
      forms: FormPlace[];
    }
  | { kind: 'card'; card: KeepCardPlace; stage: 'turned' | 'acting'; at: number }
  | { kind: 'search'; cards: KeepCardPlace[] }
  | {
      kind: 'test';
      stage: 'before' | 'failed' | 'read';
      by: TestedBy;
      /** Why there is a test at all. */
      rule: Rule;
      attribute: Attribute;
      dice: number[];
      /** By how much the total counts less: boost and drops. */
      less: number;
      isBoosted: boolean;
      isRerolled: boolean;
      spent: number;
      /** Passed without rolling. */
      isSpared: boolean;
    }
  /** Down into the catacombs; whoever fell by a failed test gains for it when he lies below. */
  | {
      kind: 'descent';
      stage: 'begin' | 'end';
      square: Cell;
      way: Direction | null;
      isFall: boolean;
      hasFailed: boolean;
    }
  | { kind: 'stair' }
  | { kind: 'dragonfire'; stage: 'roll' | 'ask'; wounds: number; toAsk: Seat[]; shielded: Seats }
  | { kind: 'handLimit'; seat: Seat }
  | {
      kind: 'encounter';
      stage: 'token' | 'bluff' | 'parting' | 'answer' | 'decide' | 'fight' | 'over';
      monster: Met;
      life: number | null;
      mayEscape: boolean;
      isParting: boolean;
    }
  | {
      kind: 'escape';
      stage: 'retreat' | 'lay' | 'reveal';
      to: Cell;
      heroCard: PowerCard | null;
      monsterCard: PowerCard | null;
    }
  | { kind: 'combat'; stage: 'start' | 'arrows' | 'round' | 'goOn'; mayEscape: boolean }
  | { kind: 'dice'; stage: 'roll' | 'reroll' | 'spend' | 'read'; dice: number[]; spent: number }
  | { kind: 'cards'; stage: 'lay' | 'reveal'; heroCard: Card | null; monsterCard: Card | null }
  | { kind: 'wounds'; stage: 'extra' | 'land'; hero: number; monster: number; rule: Rule };

export type Question =
  | { kind: 'mode'; proposal: Mode }
  | { kind: 'hero' }
  | { kind: 'tower' }
  /** A caged hero before his test; anybody else is asked for his action at once, and may do all this before it. */
  | { kind: 'startWindow' }
  | { kind: 'action' }
  /** Where to, out of a corridor. */
  | { kind: 'onward' }
  /** Challara lays one of them. */
  | { kind: 'tile' }
  /** A key may be used instead of a Door card. */
  | { kind: 'door' }
  /** The card of a tile is about to be drawn. */
  | { kind: 'tileCard'; deck: Deck }
  | { kind: 'stairwell' }
  | { kind: 'heading'; isFall: boolean }
  | { kind: 'test'; by: TestedBy; card: KeepCardPlace | null; attribute: Attribute; value: number; less: number }
  | { kind: 'failed'; attribute: Attribute; total: number; needed: number }
  /** Something comes out of the dark. */
  | { kind: 'meeting'; card: KeepCardPlace }
  | { kind: 'torch' }
  /** A Trap card of Lindel's. */
  | { kind: 'trap'; card: KeepCardPlace }
  | { kind: 'searchCards'; cards: KeepCardPlace[] }
  | { kind: 'offer'; deck: FurtherDeck }
  | { kind: 'secretDoor' }
  /** The tiles on top of the stack, which the view shows. */
  | { kind: 'lookAtTiles'; tiles: number }
  | { kind: 'stair' }
  | { kind: 'leave' }
  | { kind: 'aegis'; wounds: number }
  | { kind: 'handLimit' }
  | { kind: 'bluff' }
  /** Whether the monster player proposes to part (a house rule), and whether the hero agrees. */
  | { kind: 'parting' }
  | { kind: 'partingAnswer' }
  | { kind: 'encounter' }
  | { kind: 'betweenRounds'; round: number }
  | { kind: 'retreat' }
  | { kind: 'escapeCard'; side: Side }
  | { kind: 'roll'; dice: number }
  | { kind: 'reroll'; dice: number[] }
  | { kind: 'spend'; total: number; needed: number }
  | { kind: 'extraWound'; wounds: number }
  | { kind: 'lay'; side: Side };

export type Action =
  | { type: 'agree'; mode: Mode | 'base' }
  | { type: 'wait' }
  | { type: 'takeHero'; hero: Hero }
  | { type: 'takeTower'; square: Cell }
  /** The plain answer to a window or an offer: do nothing special. */
  | { type: 'goOn' }
  /** To a square beside one; out of the hoard that says which edge. */
  | { type: 'move'; to: Cell }
  /** Out of the dark, wherever that leads. */
  | { type: 'stumble' }
  | { type: 'search' }
  | { type: 'catchBreath' }
  | { type: 'descend' }
  | { type: 'plunder' }
  | { type: 'leave' }
  | { type: 'pass' }
  | { type: 'advance' }
  | { type: 'grope' }
  | { type: 'turn'; to: 'left' | 'right' }
  | { type: 'head'; way: Direction }
  | { type: 'layTile'; form: FormPlace }
  | { type: 'draw' }
  | { type: 'drop'; treasure: TreasureTitle | 'burialCrown' }
  | { type: 'swap' }
  | { type: 'resolve'; card: KeepCardPlace }
  /** The next to be drawn first. */
  | { type: 'arrange'; forms: FormPlace[] }
  | { type: 'climb' }
  | { type: 'offerParting' }
  | { type: 'part' }
  | { type: 'retreat'; to: Cell }
  | { type: 'layPower'; card: PowerCard }
  | { type: 'leaveToDeck' }
  | { type: 'discard'; card: PowerCard }
  | { type: 'fight' }
  | { type: 'escape' }
  | { type: 'roll' }
  | { type: 'keep' }
  /** Positions of the dice to roll again. */
  | { type: 'reroll'; dice: number[] }
  | { type: 'spend'; tokens: number }
  | { type: 'addWound' }
  | { type: 'decline' }
  | { type: 'lay'; card: Card }
  | { type: 'playPower'; card: string }
  /** An item or a useful Treasure, by its name in the content. */
  | { type: 'useItem'; item: string };

export type Event = ArenaEvent | KeepEvent;

/** What happens in a fight, wherever it is fought, and before anything is played. */
type ArenaEvent =
  | { type: 'modesExplained' }
  | { type: 'modeProposed'; mode: Mode }
  | { type: 'wished'; seat: Seat; mode: Mode | null }
  | { type: 'modeDisputed' }
  | { type: 'modeSettled'; mode: Mode }
  | { type: 'handsDealt' }
  | { type: 'restPutAway'; kept: number }
  | { type: 'monsterPlayerNamed'; seat: Seat | null }
  | { type: 'tokenDrawn'; among: Monster | 'random' }
  | { type: 'tokenFound' }
  | { type: 'monsterMet'; monster: Monster }
  | { type: 'lifeSeen'; life: number }
  | { type: 'combatBegan'; life: number }
  | { type: 'arrowsLoosed'; card: Card; wounds: number }
  | { type: 'roundBegan'; round: number }
  | { type: 'rolled'; dice: number[] }
  | { type: 'rerolled'; positions: number[]; dice: number[] }
  | { type: 'tested'; total: number; attribute: Attribute; value: number; isPassed: boolean }
  | { type: 'doublesCounted'; face: number }
  | { type: 'determined'; tokens: number; left: number }
  | { type: 'cardsRevealed'; hero: Card; monster: Card }
  | { type: 'hitHarder' }
  | { type: 'wounded'; side: Side; who: Hero | Monster; wounds: number; left: number }
  /** More wounds than were left to suffer. */
  | { type: 'overkilled'; side: Side; who: Hero | Monster; lost: number }
  /** Challara has as many wounds as make her weaker. */
  | { type: 'weakened'; wounds: number }
  | { type: 'spared' }
  | { type: 'died'; side: Side; who: Hero | Monster }
  | { type: 'tokenReturned' }
  | { type: 'tokenStayed'; monster: Monster }
  | { type: 'powerDrawn'; seat: Seat; card: PowerCard }
  | { type: 'powerDrawnUnseen'; seat: Seat };

/** What happens in the keep. Unless it says whose it is, it is the hero's whose turn it is. */
export type KeepEvent =
  | { type: 'firstChosen'; seat: Seat }
  | { type: 'decksShuffled' }
  | { type: 'heroTaken'; seat: Seat; hero: Hero }
  | { type: 'towerTaken'; seat: Seat; square: Cell }
  | { type: 'powerDealt'; seat: Seat; cards: PowerCard[] }
  | { type: 'powerDealtUnseen'; seat: Seat; cards: number }
  | { type: 'torchLit'; square: Cell; tile: Laid }
  | { type: 'sunMoved'; space: number; of: number }
  | { type: 'nightFell' }
  | { type: 'turnBegan'; seat: Seat }
  | { type: 'turnSkipped'; seat: Seat }
  | { type: 'passed'; seat: Seat }
  | { type: 'healed'; wounds: number; suffered: number }
  | { type: 'powerPlayed'; seat: Seat; card: PowerCard }
  | { type: 'itemUsed'; card: KeepCardPlace }
  | { type: 'treasureUsed'; seat: Seat; treasure: TreasureTitle }
  /** Back into the Treasure deck, for everybody to see; the Crown to its discards. */
  | { type: 'treasureReturned'; treasure: TreasureTitle | 'burialCrown' }
  | { type: 'stumbled'; to: Cell }
  | { type: 'crossingFailed'; to: Cell }
  | { type: 'unlocked' }
  | { type: 'entered'; seat: Seat; from: Cell; to: Cell; by: Coming }
  | { type: 'tilesSeen'; forms: FormPlace[] }
  | { type: 'tilesSeenUnseen'; tiles: number }
  | { type: 'tileLaid'; square: Cell; tile: Laid }
  | { type: 'tilePutUnder' }
  | { type: 'tilesArranged' }
  | { type: 'tileTurned'; square: Cell; tile: Laid }
  | { type: 'corridorGoesOn' }
  | { type: 'corridorEnded' }
  | { type: 'cardDrawn'; card: KeepCardPlace }
  | { type: 'cardPassedOver'; card: KeepCardPlace }
  | { type: 'deckReshuffled'; deck: Deck | 'power' }
  | { type: 'deckEmpty'; deck: Deck | 'power' }
  | { type: 'nothingMoves' }
  | { type: 'left'; what: FurtherDeck }
  | { type: 'goldFound'; gold: number; total: number }
  | { type: 'itemKept'; card: KeepCardPlace }
  | { type: 'crownTaken' }
  | { type: 'tokensLost'; tokens: number }
  | { type: 'turnWillBeLost' }
  | { type: 'turnSaved' }
  /** Hugo was not taken by surprise. */
  | { type: 'alerted' }
  | { type: 'caged' }
  | { type: 'freed' }
  | { type: 'testSpared'; attribute: Attribute }
  | { type: 'boosted'; attribute: Attribute; less: number }
  | { type: 'tokensGained'; tokens: number; held: number }
  | { type: 'hurt'; seat: Seat; wounds: number; left: number }
  | { type: 'perished'; seat: Seat; hero: Hero }
  | { type: 'belongingsLost'; seat: Seat; gold: number; treasures: number; power: PowerCard[]; items: KeepCardPlace[] }
  | { type: 'belongingsLeft'; seat: Seat; square: Cell }
  | { type: 'remainsTaken'; seat: Seat; gold: number; treasures: TreasurePlace[] }
  | { type: 'remainsTakenUnseen'; seat: Seat; gold: number; treasures: number }
  | { type: 'fell'; square: Cell }
  | { type: 'descended'; square: Cell; way: Direction }
  | { type: 'headed'; way: Direction }
  | { type: 'advanced'; from: Cell; to: Cell }
  | { type: 'stairFound' }
  | { type: 'stairBlocked'; square: Cell }
  | { type: 'stayedBelow' }
  | { type: 'drifted'; to: Cell }
  | { type: 'treasuresTaken'; seat: Seat; treasures: TreasurePlace[] }
  | { type: 'treasuresTakenUnseen'; seat: Seat; treasures: number }
  | { type: 'shielded'; seat: Seat; wounds: number }
  | { type: 'treasuresBurnt'; seat: Seat; treasures: number }
  | { type: 'bluffed'; life: number }
  | { type: 'partingOffered' }
  | { type: 'parted' }
  | { type: 'escapeTried' }
  | {
      type: 'escapeRevealed';
      hero: PowerCard;
      monster: PowerCard;
      isDeck: boolean;
      heroTotal: number;
      monsterTotal: number;
    }
  | { type: 'escaped'; to: Cell }
  | { type: 'escapeFailed' }
  | { type: 'tokenLeft'; square: Cell; monster: Monster }
  | { type: 'powerDiscarded'; seat: Seat; card: PowerCard }
  | {
      type: 'leftKeep';
      seat: Seat;
      hero: Hero;
      gold: number;
      treasures: number;
      power: PowerCard[];
      items: KeepCardPlace[];
    }
  | { type: 'scored'; seat: Seat; gold: number; treasures: TreasurePlace[]; hasCrown: boolean; result: number }
  | { type: 'ranked'; rank: Rank };

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

export interface DungeonQuest {
  Options: Options;
  Table: Table;
  Frame: Frame;
  Question: Question;
  Action: Action;
  Event: Event;
  View: View;
  Rule: Rule;
}
