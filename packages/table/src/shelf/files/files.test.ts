import { cpSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileShelf, fiveLines, newHome, noSpace, pathOf, tidyUp, watchedDisk } from '../../../trials/places.ts';
import { cardOf, leased, linesOf, made, type Setting, snapshotOf, TRIALS } from '../contract.ts';
import type { Disk } from './disk.ts';

tidyUp();

function setting(): Setting {
  const home = newHome();
  let isFull = false;
  const disk = watchedDisk(async (name, bytes, handle) => {
    if (!isFull || !['writeFile', 'appendFile', 'mkdir'].includes(name)) return;
    if (name === 'appendFile' && Buffer.isBuffer(bytes)) await handle.appendFile(bytes.subarray(0, bytes.length / 2));
    throw noSpace();
  });
  return {
    open: () => fileShelf(home, disk),
    takeAway: async (id) => {
      const folder = join(home, `table-${id}`);
      const [lock] = readdirSync(folder).filter((name) => name.startsWith('lock-'));
      rmSync(join(folder, lock ?? ''));
    },
    fill: async () => {
      isFull = true;
    },
    makeRoom: async () => {
      isFull = false;
    },
  };
}

test.each(TRIALS)('in files: $name', (trial) => trial.run(setting()));

/** Changes one byte in a line of the journal, counted from 1. */
function damage(home: string, line: number): void {
  const lines = readFileSync(pathOf(home, 'journal'), 'utf8').split('\n');
  lines[line - 1] = lines[line - 1]?.replace('move', 'mova') ?? '';
  writeFileSync(pathOf(home, 'journal'), lines.join('\n'));
}

test('a damaged line in the middle is named with its file; what is after a snapshot can still be read', async () => {
  const home = await fiveLines();
  damage(home, 3);
  const shelf = fileShelf(home);
  await expect(shelf.read('one', 0)).rejects.toThrow(`${pathOf(home, 'journal')}: line 3 is damaged`);
  expect(await shelf.read('one')).toMatchObject({ snapshot: { n: 4 }, lines: [{ n: 5 }] });
});

test('a line that is missing in the middle is noticed', async () => {
  const home = await fiveLines();
  const lines = readFileSync(pathOf(home, 'journal'), 'utf8').split('\n');
  writeFileSync(pathOf(home, 'journal'), lines.toSpliced(3, 1).join('\n'));
  await expect(fileShelf(home).read('one', 0)).rejects.toThrow('line 4 is damaged');
});

test('two damaged lines at the end are damage, not a crash', async () => {
  const home = await fiveLines();
  damage(home, 5);
  damage(home, 6);
  await expect(fileShelf(home).read('one')).rejects.toThrow('damaged');
  await expect(fileShelf(home).lease('one')).rejects.toThrow('damaged');
});

test('a snapshot that is damaged, gone or of another journal is passed over', async () => {
  const home = await fiveLines();
  const shelf = fileShelf(home);
  cpSync(pathOf(home, 'snapshots/4.json'), pathOf(home, 'snapshots/3.json'));
  expect((await shelf.read('one', 3))?.snapshot?.n).toBe(2);
  writeFileSync(
    pathOf(home, 'snapshots/4.json'),
    readFileSync(pathOf(home, 'snapshots/4.json'), 'utf8').replace('turn', 'torn'),
  );
  expect((await shelf.read('one'))?.snapshot?.n).toBe(2);
  const other = await fiveLines();
  cpSync(pathOf(other, 'snapshots/2.json'), pathOf(home, 'snapshots/2.json'));
  expect(await shelf.read('one')).toMatchObject({ snapshot: null, lines: linesOf(1, 5) });
  rmSync(pathOf(home, 'snapshots'), { recursive: true });
  expect(await shelf.read('one')).toMatchObject({ snapshot: null, lines: linesOf(1, 5) });
});

test('a damaged card is taken from the journal, and mended by the next lease', async () => {
  const home = await fiveLines();
  const shelf = fileShelf(home);
  const problems: string[] = [];
  writeFileSync(pathOf(home, 'card.json'), '');
  expect(await shelf.cards((id) => problems.push(id))).toEqual([cardOf('one', 5)]);
  await (await leased(shelf)).release();
  expect(JSON.parse(readFileSync(pathOf(home, 'card.json'), 'utf8'))).toEqual(cardOf('one', 5));
  expect(problems).toEqual([]);
});

test('a table without card and journal is left out and reported; the others are listed', async () => {
  const home = await fiveLines();
  const shelf = fileShelf(home);
  await (await made(shelf, 'two')).release();
  rmSync(pathOf(home, 'card.json'));
  truncateSync(pathOf(home, 'journal'), 0);
  const problems: string[] = [];
  expect(await shelf.cards((id, problem) => problems.push(`${id}: ${problem}`))).toEqual([cardOf('two', 0)]);
  expect(problems).toEqual([`one: ${pathOf(home, 'journal')}: line 1 is damaged`]);
});

test('an append is flushed to the disk before it is kept, and before the card says so', async () => {
  const home = newHome();
  const writes: string[] = [];
  const lease = await made(
    fileShelf(
      home,
      watchedDisk(async (name) => void writes.push(name)),
    ),
  );
  writes.length = 0;
  expect(await lease.append(0, linesOf(1, 1), cardOf('one', 1))).toBe('kept');
  expect(writes).toEqual(['appendFile', 'datasync', 'writeFile', 'rename']);
});

test('an append whose card and snapshot cannot be written is kept all the same', async () => {
  const home = newHome();
  await (await made(fileShelf(home))).release();
  const disk = watchedDisk(async (name, path) => {
    if (name === 'writeFile' && !String(path).includes('lock-')) throw noSpace();
  });
  const lease = await leased(fileShelf(home, disk));
  expect(await lease.append(0, linesOf(1, 2), cardOf('one', 2), snapshotOf(2))).toBe('kept');
  await lease.release();
  expect(await fileShelf(home).read('one')).toMatchObject({ card: { n: 2 }, snapshot: null, lines: linesOf(1, 2) });
});

test('an append reads and writes the same whether the journal is short or long', async () => {
  const home = newHome();
  let bytesRead = 0;
  const disk: Disk = {
    ...promises,
    async open(...args: Parameters<Disk['open']>) {
      const handle = await promises.open(...args);
      const read = handle.read.bind(handle);
      handle.read = (async (...wanted: Parameters<typeof read>) => {
        const answer = await read(...wanted);
        bytesRead += answer.bytesRead;
        return answer;
      }) as typeof handle.read;
      return handle;
    },
  };
  const lease = await made(fileShelf(home, disk));
  const costs: number[] = [];
  for (let n = 1; n <= 2_000; n++) {
    const before = bytesRead;
    await lease.append(
      n - 1,
      [{ n, at: 1e9, kind: 'move' }],
      { ...cardOf('one', n), changed: 1 },
      n === 1_990 ? snapshotOf(n) : undefined,
    );
    costs.push(bytesRead - before);
  }
  expect(costs[1_999]).toBeLessThan((costs[9] ?? 0) + 20);
  const before = bytesRead;
  await fileShelf(home, disk).read('one');
  expect(bytesRead - before).toBeLessThan(statSync(pathOf(home, 'journal')).size / 2);
});
