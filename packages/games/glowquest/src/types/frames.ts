import type { Cell } from '@questhall/grid';
import type { CardId, MonsterId } from '../content/index.ts';
import type { Deck, Forced } from '../content/vocabulary.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Question } from './questions.ts';
import type { Attack, BenefitId, EffectKind, EntityId } from './table.ts';

/** How somebody comes to harm: it decides which layers stand in the way. */
export type Harm = 'attack' | 'pattern' | 'dealt' | 'returned' | 'self' | 'ongoing' | 'guarded';

/** Damage on its way to one target, through its layers. */
export interface HarmFrame {
  kind: 'harm';
  stage: 'layers' | 'lose' | 'brink' | 'fall';
  readonly target: EntityId;
  readonly amount: number;
  /** Who is to blame, if anybody is. */
  readonly by: EntityId | null;
  readonly how: Harm;
  readonly bypass: Attack['bypass'];
  readonly rule: Rule;
  /** What the layers took, and the Hitpoints that are about to be lost. */
  reflected: number;
  shielded: number;
  armored: number;
  loss: number;
}

export interface AttackFrame {
  kind: 'attack';
  stage: 'declared' | 'rolled' | 'resolve' | 'window' | 'victims' | 'damage' | 'returned' | 'end';
  /** The window of this stage has not been closed. */
  isWindowOpen: boolean;
  /** The attacker has said which packet comes next. */
  isOrdered: boolean;
}

export interface MomentumFrame {
  kind: 'momentum';
  stage: 'push' | 'follow';
  readonly winner: EntityId;
  readonly loser: EntityId;
  readonly wasAdjacent: boolean;
  /** Where the loser stood. */
  readonly left: Cell;
  /** Whoever is pushed, the loser first, and the squares they go to; the last has none yet. */
  chain: EntityId[];
  squares: Cell[];
  /** Somebody could not go straight back. */
  isCrushed: boolean;
}

export interface BenefitFrame {
  kind: 'benefit';
  readonly user: EntityId;
  readonly benefit: BenefitId;
  targets: EntityId[];
  /** The clause to come, and the target it comes to next. */
  clause: number;
  next: number;
  /** Whom a Push of it moved fewer squares than it says, and whom it has moved at all. */
  stopped: EntityId[];
  moved: EntityId[];
  /** What it has put upon whom. */
  given: { readonly who: EntityId; readonly kind: EffectKind }[];
  /** The forced movement that is being asked about, and how far it goes. */
  force: Forced;
  squares: number;
}

export interface WalkFrame {
  kind: 'walk';
  readonly who: EntityId;
  readonly mode: 'explore' | 'move' | 'shift';
  readonly path: Cell[];
  step: number;
  /** The last square of the way that nobody stands on. */
  lastFree: Cell;
}

export interface MusterFrame {
  kind: 'muster';
  /** Figures to be set up, next first. */
  queue: MonsterId[];
  readonly hero: EntityId;
  /** The squares of the room; null for a Patrol, which comes from anywhere. */
  readonly room: Cell[] | null;
  /** The first of a Patrol, who may call the others. */
  readonly isVanguard: boolean;
}

export type Frame =
  /** Heroes may be ready-made where the table has it so. */
  | { kind: 'expedition'; stage: 'create' | 'ready' | 'enter' | 'explore'; next: EntityId; mayBeReady?: true }
  | { kind: 'create'; readonly hero: EntityId; gains: number }
  | {
      kind: 'gain';
      readonly hero: EntityId;
      readonly why: 'create' | 'level' | 'bounty';
      decks: Deck[];
      deck: Deck | null;
    }
  | { kind: 'fit'; readonly hero: EntityId }
  | { kind: 'consent'; readonly card: CardId; readonly from: EntityId; readonly to: EntityId; readonly asker: EntityId }
  | { kind: 'enter'; next: EntityId }
  | { kind: 'phase'; stage: 'start' | 'act' | 'end' | 'over'; readonly hero: EntityId }
  | { kind: 'discover'; readonly hero: EntityId; readonly opening: number | null; readonly door: number | null }
  | MusterFrame
  | { kind: 'encounter'; stage: 'begin' | 'hero' | 'monster' | 'pass' }
  | { kind: 'levelUps'; next: EntityId }
  | { kind: 'bounties'; readonly hero: EntityId; left: number }
  | { kind: 'turn'; stage: 'start' | 'surges' | 'act' | 'end' | 'clean' | 'over' }
  | WalkFrame
  /** A move that the rest of a Benefit waits for. */
  | { kind: 'stroll'; readonly who: EntityId }
  | BenefitFrame
  | AttackFrame
  | MomentumFrame
  | HarmFrame
  /** It is lost, as soon as the blow that lost it is dealt. */
  | { kind: 'defeat'; readonly rule: Rule }
  /** Something that the monsters' side has to answer, by the script. */
  | { kind: 'controller'; readonly question: Question };
