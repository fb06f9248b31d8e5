import { join } from 'node:path';
import { isCount, isRecord, isText } from '@questhall/wire';
import { isSnapshot, parseJson } from '../shapes.ts';
import type { Snapshot } from '../shelf.ts';
import { type Disk, replaceFile } from './disk.ts';
import { readSigned, sign } from './entry.ts';
import type { Place } from './journal.ts';

/**
 * A snapshot and the place of the entry that it was kept with: nothing before that is read. Who wrote the entry is kept
 * too, so that a snapshot of a journal that has since been put back to an older state is known for what it is.
 */
export interface Marked {
  readonly snapshot: Snapshot;
  readonly place: Place;
  readonly by: string;
}

export const SNAPSHOTS = 'snapshots';
const NAME = /^([0-9]{1,15})\.json$/;

export async function writeSnapshot(disk: Disk, folder: string, marked: Marked): Promise<void> {
  await replaceFile(disk, join(folder, SNAPSHOTS, `${marked.snapshot.n}.json`), sign(JSON.stringify(marked)));
}

/** Which there are up to a line, newest first. They are a help: without their folder there are none. */
export async function listSnapshots(disk: Disk, folder: string, upTo: number): Promise<readonly number[]> {
  const names = await disk.readdir(join(folder, SNAPSHOTS)).catch(() => []);
  const numbers = names.flatMap((name) => NAME.exec(name)?.[1] ?? []).map(Number);
  return numbers.filter((n) => n <= upTo).toSorted((a, b) => b - a);
}

/** Null if it is damaged or gone. */
export async function readSnapshot(disk: Disk, folder: string, n: number): Promise<Marked | null> {
  const text = readSigned(await disk.readFile(join(folder, SNAPSHOTS, `${n}.json`), 'utf8').catch(() => ''));
  const raw = text === null ? null : parseJson(text);
  if (!isRecord(raw)) return null;
  const { snapshot, place, by } = raw;
  return isSnapshot(snapshot) && snapshot.n === n && isPlace(place) && isText(by) ? { snapshot, place, by } : null;
}

const isPlace = (raw: unknown): raw is Place =>
  isRecord(raw) && isCount(raw['offset']) && isCount(raw['seq']) && isCount(raw['n']);
