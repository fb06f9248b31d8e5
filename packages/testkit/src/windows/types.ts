import type { Refusal, Seat } from '@questhall/kernel';
import type { CardId, CardSet, Form, HeroId } from './cards.ts';
import type { Rule } from './rulebook.ts';

export const LIFE_MAX = 6;
export const PURSE_MAX = 9;
export const HAND_DEALT = 4;
export const HAND_MAX = 6;
export const COPIES = 3;
export const POINTS_A_TURN = 3;
export const TURNS_EACH = 4;
export const LOOKED_AT = 2;

export const WINDOWS = [
  'action-done',
  'declared',
  'arrived',
  'entered',
  'response',
  'before-roll',
  'would-be-wounded',
] as const;
export type WindowName = (typeof WINDOWS)[number];

/** What a window is to the seat that is asked. */
export type Part = 'target' | 'defender' | 'onlooker';

/** All of it lies open. */
export interface Hero {
  hero: HeroId;
  life: number;
  glory: number;
  peril: number;
  /** Movement points, in one's own turn. */
  points: number;
  /** The one point that can be spent out of turn. */
  hasSaved: boolean;
  isTipped: boolean;
  space: number;
  readied: CardId[];
  hasAttacked: boolean;
  hasUsedAbility: boolean;
}

/** One attack of a running combat, or a trap, which stands in the list like one. */
export interface Strike {
  /** A card strikes, or, without one, a hero. */
  card: CardId | null;
  by: Seat;
  /** The hero it is aimed at, or the number of the monster. */
  hero: Seat | null;
  foe: number | null;
  space: number;
  form: Form;
  attack: number | null;
  counter: number | null;
  attackMore: number;
  counterMore: number;
  isBestOfTwo: boolean;
  wounds: number;
  /** Glory that the hero in it gets when the combat is over. */
  earned: number;
  isOver: boolean;
}

export interface Act {
  readonly seat: Seat;
  readonly action: Action;
}

interface Table {
  readonly set: CardSet;
  turn: number;
  heroes: Hero[];
  /** By seat; each known to its holder alone. */
  hands: CardId[][];
  /** The top is the end. */
  deck: CardId[];
  /** By seat, how many cards from the top it has looked at. */
  known: number[];
  discard: CardId[];
  /** Of all running combats, the outer ones first. */
  strikes: Strike[];
  /**
   * What was done in windows since the last choice: two acts can leave the same pieces behind, and everybody has seen
   * which it was.
   */
  acts: Act[];
}

export type CombatStage =
  | 'muster'
  | 'response'
  | 'traps'
  | 'attack'
  | 'brace'
  | 'counter'
  | 'results'
  | 'answers'
  | 'close';

type Frame =
  | {
      kind: 'turn';
      seat: Seat;
      stage: 'start' | 'choose' | 'over';
      owed: 'entered' | 'action-done' | null;
      hasMustered: boolean;
    }
  | { kind: 'bane'; seat: Seat; card: CardId; target: Seat; stage: 'answer' | 'work' }
  | { kind: 'entry'; seat: Seat; space: number; stage: 'collect' | 'answer' | 'effect' | 'done' }
  | {
      kind: 'threat';
      seat: Seat;
      form: Form;
      number: number;
      fail: 'tip' | 'wound';
      stage: 'answer' | 'roll';
      isBestOfTwo: boolean;
    }
  | { kind: 'wounds'; seat: Seat; count: number; stage: 'answer' | 'land'; isSpared: boolean }
  | { kind: 'combat'; from: number; stage: CombatStage; at: number; isAnswer: boolean }
  | { kind: 'challenge'; from: number; at: number }
  | {
      kind: 'window';
      window: WindowName;
      stage: 'call' | 'active' | 'resolve';
      lap: number;
      hasActed: boolean;
      space: number;
    };

export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

type Question =
  | { kind: 'choice' | 'muster' | 'look' | 'challenge' }
  /** The space is where the active hero stood when the window opened. */
  | { kind: 'window'; window: WindowName; lap: number; part: Part; space: number };

type Action =
  | { type: 'pass' }
  | { type: 'untip' }
  | { type: 'explore' }
  | { type: 'strike' }
  | { type: 'look' }
  | { type: 'end' }
  /** `at` is the number of an attack or a space, where the card needs one. */
  | { type: 'play'; card: CardId; at: number | null }
  | { type: 'use'; card: CardId }
  | { type: 'ability'; at: number | null }
  | { type: 'challenge'; hero: Seat }
  | { type: 'strikeBack'; foe: number }
  | { type: 'move'; to: number }
  | { type: 'bane'; card: CardId; target: Seat }
  | { type: 'send'; card: CardId; target: Seat };

type Event =
  | { type: 'began' | 'explored' | 'untipped' | 'tipped' | 'struckAtNothing'; seat: Seat }
  | { type: 'stirred'; window: WindowName }
  | { type: 'played'; seat: Seat; card: CardId; at: number | null }
  | { type: 'used'; seat: Seat; card: CardId; at: number | null }
  | { type: 'returned'; seat: Seat; because: Refusal<Rule>['rule'] }
  | { type: 'healed' | 'wounded'; seat: Seat; life: number }
  | { type: 'warped' | 'moved'; seat: Seat; space: number }
  | { type: 'collected'; seat: Seat; glory: number; peril: number }
  | { type: 'declared' | 'sent'; seat: Seat; card: CardId; target: Seat }
  | { type: 'robbed'; seat: Seat; glory: number }
  | { type: 'challenged'; seat: Seat; hero: Seat | null; foe: number | null }
  | { type: 'rolled'; seat: Seat; faces: number[]; total: number }
  | { type: 'repelled' | 'slain'; card: CardId }
  | { type: 'earned'; seat: Seat; glory: number }
  | { type: 'cleared'; cards: CardId[] }
  | { type: 'looked'; seat: Seat; cards: CardId[] }
  | { type: 'lookedUnseen'; seat: Seat }
  | { type: 'drew'; seat: Seat; card: CardId }
  | { type: 'drewUnseen'; seat: Seat }
  | { type: 'fell'; seat: Seat; cards: CardId[] }
  | { type: 'ended'; seat: Seat; hasSaved: boolean };

interface View {
  set: CardSet;
  turn: number;
  active: Seat;
  heroes: Hero[];
  hand: CardId[];
  handSizes: number[];
  top: CardId[];
  deckSize: number;
  discard: CardId[];
  strikes: Strike[];
  acts: Act[];
  /** The open windows, innermost last. */
  windows: { window: WindowName; lap: number }[];
}

export interface Parley {
  Options: { set: CardSet };
  Table: Table;
  Frame: Frame;
  Question: Question;
  Action: Action;
  Event: Event;
  View: View;
  Rule: Rule;
}
