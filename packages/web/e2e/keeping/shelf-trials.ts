// Runs the trials of a shelf on the browser's own, in a page or in a worker of it. Bundled by `shelf-contract.e2e.ts`.
import type { Lease, Shelf } from '@questhall/table';
import { browserShelf } from '@questhall/table/browser';
import { cardOf, linesOf, made, TRIALS } from '@questhall/table/contract';

/** More than the room that the test gives. */
const PIECES = 30;
const PIECE_BYTES = 1_000_000;

/** Asks the test, which can do what a page cannot: give the page's origin less room. */
type Tell = (wish: 'fill' | 'makeRoom') => Promise<void>;

/** Takes the lease by force and gives it back at once, so that only the old owner is without. */
const takeAway = (id: string): Promise<void> =>
  navigator.locks.request(`questhall-table-${id}`, { steal: true }, async () => {});

const SCRATCH = 'scratch';

/** The browser remembers for a while how much room there was, and looks again when somebody wants more than that. */
async function fill(tell: Tell): Promise<void> {
  await tell('fill');
  const opening = indexedDB.open(SCRATCH);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(SCRATCH);
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  const writing = opening.result.transaction(SCRATCH, 'readwrite');
  for (let k = 0; k < PIECES; k++) writing.objectStore(SCRATCH).put(new Uint8Array(PIECE_BYTES), k);
  await new Promise<void>((resolve, reject) => {
    writing.onabort = () => resolve();
    writing.oncomplete = () => reject(new Error('there is still room'));
  });
  opening.result.close();
}

/** What went wrong, trial by trial. All share one store, so each leaves it empty. */
async function runTrials(tell: Tell): Promise<readonly string[]> {
  const problems: string[] = [];
  await tell('makeRoom');
  for (const trial of TRIALS) {
    const leases: Lease[] = [];
    try {
      await trial.run({
        open: () => noting(browserShelf(), leases),
        takeAway,
        fill: () => fill(tell),
        makeRoom: () => tell('makeRoom'),
      });
    } catch (error) {
      problems.push(`${trial.name}: ${String(error)}`);
    }
    await tell('makeRoom');
    for (const lease of leases) await lease.release();
    for (const { id } of await browserShelf().cards()) await browserShelf().remove(id);
  }
  return problems;
}

/** A lock lives as long as its page, and a trial may end with one in hand. */
const noting = (shelf: Shelf, leases: Lease[]): Shelf => ({
  ...shelf,
  async lease(id) {
    const lease = await shelf.lease(id);
    if (lease !== null) leases.push(lease);
    return lease;
  },
});

/** Makes a table and appends to it, line by line, until the page is closed. Says how far it has come. */
async function appendOn(said: (n: number) => Promise<void>): Promise<void> {
  const lease = await made(browserShelf());
  for (let n = 1; (await lease.append(n - 1, linesOf(n, n), cardOf('one', n))) === 'kept'; n++) await said(n);
}

/** Waits for the lease of that table, as long as its page takes to die, and says how many lines there are. */
async function takeOver(): Promise<number> {
  while ((await browserShelf().lease('one')) === null) await new Promise((resolve) => setTimeout(resolve, 20));
  return (await browserShelf().read('one'))?.lines.length ?? 0;
}

const isFree = async (): Promise<boolean> => (await browserShelf().lease('one')) !== null;

Object.assign(globalThis, { runTrials, countTrials: () => TRIALS.length, appendOn, takeOver, isFree });
