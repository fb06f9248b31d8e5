import { join } from 'node:path';
import { isCount, isRecord, isText } from '@questhall/wire';
import { parseJson } from '../shapes.ts';
import { type Disk, exists, HOST, isMissing, isThere } from './disk.ts';
import { isAlive, startOf } from './process-life.ts';

/** The right to write in a folder, as long as its owner lives. */
export interface Lock {
  isOurs(): Promise<boolean>;
  release(): Promise<void>;
}

/** A lock whose owner cannot be read is one that is just being written, for so long. */
const WRITING_MS_MAX = 10_000;
const NAME = /^(lock|free)-([0-9]{1,15})$/;

interface Turn {
  readonly number: number;
  readonly name: string;
  readonly isFree: boolean;
}

/**
 * Locks are numbered, and a number is never used twice: whoever wants the lock and sees that the last one is free, or
 * that its owner is dead, makes the next. Making a file that must not exist succeeds for one alone, so of two takers
 * one wins, and nobody ever removes a lock that he does not hold or has not overtaken. Who comes late, with a number
 * long passed, sees later ones and steps back.
 */
export async function takeLock(disk: Disk, folder: string): Promise<Lock | null> {
  const turns = await listTurns(disk, folder);
  const last = turns.at(-1);
  if (last !== undefined && !last.isFree && (await isHeld(disk, join(folder, last.name)))) return null;
  const number = (last?.number ?? 0) + 1;
  const path = join(folder, `lock-${number}`);
  if (!(await makeLock(disk, path))) return null;
  const others = (await listTurns(disk, folder)).filter((turn) => turn.number !== number || turn.isFree);
  if (others.some((turn) => turn.number >= number)) {
    await disk.rm(path, { force: true });
    return null;
  }
  for (const turn of others) await disk.rm(join(folder, turn.name), { force: true });
  return {
    isOurs: async () => (await exists(disk, path)) && !(await exists(disk, join(folder, `lock-${number + 1}`))),
    async release() {
      await disk.rename(path, join(folder, `free-${number}`)).catch((error) => {
        if (!isMissing(error)) throw error;
      });
    },
  };
}

async function listTurns(disk: Disk, folder: string): Promise<readonly Turn[]> {
  const turns = (await disk.readdir(folder)).flatMap((name) => {
    const [, kind, number] = NAME.exec(name) ?? [];
    return kind === undefined ? [] : [{ name, number: Number(number), isFree: kind === 'free' }];
  });
  return turns.toSorted((a, b) => a.number - b.number || Number(a.isFree) - Number(b.isFree));
}

async function makeLock(disk: Disk, path: string): Promise<boolean> {
  const owner = JSON.stringify({ pid: process.pid, host: HOST, started: await startOf(process.pid) });
  try {
    await disk.writeFile(path, owner, { flag: 'wx' });
    return true;
  } catch (error) {
    if (isThere(error)) return false;
    await disk.rm(path, { force: true }).catch(() => {});
    throw error;
  }
}

/** An owner on another machine cannot be looked at and counts as alive. */
async function isHeld(disk: Disk, path: string): Promise<boolean> {
  try {
    const owner = parseJson(await disk.readFile(path, 'utf8'));
    if (!isRecord(owner) || !isCount(owner['pid']) || !isText(owner['host'])) {
      return Date.now() - (await disk.stat(path)).mtimeMs < WRITING_MS_MAX;
    }
    return owner['host'] !== HOST || (await isAlive(owner['pid'], isText(owner['started']) ? owner['started'] : null));
  } catch (error) {
    if (isMissing(error)) return true; // it changed hands this very moment
    throw error;
  }
}
