import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSave, type Types } from '@questhall/kernel';
import { writeFile } from '../files.ts';
import { type AtTable, resumeCommand, versionOf } from './at-table.ts';

const isUnsaved = <T extends Types>({ isOver, journal, savedAs }: AtTable<T>): boolean => !isOver && versionOf(journal) !== savedAs;

/** Whether whoever wants to leave may: an unsaved match is asked about. */
export async function mayLeave<T extends Types>(table: AtTable<T>): Promise<boolean> {
  if (!table.lines.isInteractive || !isUnsaved(table)) return true;
  const line = await table.lines.next('The match is not saved. Leave it? [y/N] ');
  if (line === null) keepMatch(table);
  return line === null || /^y/i.test(line.trim());
}

/** Somebody has gone without a word: what was played is kept where it can be found. */
export function keepMatch<T extends Types>(table: AtTable<T>): void {
  if (!table.lines.isInteractive || !isUnsaved(table)) return;
  const path = join(tmpdir(), `questhall-${table.kit.game.id}-${process.pid}.json`);
  writeFile(path, makeSave(table.journal));
  table.screen.line('The match is kept. Go on with:');
  table.screen.line(`  ${resumeCommand(table, path)}`, 4);
}
