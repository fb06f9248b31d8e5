import { cpSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bury, fileShelf, fiveLines, newHome, pathOf, tidyUp, watchedDisk } from '../../../trials/places.ts';
import { cardOf, leased, linesOf, made, snapshotOf } from '../contract.ts';
import { appendSurvives, type Crashes, makingSurvives } from '../crash-contract.ts';
import type { Lease } from '../shelf.ts';

tidyUp();

/** The process dies before its k-th write, or after the first bytes of it. */
const deaths: Crashes = async function* (prepare, act) {
  const old = newHome();
  await prepare(fileShelf(old));
  for (const isHalfDone of [false, true]) {
    for (let k = 1; ; k++) {
      const home = newHome();
      cpSync(old, home, { recursive: true });
      let count = 0;
      const disk = watchedDisk(async (_name, bytes, handle) => {
        if (++count < k) return;
        if (count === k && isHalfDone && Buffer.isBuffer(bytes)) await handle.appendFile(bytes.subarray(0, 40));
        throw new Error('dead');
      });
      await act(fileShelf(home, disk)).catch(() => {});
      if (count < k) break;
      bury(home);
      yield fileShelf(home);
    }
  }
};

test('in files: a process that dies before any of its writes leaves the old or the new', async () => {
  const count = await appendSurvives(deaths);
  expect(count.old).toBeGreaterThan(4);
  expect(count.new).toBeGreaterThan(4);
});

test('in files: a table that comes with pages is there whole or not at all, whenever its process dies', async () => {
  const count = await makingSurvives(deaths);
  expect(count.old).toBeGreaterThan(4);
  expect(count.new).toBeGreaterThan(0);
});

/**
 * The journal ends at any byte of the last append; or it is as long as it should be, but what was written is not there.
 */
const cuts: Crashes = async function* (prepare, act) {
  const home = newHome();
  await prepare(fileShelf(home));
  const before = statSync(pathOf(home, 'journal')).size;
  await act(fileShelf(home));
  bury(home);
  const after = statSync(pathOf(home, 'journal')).size;
  for (let size = before; size <= after; size++) {
    const copy = newHome();
    cpSync(home, copy, { recursive: true });
    const journal = pathOf(copy, 'journal');
    truncateSync(journal, size);
    if (size % 2 === 1) truncateSync(journal, after); // filled up with zeros, as after a power cut
    yield fileShelf(copy);
    rmSync(copy, { recursive: true });
  }
};

test('in files: a journal cut at any byte of the last append is the old one, and only a whole one is the new', async () => {
  const count = await appendSurvives(cuts);
  expect(count.new).toBe(1);
  expect(count.old).toBeGreaterThan(300);
});

/** Somebody removes the lock by hand while its owner writes. */
async function rivals(home: string): Promise<readonly [Lease, Lease]> {
  const one = await leased(fileShelf(home));
  bury(home);
  return [one, await leased(fileShelf(home))];
}

test('of two writers whose locks were tampered with, one appends and the other learns that it has lost', async () => {
  for (let round = 0; round < 20; round++) {
    const home = await fiveLines();
    const answers = await Promise.all(
      (await rivals(home)).map((lease) => lease.append(5, linesOf(6, 6), cardOf('one', 6))),
    );
    expect(answers).toEqual(['lost', 'kept']);
    expect((await fileShelf(home).read('one', 0))?.lines).toEqual(linesOf(1, 6));
  }
});

test('who writes in the very moment after another has taken over has lost, and what the other wrote stays', async () => {
  const home = await fiveLines();
  let isFirst = true;
  const disk = watchedDisk(async (name) => {
    if (name !== 'appendFile' || !isFirst) return;
    isFirst = false;
    bury(home);
    const other = await leased(fileShelf(home));
    expect(await other.append(5, linesOf(6, 7), cardOf('one', 7), snapshotOf(7))).toBe('kept');
    await other.release();
  });
  const lease = await leased(fileShelf(home, disk));
  expect(await lease.append(5, linesOf(6, 6), cardOf('one', 6))).toBe('lost');
  await lease.lost;
  expect(await fileShelf(home).read('one', 0)).toMatchObject({ card: { n: 7 }, lines: linesOf(1, 7) });
  expect(await (await leased(fileShelf(home))).append(7, linesOf(8, 8), cardOf('one', 8))).toBe('kept');
  expect(await fileShelf(home).read('one')).toMatchObject({ snapshot: { n: 7 }, lines: linesOf(8, 8) });
});

test('an entry that came too late is passed over, and play goes on after it', async () => {
  const home = await fiveLines();
  const journal = pathOf(home, 'journal');
  const shelf = fileShelf(home);
  const before = readFileSync(journal, 'utf8');
  let lease = await leased(shelf);
  expect(await lease.append(5, linesOf(6, 7), cardOf('one', 7), snapshotOf(7))).toBe('kept');
  const late = readFileSync(journal, 'utf8').slice(before.length);
  writeFileSync(journal, late, { flag: 'a' });
  expect(await lease.append(7, linesOf(8, 8), cardOf('one', 8))).toBe('lost');
  await lease.lost;
  expect((await shelf.read('one', 0))?.lines).toEqual(linesOf(1, 7));
  lease = await leased(shelf);
  expect(await lease.append(7, linesOf(8, 8), cardOf('one', 8))).toBe('kept');
  expect(await shelf.read('one')).toMatchObject({ snapshot: { n: 7 }, lines: linesOf(8, 8) });
  expect((await shelf.read('one', 0))?.lines).toEqual(linesOf(1, 8));
});

test('when not even the cut after a failed write works, nobody says that nothing was kept', async () => {
  const home = newHome();
  await (await made(fileShelf(home))).release();
  const disk = watchedDisk(async (name) => {
    if (name === 'datasync' || name === 'truncate') throw Object.assign(new Error('the disk fails'), { code: 'EIO' });
  });
  const lease = await leased(fileShelf(home, disk));
  await expect(lease.append(0, linesOf(1, 1), cardOf('one', 1))).rejects.toThrow('the disk fails');
  expect(await lease.append(0, linesOf(1, 1), cardOf('one', 1))).toBe('lost');
});
