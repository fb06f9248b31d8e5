import { randomBytes } from 'node:crypto';
import promises from 'node:fs/promises';
import { join } from 'node:path';
import { type Addition, expectNew } from '../expect.ts';
import { byLatest, type Card, expectId, isId, type Kept, type Shelf, ShelfError } from '../shelf.ts';
import { readCard, writeCard } from './card-file.ts';
import { type Disk, exists, isFull, isMissing, syncFolder } from './disk.ts';
import { makeEntry } from './entry.ts';
import { type End, linesIn, type Opening, readEnd, readOn, readOpening } from './journal.ts';
import { openLease, type Spot } from './lease.ts';
import { listSnapshots, readSnapshot, SNAPSHOTS, writeSnapshot } from './snapshots.ts';

const JOURNAL = 'journal';
/** In front of an id, because some systems keep words like `con` and `nul` for themselves. */
const TABLE = 'table-';
/**
 * Folders on their way in or out. What a crash leaves of them is cleared away when it is old enough to be nobody's work
 * any more.
 */
const PASSING = '.passing-';
const PASSING_MS_MAX = 3_600_000;

/**
 * Tables in a folder of this machine, one folder each: see the README for what is in it. The folder is made when it is
 * first needed.
 */
export function fileShelf(home: string, disk: Disk = promises): Shelf {
  const spotOf = (id: string): Spot => {
    expectId(id);
    const folder = join(home, `${TABLE}${id}`);
    return { id, folder, journal: join(folder, JOURNAL) };
  };
  const passing = (): string => join(home, `${PASSING}${randomBytes(8).toString('hex')}`);
  return {
    async cards(onBroken) {
      const cards: Card[] = [];
      for (const id of await listIds(disk, home)) {
        const card = await findCard(disk, spotOf(id)).catch((error) => {
          if (!(error instanceof ShelfError)) throw error;
          onBroken?.(id, error.message);
          return null;
        });
        if (card !== null) cards.push(card);
      }
      return cards.toSorted(byLatest);
    },
    async make(card, header, pages = []) {
      const additions = expectNew(card, pages);
      const { folder } = spotOf(card.id);
      if (await exists(disk, folder)) return 'there';
      const made = passing();
      try {
        await disk.mkdir(home, { recursive: true });
        await clearAway(disk, home);
        await build(disk, made, { card, header, additions });
        await disk.rename(made, folder);
        await syncFolder(disk, home);
        return 'kept';
      } catch (error) {
        await disk.rm(made, { recursive: true, force: true }).catch(() => {});
        if (isFull(error)) return 'full';
        if (await exists(disk, folder)) return 'there'; // somebody was faster; systems say so in different words
        throw error;
      }
    },
    async read(id, upTo = Number.POSITIVE_INFINITY) {
      return readTable(disk, spotOf(id), upTo);
    },
    async lease(id) {
      const spot = spotOf(id);
      return (await exists(disk, spot.journal)) ? openLease(disk, spot) : null;
    },
    async remove(id) {
      const { folder } = spotOf(id);
      const gone = passing();
      try {
        await disk.rename(folder, gone);
      } catch (error) {
        if (isMissing(error)) return;
        throw error;
      }
      await syncFolder(disk, home);
      await disk.rm(gone, { recursive: true, force: true });
    },
  };
}

async function listIds(disk: Disk, home: string): Promise<readonly string[]> {
  const names = await disk.readdir(home).catch((error) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return names.flatMap((name) => (name.startsWith(TABLE) ? [name.slice(TABLE.length)] : [])).filter(isId);
}

interface Making {
  readonly card: Card;
  readonly header: unknown;
  readonly additions: readonly Addition[];
}

/** A table in the making is nobody's until its folder gets its name, and then it is whole. */
async function build(disk: Disk, folder: string, { card, header, additions }: Making): Promise<void> {
  await disk.mkdir(join(folder, SNAPSHOTS), { recursive: true });
  const handle = await disk.open(join(folder, JOURNAL), 'wx');
  try {
    const first = makeEntry({ seq: 0, by: '', lines: [], card, header });
    await handle.appendFile(first);
    let offset = first.length;
    for (const [seq, { after, lines, card: next, snapshot }] of additions.entries()) {
      const bytes = makeEntry({ seq: seq + 1, by: '', lines, card: next });
      await handle.appendFile(bytes);
      if (snapshot !== undefined)
        await writeSnapshot(disk, folder, { snapshot, place: { offset, seq, n: after }, by: '' });
      offset += bytes.length;
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  await writeCard(disk, folder, additions.at(-1)?.card ?? card);
  await syncFolder(disk, folder);
}

async function clearAway(disk: Disk, home: string): Promise<void> {
  for (const name of await disk.readdir(home)) {
    if (!name.startsWith(PASSING)) continue;
    const path = join(home, name);
    const age = await disk
      .stat(path)
      .then(({ mtimeMs }) => Date.now() - mtimeMs)
      .catch(() => 0);
    if (age > PASSING_MS_MAX) await disk.rm(path, { recursive: true, force: true });
  }
}

/**
 * From the small file, or, if that is damaged, from the end of the journal; the next lease mends it. Null if the table
 * has just gone.
 */
async function findCard(disk: Disk, spot: Spot): Promise<Card | null> {
  return (
    (await readCard(disk, spot.folder, spot.id)) ?? (await withJournal(disk, spot, async (_opening, end) => end.card))
  );
}

type Handle = Awaited<ReturnType<Disk['open']>>;

async function withJournal<X>(
  disk: Disk,
  { id, folder, journal }: Spot,
  work: (opening: Opening, end: End, handle: Handle) => Promise<X>,
): Promise<X | null> {
  const handle = await disk.open(journal, 'r').catch((error) => {
    if (!isMissing(error)) throw error;
    return null;
  });
  if (handle === null) {
    if (await exists(disk, folder)) throw new ShelfError(`${journal}: there is no journal`);
    return null;
  }
  try {
    const opening = await readOpening(handle, journal);
    const end = await readEnd(handle, journal);
    if (end.card.id !== id) throw new ShelfError(`${journal}: is of table ${end.card.id}`);
    return await work(opening, end, handle);
  } finally {
    await handle.close();
  }
}

function readTable(disk: Disk, spot: Spot, upTo: number): Promise<Kept | null> {
  return withJournal(disk, spot, async ({ header, ...start }, end, handle) => {
    const { card } = end;
    for (const n of await listSnapshots(disk, spot.folder, Math.min(upTo, end.n))) {
      const marked = await readSnapshot(disk, spot.folder, n);
      if (marked === null) continue;
      const { snapshot, place, by } = marked;
      const found = await readOn(handle, place, end);
      const first = found[0]?.entry;
      if (first?.seq !== place.seq + 1 || first.by !== by) continue;
      return { card, header, snapshot, lines: linesIn(found, spot.journal, place, end).slice(first.lines.length) };
    }
    return { card, header, snapshot: null, lines: linesIn(await readOn(handle, start, end), spot.journal, start, end) };
  });
}
