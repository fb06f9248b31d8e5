import { type Addition, expectFitting, expectNew, expectRow } from '../expect.ts';
import { isCard, isLines, isSnapshot } from '../shapes.ts';
import {
  byLatest,
  type Card,
  expectId,
  type Kept,
  type Lease,
  type Shelf,
  ShelfError,
  type Snapshot,
} from '../shelf.ts';
import { type Database, type DatabaseShape, isQuotaError, keysOf, openDatabase, wish } from './database.ts';
import { takeWebLock, type WebLock } from './web-lock.ts';

/** Cards and headers by id; lines and snapshots by id and n. */
const TABLES: DatabaseShape = {
  name: 'questhall-tables',
  version: 1,
  stores: ['cards', 'headers', 'lines', 'snapshots'],
};

/** The lock that goes with the right to write to a table. */
export const lockOf = (table: string): string => `questhall-table-${table}`;

/** Tables in the browser's own store; for pages and workers alike. */
export function browserShelf(): Shelf {
  const database = openDatabase(TABLES);
  return {
    async cards(onBroken) {
      const found = await database.transact('readonly', async (stores) => {
        const cards = stores.objectStore('cards');
        const [ids, raws] = await Promise.all([wish(cards.getAllKeys()), wish<unknown[]>(cards.getAll())]);
        return ids.map((id, i): [string, unknown] => [String(id), raws[i]]);
      });
      for (const [id, raw] of found) if (!isCard(raw)) onBroken?.(id, 'its card is damaged');
      return found
        .map(([, raw]) => raw)
        .filter(isCard)
        .toSorted(byLatest);
    },
    async make(card, header, pages = []) {
      const additions = expectNew(card, pages);
      return orFull(
        database.transact('readwrite', async (stores) => {
          if ((await findCard(stores, card.id)) !== null) return 'there';
          stores.objectStore('headers').put(header, card.id);
          stores.objectStore('cards').put(card, card.id);
          for (const addition of additions) put(stores, addition);
          return 'kept';
        }),
      );
    },
    async read(id, upTo = Number.POSITIVE_INFINITY) {
      expectId(id);
      return database.transact('readonly', (stores) => readTable(stores, id, upTo));
    },
    async lease(id) {
      expectId(id);
      const lock = await takeWebLock(lockOf(id));
      if (lock === null) return null;
      try {
        const card = await database.transact('readonly', (stores) => findCard(stores, id));
        if (card !== null) return leaseWith(database, id, lock);
      } catch (error) {
        await lock.release();
        throw error;
      }
      await lock.release();
      return null;
    },
    async remove(id) {
      expectId(id);
      await database.transact('readwrite', async (stores) => {
        for (const name of ['cards', 'headers'] as const) stores.objectStore(name).delete(id);
        for (const name of ['lines', 'snapshots'] as const) stores.objectStore(name).delete(keysOf(id));
      });
    },
  };
}

function leaseWith(database: Database, id: string, lock: WebLock): Lease {
  return {
    lost: lock.lost,
    release: lock.release,
    async append(after, lines, card, snapshot) {
      const addition = { after, lines, card, snapshot };
      expectFitting(id, addition);
      return lock.isOurs() ? orFull(database.transact('readwrite', (stores) => append(stores, addition))) : 'lost';
    },
  };
}

/**
 * The lock only saves work. That no two appends follow the same line is certain because looking and writing are one
 * transaction.
 */
async function append(stores: IDBTransaction, addition: Addition): Promise<'kept' | 'lost'> {
  const last = await findCard(stores, addition.card.id);
  if (last?.n !== addition.after) return 'lost';
  put(stores, addition);
  return 'kept';
}

function put(stores: IDBTransaction, { lines, card, snapshot }: Addition): void {
  for (const line of lines) stores.objectStore('lines').add(line, [card.id, line.n]);
  stores.objectStore('cards').put(card, card.id);
  if (snapshot !== undefined) stores.objectStore('snapshots').put(snapshot, [card.id, snapshot.n]);
}

async function orFull<X>(answer: Promise<X>): Promise<X | 'full'> {
  try {
    return await answer;
  } catch (error) {
    if (isQuotaError(error)) return 'full';
    throw error;
  }
}

async function findCard(stores: IDBTransaction, id: string): Promise<Card | null> {
  const raw: unknown = await wish(stores.objectStore('cards').get(id));
  if (raw === undefined) return null;
  if (!isCard(raw) || raw.id !== id) throw new ShelfError(`table ${id}: its card is damaged`);
  return raw;
}

async function readTable(stores: IDBTransaction, id: string, upTo: number): Promise<Kept | null> {
  const card = await findCard(stores, id);
  if (card === null) return null;
  const header: unknown = await wish(stores.objectStore('headers').get(id));
  const snapshot = await findSnapshot(stores, id, upTo);
  const from = snapshot?.n ?? 0;
  const lines: unknown = await wish(stores.objectStore('lines').getAll(keysOf(id, from + 1)));
  if (!isLines(lines)) throw new ShelfError(`table ${id}: a line after line ${from} is damaged`);
  expectRow(id, from, lines);
  if (from + lines.length !== card.n)
    throw new ShelfError(`table ${id}: ends with line ${from + lines.length}, not ${card.n}`);
  return { card, header, snapshot, lines };
}

/** The newest that is whole. */
async function findSnapshot(stores: IDBTransaction, id: string, upTo: number): Promise<Snapshot | null> {
  const request = stores.objectStore('snapshots').openCursor(keysOf(id, 0, upTo), 'prev');
  for (let cursor = await wish(request); cursor !== null; cursor = await wish(request)) {
    if (isSnapshot(cursor.value)) return cursor.value;
    cursor.continue();
  }
  return null;
}
