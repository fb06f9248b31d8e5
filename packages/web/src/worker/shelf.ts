import type { Sitter } from '../link/protocol.ts';
import type { Stage } from '../link/service.ts';

/** A table as it is kept in the browser. The save is opaque here; the kernel reads it. */
export interface Kept {
  readonly id: string;
  readonly game: string;
  readonly company: readonly Sitter[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly moves: number;
  readonly isOver: boolean;
  /** Missing where it was kept before stages were. */
  readonly stage?: Stage;
  readonly changed: number;
  readonly save: string;
}

/** Where tables are kept between visits. */
export interface Shelf {
  list(): Promise<readonly Kept[]>;
  find(id: string): Promise<Kept | null>;
  keep(table: Kept): Promise<void>;
  remove(id: string): Promise<void>;
}

const NAME = 'questhall';
const STORE = 'tables';
const VERSION = 1;

const done = <X>(request: IDBRequest<X>): Promise<X> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser’s store failed'));
  });

function openStore(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => void request.result.createObjectStore(STORE, { keyPath: 'id' });
  return done(request);
}

/** The shelf in the browser's own store. It is opened once, when it is first needed. */
export function browserShelf(): Shelf {
  let opened: Promise<IDBDatabase> | null = null;
  const store = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
    opened ??= openStore();
    return (await opened).transaction(STORE, mode).objectStore(STORE);
  };
  return {
    async list() {
      const all: readonly Kept[] = await done((await store('readonly')).getAll());
      return all.toSorted((a, b) => b.changed - a.changed);
    },
    async find(id) {
      const found: Kept | undefined = await done((await store('readonly')).get(id));
      return found ?? null;
    },
    async keep(table) {
      await done((await store('readwrite')).put(table));
    },
    async remove(id) {
      await done((await store('readwrite')).delete(id));
    },
  };
}
