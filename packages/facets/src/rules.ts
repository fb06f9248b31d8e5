import type { Ask, Game, Guest, Player, Seat, Sight, State, Turn, Types } from '@questhall/kernel';

/** A game with those who can play it: all that a table needs to host it. */
export interface Rules<T extends Types> {
  readonly game: Game<T>;
  readonly bots: Readonly<Record<string, () => Player<T>>>;
  /**
   * The same players, of those who can say why: everybody who hears of a move is told its rule. So a rule is given only
   * where it tells nothing that anybody at the table may not know.
   */
  readonly deciders?: Readonly<Record<string, () => Decider<T>>>;
  /** Programs that come with nobody's game. */
  readonly guests?: Readonly<Record<string, (seat: Seat) => Guest<T>>>;
  /** How far a match has come, for lists of tables: nothing that anybody at it may not know. */
  stageOf?(state: State<T>): Readonly<Record<string, unknown>>;
  /** Options that tell what not everybody may know: no list shows them. */
  readonly secretOptions?: readonly string[];
  /** Whose turn it is, and how many have begun; null where there are none. */
  turnOf?(state: State<T>): { readonly seat: Seat; readonly number: number } | null;
  /** The standing orders of this game: what each passes for, until it ends or its seat takes it back. */
  readonly orders?: Readonly<Record<string, Order<T>>>;
  /**
   * Whether an answer to what can be passed would change nothing for its seat, passing among them: whoever can do no
   * more than that is spared the question, unless an order that is a pause wants them all. Of offers only.
   */
  isVain?(action: T['Action'], sight: Sight<T>): boolean;
}

/** Whether there is a player of this name, or a guest. */
export const isPlayerOf = <T extends Types>({ bots, guests = {} }: Rules<T>, name: string): boolean =>
  Object.hasOwn(bots, name) || Object.hasOwn(guests, name);

/** What a program's player does, and the rule by which it does so; null where there is none, or none to be told. */
export interface Decision<T extends Types> {
  readonly action: T['Action'];
  readonly rule: T['Rule'] | null;
}

/** A player who says why. */
export type Decider<T extends Types> = (turn: Turn<T>) => Decision<T>;

/** Something that a player wants to be spared, known to that seat alone. */
export interface Order<T extends Types> {
  /** The rule that says what it is. */
  readonly rule: T['Rule'];
  /** Whether the seat passes at this question without being asked. */
  covers(ask: Ask<T>, sight: Sight<T>, note: string): boolean;
  /**
   * What has to be remembered of the moment in which it is given, without line breaks; nothing, where this is left out.
   * Of questions that can be passed the sight has only those that leave something else to do.
   */
  begins?(sight: Sight<T>): string;
  /**
   * What to remember of it now that something has happened, seen likewise; null when it is over: never, without this.
   */
  goesOn?(note: string, sight: Sight<T>): string | null;
  /** People begin with it. */
  readonly isInitial?: boolean;
  /** As long as it stands no other order of its seat covers anything. */
  readonly isPause?: boolean;
}
