import type { Field, Rulebook } from '@questhall/kernel';
import type { GameId } from '../../link/games.ts';
import type { IconName } from '../../look/icon-names.ts';
import type { Quest } from '../quests.ts';
import type { FormWords } from './words.ts';

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
  readonly id: keyof FormWords['newTable']['sections'];
  readonly options: readonly (keyof FormWords['asks'])[];
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
  /** The chairs that these options want, where the options and not the players say how many there are. */
  chairsFor?(values: Values, chairs: readonly Chair[]): readonly Chair[];
  /** Whether this seat may leave the table. */
  canLeave(seat: number, seats: number): boolean;
  seatName(seat: number, seats: number, values: Values, texts: FormWords): string;
  seatIcon(seat: number, seats: number, values: Values): IconName;
  /** Whether an option says anything, given who sits where. */
  isAsked(option: string, chairs: readonly Chair[]): boolean;
  choice(option: string, value: unknown, texts: FormWords): Choice;
  /** What changes with the heroes who go down, and what is to be said about it. */
  party?(heroes: readonly string[], texts: FormWords): { readonly values: Values; readonly note: string };
  /** What is to be said about who sits where; empty when nothing is. */
  seatsNote?(values: Values, chairs: readonly Chair[], texts: FormWords): string;
  /** What the table is about, in a line. */
  about(given: (option: string) => unknown, texts: FormWords): string;
  /** The option to look at when a rule refuses the table. */
  optionOf(rule: string): string;
  readonly quests: readonly Quest[];
}

/** Options with no place of their own in the form. */
export function unplacedOptions(kit: TableKit): readonly string[] {
  const named = new Set([
    ...kit.sections.flatMap(({ options }) => options),
    ...Object.keys(kit.rulebook.houseRules),
    ...kit.hidden,
  ]);
  return Object.keys(kit.options).filter((name) => !named.has(name));
}
