import type { Seats } from '@questhall/kernel';
import type { Sitter } from './heard.ts';

/** So long the name of a table may be: more does not fit on a line. */
export const NAME_LENGTH_MAX = 80;

/** What a list shows of a table, without a look into its journal. */
export interface TableCard {
  readonly id: string;
  readonly game: string;
  readonly edition: string;
  /** A hash that is the same for every version of one match. The seed cannot be got out of it. */
  readonly match: string;
  readonly name: string;
  /** The number of the last line of its journal. */
  readonly n: number;
  readonly isOver: boolean;
  /** When it was last played, in milliseconds. */
  readonly changed: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly company: readonly Sitter[];
  readonly moves: number;
  /** How far it has come, where the game tells: facts by name, as options are. */
  readonly stage: Readonly<Record<string, unknown>>;
  /** The seats that have won; none while it goes on. */
  readonly winners: readonly number[];
  /** Whom play waits for, as everybody may know. */
  readonly waitingFor: Seats;
  /** Real dice are rolled and typed in. */
  readonly hasTypedDice: boolean;
}
