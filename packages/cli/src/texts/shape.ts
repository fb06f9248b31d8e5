import type { Asking } from '@questhall/facets';
import type { KernelRule } from '@questhall/kernel';
import type { Imported, TableRule } from '@questhall/wire';

/** A command at the table: how it is typed, and what it is for. */
interface CommandTexts {
  readonly usage: string;
  readonly text: string;
}

export type CommandName =
  | 'why'
  | 'rule'
  | 'card'
  | 'odds'
  | 'log'
  | 'table'
  | 'map'
  | 'ids'
  | 'asks'
  | 'orders'
  | 'go'
  | 'undo'
  | 'save'
  | 'load'
  | 'again'
  | 'help'
  | 'quit';

/**
 * What the terminal itself says at a table, beside the words of a game. What is typed is the same in every language.
 */
export interface TableTexts {
  /** How numbers and dates are written. */
  readonly locale: string;
  readonly names: NameTexts;
  readonly offers: OfferTexts;
  readonly log: LogTexts;
  readonly session: SessionTexts;
  readonly showing: ShowingTexts;
  readonly understanding: UnderstandingTexts;
  readonly undo: UndoTexts;
  readonly dice: DiceTexts;
  readonly newTable: NewTableTexts;
  readonly shelf: ShelfTexts;
  readonly replay: ReplayTexts;
  readonly commands: Readonly<Record<CommandName, CommandTexts>>;
  readonly answers: AnswerTexts;
  /** What the kernel and the table itself refuse. */
  readonly kernelRules: Readonly<Record<KernelRule, { readonly title: string; readonly text: string }>>;
  readonly tableRules: Readonly<Record<TableRule, string>>;
}

/** Whoever sits in a seat. */
interface NameTexts {
  readonly you: string;
  readonly program: string;
  seat(number: number): string;
  programIn(number: number): string;
}

/** The list of answers. */
interface OfferTexts {
  /** So many, of which one is named; an empty example for none. */
  choose(count: number, example: string): string;
  or(names: readonly string[], between: string): string;
}

interface LogTexts {
  before(moves: number): string;
  takenBack(move: number): string;
  readonly horizon: string;
  dice(faces: readonly number[]): string;
}

interface SessionTexts {
  /** Asked with `[y/N]`, in the letters of the language. */
  readonly leave: string;
  readonly kept: string;
  readonly full: string;
  readonly programWaits: string;
  /** Whom a seat plays; empty where that is not fixed. */
  turn(seat: number, whom: string): string;
  readonly lookAway: string;
  readonly over: string;
  /** Once, when the first deed of the program's has its rule behind it. */
  reasonHint(title: string): string;
  /** An answer that nobody had to give. */
  byItself(title: string): string;
  /** Once, behind the first of them. */
  readonly askHint: string;
}

interface ShowingTexts {
  readonly tableHint: string;
  odds(odds: string): string;
  usual(typed: string): string;
  readonly afterwards: string;
  no(facts: string): string;
  noRule(id: string): string;
}

interface UnderstandingTexts {
  chooseOne(count: number): string;
  noNumbers(example: string): string;
  only(count: number): string;
  notClear(words: string, alike: readonly string[]): string;
  nothing(words: string): string;
}

interface UndoTexts {
  readonly nothing: string;
  /** The viewer's own move, and how many others go with it. */
  would(move: number, typed: string, others: number): string;
  done(move: number, typed: string, others: number): string;
  readonly aloneHint: string;
  readonly agreedHint: string;
  /** Asked with `[y/N]`, in the letters of the language. */
  ask(seat: number): string;
  refused(seat: number): string;
  readonly stays: string;
}

/** Real dice, typed in. */
interface DiceTexts {
  /** For whom, where it is not oneself; empty where it is. */
  roll(who: string, faces: number): string;
  /** Typed on one line with others, and not needed. */
  spare(count: number): string;
  readonly putBack: string;
  bounds(faces: number): string;
}

interface NewTableTexts {
  readonly intro: string;
  /** What an option may be, and what Enter takes. */
  mustBe(range: string, suggested: string): string;
  choices(values: readonly string[]): string;
  between(min: number, max: number): string;
  orUsual(range: string): string;
  readonly onOff: string;
  /** By the id of a rule, and its text. */
  refused(rule: string, text: string): string;
  presetOff(title: string, name: string): string;
  presetOn(title: string, name: string, on: readonly string[], except: readonly string[]): string;
  otherGames(commands: readonly string[]): string;
}

/** Tables that are kept. */
interface ShelfTexts {
  readonly imported: Readonly<Record<Imported['kind'], string>>;
  otherEdition(edition: string): string;
  lost(moves: number): string;
  unreadable(problem: string): string;
  readonly none: string;
  readonly which: string;
  bounds(count: number): string;
  described(name: string, moves: number, when: string): string;
}

interface ReplayTexts {
  title(game: string, seats: number, moves: number, seat: number | null): string;
  seat(number: number): string;
  onlySeats(seats: readonly number[]): string;
  readonly otherwise: string;
  /** What cannot be told or played again of a match that went on under other rules. */
  unplayed(moves: number, editions: readonly string[], deed: 'told' | 'played'): string;
}

/** What the commands answer. */
interface AnswerTexts {
  readonly over: string;
  whyWhat(example: string): string;
  notAnAction(words: string): string;
  readonly allowed: string;
  whichRule(rule: string, topic: string): string;
  noRuleOf(wanted: string): string;
  whichThing(example: string): string;
  /** Nothing is called so; what comes nearest, if anything does. */
  noThing(wanted: string, near: string | null): string;
  readonly manyThings: string;
  moreThings(count: number): string;
  readonly noMap: string;
  readonly otherRules: string;
  readonly noOdds: string;
  readonly logUsage: string;
  readonly idsUsage: string;
  readonly ids: Readonly<Record<'fit' | 'on' | 'off', string>>;
  readonly asksUsage: string;
  readonly asks: Readonly<Record<Asking, string>>;
  readonly noOrders: string;
  readonly ordersUsage: string;
  readonly order: Readonly<Record<'on' | 'off', string>>;
  orderGiven(title: string, isOn: boolean): string;
  readonly goAlone: string;
  readonly goOver: string;
  readonly undoUsage: string;
  readonly saveWhere: string;
  readonly saveSpaces: string;
  saveThere(path: string): string;
  savedOver(path: string): string;
  saved(command: string): string;
  readonly fromMemory: string;
  noFile(path: string): string;
  readonly loadHint: string;
  readonly help: readonly string[];
}
