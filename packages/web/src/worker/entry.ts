import { Hall } from '@questhall/table';
import { browserNeighbours, browserShelf } from '@questhall/table/browser';
import { withKit } from './kits.ts';
import { bringOldTables } from './old-tables.ts';

/** A dedicated worker's global scope, as far as it is used here. */
interface Scope {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

const scope = globalThis as unknown as Scope; // this file is only ever the entry of a worker

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** The tables of this browser: they are hosted here, or in another tab. */
const hall = new Hall({
  shelf: browserShelf(),
  games: withKit,
  neighbours: browserNeighbours(),
  randomHex: (bytes) => Array.from(crypto.getRandomValues(new Uint8Array(bytes)), hex).join(''),
  now: () => Date.now(),
  pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
});

void bringOldTables(hall).catch(() => undefined); // whatever cannot be brought stays where it is

hall.connect({
  post: (message) => scope.postMessage(message),
  listen: (listener) => scope.addEventListener('message', ({ data }) => listener(data)),
});
