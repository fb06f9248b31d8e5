import type { Problem } from '@questhall/border';
import type { Imported, Lobby, TableCard } from '@questhall/wire';
import { useCallback, useEffect, useState } from 'react';
import { go } from '../../shell/router.ts';
import { saveTable } from '../../table/store/save-table.ts';
import { handOver } from '../../workshop/handed-over.ts';

/** What went wrong with a table or its file, and on which way. */
interface Trouble {
  readonly way: 'import' | 'export' | 'rename' | 'list' | 'full';
  readonly problem: string;
}

/** The tables of this browser, and what can be done with them. */
export interface KeptTables {
  /** Null until the shelf has been looked at. */
  readonly tables: readonly TableCard[] | null;
  readonly trouble: Trouble | null;
  /** What became of the last file. */
  readonly imported: Imported | null;
  /** What is no table is handed to the workshop. */
  importFiles(files: readonly File[]): Promise<void>;
  exportTable(table: TableCard, name: string): Promise<void>;
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
}

/** What is wrong on a way; a shelf that is full is no fault of what should have come there. */
const troubleOn = (way: Trouble['way'], { field, message }: Problem): Trouble => ({
  way: field === 'shelf' ? 'full' : way,
  problem: `${field} ${message}`,
});

/** Tables are written in braces; nothing else is that somebody would bring here. */
const isTable = async (file: File): Promise<boolean> =>
  (await file.slice(0, FIRST_BYTES).text()).trimStart().startsWith('{');

const FIRST_BYTES = 64;

export function useTables(lobby: Lobby): KeptTables {
  const [tables, setTables] = useState<readonly TableCard[] | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [imported, setImported] = useState<Imported | null>(null);
  const refresh = useCallback(async () => {
    try {
      setTables(await lobby.cards());
    } catch (error) {
      setTables([]);
      setTrouble({ way: 'list', problem: error instanceof Error ? error.message : String(error) });
    }
  }, [lobby]);
  useEffect(() => {
    void refresh();
    return lobby.onCards(() => void refresh());
  }, [refresh, lobby]);
  const importFile = async (file: File): Promise<void> => {
    const read = await lobby.importTable(await file.text());
    setTrouble(read.ok ? null : troubleOn('import', read.problem));
    if (read.ok) await refresh();
    setImported(read.ok ? read.value : null);
  };
  return {
    tables,
    trouble,
    imported,
    async importFiles(files) {
      const areTables = await Promise.all(files.map(isTable));
      for (const file of files.filter((_, i) => areTables[i])) await importFile(file);
      const others = files.filter((_, i) => !areTables[i]);
      if (others.length === 0) return;
      handOver(others);
      go({ screen: 'workshop', id: null });
    },
    async exportTable(table, name) {
      const problem = await saveTable(lobby, table.id, name);
      setTrouble(problem === null ? null : { way: 'export', problem });
    },
    async rename(id, name) {
      const renamed = await lobby.rename(id, name);
      setTrouble(renamed.ok ? null : troubleOn('rename', renamed.problem));
      await refresh();
    },
    async remove(id) {
      await lobby.remove(id);
      setImported(null);
      await refresh();
    },
  };
}
