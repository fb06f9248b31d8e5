import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import promises, { type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect } from 'vitest';
import { cardOf, linesOf, made, snapshotOf } from '../src/shelf/contract.ts';
import type { Disk } from '../src/shelf/files/disk.ts';
import * as files from '../src/shelf/files/files.ts';
import type { Shelf } from '../src/shelf/shelf.ts';

const handles: FileHandle[] = [];
const homes: string[] = [];

/** To be called once in a file of tests: what each leaves behind is closed and removed. */
export function tidyUp(): void {
  afterEach(async () => {
    for (const handle of handles.splice(0)) await handle.close();
    for (const home of homes.splice(0)) rmSync(home, { recursive: true, force: true });
  });
}

/** Many of these tests end with a lease in hand, so the files it holds open are closed for it. */
export function fileShelf(home: string, disk: Disk = promises): Shelf {
  const open: Disk['open'] = async (...args) => {
    const handle = await disk.open(...args);
    handles.push(handle);
    return handle;
  };
  return files.fileShelf(
    home,
    new Proxy(disk, { get: (of, name) => (name === 'open' ? open : Reflect.get(of, name)) }),
  );
}

export function newHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'questhall-shelf-'));
  homes.push(home);
  return home;
}

export const pathOf = (home: string, name: string): string => join(home, 'table-one', name);

const WRITES: readonly PropertyKey[] = [
  'mkdir',
  'writeFile',
  'appendFile',
  'rename',
  'rm',
  'truncate',
  'datasync',
  'sync',
];

/** Node's own disk, but each write first asks. */
export function watchedDisk(before: (name: string, bytes: unknown, handle: FileHandle) => Promise<void>): Disk {
  const watch = <T extends object>(of: T): T =>
    new Proxy(of, {
      get(target, name) {
        const own: unknown = Reflect.get(target, name, target);
        if (typeof own !== 'function') return own;
        return async (...args: unknown[]) => {
          if (WRITES.includes(name)) await before(String(name), args[0], target as unknown as FileHandle);
          const answer: unknown = await own.apply(target, args);
          return name === 'open' ? watch(answer as object) : answer;
        };
      },
    });
  return watch<Disk>(promises);
}

export const noSpace = (): Error => Object.assign(new Error('no space left'), { code: 'ENOSPC' });

/** A process that dies leaves its lock behind; here it lives on, so the lock is made to name one that does not. */
export function bury(home: string): void {
  const folder = join(home, 'table-one');
  if (!existsSync(folder)) return; // it died before there was a table
  for (const name of readdirSync(folder).filter((one) => one.startsWith('lock-'))) {
    const owner = JSON.parse(readFileSync(join(folder, name), 'utf8') || '{}');
    writeFileSync(join(folder, name), JSON.stringify({ ...owner, started: 'long ago', pid: 2 ** 22 + 1 }));
  }
}

/** A table of five lines, appended one by one, with snapshots of lines 2 and 4. */
export async function fiveLines(): Promise<string> {
  const home = newHome();
  const lease = await made(fileShelf(home));
  for (let n = 1; n <= 5; n++) {
    expect(await lease.append(n - 1, linesOf(n, n), cardOf('one', n), n % 2 === 0 ? snapshotOf(n) : undefined)).toBe(
      'kept',
    );
  }
  await lease.release();
  return home;
}
