import type { Asking, Naming } from '@questhall/facets';
import type { Ask, Journal, Seat, Types } from '@questhall/kernel';
import type { Shelf, Table } from '@questhall/table';
import type { Chair, Standing } from '@questhall/wire';
import type { Loaded } from '../loaded.ts';
import type { Screen } from '../screen.ts';
import type { LineReader } from './lines.ts';

/** Somebody in a seat: a person at the keyboard, or a player of the program's. */
export interface Sitting {
  readonly name: string;
  readonly isPerson: boolean;
}

export const IDS = ['fit', 'on', 'off'] as const;

/** A match at the terminal, as its commands and its pictures need it. */
export interface AtTable<T extends Types> {
  readonly loaded: Loaded<T>;
  readonly host: Table<T>;
  /** Where it is kept. */
  readonly shelf: Shelf;
  readonly journal: Journal<T>;
  readonly screen: Screen;
  readonly lines: LineReader;
  /** By seat. */
  readonly company: readonly Sitting[];
  /** Through whose eyes the screen shows the table. */
  readonly viewer: Seat;
  /** How much of the log each seat has been shown; -1 before the opening. */
  readonly shown: number[];
  /**
   * What was last on the screen: whose eyes it was for, and after how many moves; null when nobody can know it any
   * more.
   */
  pictured: { readonly seat: Seat; readonly moves: number } | null;
  /** Whether somebody has been told how to see the whole table. */
  knowsTable: boolean;
  /** Whether somebody has been told what stands in brackets behind the deeds of the program. */
  knowsReasons: boolean;
  /** What the people here want to be asked. */
  asking: Asking;
  /** Something was taken back: whoever did that wants to decide even what seems plain. */
  isHeldBack: boolean;
  /** Whether somebody has been told how to be asked everything. */
  knowsAsking: boolean;
  /** Which sentences have the id of their rule behind them: those with room for it, all, or none. */
  ids: (typeof IDS)[number];
  /** The question before a person, if there is one. */
  readonly asked: Ask<T> | null;
  readonly isOver: boolean;
  readonly naming: Naming;
  /** Where a seat's wishes go. */
  chairOf(seat: Seat): Chair<T>;
  /** How the table stands for a seat, as its chair was told. */
  standingOf(seat: Seat): Standing<T>;
  /** Whether somebody meant to give up this table: a slip of the finger is asked about. */
  mayLeave(): Promise<boolean>;
  /** Every move was kept when it was made: all that is left is to say where to find it. */
  sayKept(): void;
}

/** The command that goes on with a saved match. Who sits there stands in the file. */
export const resumeCommand = <T extends Types>({ loaded }: AtTable<T>, path: string): string =>
  `npx questhall play ${loaded.game.id} --load ${/\s/.test(path) ? `'${path}'` : path}`;
