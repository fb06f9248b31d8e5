import type { Cell, Direction } from '@questhall/grid';
import type { Seat } from '@questhall/kernel';
import type { Card } from '../content/combat-cards.ts';
import type { Attribute, Hero } from '../content/heroes.ts';
import type { Deck } from '../content/keep/decks.ts';
import type { FurtherDeck } from '../content/keep/effects.ts';
import type { Rank } from '../content/keep/figures.ts';
import type { TreasureTitle } from '../content/keep/treasures.ts';
import type { Mode } from '../content/modes.ts';
import type { Monster } from '../content/monsters.ts';
import type { PowerCard } from '../content/power-cards.ts';
import type { Side } from '../content/sides.ts';
import type { Coming } from './frames.ts';
import type { FormPlace, KeepCardPlace, Laid, TreasurePlace } from './table.ts';

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
