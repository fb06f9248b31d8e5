import { readOptions } from '@questhall/border';
import {
  begin,
  check,
  cloneState,
  type Entry,
  type Game,
  heardBy,
  type Journal,
  type Move,
  type Seat,
  type Seats,
  type Sight,
  type State,
  sight,
  submit,
  type Told,
  type Types,
  undo,
} from '@questhall/kernel';
import { textOf } from './text.ts';

/** What a story begins with. The seed decides only what is hidden: every die is scripted. */
export interface Beginning<T extends Types> {
  readonly options: Partial<T['Options']>;
  readonly seats: number;
  readonly seed?: string;
  /** Sets the table as the story needs it: what follows goes on from there. */
  readonly arrange?: (draft: State<T>) => void;
}

/** The events of one type, also where several types share a shape. */
type EventOf<T extends Types, K extends T['Event']['type']> = T['Event'] extends infer E
  ? E extends { type: infer Kind }
    ? K extends Kind
      ? E
      : never
    : never
  : never;

/** A test that reads as play: scripted dice, moves that must pass or be refused, and what was told. */
export class Story<T extends Types> {
  readonly #game: Game<T>;
  readonly #journal: Journal<T>;
  readonly #dice: number[] = [];

  constructor(game: Game<T>, { options, seats, seed = 'story', arrange }: Beginning<T>) {
    const read = readOptions(game.options, options);
    if (!read.ok) throw new Error(`${read.problem.field} ${read.problem.message}`);
    const refusal = game.admit(read.value, seats);
    if (refusal !== null) throw new Error(`the table is refused by ${refusal.rule}`);
    this.#game = game;
    const header = {
      game: game.id,
      edition: game.edition,
      options: read.value,
      seats,
      seed: `typed:fast:${seed}`,
      from: null,
    };
    const journal = begin(game, header);
    if (arrange === undefined) this.#journal = journal;
    else {
      const draft = cloneState(game, journal.state);
      arrange(draft);
      this.#journal = begin(game, { ...header, from: draft });
    }
  }

  get state(): State<T> {
    return this.#journal.state;
  }

  get table(): T['Table'] {
    return this.state.table;
  }

  /** Faces of the dice to come, in order. */
  dice(...faces: readonly number[]): this {
    this.#dice.push(...faces);
    return this;
  }

  /** A seat does something, and the rules let it. */
  does(seat: Seat, action: T['Action']): this {
    const move = this.#answer(seat, action);
    const faces: number[] = [];
    for (;;) {
      const submitted = submit(this.#game, this.#journal, move, faces);
      if (submitted.ok) return this;
      if ('refusal' in submitted)
        throw new Error(`${textOf(action)} is refused by ${submitted.refusal.rule} ${textOf(submitted.refusal.facts)}`);
      const face = this.#dice.shift();
      if (face === undefined || !(face >= 1 && face <= submitted.wanted))
        throw new Error(`${textOf(action)} rolls a die that the story has not scripted`);
      faces.push(face);
    }
  }

  /** A seat tries something, the rules cite this one against it, and nothing changes. */
  refused(seat: Seat, action: T['Action'], rule: T['Rule'] | `kernel.${string}`, facts?: object): this {
    const before = textOf(this.#journal);
    const submitted = submit(this.#game, this.#journal, this.#answer(seat, action));
    if (submitted.ok || !('refusal' in submitted)) throw new Error(`${textOf(action)} is not refused`);
    const { refusal } = submitted;
    if (refusal.rule !== rule) throw new Error(`${textOf(action)} is refused by ${refusal.rule}, not by ${rule}`);
    if (facts !== undefined && textOf(refusal.facts) !== textOf(facts))
      throw new Error(`the facts are ${textOf(refusal.facts)}`);
    if (textOf(this.#journal) !== before) throw new Error('a refusal changed the match');
    return this;
  }

  /** An event of the last move (or the opening), with at least these fields, by this rule. */
  told<K extends T['Event']['type']>(type: K, fields: Partial<EventOf<T, K>> = {}, rule?: T['Rule']): this {
    const fits = ({ event, rule: cited }: Told<T>): boolean =>
      event.type === type &&
      (rule === undefined || cited === rule) &&
      Object.entries(fields).every(([key, value]) => textOf(Reflect.get(event, key)) === textOf(value));
    if (!this.#last().some(fits))
      throw new Error(
        `nobody told ${type} ${textOf(fields)} by ${rule ?? 'any rule'}; told was\n${this.#last().map(textOf).join('\n')}`,
      );
    return this;
  }

  /** Nothing of this kind was told in the last move. */
  silent(type: T['Event']['type']): this {
    if (this.#last().some(({ event }) => event.type === type)) throw new Error(`${type} was told`);
    return this;
  }

  /** What one seat heard of the last move. */
  heard(seat: Seat): readonly T['Event'][] {
    return heardBy(seat, this.#last()).map(({ event }) => event);
  }

  sight(seat: Seat): Sight<T> {
    return sight(this.#game, this.state, seat);
  }

  view(seat: Seat): T['View'] {
    return this.sight(seat).view;
  }

  /** The kind of question each asked seat has before it. */
  asked(): readonly { readonly seat: Seat; readonly kind: string; readonly rule: T['Rule'] }[] {
    return this.state.asks.map(({ seat, rule, question }) => ({ seat, kind: question.kind, rule }));
  }

  takesBack(consent: Seats): this {
    const refusal = undo(this.#game, this.#journal, consent);
    if (refusal !== null) throw new Error(`undo is refused by ${refusal.rule}`);
    return this;
  }

  /**
   * Every scripted die must have been rolled, for one left over is a rule that did not happen; and no law of the game
   * is broken.
   */
  finish(): void {
    if (this.#dice.length > 0) throw new Error(`dice left over: ${this.#dice.join(', ')}`);
    const broken = this.#game.laws(this.state);
    if (broken.length > 0) throw new Error(`broken: ${broken.join('; ')}`);
  }

  #last(): readonly Told<T>[] {
    const entry: Pick<Entry<T>, 'told'> = this.#journal.entries.at(-1) ?? this.#journal.opening;
    return entry.told;
  }

  /** The seat's first question that takes the action, or its first one, or the last it sealed. */
  #answer(seat: Seat, action: T['Action']): Move<T> {
    const mine = this.state.asks.filter((asked) => asked.seat === seat);
    const fitting = mine.find(({ id }) => check(this.#game, this.state, { seat, ask: id, action }) === null) ?? mine[0];
    const { sealed, wishes, asked } = this.state;
    const given = [...sealed, ...wishes].findLast((answer) => answer.ask.seat === seat)?.ask;
    return { seat, ask: (fitting ?? given)?.id ?? asked[seat] ?? 0, action };
  }
}
