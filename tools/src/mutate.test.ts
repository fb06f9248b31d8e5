import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** What is run is built code, as with `npm run mutate`. */
const TOOL = fileURLToPath(new URL('../dist/mutate.js', import.meta.url));

const run = (...args: readonly string[]) => spawnSync(process.execPath, [TOOL, ...args], { encoding: 'utf8' });

test('it says how it is used, and when it is used wrongly', () => {
  expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('npm run mutate -- <game>') });
  expect(run()).toMatchObject({ status: 2 });
  expect(run('chess')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('there is no game "chess"; there are: heroquest'),
  });
  expect(run('vault', '--sample', 'some')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('--sample must be'),
  });
  expect(run('vault', '--speed', '9')).toMatchObject({ status: 2 });
});

test('a sample is listed for people and programs', () => {
  const listed = run('vault', '--data', '--list', '--sample', '2');
  expect(listed).toMatchObject({ status: 0, stdout: expect.stringContaining('packages/testkit/src/vault/types.ts:') });
  const [first] = JSON.parse(run('vault', '--data', '--list', '--sample', '2', '--json').stdout);
  expect(first).toMatchObject({
    file: 'packages/testkit/src/vault/types.ts',
    operator: 'number',
    line: expect.any(Number),
  });
});

test('broken off, it leaves nothing behind', async () => {
  const child = spawn(process.execPath, [TOOL, 'vault', '--sample', 'all', '--fresh'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    if (said === '') child.kill('SIGINT'); // the copy is there as soon as anything is said
    said += chunk;
  });
  const [code] = await once(child, 'close');
  expect([code, said]).toEqual([130, expect.stringContaining('broken off')]);
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith(`questhall-mutate-${child.pid}-`))).toEqual([]);
});
