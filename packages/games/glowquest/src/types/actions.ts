import type { Cell } from '@questhall/grid';
import type { CardId, ReadyId } from '../content/index.ts';
import type { Deck, Negative } from '../content/vocabulary.ts';
import type { Base, BenefitId, EntityId } from './table.ts';

export type Action =
  /** A Gain: from which deck, then which card stays, and whether the discards go back into the deck. */
  | { type: 'gain'; deck: Deck }
  /** Instead of all Gains of a new hero. */
  | { type: 'takeReady'; set: ReadyId }
  | { type: 'keep'; card: CardId; reshuffle: boolean }
  /** A card away for a Passive one. */
  | { type: 'exchange'; card: CardId }
  | { type: 'award'; hero: EntityId; deck: Deck }
  | { type: 'handOver'; card: CardId; to: EntityId }
  | { type: 'discard'; card: CardId }
  | { type: 'trade'; card: CardId; from: EntityId; to: EntityId }
  | { type: 'accept' }
  | { type: 'decline' }
  | { type: 'stand'; at: Cell }
  | { type: 'go'; to: Cell }
  | { type: 'open'; door: number }
  | { type: 'endPhase' }
  | { type: 'setUp'; at: Cell }
  | { type: 'use'; benefit: BenefitId; target: EntityId | null; glow: Cell | null }
  | { type: 'attack'; target: EntityId; base: Base['source'] }
  /** No more of this: a window of an attack, a move. */
  | { type: 'done' }
  /** The square that somebody is moved to, or stays on. */
  | { type: 'place'; to: Cell }
  | { type: 'name'; target: EntityId }
  | { type: 'reduce'; effect: Negative }
  | { type: 'flee'; enemy: EntityId }
  | { type: 'dodge'; enemy: EntityId }
  | { type: 'guard' }
  | { type: 'survive'; card: CardId }
  | { type: 'recover' }
  | { type: 'throwRock'; target: EntityId }
  | { type: 'crawl'; to: Cell }
  | { type: 'activate'; monster: EntityId }
  | { type: 'endTurn' };
