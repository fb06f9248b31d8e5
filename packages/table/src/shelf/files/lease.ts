import { randomBytes } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { type Addition, expectFitting } from '../expect.ts';
import { type Lease, ShelfError } from '../shelf.ts';
import { readCard, writeCard } from './card-file.ts';
import { type Disk, isFull } from './disk.ts';
import { makeEntry } from './entry.ts';
import { type End, readEnd, standsAt } from './journal.ts';
import { type Lock, takeLock } from './lock.ts';
import { writeSnapshot } from './snapshots.ts';

/** A journal beyond this cannot be read in one piece any more. */
const JOURNAL_BYTES_MAX = 500_000_000;

/** A table's folder and the file of its journal. */
export interface Spot {
  readonly id: string;
  readonly folder: string;
  readonly journal: string;
}

type Answer = 'kept' | 'full' | 'lost';

/** What a lease holds: the file, kept open, and where it ended when we last wrote. */
interface Pen {
  readonly disk: Disk;
  readonly spot: Spot;
  readonly lock: Lock;
  readonly handle: FileHandle;
  readonly by: string;
  end: End;
}

/** Takes the lock, looks at the end of the journal, and mends a card that a crash has left behind. */
export async function openLease(disk: Disk, spot: Spot): Promise<Lease | null> {
  const lock = await takeLock(disk, spot.folder);
  if (lock === null) return null;
  try {
    const handle = await disk.open(spot.journal, 'a+');
    try {
      const end = await readEnd(handle, spot.journal);
      const card = await readCard(disk, spot.folder, spot.id);
      if (JSON.stringify(card) !== JSON.stringify(end.card)) await writeCard(disk, spot.folder, end.card);
      return leaseWith({ disk, spot, lock, handle, end, by: randomBytes(6).toString('hex') });
    } catch (error) {
      await handle.close();
      throw error;
    }
  } catch (error) {
    await lock.release();
    throw error;
  }
}

function leaseWith(pen: Pen): Lease {
  let isOver = false;
  let lose = (): void => {};
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  let before: Promise<unknown> = Promise.resolve();
  /** One after the other, in the order of asking. */
  const inTurn = <X>(work: () => Promise<X>): Promise<X> => {
    const now = before.then(work);
    before = now.catch(() => {});
    return now;
  };
  const end = async (): Promise<void> => {
    isOver = true;
    await pen.handle.close();
    await pen.lock.release();
  };
  return {
    lost,
    append: (after, lines, card, snapshot) =>
      inTurn(async () => {
        const addition = { after, lines, card, snapshot };
        expectFitting(pen.spot.id, addition);
        if (isOver || after !== pen.end.n) return 'lost';
        const answer = await append(pen, addition);
        if (answer === 'lost') {
          await end();
          lose();
        }
        return answer;
      }),
    release: () => inTurn(async () => (isOver ? undefined : end())),
  };
}

/**
 * The lock keeps others away as long as it is not removed by hand. But if it is, still no two appends can both be kept:
 * the system puts what is written at the end of the file, one write after the other, and only an entry that stands
 * exactly where the writer knew the end is kept. The other one carries a number that was already taken, and readers
 * pass it over. Not covered: somebody who loses the lock between looking at it and the cut below, while another takes
 * it and appends; and disks shared over a network that do not append in order.
 */
async function append(pen: Pen, addition: Addition): Promise<Answer> {
  const { disk, spot, handle, end, by } = pen;
  const { lines, card, snapshot } = addition;
  const bytes = makeEntry({ seq: end.seq + 1, by, lines, card });
  if (end.offset + bytes.length > JOURNAL_BYTES_MAX) return 'full';
  if (!(await pen.lock.isOurs()) || (await handle.stat()).size !== end.size) return 'lost';
  if (end.size > end.offset) await cut(pen);
  try {
    await handle.appendFile(bytes);
    await handle.datasync();
  } catch (error) {
    await cut(pen);
    if (isFull(error)) return 'full';
    throw error;
  }
  if (!(await standsAt(handle, end.offset, bytes))) return 'lost';
  const offset = end.offset + bytes.length;
  pen.end = { offset, size: offset, seq: end.seq + 1, n: card.n, card };
  await writeCard(disk, spot.folder, card);
  const place = { offset: end.offset, seq: end.seq, n: end.n };
  if (snapshot !== undefined) await writeSnapshot(disk, spot.folder, { snapshot, place, by }).catch(() => {});
  return 'kept';
}

/**
 * Takes back what was not finished. If even that fails nobody can say what will be found there, and nobody is told that
 * it is nothing.
 */
async function cut(pen: Pen): Promise<void> {
  const { disk, spot, handle, end } = pen;
  if (!(await pen.lock.isOurs())) throw new ShelfError(`${spot.journal}: somebody else has taken the table over`);
  await disk.truncate(spot.journal, end.offset);
  await handle.datasync();
  pen.end = { ...end, size: end.offset };
}
