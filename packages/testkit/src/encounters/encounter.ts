import type { Move, Rng, State, Told, Types } from '@questhall/kernel';

/** Two rules that are made to meet, in a state that play has come to. */
export interface Encounter<T extends Types> {
  /** What meets what: `falling block × whisked by Swift Wind`. */
  readonly name: string;
  /** Sets the scene in the draft and says how it is played; null where this state has no room for it. */
  stage(draft: State<T>, rng: Rng): Course<T> | null;
}

/** How an encounter is played, and how one knows that it took place. */
export interface Course<T extends Types> {
  /** The answer that comes next, counted from 0; null when all has been done. It need not be legal: see `refusal`. */
  answer(state: State<T>, count: number): Move<T> | null;
  /** Whether the rules really met: looked at once the course has been run. */
  hasMet(told: readonly Told<T>[], after: State<T>): boolean;
  /** The rule that must stand against an answer, where the two rules forbid each other. */
  readonly refusal?: T['Rule'];
  /** Rules that may stand against an answer: then they have met as well. */
  readonly mayRefuse?: readonly T['Rule'][];
  /** What came out wrong, in words; nothing when all is well. */
  wrong?(after: State<T>, told: readonly Told<T>[], staged: State<T>): readonly string[];
}

/**
 * An account of a game's simplest facts (who stands where, who carries what, whose turn it is), kept by what is told
 * and by nothing else. Whatever differs from the table afterwards happened behind everybody's back, or did not happen.
 */
export interface Oracle<T extends Types> {
  /** The facts of a table: a name and a value each. */
  read(state: State<T>): ReadonlyMap<string, string>;
  /** Facts that are still open because something is only half told: whoever is walking is somewhere on its way. */
  unsettled?(state: State<T>): readonly string[];
  /** What an event does to the account. */
  retell(account: Account, told: Told<T>, state: State<T>): void;
  /** What is asked although what was told before forbids it. */
  wrong?(account: Account, state: State<T>): readonly string[];
}

/** What an oracle writes in. */
export interface Account {
  /** What the table must say after the move. */
  readonly facts: Map<string, string>;
  /** What the oracle remembers for itself, from move to move. */
  readonly memory: Map<string, string>;
}
