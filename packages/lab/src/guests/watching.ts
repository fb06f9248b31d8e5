import { Worker } from 'node:worker_threads';

/** What a watchdog has to know. */
export interface Watched {
  readonly memory: SharedArrayBuffer;
  readonly seconds: number;
  /** Who sits where, by name. */
  readonly players: readonly string[];
  /** What is said at the end. */
  readonly farewell: string;
}

/** Threads run built code: this is the same file seen from `src` and from `dist`. */
const WATCHDOG = new URL('../../dist/guests/watchdog.js', import.meta.url);

/** Ends this process when a guest does not give its thread back in time, and says who it was. */
export function watchGuests(watched: Watched): void {
  new Worker(WATCHDOG, { workerData: watched }).unref();
}
