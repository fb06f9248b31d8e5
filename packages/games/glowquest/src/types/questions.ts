import type { Cell } from '@questhall/grid';
import type { CardId, MonsterId } from '../content/index.ts';
import type { Deck, Forced, Slot } from '../content/vocabulary.ts';
import type { BenefitId, EntityId } from './table.ts';

export type Question =
  | { kind: 'gain'; hero: EntityId; decks: Deck[]; why: 'create' | 'level' }
  | { kind: 'keep'; hero: EntityId; deck: Deck; cards: CardId[] }
  | { kind: 'bounty'; left: number }
  | { kind: 'overflow'; hero: EntityId; slot: Slot; cards: CardId[] }
  | { kind: 'trade'; card: CardId; from: EntityId; to: EntityId }
  | { kind: 'stand'; hero: EntityId; squares: Cell[] }
  | { kind: 'explore'; hero: EntityId }
  | { kind: 'setUp'; record: MonsterId; squares: Cell[] }
  | { kind: 'turn'; who: EntityId }
  | { kind: 'down'; who: EntityId }
  /** A move that other clauses wait for. */
  | { kind: 'move'; who: EntityId; left: number; isShift: boolean }
  | { kind: 'leave'; who: EntityId; enemies: EntityId[] }
  /** A window of an attack. */
  | { kind: 'roll' | 'hit' | 'miss'; who: EntityId }
  /** Where somebody is pushed, pulled, slid or swept to; the chooser is asked. */
  | { kind: 'forced'; who: EntityId; moved: EntityId; how: Forced; squares: Cell[] }
  | { kind: 'momentum'; who: EntityId; moved: EntityId; squares: Cell[]; isChain: boolean }
  | { kind: 'follow'; who: EntityId; squares: Cell[] }
  | { kind: 'victim'; who: EntityId; pattern: 'cleave' | 'bounce'; victims: EntityId[] }
  /** Whom a Benefit pushes that is used on oneself. */
  | { kind: 'shove'; who: EntityId; benefit: BenefitId; victims: EntityId[] }
  | { kind: 'packets'; who: EntityId; from: EntityId[] }
  /** Which Effect upon somebody grows smaller, and by how much. */
  | { kind: 'reduce'; who: EntityId; bearer: EntityId; by: number }
  | { kind: 'guard'; who: EntityId; ally: EntityId; loss: number }
  | { kind: 'brink'; who: EntityId; cards: CardId[] }
  | { kind: 'activate'; monsters: EntityId[] };
