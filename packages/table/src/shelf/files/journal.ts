import type { FileHandle } from 'node:fs/promises';
import { expectRow } from '../expect.ts';
import { type Card, type Line, ShelfError } from '../shelf.ts';
import { afterBreak, entriesIn, type Found } from './entry.ts';

/** A place between two entries of a journal: where it is in the file, and what came before it. */
export interface Place {
  readonly offset: number;
  /** Of the entry before it. */
  readonly seq: number;
  /** Of the last line before it. */
  readonly n: number;
}

/** Where a journal ends, with the newest card. Bytes of the file beyond it were never finished. */
export interface End extends Place {
  readonly card: Card;
  readonly size: number;
}

export interface Opening extends Place {
  readonly header: unknown;
}

const PIECE_BYTES = 65_536;

const damaged = (path: string, line: number | string): ShelfError => new ShelfError(`${path}: line ${line} is damaged`);

async function readBytes(handle: FileHandle, start: number, end: number): Promise<Buffer> {
  const bytes = Buffer.alloc(Math.max(0, end - start));
  let filled = 0;
  while (filled < bytes.length) {
    const { bytesRead } = await handle.read(bytes, filled, bytes.length - filled, start + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return bytes.subarray(0, filled);
}

/** Whether these very bytes stand there. */
export async function standsAt(handle: FileHandle, offset: number, bytes: Buffer): Promise<boolean> {
  return (await readBytes(handle, offset, offset + bytes.length)).equals(bytes);
}

/** The first entry, and where the second begins. */
export async function readOpening(handle: FileHandle, path: string): Promise<Opening> {
  const { size } = await handle.stat();
  for (let piece = PIECE_BYTES; ; piece *= 2) {
    const [first] = entriesIn(await readBytes(handle, 0, Math.min(piece, size)), 0);
    if (first?.entry?.seq === 0) return { header: first.entry.header, offset: first.end, seq: 0, n: 0 };
    if (piece >= size) throw damaged(path, 1);
  }
}

/** Reads no more than the last entries, however long the journal is. */
export async function readEnd(handle: FileHandle, path: string): Promise<End> {
  const { size } = await handle.stat();
  for (let piece = PIECE_BYTES; ; piece *= 2) {
    const start = Math.max(0, size - piece);
    const bytes = await readBytes(handle, start, size);
    const skipped = start === 0 ? 0 : afterBreak(bytes);
    const found = entriesIn(bytes.subarray(skipped), start + skipped);
    const end = endOf(found, size, start === 0);
    if (end !== null) return end;
    if (start === 0) throw damaged(path, found.length <= 1 ? 1 : 'before the last');
  }
}

/**
 * Null if more must be seen. Only the very last line can be unfinished; what was written too late (see `linesIn`) does
 * not count.
 */
function endOf(found: readonly Found[], size: number, isAll: boolean): End | null {
  const isTorn = found.at(-1)?.entry === null;
  const finished = isTorn ? found.slice(0, -1) : found;
  if (finished.length === 0 || (finished.length < 2 && !isAll)) return null;
  let last = finished.at(-1)?.entry ?? null;
  for (const { entry } of finished.toReversed()) {
    if (last === null || entry === null || entry.seq < last.seq) break;
    last = entry;
  }
  return last && { offset: finished.at(-1)?.end ?? 0, seq: last.seq, n: last.card.n, card: last.card, size };
}

/** The entries from a place to the end, as they are found. */
export async function readOn(handle: FileHandle, from: Place, end: End): Promise<readonly Found[]> {
  return entriesIn(await readBytes(handle, from.offset, end.offset), from.offset);
}

/**
 * The lines in what was found between a place and the end. An entry whose number was already taken was written by
 * somebody who had lost the race for it, and who knows: it is passed over. A number that is left out, or an entry that
 * cannot be read, is damage.
 */
export function linesIn(found: readonly Found[], path: string, from: Place, end: End): readonly Line[] {
  const lines: Line[] = [];
  let { seq, n } = from;
  for (const [i, { entry }] of found.entries()) {
    const line = from.seq + 2 + i; // people count from 1, and the header is the first
    if (entry === null || entry.seq > seq + 1) throw damaged(path, line);
    if (entry.seq <= seq) continue;
    expectRow(`in line ${line} of ${path}`, n, entry.lines);
    for (const one of entry.lines) lines.push(one);
    seq = entry.seq;
    n += entry.lines.length;
  }
  if (seq !== end.seq || n !== end.n) throw new ShelfError(`${path}: ends with line ${n} where line ${end.n} must be`);
  return lines;
}
