import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardOf } from '../contract.ts';
import { fileShelf } from './files.ts';

/** These run the built shelf in processes of their own: build before you run them. */
const CHILD = resolve(import.meta.dirname, '../../../trials/child.mjs');
const FILE_KIB_MAX = 64;

let home = '';
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'questhall-processes-'));
  expect(await fileShelf(home).make(cardOf('one', 0), null)).toBe('kept');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

interface Child {
  readonly process: ChildProcessWithoutNullStreams;
  /** What it has said so far. */
  readonly said: string[];
  readonly over: Promise<unknown>;
}

function follow(process: ChildProcessWithoutNullStreams): Child {
  const said: string[] = [];
  const problems: string[] = [];
  createInterface(process.stdout).on('line', (line) => said.push(line));
  process.stderr.on('data', (text) => problems.push(String(text)));
  const over = once(process, 'close').then(() => expect(problems).toEqual([]));
  return { process, said, over };
}

const start = (...args: readonly string[]): Child => follow(spawn(process.execPath, [CHILD, ...args]));

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 2));
}

const bySpeaker = async (): Promise<readonly unknown[]> =>
  ((await fileShelf(home).read('one', 0))?.lines ?? []).map((line) => ('by' in line ? line.by : null));

test('of two processes that ask at the same moment, one gets the lease', async () => {
  const children = [start('hold', home), start('hold', home)];
  await until(() => children.every(({ said }) => said.length === 1));
  for (const child of children) child.process.stdin.write('now\n');
  await until(() => children.every(({ said }) => said.length === 2));
  expect(children.map(({ said }) => said[1]).toSorted((a, b) => (String(a) < String(b) ? -1 : 1))).toEqual([
    'given',
    'refused',
  ]);
  expect(await fileShelf(home).lease('one')).toBeNull();
  for (const child of children) child.process.stdin.end();
  await Promise.all(children.map(({ over }) => over));
});

test('of two processes that ask for the lease of a dead one at the same moment, one gets it', async () => {
  for (let round = 0; round < 3; round++) {
    const first = start('append', home);
    await until(() => first.said.length > 0);
    first.process.kill('SIGKILL');
    await first.over;
    const children = [start('hold', home), start('hold', home)];
    await until(() => children.every(({ said }) => said.length === 1));
    for (const child of children) child.process.stdin.write('now\n');
    await until(() => children.every(({ said }) => said.length === 2));
    expect(children.filter(({ said }) => said[1] === 'given')).toHaveLength(1);
    for (const child of children) child.process.kill('SIGKILL');
    await Promise.all(children.map(({ over }) => over));
  }
});

test('of two processes that race for every line, each line is kept by one, and each knows which are its own', async () => {
  const count = 60;
  const children = [start('race', home, String(count)), start('race', home, String(count))];
  await Promise.all(children.map(({ over }) => over));
  const speakers = await bySpeaker();
  expect(speakers).toHaveLength(2 * count);
  for (const { process, said } of children)
    expect(said.map((n) => speakers[Number(n) - 1])).toEqual(Array(count).fill(process.pid));
});

test('a process that is killed in the middle of appends loses nothing that was acknowledged', async () => {
  for (let round = 0; round < 20; round++) {
    const child = start('append', home);
    await until(() => child.said.length > round % 7);
    child.process.kill('SIGKILL');
    await child.over;
    const kept = await fileShelf(home).read('one', 0);
    expect(kept?.lines.length).toBeGreaterThanOrEqual(Number(child.said.at(-1)));
    expect(kept?.card.n).toBe(kept?.lines.length);
    expect((await fileShelf(home).cards()).map((card) => card.id)).toEqual(['one']);
  }
});

test.skipIf(process.platform === 'win32')(
  'where a file may not grow, an append is answered with full and nothing is lost',
  async () => {
    const script = `ulimit -f ${FILE_KIB_MAX}; exec "$@"`;
    const child = follow(spawn('bash', ['-c', script, 'bash', process.execPath, CHILD, 'append', home]));
    await child.over;
    expect(child.said.at(-1)).toBe('full');
    const kept = child.said.length - 1;
    expect(kept).toBeGreaterThan(20);
    const size = statSync(join(home, 'table-one/journal')).size;
    expect(size).toBeLessThan(FILE_KIB_MAX * 1024);
    expect((await fileShelf(home).read('one', 0))?.lines).toHaveLength(kept);
    const more = start('append', home);
    await until(() => more.said.length > 0);
    more.process.kill('SIGKILL');
    await more.over;
    expect(more.said[0]).toBe(String(kept + 1));
  },
);
