import type { Types } from '@questhall/kernel';
import type { AtTable } from './at-table.ts';

const isUnderWay = <T extends Types>({ isOver, journal }: AtTable<T>): boolean => !isOver && journal.entries.length > 0;

/** Whether somebody meant to give up this table: a slip of the finger is asked about. */
export async function mayLeave<T extends Types>(table: AtTable<T>): Promise<boolean> {
  if (!isUnderWay(table)) return true;
  const line = table.lines.isInteractive
    ? await table.lines.next('The match is not over. Leave it? It is kept for you. [y/N] ')
    : 'y';
  if (line !== null && !/^y/i.test(line.trim())) return false;
  sayKept(table);
  return true;
}

/** Every move was kept when it was made: all that is left is to say where to find it. */
export function sayKept<T extends Types>(table: AtTable<T>): void {
  if (!isUnderWay(table)) return;
  table.screen.line('The match is kept. Go on with:');
  table.screen.write(`  npx questhall resume ${table.host.card.id}\n`); // in one piece, to be copied
}
