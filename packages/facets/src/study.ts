import type { State, Tell, Types } from '@questhall/kernel';

/** What one game came to. */
export interface GameResult {
  readonly isWon: boolean;
  readonly ending: string;
  readonly measures: Readonly<Record<string, number>>;
  /** What happened how often, by kind and by where or to whom. */
  readonly counts?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A line between two corners of squares, both counted from the top left. */
export interface PlanLine {
  readonly kind: 'wall' | 'door' | 'secret';
  readonly from: readonly [column: number, row: number];
  readonly to: readonly [column: number, row: number];
}

/** A place seen from above, on which a report shows where something happened. */
export interface StudyPlan {
  /** What is counted: one of the kinds of `GameResult.counts`, by the names of areas. */
  readonly counted: string;
  /** The area of each square, row by row; empty where there is no floor. */
  readonly rows: readonly (readonly string[])[];
  readonly lines: readonly PlanLine[];
  /** Who and what stands there: a letter or two, and what they mean. */
  readonly signs: readonly {
    readonly column: number;
    readonly row: number;
    readonly text: string;
    readonly title: string;
  }[];
}

/** What a report says of a table before it comes to figures. */
export interface Portrait {
  /** What is played: `The Trial`, `Hugo against the Golem`. */
  readonly title: string;
  readonly plan?: StudyPlan;
  /** A text that was given with the options, to be read at the end. */
  readonly source?: { readonly title: string; readonly text: string };
}

/** Of those who had something, how many won: two kinds of counts, of which each game adds 1 for each name. */
export interface Share {
  readonly title: string;
  readonly won: string;
  readonly of: string;
}

/** What is worth counting when a game is played thousands of times. */
export interface Study<T extends Types> {
  /** Who plays best: with nobody else at the table, the exact odds apply. */
  readonly bestPlayer: string;
  readonly seatsUsual: number;
  /** Whose victories are counted: `the hero`. */
  readonly winner: string;
  /** The kinds of counts that go by place: where somebody of the winning side died, and where they were hurt. */
  readonly places?: { readonly deaths: string; readonly harm: string };
  /** How well each of the players plays, for somebody who knows none of them. */
  readonly strengths: Readonly<Record<string, string>>;
  readonly shares?: readonly Share[];
  /** What people call what is counted, where that is not what the counts call it. */
  readonly names?: Readonly<Record<string, string>>;
  portray(options: T['Options']): Portrait;
  /** Looks on while a match is played in place, and says afterwards what it came to. */
  observe(draft: State<T>): { readonly tell: Tell<T>; result(): GameResult };
  /** The chance to win as computed, where best play makes it computable. */
  exact(options: T['Options']): number | null;
}
