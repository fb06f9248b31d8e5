import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const BIN = fileURLToPath(new URL('../packages/cli/bin/questhall.js', import.meta.url));

/** What the command makes of it: its exit code and what it complains of. */
function questhall(...words: readonly string[]): readonly [status: number | null, stderr: string] {
  const { status, stderr } = spawnSync(process.execPath, [BIN, ...words], { cwd: HERE, encoding: 'utf8' });
  return [status, stderr];
}

test.each(readdirSync(`${HERE}quests`))('%s has nothing wrong with it, and is played', (name) => {
  expect(questhall('check', `quests/${name}`)).toEqual([0, '']);
  const [status] = questhall('simulate', 'heroquest', '--set', `sheet=@quests/${name}`, '--games', '4', '--json');
  expect(status).toBe(0);
});
