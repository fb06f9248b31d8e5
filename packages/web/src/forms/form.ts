import { completed } from '@questhall/border';
import type { Field, Rulebook } from '@questhall/kernel';
import type { ComponentType } from 'react';
import type { IconName } from '../look/icon-names.ts';

/** Options by name, as they stand in the form; what is missing is as usual. */
export type Values = Readonly<Record<string, unknown>>;

/** Who sits on a chair: a person before this screen, or a player of the game by its name. */
export type ChairChoice = 'me' | 'other' | `bot:${string}`;

/** What something is called, and what it means. */
export interface Titled {
  readonly title: string;
  readonly text: string;
}

/** A value as the form shows it. */
export interface Choice extends Titled {
  /** Numbers and names, on a line of their own. */
  readonly facts?: string;
  readonly icon: IconName | null;
}

/** A few options under one heading. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly options: readonly string[];
  readonly hasSeats: boolean;
}

/** What a field of a game's own is given. */
export interface WidgetProps {
  readonly title: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** How often such a table is won with this value instead, in per cent; null where nobody has measured it. */
  readonly wonWith: (value: unknown) => number | null;
}

/** The form for a new table, with the rules that it speaks of in the same language. */
export interface TableForm extends GameForm {
  readonly rulebook: Rulebook<string>;
  /** The rules, and the house rules as `house.<name>`, whose texts there are in English only. */
  readonly english: ReadonlySet<string>;
}

/**
 * All that the form for a new table needs of a game, in one language. What it does not name is offered under house rules
 * and more options.
 */
export interface GameForm {
  readonly game: string;
  readonly options: Readonly<Record<string, Field<unknown>>>;
  readonly seats: { readonly min: number; readonly max: number };
  readonly bots: readonly string[];
  readonly sections: readonly Section[];
  /** What the seats are for, in a sentence or two. */
  readonly seatsText: string;
  /** Options that this form has no place for. */
  readonly hidden: readonly string[];
  /** What a first table is best opened with, where that is not the usual. */
  readonly suggested: Values;
  /** The options of which one value is the best to begin with. */
  readonly recommends: readonly string[];
  readonly chairs: readonly ChairChoice[];
  /** The option that lists who goes along, by names with commas between them. */
  readonly partyOption?: string;
  /** Fields that look like nothing else, by the name of their option. */
  readonly widgets?: Readonly<Record<string, ComponentType<WidgetProps>>>;
  /** What each house rule comes to that a switch for many sets, and what it leaves alone. */
  readonly preset?: { readonly sets: Readonly<Record<string, string>>; readonly stays: string };
  /** Where a further seat is put in. */
  newSeatAt(seats: number): number;
  /** The chairs that these options want, where the options and not the players say how many there are. */
  chairsFor?(values: Values, chairs: readonly ChairChoice[]): readonly ChairChoice[];
  /** Whether this seat may leave the table. */
  canLeave(seat: number, seats: number): boolean;
  seatName(seat: number, seats: number, values: Values): string;
  seatIcon(seat: number, seats: number, values: Values): IconName;
  /** How a player of the game is called. */
  botName(bot: string): string;
  /** Whether an option says anything, given who sits where and what else is chosen; the table hears only of those. */
  isAsked(option: string, chairs: readonly ChairChoice[], values: Values): boolean;
  /** What an option is called; null where that is said by the rulebook, or in English only. */
  optionTexts(option: string): Titled | null;
  /** What a value of an option is called; null where the game has only English for it. */
  choice(option: string, value: unknown): Choice | null;
  /** What changes with those who go along, and what is to be said about it. */
  party?(members: readonly string[]): { readonly values: Values; readonly note: string };
  /** What is to be said about who sits where; empty when nothing is. */
  seatsNote?(values: Values, chairs: readonly ChairChoice[]): string;
  /** How often such a table is won, in per cent, as it was measured; null where nobody has. */
  won?(values: Values, chairs: readonly ChairChoice[]): number | null;
  /** The same in a sentence that says who plays whom. */
  wonText?(share: string, values: Values): string;
  /** What the table is about, in a line. */
  about(given: (option: string) => unknown): string;
  /** The option to look at when a rule refuses the table. */
  optionOf(rule: string): string;
}

/** The words for something, out of a list of them. */
export const textsFor = (words: Readonly<Record<string, Titled>>, name: string): Titled | null => words[name] ?? null;

/** Whether all options are as usual but these, and what follows from them. */
export function isUsualBut({ options }: Pick<GameForm, 'options'>, values: Values, free: readonly string[]): boolean {
  const all = completed(options, values);
  const usual = completed(options, Object.fromEntries(free.map((name) => [name, all[name]])));
  return Object.keys(options).every((name) => all[name] === usual[name]);
}

/** Options with no place of their own in the form. */
export function unplacedOptions(form: GameForm & Pick<TableForm, 'rulebook'>): readonly string[] {
  const named = new Set([
    ...form.sections.flatMap(({ options }) => options),
    ...Object.keys(form.rulebook.houseRules),
    ...form.hidden,
  ]);
  return Object.keys(form.options).filter((name) => !named.has(name));
}
