import type { Problem } from '@questhall/kernel';
import { useCallback, useEffect, useState } from 'react';
import type { Service, TableCard } from '../../link/service.ts';

/** What went wrong with a file, and on which way. */
interface Trouble {
  readonly way: 'import' | 'export';
  readonly problem: string;
}

export interface Shelf {
  /** Null until the shelf has been looked at. */
  readonly tables: readonly TableCard[] | null;
  readonly trouble: Trouble | null;
  importFile(file: Blob): Promise<void>;
  exportTable(table: TableCard): Promise<void>;
  remove(id: string): Promise<void>;
}

const sayProblem = ({ field, message }: Problem): string => `${field} ${message}`;

/** The tables of this browser, and what can be done with them. */
export function useShelf(service: Service): Shelf {
  const [tables, setTables] = useState<readonly TableCard[] | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const refresh = useCallback(async () => setTables(await service.tables()), [service]);
  useEffect(() => {
    refresh().catch(() => setTables([])); // a browser that keeps nothing has an empty shelf
  }, [refresh]);
  return {
    tables,
    trouble,
    async importFile(file) {
      const read = await service.importTable(file);
      setTrouble(read.ok ? null : { way: 'import', problem: sayProblem(read.problem) });
      if (read.ok) await refresh();
    },
    async exportTable(table) {
      const made = await service.exportTable(table.id);
      setTrouble(made.ok ? null : { way: 'export', problem: sayProblem(made.problem) });
      if (made.ok)
        saveFile(
          made.value,
          `questhall-${table.game}-${new Date(table.changed).toISOString().slice(0, 10)}-${table.id.slice(0, 6)}.json`,
        );
    },
    async remove(id) {
      await service.remove(id);
      await refresh();
    },
  };
}

function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
