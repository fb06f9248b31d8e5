import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@questhall/catalogue';
import { findStudy, loadGuests } from '@questhall/lab';
import { describe, expect, test } from 'vitest';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const BIN = fileURLToPath(new URL('../packages/cli/bin/questhall.js', import.meta.url));
const arena = (life: number): string =>
  `dungeonquest --set mode=dice --set hero=hugo --set monster=golem --set monsterLife=${life}`;

/** What the command prints. */
function questhall(line: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...line.split(' ')], {
    cwd: HERE,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

const winsIn = (line: string): number => JSON.parse(questhall(`simulate ${line} --json`)).wins;

test('a bot that asks for the odds plays as well as anybody can', () => {
  const [own, best, random] = ['./bots/reckoner.mjs', 'standard', 'random'].map((name) =>
    winsIn(`${arena(12)} --games 30 --players ${name},standard`),
  );
  expect(own).toBe(best);
  expect(own).toBeGreaterThan((random ?? 30) + 2);
});

test('a bot that dreams plays better than at random, and the same on one thread and on two', () => {
  const won = (name: string, workers: number): number =>
    winsIn(`${arena(20)} --games 24 --workers ${workers} --players ${name},standard`);
  expect(won('./bots/dreamer.mjs', 1)).toBe(won('./bots/dreamer.mjs', 2));
  expect(won('./bots/dreamer.mjs', 2)).toBeGreaterThan(won('random', 2) + 6);
});

test('a bot of one’s own sits down to a game that is shown', () => {
  expect(questhall(`play ${arena(12)} --seed 3 --players ./bots/bold.mjs,standard`)).toMatch(
    /Hugo the Glorious has (won|lost)/,
  );
});

describe('a bot from a file plays every game', async () => {
  const guests = await loadGuests([`${HERE}bots/bold.mjs`]);
  const files = guests.ok ? guests.value : [];
  test.each(GAME_IDS)('%s', async (game) => {
    const study = await findStudy(game, files);
    const others = Array<string>((study?.seats.usual ?? 1) - 1).fill(study?.bestPlayer ?? '');
    const players = [files[0]?.name ?? '', ...others];
    const made = study?.prepare({ game, options: {}, seats: players.length, players, games: 1, seed: 'bold' });
    expect(made).toMatchObject({ ok: true });
    const played = made?.ok ? await made.value.attend?.(0) : null;
    expect(played?.measures['moves'] ?? played?.ending).toBeTruthy();
  });
});

test('the page on bots shows the examples as they are', () => {
  const page = readFileSync(`${HERE}../docs/bots.md`, 'utf8');
  const blocks = Array.from(page.matchAll(/```js\n([\s\S]*?)```/g), ([, block]) => block);
  for (const name of ['bold', 'reckoner', 'dreamer'])
    expect(blocks).toContain(readFileSync(`${HERE}bots/${name}.mjs`, 'utf8'));
});
