import type promises from 'node:fs/promises';
import { hostname } from 'node:os';

/** What the shelf needs of Node's files; tests hand in a disk that fills up or dies. */
export type Disk = Pick<
  typeof promises,
  'mkdir' | 'open' | 'readdir' | 'readFile' | 'rename' | 'rm' | 'stat' | 'truncate' | 'writeFile'
>;

export const HOST: string = hostname();

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** The disk, the quota or a limit is at its end, or the disk itself fails: nothing more can be written there. */
const FULL: readonly string[] = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO'];

export const isFull = (error: unknown): boolean => FULL.includes(codeOf(error));

export const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

export const isThere = (error: unknown): boolean => codeOf(error) === 'EEXIST';

export async function exists(disk: Disk, path: string): Promise<boolean> {
  try {
    await disk.stat(path);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** A new file outlives a power cut only when its folder does. Windows knows no such thing and needs none. */
export async function syncFolder(disk: Disk, path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await disk.open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * The whole file or the one before it, never half of one. Not flushed: only for what can be made again from the
 * journal.
 */
export async function replaceFile(disk: Disk, path: string, text: string): Promise<void> {
  const part = `${path}.part`; // always the same, so that crashes do not heap them up
  try {
    await disk.writeFile(part, text);
    await disk.rename(part, path);
  } catch (error) {
    await disk.rm(part, { force: true }).catch(() => {});
    throw error;
  }
}
