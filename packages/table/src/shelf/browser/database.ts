import { ShelfError } from '../shelf.ts';

/** What a database is called, and what is kept in it. */
export interface DatabaseShape {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly string[];
}

/** What a request gives. */
export const wish = <X>(request: IDBRequest<X>): Promise<X> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Keys of one table, from one number on to another. */
export const keysOf = (id: string, from = 0, to: number = Number.POSITIVE_INFINITY): IDBKeyRange =>
  IDBKeyRange.bound([id, from], [id, to]);

export const isQuotaError = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** A database of this browser. Opened when first needed, and again if the browser has closed it meanwhile. */
export interface Database {
  /** All that is asked of the stores in one piece of work happens, on the disk, or nothing of it. */
  transact<X>(mode: IDBTransactionMode, work: (stores: IDBTransaction) => Promise<X>): Promise<X>;
}

export function openDatabase(shape: DatabaseShape): Database {
  let opened: Promise<IDBDatabase> | null = null;
  const forget = (): void => {
    opened = null;
  };
  return {
    async transact(mode, work) {
      opened ??= open(shape, forget);
      const transaction = (await opened).transaction(shape.stores, mode, { durability: 'strict' });
      const done = completed(transaction);
      done.catch(() => {}); // it is awaited below, after the work
      try {
        const answer = await work(transaction);
        await done;
        return answer;
      } catch (error) {
        abort(transaction);
        throw error;
      }
    },
  };
}

async function open({ name, version, stores }: DatabaseShape, forget: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => {
    for (const store of stores) request.result.createObjectStore(store);
  };
  try {
    const database = await wish(request);
    database.onclose = forget;
    database.onversionchange = () => {
      forget();
      database.close(); // a newer page wants to change it; it must not wait for us
    };
    return database;
  } catch (error) {
    forget();
    throw new ShelfError('the browser does not let us keep anything', { cause: error });
  }
}

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new ShelfError('the browser gave a write up'));
  });

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // it has ended already
  }
}
