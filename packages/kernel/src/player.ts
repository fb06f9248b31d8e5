import type { Rng } from './dice.ts';
import type { Ask, Sight, Types } from './types.ts';

/** What somebody in a seat is given to decide on: never a state. */
export interface Turn<T extends Types> {
  readonly sight: Sight<T>;
  readonly ask: Ask<T>;
  /** The legal answers, at least one. */
  readonly offers: readonly T['Action'][];
  /** The player's own dice; those of the match are out of reach. */
  readonly rng: Rng;
}

/** Who can sit in a seat. */
export type Player<T extends Types> = (turn: Turn<T>) => T['Action'];
