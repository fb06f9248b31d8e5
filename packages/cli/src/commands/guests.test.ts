import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BIN, file, folder, questhall } from '../testing/command.ts';

const FIGHT =
  'play dungeonquest --set mode=dice --set hero=hugo --set monster=golem --seed 3 --answer-within 1 --players';

/** A bot that does something else from its second answer on. */
function written(name: string, body: string): string {
  writeFileSync(
    file(name),
    `export default async (turn) => {\n  if (turn.sight.clock > 1) ${body}\n  return turn.offers[0];\n};\n`,
  );
  return `./${name}`;
}

test('who makes a mistake at a table is named, and the match goes on once it is mended', () => {
  const bot = written('mistaken.mjs', "return { type: 'fly' };");
  const { code, out, err } = questhall(`${FIGHT} ${bot},standard`);
  expect(code).toBe(2);
  expect(err).toMatch(
    /^questhall: \.\/mistaken\.mjs in seat 0, asked for move \d+ \(\w+\), said \{"type":"fly"\}, which kernel\.malformed forbids\. Legal: /,
  );
  const id = /npx questhall resume (\w+)/.exec(out)?.[1] ?? '';
  written('mistaken.mjs', '{}');
  expect(questhall(`resume ${id}`).out).toMatch(/has won|has lost|is dead|wins/);
});

test('one that promises and does not answer, or never gives its thread back, is named too', () => {
  const silent = questhall(`${FIGHT} ${written('silent.mjs', 'await new Promise(() => {});')},standard`);
  expect(silent.err).toMatch(/^questhall: \.\/silent\.mjs in seat 0, .* has not answered within 1 s\. Legal: /);
  const { signal, stderr } = spawnSync(
    process.execPath,
    [BIN, ...`${FIGHT} ${written('loops.mjs', 'for (;;);')},standard`.split(' ')],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, QUESTHALL_HOME: folder } },
  );
  expect(signal).toBe('SIGTERM');
  expect(stderr).toMatch(/questhall: \.\/loops\.mjs in seat 0, asked for move \d+, has not answered within 1 s\./);
});

test('in a simulation it is named with the game, which is played again by its number', () => {
  const bot = written('late.mjs', "throw new Error('tired');");
  const line = `simulate dungeonquest --set mode=dice --set hero=hugo --set monster=golem --players ${bot},standard`;
  const { code, err } = questhall(`${line} --games 20`);
  expect(code).toBe(1);
  const [, game, again] = /game (\d+): .*threw Error: tired at .*To play it again, add (.*)\.$/m.exec(err) ?? [];
  expect(questhall(`${line} ${again}`).err).toContain(`game ${game}: ./late.mjs in seat 0`);
});

test('one that ends the program, or lets go of an error, is named', () => {
  expect(questhall(`${FIGHT} ${written('ends.mjs', 'process.exit(0);')},standard`)).toMatchObject({
    code: 2,
    err: expect.stringMatching(/questhall: \.\/ends\.mjs in seat 0, asked for move \d+, has ended the program/),
  });
  const loose = "{ Promise.reject(new Error('loose')); await new Promise((done) => setTimeout(done, 50)); }";
  expect(questhall(`${FIGHT} ${written('drops.mjs', loose)},standard`)).toMatchObject({
    code: 2,
    err: expect.stringMatching(/questhall: \.\/drops\.mjs in seat 0, .* let go of an error .*: Error: loose at /),
  });
});

test('what a slow bot does is told while it plays', async () => {
  const slow = written('slow.mjs', 'await new Promise((done) => setTimeout(done, 400));');
  const running = spawn(process.execPath, [BIN, ...`${FIGHT} ${slow},standard`.split(' ')], {
    cwd: folder,
    env: { ...process.env, QUESTHALL_HOME: folder },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let out = '';
  running.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    if (/rule\.|dice\.|fight/.test(out) && !running.killed) running.kill();
  });
  const [code, signal] = await once(running, 'close');
  expect({ code, signal, out }).toEqual({ code: null, signal: 'SIGTERM', out: expect.stringMatching(/Hugo|Golem/) });
  expect(out).not.toMatch(/has won|has lost|is dead|wins/);
});
