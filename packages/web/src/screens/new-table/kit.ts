import type { Field, Rulebook } from '@questhall/kernel';
import type { GameId } from '../../link/service.ts';
import type { IconName } from '../../look/icon-names.ts';
import type { Texts } from '../../texts/shape.ts';
import type { Quest } from '../quests.ts';

/** Options by name, as they stand in the form; what is missing is as usual. */
export type Values = Readonly<Record<string, unknown>>;

/** Who sits on a chair: a person before this screen, or a player of the game by its name. */
export type Chair = 'me' | 'other' | `bot:${string}`;

/** A value as the form shows it. */
export interface Choice {
  readonly title: string;
  readonly text: string;
  /** Numbers and names, on a line of their own. */
  readonly facts?: string;
  readonly icon: IconName | null;
  /** Whether the text comes from the game, in English. */
  readonly isEnglish: boolean;
}

/** A few options under one heading. */
export interface Section {
  readonly id: keyof Texts['newTable']['sections'];
  readonly options: readonly (keyof Texts['asks'])[];
  readonly hasSeats: boolean;
}

/** All that the form needs of a game. What it does not name is offered under house rules and more options. */
export interface TableKit {
  readonly id: GameId;
  readonly options: Readonly<Record<string, Field<unknown>>>;
  readonly rulebook: Rulebook<string>;
  readonly seats: { readonly min: number; readonly max: number };
  readonly bots: readonly string[];
  readonly sections: readonly Section[];
  /** Options that this form has no place for. */
  readonly hidden: readonly string[];
  /** What a first table is best opened with, where that is not the usual. */
  readonly suggested: Values;
  readonly chairs: readonly Chair[];
  /** Where a further seat is put in. */
  newSeatAt(seats: number): number;
  /** Whether this seat may leave the table. */
  canLeave(seat: number, seats: number): boolean;
  seatName(seat: number, seats: number, values: Values, texts: Texts): string;
  seatIcon(seat: number, seats: number): IconName;
  /** Whether an option says anything, given who sits where. */
  isAsked(option: string, chairs: readonly Chair[]): boolean;
  choice(option: string, value: unknown, texts: Texts): Choice;
  /** The option to look at when a rule refuses the table. */
  optionOf(rule: string): string;
  readonly quests: readonly Quest[];
}
