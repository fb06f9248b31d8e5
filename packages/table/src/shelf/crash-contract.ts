import { add, cardOf, holds, keptOf, leased, linesOf, made, same, snapshotOf } from './contract.ts';
import type { Shelf } from './shelf.ts';

/**
 * Every way in which a process can die in the middle of some work on a fresh place: each gives the shelf as the next
 * process finds it.
 */
export type Crashes = (prepare: Act, act: Act) => AsyncIterable<Shelf>;
type Act = (shelf: Shelf) => Promise<void>;

/** Old or new, never something else, and play goes on from there. */
export async function appendSurvives(crashes: Crashes): Promise<{ readonly old: number; readonly new: number }> {
  const count = { old: 0, new: 0 };
  const prepare: Act = async (shelf) => {
    const lease = await made(shelf);
    await add(lease, 1, 2, snapshotOf(2));
    await lease.release();
  };
  const act: Act = async (shelf) => add(await leased(shelf), 3, 5, snapshotOf(5));
  for await (const shelf of crashes(prepare, act)) {
    const isNew = (await shelf.read('one'))?.card.n === 5;
    const n = isNew ? 5 : 2;
    count[isNew ? 'new' : 'old'] += 1;
    await holds(shelf, keptOf(n), 0);
    await holds(shelf, keptOf(n, snapshotOf(2)), 2);
    const lease = await leased(shelf);
    same(
      (await shelf.cards()).map((card) => card.n),
      [n],
      'the card, when somebody has sat down',
    );
    await add(lease, n + 1, n + 2);
    await holds(shelf, keptOf(n + 2), 0);
    same(
      (await shelf.cards()).map((card) => card.n),
      [n + 2],
      'the card',
    );
  }
  return count;
}

/** A table that comes with pages is there whole, or not at all. */
export async function makingSurvives(crashes: Crashes): Promise<{ readonly old: number; readonly new: number }> {
  const count = { old: 0, new: 0 };
  const pages = [
    { lines: linesOf(1, 2), card: cardOf('one', 2), snapshot: snapshotOf(2) },
    { lines: linesOf(3, 5), card: cardOf('one', 5) },
  ];
  const make: Act = async (shelf) => {
    same(await shelf.make(cardOf('one', 0), keptOf(0).header, pages), 'kept', 'a table with pages');
  };
  for await (const shelf of crashes(async () => {}, make)) {
    const isNew = (await shelf.cards()).length > 0;
    count[isNew ? 'new' : 'old'] += 1;
    if (!isNew) await make(shelf);
    await holds(shelf, keptOf(5), 0);
    await add(await leased(shelf), 6, 7);
    await holds(shelf, keptOf(7), 0);
  }
  return count;
}
