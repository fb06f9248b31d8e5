import type { State, Tell, Types } from '@questhall/kernel';

/** What one game came to. */
export interface GameResult {
  readonly isWon: boolean;
  readonly ending: string;
  readonly measures: Readonly<Record<string, number>>;
  /** What happened how often, by kind and by where or to whom. */
  readonly counts?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** What is worth counting when a game is played thousands of times. */
export interface Study<T extends Types> {
  /** Who plays best: with nobody else at the table, the exact odds apply. */
  readonly bestPlayer: string;
  readonly seatsUsual: number;
  /** Whose victories are counted: `the hero`. */
  readonly winner: string;
  /** Looks on while a match is played in place, and says afterwards what it came to. */
  observe(draft: State<T>): { readonly tell: Tell<T>; result(): GameResult };
  /** The chance to win as computed, where best play makes it computable. */
  exact(options: T['Options']): number | null;
}
