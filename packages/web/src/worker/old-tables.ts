import { checksumOf, readExported } from '@questhall/table';
import { isText, isThere, type Lobby, recordOf } from '@questhall/wire';
import { OLD_DATABASE } from './old-database.ts';

/** Whole saves, by id. */
const STORE = 'tables';

const LOCK = 'questhall-old-tables';

/** Brings tables of the first kind to the shelf. One that cannot be read stays where it is. */
export async function bringOldTables(lobby: Pick<Lobby, 'importTable'>): Promise<void> {
  // Two tabs that open at once would each bring all of them.
  if ('locks' in navigator) await navigator.locks.request(LOCK, () => bring(lobby));
  else await bring(lobby);
}

async function bring(lobby: Pick<Lobby, 'importTable'>): Promise<void> {
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === OLD_DATABASE)) return;
  const old = await done(indexedDB.open(OLD_DATABASE));
  const all: readonly unknown[] = await done(old.transaction(STORE, 'readonly').objectStore(STORE).getAll());
  for (const raw of all) {
    if (!isOldTable(raw) || !(await isBrought(lobby, raw))) continue;
    await done(old.transaction(STORE, 'readwrite').objectStore(STORE).delete(raw.id));
  }
  const left = await done(old.transaction(STORE, 'readonly').objectStore(STORE).count());
  old.close();
  // Gone before the next tab looks for it: to open what is being deleted would make it anew, and empty.
  if (left === 0) await done(indexedDB.deleteDatabase(OLD_DATABASE));
}

const done = <X>(request: IDBRequest<X>): Promise<X> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const isOldTable = recordOf({ id: isText, save: isText, company: isThere });

interface OldTable {
  readonly save: string;
  readonly company: unknown;
}

/** Whether it is on the shelf now; one that breaks on the way keeps no other from coming. */
async function isBrought(lobby: Pick<Lobby, 'importTable'>, table: OldTable): Promise<boolean> {
  try {
    return (await lobby.importTable(withCompany(table))).ok;
  } catch {
    return false;
  }
}

/** The save, which says by itself who sat where; a damaged one stays damaged. */
function withCompany({ save: text, company }: OldTable): string {
  const read = readExported(text);
  if (!read.ok || !('checksum' in read.value) || read.value.checksum !== checksumOf(read.value)) return text;
  const save = { ...read.value, company };
  return JSON.stringify({ ...save, checksum: checksumOf(save) });
}
