import type { Client, Wording } from '@questhall/facets';
import type { Seat, Sight, Told, Types } from '@questhall/kernel';
import type { ComponentType } from 'react';
import type { IconName } from '../../look/icon-names.ts';
import type { TableStore } from '../store/store.ts';
import type { Statistics } from './statistics.ts';

/** Keys, and what they do. */
export type KeyList = readonly (readonly [key: string, does: string])[];

/** What a game's own parts of the table are given. */
export interface GameParts<T extends Types> {
  readonly store: TableStore<T>;
}

/** What a game says in one language, and what the page counts of it. */
export interface PageWording<T extends Types> extends Wording<T> {
  /** A finished game in numbers. */
  statistics(log: readonly Told<T>[], sight: Sight<T>): Statistics;
  /** How a seat is called at this table by now; null where that is the name of the seat. */
  calledNow?(sight: Sight<T>, seat: Seat): string | null;
}

/** All that the page needs of a game. A small folder each; the shell and the board toolkit are the same for all. */
export interface GameUi<T extends Types> {
  readonly id: string;
  /** What the game itself says about being shown: its rulebook, what follows from an event, what a click means. */
  readonly client: Client<T>;
  /**
   * Whether a new chapter begins here. What came before speaks of another board, and can no longer be worded by what is
   * seen now.
   */
  isChapter?(event: T['Event']): boolean;
  /** There are no secrets at all: whoever sits before the screen answers for every person at the table. */
  readonly isOpen?: boolean;
  /** What the game says in the language of the page. */
  useWording(): PageWording<T>;
  /** Where an answer stands in the list: what is done seldom, or in many ways, comes later. */
  rank(action: T['Action'], sight: Sight<T>): number;
  /** The game has buttons of its own, on its board or in its part of the bar, for all that this question allows. */
  covers(question: T['Question']): boolean;
  /** The middle of the screen: everything that lies on the table, and what can be done there. */
  readonly Board: ComponentType<GameParts<T>>;
  /** Heroes, monsters, what everybody carries. */
  readonly Side: ComponentType<GameParts<T>>;
  /** The party in a line, for screens on which its sheets are out of sight. */
  readonly Strip?: ComponentType<GameParts<T>>;
  /** Whether nothing secret changes hands when this seat takes over from that one. */
  isOpenBetween(from: Seat, to: Seat, seats: number): boolean;
  /** The keys of its board, in the language of the page. */
  useKeys?(): KeyList;
  /** Its board shows the dice itself: none are thrown over it, or lie at its edge. */
  readonly hasOwnDice?: boolean;
  /** The picture on the card or the banner of a moment; null for none. */
  momentIcon?(event: T['Event']): IconName | null;
  /** The pictures of what a number on the stage can be of. */
  readonly numberIcons?: Readonly<Record<string, IconName>>;
  /** The address of what is played after a finished game: the next quest; null when there is none. */
  next?(sight: Sight<T>): string | null;
  /** Whether the same can be played again; it can, unless the game says no. */
  hasAgain?(sight: Sight<T>): boolean;
}
