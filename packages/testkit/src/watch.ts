import type { Game, Rng, Types } from '@questhall/kernel';

export type Fail = (what: string) => never;

/** What an inspection carries along from move to move. */
export interface Watch<T extends Types> {
  readonly game: Game<T>;
  /**
   * Every action offered so far, and the samples, by their text, as the game reads them: what players of this game may
   * send at the wrong moment.
   */
  readonly seen: Map<string, T['Action']>;
  readonly rng: Rng;
  readonly fail: Fail;
  /** Whether a dream ever differed from the real state. */
  hasDreamt: boolean;
}
