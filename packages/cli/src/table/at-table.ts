import type { Ask, Journal, Player, Seat, Types } from '@questhall/kernel';
import type { Kit } from '../kit.ts';
import type { Screen } from '../screen.ts';
import type { LineReader } from './lines.ts';

/** A match at the terminal, as its commands and its pictures need it. */
export interface AtTable<T extends Types> {
  readonly kit: Kit<T>;
  readonly journal: Journal<T>;
  readonly screen: Screen;
  readonly lines: LineReader;
  /** By seat; null for whoever types. */
  readonly players: readonly (Player<T> | null)[];
  /** Through whose eyes the screen shows the table. */
  readonly viewer: Seat;
  /** How much of the log each seat has been shown; -1 before the opening. */
  readonly shown: number[];
  /** How many moves are on disk. */
  savedMoves: number;
  /** The question before whoever types, if there is one. */
  readonly asked: Ask<T> | null;
  readonly isOver: boolean;
}
