import { type DatabaseShape, isQuotaError, openDatabase, wish } from '@questhall/table/browser';
import { byLatest, isOwnDesign, type OwnDesign } from './own-design.ts';

const STORE = 'designs';
const SHAPE: DatabaseShape = { name: 'questhall-designs', version: 1, stores: [STORE] };
const CHANNEL = 'questhall-designs';

/**
 * What became of a wish to keep something: `elsewhere` when it was changed meanwhile, in another tab; then nothing is
 * written over.
 */
export type Keeping = 'kept' | 'full' | 'elsewhere';

/** What somebody wrote, in this browser's own store beside the tables. */
export interface DesignShelf {
  all(): Promise<readonly OwnDesign[]>;
  find(id: string): Promise<OwnDesign | null>;
  /** `after`: the `n` of what it follows; null for something new. */
  keep(design: OwnDesign, after: number | null): Promise<Keeping>;
  remove(id: string): Promise<void>;
  /** Tells of changes in this tab and in others. */
  onChange(listener: () => void): () => void;
}

function openShelf(): DesignShelf {
  const database = openDatabase(SHAPE);
  const listeners = new Set<() => void>();
  const channel = new BroadcastChannel(CHANNEL);
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  channel.onmessage = tell;
  const changed = (): void => {
    channel.postMessage(null);
    tell();
  };
  const find = async (stores: IDBTransaction, id: string): Promise<OwnDesign | null> => {
    const raw: unknown = await wish(stores.objectStore(STORE).get(id));
    return isOwnDesign(raw) ? raw : null;
  };
  return {
    all: async () => {
      const raws = await database.transact('readonly', (stores) => wish<unknown[]>(stores.objectStore(STORE).getAll()));
      return raws.filter(isOwnDesign).toSorted(byLatest);
    },
    find: (id) => database.transact('readonly', (stores) => find(stores, id)),
    async keep(design, after) {
      try {
        const keeping = await database.transact<Keeping>('readwrite', async (stores) => {
          const before = await find(stores, design.id);
          if (before !== null && before.n !== after) return 'elsewhere';
          stores.objectStore(STORE).put(design, design.id);
          return 'kept';
        });
        if (keeping === 'kept') changed();
        return keeping;
      } catch (error) {
        if (isQuotaError(error)) return 'full';
        throw error;
      }
    },
    async remove(id) {
      await database.transact('readwrite', async (stores) => void stores.objectStore(STORE).delete(id));
      changed();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

let shelf: DesignShelf | null = null;

/** The one shelf of this page, opened when somebody first wants it. */
export function designShelf(): DesignShelf {
  shelf ??= openShelf();
  return shelf;
}
