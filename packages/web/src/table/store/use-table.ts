import type { Types } from '@questhall/kernel';
import { useSyncExternalStore } from 'react';
import type { Shown, TableStore } from './store.ts';

/** What the table shows now; the component is drawn again whenever that changes. */
export function useTable<T extends Types>(store: TableStore<T>): Shown<T> {
  return useSyncExternalStore(store.subscribe, store.snapshot);
}
