import type { Mode } from '@questhall/dungeonquest/content';
import { apart } from '@questhall/lab';

/** How many of so many heroes came out of the keep, and with a Treasure. */
export interface Out {
  readonly heroes: number;
  readonly alive: number;
  readonly rich: number;
}

/** A lever by its place in the list, and how it is measured: one hero alone. */
export interface LeverOrder {
  readonly lever: number;
  readonly mode: Mode;
  readonly seed: string;
  readonly games: number;
}

const THREAD = new URL('./lever-thread.js', import.meta.url); // what is measured is built code

/** Measured in a thread of its own, whose content nobody else plays with. */
export const measureLever = async (orders: readonly LeverOrder[]): Promise<readonly Out[]> =>
  (await apart(THREAD, orders)) as readonly Out[]; // a checked border: what `run` of that module returns
