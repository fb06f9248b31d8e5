// Plays random tables on the browser's own shelf, in a page. Bundled by `model.e2e.ts`.
import type { Shelf } from '@questhall/table';
import { browserShelf } from '@questhall/table/browser';
import { Trial, type World } from '@questhall/table/model';

/** Between two owners a lock is nobody's for a moment, and nobody says when that is over. */
const patient = (shelf: Shelf): Shelf => ({
  ...shelf,
  async lease(id) {
    for (;;) {
      const lease = await shelf.lease(id);
      if (lease !== null) return lease;
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  },
});

let thefts = 0;

const WORLD: World = {
  open: () => patient(browserShelf()),
  takeAway(id) {
    void navigator.locks.request(`questhall-table-${id}`, { steal: true }, async () => {
      thefts += 1;
    });
  },
};

/** What went wrong, table by table, and what led to it. */
async function runTables(count: number): Promise<readonly string[]> {
  const problems: string[] = [];
  for (let run = 0; run < count; run++) {
    const trial = new Trial(WORLD, `browser ${run}`);
    try {
      await trial.run();
    } catch (error) {
      problems.push(`run ${run}: ${error instanceof Error ? error.stack : String(error)}\n${trial.log.join('\n')}`);
    }
    for (const { id } of await browserShelf().cards()) await browserShelf().remove(id); // every trial counts its ids from one
  }
  return problems;
}

Object.assign(globalThis, { runTables, countThefts: () => thefts });
