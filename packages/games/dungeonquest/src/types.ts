import type { Seat } from '@questhall/kernel';
import type { Card } from './content/combat-cards.ts';
import type { Attribute, Hero } from './content/heroes.ts';
import type { Mode } from './content/modes.ts';
import type { Monster } from './content/monsters.ts';
import type { PowerCard } from './content/power-cards.ts';
import type { Side } from './content/sides.ts';
import type { HouseRuleName, Rule } from './rulebook/index.ts';

export type House = { readonly [N in HouseRuleName]: boolean };

/** One hero against one monster. `null` means as the rules have it. */
export interface Options extends House {
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

export interface HeroInPlay {
  readonly hero: Hero;
  readonly life: number;
  wounds: number;
  determination: number;
}

/** A drawn token. Its Life is public once combat has started. */
export interface MonsterInPlay {
  readonly monster: Monster;
  readonly life: number;
  /** Which of the tokens it is; null for one made up for this table. */
  readonly token: number | null;
  wounds: number;
  isLifeShown: boolean;
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

interface Table {
  mode: Mode | null;
  readonly house: House;
  readonly fighter: Seat;
  hero: HeroInPlay;
  readonly attribute: number | null;
  monster: MonsterInPlay | null;
  /** The tokens not in play. */
  pool: number[];
  round: number;
  lying: Lying;
  /** What Tatianna reveals from, top last; empty without her. */
  combatDeck: Card[];
  /** Whether every seat holds its three Combat cards. */
  hasCombatHands: boolean;
  /** Top last. */
  powerDeck: PowerCard[];
  /** By seat; each known to its holder alone. */
  powerHands: PowerCard[][];
}

/** What a round inflicts, and by which rule. */
export interface Wounds {
  readonly hero: number;
  readonly monster: number;
  readonly rule: Rule;
}

type Frame =
  | { kind: 'agreement'; isOpen: boolean; wishes: (Mode | null)[] }
  | { kind: 'setUp' }
  | { kind: 'encounter'; stage: 'token' | 'decide' | 'fight'; monster: Monster | 'random'; life: number | null }
  | { kind: 'combat'; stage: 'start' | 'arrows' | 'round' }
  | { kind: 'dice'; stage: 'roll' | 'reroll' | 'spend' | 'read'; dice: number[]; spent: number }
  | { kind: 'cards'; stage: 'lay' | 'reveal'; heroCard: Card | null; monsterCard: Card | null }
  | { kind: 'wounds'; stage: 'extra' | 'land'; hero: number; monster: number; rule: Rule };

type Question =
  | { kind: 'mode'; proposal: Mode }
  | { kind: 'encounter' }
  | { kind: 'roll'; dice: number }
  | { kind: 'reroll'; dice: number[] }
  | { kind: 'spend'; total: number; needed: number }
  | { kind: 'extraWound'; wounds: number }
  | { kind: 'lay'; side: Side };

export type Action =
  | { type: 'agree'; mode: Mode | 'base' }
  | { type: 'wait' }
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
  | { type: 'useItem'; item: string };

export type Event =
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

export interface View {
  readonly mode: Mode | null;
  /** By seat, while the mode is being agreed on. */
  readonly wishes: (Mode | null)[];
  readonly house: House;
  readonly fighter: Seat;
  readonly monsterSeat: Seat | null;
  readonly round: number;
  readonly hero: HeroInPlay;
  /** What Combat Dice tests here. */
  readonly test: { readonly attribute: Attribute; readonly value: number } | null;
  readonly monster: { readonly monster: Monster; readonly life: number | null; readonly wounds: number } | null;
  readonly lying: Lying;
  readonly poolSize: number;
  readonly combatDeckSize: number;
  readonly combatHand: Card[];
  readonly powerDeckSize: number;
  readonly powerHand: PowerCard[];
  readonly powerHandSizes: number[];
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
