/** Whole games of one kind, and how fast they are wanted on one core. */
export interface Plan {
  /** How it is asked for: `quests`. */
  readonly name: string;
  readonly title: string;
  readonly game: string;
  /** One game for each of these is played in turn. */
  readonly tables: readonly object[];
  readonly players: readonly string[];
  /** Games at each table before the clock runs, and in each round. */
  readonly warmUps: number;
  readonly perRound: number;
  /** The same in a round that takes about a third of a second, for comparing two versions by turns. */
  readonly perShortRound: number;
  /** So many games a second. */
  readonly wanted: number;
}

/** Games of one kind in the lab, on all its threads. */
export interface Simulation {
  readonly name: string;
  readonly game: string;
  readonly options: object;
  readonly seats: number;
  readonly games: number;
}
