import type { Ask, Game, Player, Sight, State, Types } from '@questhall/kernel';

/** A game with those who can play it: all that a table needs to host it. */
export interface Rules<T extends Types> {
  readonly game: Game<T>;
  readonly bots: Readonly<Record<string, () => Player<T>>>;
  /** How far a match has come, for lists of tables: nothing that anybody at it may not know. */
  stageOf?(state: State<T>): Readonly<Record<string, unknown>>;
  /** Options that tell what not everybody may know: no list shows them. */
  readonly secretOptions?: readonly string[];
  /** The standing orders of this game: what each passes for, until its seat takes it back. */
  readonly orders?: Readonly<Record<string, Order<T>>>;
}

/** Something that a player wants to be spared, known to that seat alone. */
export interface Order<T extends Types> {
  /** Whether the seat passes at this question without being asked. */
  covers(ask: Ask<T>, sight: Sight<T>): boolean;
}
