import type { Cell } from '@questhall/grid';
import type { Seat } from '@questhall/kernel';
import type { ActivatorId, CrystalId, Element, InterruptId, RewardId, Trigger, Weakness } from '../content/index.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Action } from './actions.ts';
import type { OwnedInterrupt, Planned } from './fight.ts';
import type { EntityId, HeroId, Piece } from './hero.ts';
import type { Question } from './questions.ts';

/** How somebody comes to harm: it decides which layers stand in the way, and whether anything comes back. */
export type Harm = 'attack' | 'activator' | 'crystal' | 'returned' | 'poison';

/** Damage on its way to one target. [damage.order, down.fall-order] */
export interface HarmFrame {
  kind: 'harm';
  stage: 'coming' | 'layers' | 'rest' | 'brink' | 'lose' | 'lost' | 'half' | 'over';
  target: EntityId;
  amount: number;
  /** Who is to blame, if anybody is. */
  readonly by: EntityId | null;
  readonly how: Harm;
  readonly ignored: number;
  readonly rule: Rule;
  /** It was moved to somebody else once. [damage.redirected] */
  isMoved: boolean;
  armored: number;
  reflected: number;
  shielded: number;
  loss: number;
}

/** A hero goes down, or a monster dies. [down.fall-order] */
export interface FallFrame {
  kind: 'fall';
  stage: 'fall' | 'fell' | 'check';
  readonly who: EntityId;
  readonly by: EntityId | null;
}

/** An exploration roll and all that follows from it. [explore.read-order, explore.after-encounter] */
export interface DiscoverFrame {
  kind: 'discover';
  stage: 'roll' | 'rumours' | 'lay' | 'won' | 'mined' | 'token' | 'quiet' | 'over';
  readonly hero: EntityId;
  readonly exit: number;
  /** D20, D12, D10, D8, D6, D4; none before they are thrown. */
  dice: number[];
  /** The room that was laid, by its tile; null for a passage and for what was bricked up. */
  room: number | null;
  isEncounter: boolean;
}

/** Which clauses of an Activator are meant: those of the moment, those that wait for Momentum or for the Damage. */
export type Part = 'now' | 'after-momentum' | 'before-armor' | 'after-damage';

/** What somebody bought or an Interrupt does, clause by clause; the clauses are looked up. */
export interface UseFrame {
  kind: 'use';
  readonly user: EntityId;
  /** One of the three. */
  readonly activator: ActivatorId | null;
  readonly interrupt: InterruptId | null;
  readonly crystal: CrystalId | null;
  /** Which of the choices that a Crystal leaves, and the element of its damage. */
  readonly option: number;
  readonly element: Weakness | null;
  readonly part: Part;
  readonly rule: Rule;
  /** Whom it was aimed at, and to whom it happened that set it off. */
  readonly targets: EntityId[];
  readonly trigger: EntityId | null;
  /** The clause to come, whom it reaches, and the one of them that it comes to next. */
  clause: number;
  reached: EntityId[];
  next: number;
}

export interface MomentumFrame {
  kind: 'momentum';
  stage: 'push' | 'advance';
  readonly winner: EntityId;
  readonly loser: EntityId;
  /** The winner takes the square that the loser leaves. [momentum.attacker-follows] */
  readonly follows: boolean;
  /** Where the loser stood. */
  readonly left: Cell;
  /** Whoever is pushed, the loser first, where the house has a crowd shoved. */
  chain: EntityId[];
  squares: Cell[];
}

/** A Move, step by step. */
export interface WalkFrame {
  kind: 'walk';
  readonly who: EntityId;
  /** Where it began. */
  readonly start: Cell;
  readonly path: Cell[];
  step: number;
  /** Steps to the last square of the way so far that nobody else stands on. [move.rewind-from-ally-square] */
  lastFree: number;
  /** The dice of an Escape Check that may be thrown again; none otherwise. */
  dice: number[];
}

