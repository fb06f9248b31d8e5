import { Hall } from '@questhall/table';
import { browserNeighbours, browserShelf } from '@questhall/table/browser';
import { games } from './games.ts';
import { OLD_DATABASE } from './old-database.ts';
import type { Scope } from './scope.ts';

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** The tables of this browser: they are hosted here, or in another tab. */
export function openHall(scope: Scope): void {
  const hall = new Hall({
    shelf: browserShelf(),
    games,
    neighbours: browserNeighbours(),
    randomHex: (bytes) => Array.from(crypto.getRandomValues(new Uint8Array(bytes)), hex).join(''),
    now: () => Date.now(),
    pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
  });
  bringOld(hall).catch(() => undefined);
  hall.connect({
    post: (message) => scope.postMessage(message),
    listen: (listener) => scope.addEventListener('message', ({ data }) => listener(data)),
  });
}

/** Tables from before there were journals, where this browser has some; what cannot be brought stays where it is. */
async function bringOld(hall: Hall): Promise<void> {
  const databases = await indexedDB.databases();
  if (databases.some(({ name }) => name === OLD_DATABASE)) await (await import('./old-tables.ts')).bringOldTables(hall);
}
