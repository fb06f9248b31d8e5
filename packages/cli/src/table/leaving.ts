import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Types } from '@questhall/kernel';
import { makeSave } from '@questhall/table';
import { writeFile } from '../files.ts';
import { type AtTable, resumeCommand, versionOf } from './at-table.ts';

const isUnsaved = <T extends Types>({ isOver, journal, savedAs }: AtTable<T>): boolean => !isOver && versionOf(journal) !== savedAs;

/** Whether somebody meant to give up this table: a slip of the finger is asked about, and what was played is kept. */
export async function mayLeave<T extends Types>(table: AtTable<T>): Promise<boolean> {
  if (!isUnsaved(table)) return true;
  const line = table.lines.isInteractive ? await table.lines.next('The match is not over. Leave it? It is kept for you. [y/N] ') : 'y';
  if (line !== null && !/^y/i.test(line.trim())) return false;
  keepMatch(table);
  return true;
}

/** Somebody has gone without saving: what was played is kept where it can be found, and nothing is lost. */
export function keepMatch<T extends Types>(table: AtTable<T>): void {
  if (!isUnsaved(table)) return;
  const path = freePath(join(tmpdir(), `questhall-${table.kit.game.id}-${process.pid}`));
  writeFile(path, makeSave(table.journal));
  table.savedAs = versionOf(table.journal);
  table.screen.line('The match is kept. Go on with:');
  table.screen.write(`  ${resumeCommand(table, path)}\n`); // in one piece, to be copied
}

/** A name that nothing has yet, so that one kept match never replaces another. */
function freePath(begin: string): string {
  let path = `${begin}.json`;
  for (let number = 2; existsSync(path); number++) path = `${begin}-${number}.json`;
  return path;
}