/** An Attack or Focus from its declaration to its end. */
interface AttackFrame {
  kind: 'attack';
  /** `fallen`: whoever attacks has gone down in the middle of it, and may be up again. [attack.attacker-falls] */
  stage: 'declared' | 'rerolls' | 'answers' | 'form' | 'open' | 'complete' | 'over' | 'fallen';
  /** What a monster still means to buy, which nobody sees; null before it has thought about it. [ai.spend-rest] */
  plan: Planned[] | null;
}

/** Interrupts of one trigger: heroes first, then monsters. [interrupt.heroes-first] */
export interface InterruptsFrame {
  kind: 'interrupts';
  readonly trigger: Trigger;
  readonly to: EntityId | null;
  /** Where that happened: whoever was killed stands nowhere. */
  readonly at: Cell | null;
  readonly by: EntityId | null;
  /** For damage and what comes of it. */
  readonly how: Harm | null;
  /** To whom the same has happened before in this Encounter. [interrupt.frequency] */
  readonly before: EntityId[];
  /** Those that were used or declined: none is offered twice for one trigger. */
  settled: OwnedInterrupt[];
}

/** What somebody says to a proposal; null for no vote. Never written. [party.absent-player] */
export interface Vote {
  readonly seat: Seat;
  readonly isFor: boolean | null;
}

export type Frame =
  | {
      kind: 'campaign';
      stage: 'create' | 'discover' | 'town' | 'choose' | 'depart' | 'back';
      /** Places of heroes who are still to be made at the table. [hero.creation-order] */
      places: EntityId[];
      /** The first expedition begins without a stay in Town. */
      skipsTown: boolean;
      /** Where the next expedition leads, once it is chosen. [dungeon.return-to-previous] */
      dungeon: number;
    }
  | { kind: 'town' }
  | { kind: 'kit'; readonly hero: HeroId; readonly seat: Seat }
  /** Somebody else's player must agree to it. [town.free-trade, wagon.create-or-switch] */
  | {
      kind: 'consent';
      readonly by: EntityId;
      readonly of: EntityId;
      readonly rule: Rule;
      readonly wish: Action;
      isAgreed: boolean | null;
    }
  | { kind: 'reward'; readonly glory: number; left: number; chosen: RewardId[] }
  | {
      kind: 'vote';
      readonly by: Seat;
      readonly question: Question;
      readonly rule: Rule;
      readonly wish: Action;
      /** Something must be chosen: the first seat breaks a tie. */
      readonly mustChoose: boolean;
      votes: Vote[];
    }
  | { kind: 'expedition'; stage: 'enter' | 'explore'; next: EntityId }
  /** The Quest is done, and the house lets the party go on. */
  | { kind: 'pressOn' }
  | DiscoverFrame
  | { kind: 'mine'; readonly crystals: number; readonly rule: Rule }
  | { kind: 'assign'; readonly piece: Piece }
  | { kind: 'wander'; stage: 'come' | 'won' | 'mined'; readonly hero: EntityId; readonly rule: Rule }
  /** On the way back with the townsperson: so many dice have been thrown; whoever comes next is put on a square. */
  | { kind: 'march'; stage: 'die' | 'stand' | 'come' | 'over'; readonly route: number[]; dice: number; next: EntityId }
  | { kind: 'encounter'; stage: 'begin' | 'interrupts' | 'hero' | 'monster' | 'round' }
  | { kind: 'turn'; stage: 'start' | 'act' | 'effects' | 'expire' | 'end' }
  | WalkFrame
  | AttackFrame
  /** An Attack that somebody makes in the middle of another's Turn. */
  | { kind: 'encore'; readonly who: EntityId }
  | UseFrame
  | MomentumFrame
  | HarmFrame
  /** Several targets of one event, one after the other. [damage.separate-targets] */
  | {
      kind: 'strikes';
      readonly by: EntityId;
      readonly n: number;
      readonly element: Element | null;
      readonly how: Harm;
      victims: EntityId[];
    }
  | FallFrame
  | InterruptsFrame
  /** The expedition has failed or succeeded: nothing that is still pending happens. [glory.zero-fails-at-once] */
  | { kind: 'home'; readonly result: 'success' | 'glory' | 'fallen' | 'fled'; readonly rule: Rule }
  /** Something that the monsters' side has to answer, by the rules for it. */
  | { kind: 'controller'; readonly question: Question };
