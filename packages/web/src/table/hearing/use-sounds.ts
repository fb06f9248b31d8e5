import type { Types } from '@questhall/kernel';
import { useEffect } from 'react';
import type { TableStore } from '../store/store.ts';
import { hearTable } from './hear.ts';

/** The table is heard for as long as it is on the screen. */
export function useSounds<T extends Types>(store: TableStore<T>): void {
  useEffect(() => hearTable(store), [store]);
}
