import type { Types } from '@questhall/kernel';
import { useEffect } from 'react';
import type { Logged } from './log-lines.ts';
import type { TableStore } from './store.ts';
import { useTable } from './use-table.ts';

/** The log from the first move on: what is not at hand yet is fetched. */
export function useWholeLog<T extends Types>(store: TableStore<T>): readonly Logged<T>[] {
  const { log, isLogWhole } = useTable(store);
  useEffect(() => {
    if (!isLogWhole) void store.recallLog();
  }, [isLogWhole, store]);
  return log;
}
