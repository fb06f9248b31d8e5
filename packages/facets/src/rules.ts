import type { Ask, Game, Player, Sight, State, Turn, Types } from '@questhall/kernel';

/** A game with those who can play it: all that a table needs to host it. */
export interface Rules<T extends Types> {
  readonly game: Game<T>;
  readonly bots: Readonly<Record<string, () => Player<T>>>;
  /**
   * The same players, of those who can say why: everybody who hears of a move is told its rule. So a rule is given only
   * where it tells nothing that anybody at the table may not know.
   */
  readonly deciders?: Readonly<Record<string, () => Decider<T>>>;
  /** How far a match has come, for lists of tables: nothing that anybody at it may not know. */
  stageOf?(state: State<T>): Readonly<Record<string, unknown>>;
  /** Options that tell what not everybody may know: no list shows them. */
  readonly secretOptions?: readonly string[];
  /** The standing orders of this game: what each passes for, until its seat takes it back. */
  readonly orders?: Readonly<Record<string, Order<T>>>;
}

/** What a program's player does, and the rule by which it does so; null where there is none, or none to be told. */
export interface Decision<T extends Types> {
  readonly action: T['Action'];
  readonly rule: T['Rule'] | null;
}

/** A player who says why. */
export type Decider<T extends Types> = (turn: Turn<T>) => Decision<T>;

/** Something that a player wants to be spared, known to that seat alone. */
export interface Order<T extends Types> {
  /** Whether the seat passes at this question without being asked. */
  covers(ask: Ask<T>, sight: Sight<T>): boolean;
}
