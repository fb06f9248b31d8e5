import type { Seat } from '@questhall/kernel';
import type { CardId, Form, HeroId, MapId, QuestId, SectionName, Side } from '../content/index.ts';
import type { PileName } from './table.ts';

/** All that a card or an ability can be aimed at; null where it needs no such thing. */
export interface Aim {
  readonly space: MapId | null;
  readonly strike: number | null;
  readonly side: Side | null;
  /** Which of the alternatives. */
  readonly choice: number;
  /** What is paid beyond the price. */
  readonly variable: number;
}

/** A cell of a section, and how the card is laid on it, in degrees. */
export interface Spot {
  readonly section: SectionName;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export type Action =
  | { type: 'pass' }
  | { type: 'begin' }
  | { type: 'endPhase' }
  | { type: 'resign' }
  | { type: 'pickHero'; hero: HeroId }
  | { type: 'chooseEntrance'; space: MapId }
  | ({ type: 'lay'; card: MapId } & Spot)
  | { type: 'upkeep'; pays: boolean }
  | { type: 'bane'; card: CardId; payer: Seat; target: Seat | null; host: CardId | null }
  | { type: 'muster' }
  /** `special` is what is paid for the special effect, null without it; `attachment` with whoever pays for it. */
  | {
      type: 'encounter';
      card: CardId;
      target: Seat;
      form: Form | null;
      special: number | null;
      attachment: CardId | null;
      payer: Seat | null;
    }
  | { type: 'attack' }
  | { type: 'disband' }
  | ({ type: 'place' } & Spot)
  | { type: 'pair'; entrance: MapId }
  | { type: 'move'; side: Side }
  | { type: 'sewer'; to: MapId }
  | { type: 'portal'; to: MapId }
  | { type: 'explore' }
  | { type: 'dodge'; pays: boolean }
  | { type: 'spaceEffect'; card: CardId | null }
  | { type: 'decline' }
  | { type: 'lookAt'; pile: PileName }
  | { type: 'order'; cards: CardId[] }
  /** From the hand; a Treasure that is discarded by its use may be used as it is played. */
  | ({ type: 'play'; card: CardId; isUsedNow: boolean } & Aim)
  | ({ type: 'use'; card: CardId } & Aim)
  | ({ type: 'ability'; hero: HeroId } & Aim)
  | { type: 'attempt'; quest: QuestId; form: Form | null; price: number }
  | { type: 'search'; quest: QuestId }
  | { type: 'takeToken'; quest: QuestId }
  | { type: 'deliver'; quest: QuestId }
  | { type: 'dropToken'; quest: QuestId }
  | { type: 'pickUp'; quest: QuestId }
  | { type: 'lift'; card: CardId }
  | { type: 'untip' }
  | { type: 'tip' }
  | { type: 'challenge'; hero: Seat | null; foe: number | null; form: Form; minion: CardId | null; isTipping: boolean }
  | { type: 'lead'; form: Form }
  | { type: 'hit'; choice: number; space: MapId | null }
  | { type: 'steal'; quest: QuestId }
  | { type: 'minion'; strike: number | null }
  | { type: 'lose'; card: CardId }
  | { type: 'stow'; to: 'hand' | 'pack' | 'discard' }
  | { type: 'trimPack'; card: CardId }
  | { type: 'spoils'; to: Seat | null }
  | ({ type: 'shift'; card: MapId } & Spot)
  | { type: 'stop' }
  | { type: 'discard'; card: CardId | null }
  | { type: 'save'; saves: boolean }
  | { type: 'draw'; pile: PileName }
  | { type: 'trim'; card: CardId }
  | { type: 'rebirth'; hero: HeroId }
  | { type: 'rebirthPlace'; space: MapId };

export type ActionOf<K extends Action['type']> = Extract<Action, { type: K }>;
