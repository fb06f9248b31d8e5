import type { Seat } from '@questhall/kernel';
import type { CardId, Change, Grade, HeroId, MapId, QuestId, SectionName, SetId } from '../content/index.ts';
import type { ActionOf } from './actions.ts';
import type { Find, FrameOf, Phase, WindowName } from './frames.ts';
import type { House } from './options.ts';
import type { Deed, Gate, Hero, PileName, Placed, Portal, Progress, Strike } from './table.ts';

/** A Quest as a seat sees it: a back where it lies face down for others. */
export interface SeenErrand {
  readonly quest: QuestId | null;
  readonly isUp: boolean;
}

export interface SeenPile {
  readonly name: PileName;
  readonly left: number;
  readonly discard: readonly CardId[];
  /** What this seat has seen on top, the uppermost first. */
  readonly top: readonly CardId[];
}

export interface SeenSection {
  readonly name: SectionName;
  readonly placed: readonly Placed[];
  readonly left: number;
  /** Cards at the bottom of the deck that everybody has seen. */
  readonly below: readonly MapId[];
}

/** All that one seat may know of the table. */
export interface View {
  readonly sets: readonly SetId[];
  /** Cards of somebody's own among those of the sets, for all to know; where there are none, nothing. */
  readonly own?: readonly Change[];
  readonly house: House;
  readonly roundLimit: number;
  readonly grades: readonly Grade[];
  readonly grade: Grade;
  readonly round: number;
  readonly turns: number;
  readonly first: Seat;
  /** Whose turn it is, and how far it is; null before the first one. */
  readonly active: Seat | null;
  readonly phase: Phase | null;
  readonly hasDeclared: boolean;
  readonly explored: number;
  readonly tried: readonly QuestId[];
  readonly closed: readonly QuestId[];
  readonly found: readonly Find[];
  readonly heroes: readonly Hero[];
  readonly hand: readonly CardId[];
  readonly handSizes: readonly number[];
  readonly errands: readonly (readonly SeenErrand[])[];
  readonly piles: readonly SeenPile[];
  readonly sections: readonly SeenSection[];
  readonly gates: readonly Gate[];
  readonly portals: readonly Portal[];
  readonly lost: readonly MapId[];
  readonly spare: readonly HeroId[];
  readonly globals: readonly QuestId[];
  readonly questsLeft: number;
  readonly progress: readonly Progress[];
  readonly finished: readonly QuestId[];
  readonly fresh: readonly QuestId[];
  readonly stray: readonly QuestId[];
  readonly later: readonly MapId[];
  readonly dealt: readonly MapId[];
  readonly dealtSizes: readonly number[];
  readonly gone: readonly string[];
  readonly strikes: readonly Strike[];
  readonly deeds: readonly Deed[];
  /** The open windows, innermost last. */
  readonly windows: readonly { readonly window: WindowName; readonly lap: number; readonly since: number }[];
  /** What is about to happen and can still be answered: a Bane, a Threat, wounds on a hero. */
  readonly bane: Pick<FrameOf<'bane'>, 'seat' | 'card' | 'target' | 'host'> | null;
  readonly threat: Pick<FrameOf<'threat'>, 'seat' | 'form' | 'number' | 'about' | 'source'> | null;
  readonly wounds: Pick<FrameOf<'wounds'>, 'seat' | 'count' | 'prevented'> | null;
  /** The list of Encounters that this seat is putting together. */
  readonly list: readonly ActionOf<'encounter'>[];
  /** Who is placing a Map card, and the card where this seat knows it. */
  readonly placing: { readonly seat: Seat; readonly card: MapId | null; readonly section: SectionName } | null;
  readonly resigned: number;
}
