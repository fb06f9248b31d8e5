import { readFileSync } from 'node:fs';
import { begin, submit } from '@questhall/kernel';
import { conform } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { greed } from './own-game/greed.ts';
import { playGreed } from './own-game/play-greed.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the page on the kernel shows the examples as they are', () => {
  const page = read('../docs/kernel.md');
  const blocks = Array.from(page.matchAll(/```ts\n([\s\S]*?)```/g), ([, block]) => block);
  expect(blocks).toEqual([read('./own-game/greed.ts'), read('./own-game/play-greed.ts')]);
});

test('the example is played from a seed, twice the same', () => {
  const { winners, told } = playGreed('fast:7');
  expect([1, 2]).toContain(winners);
  expect(told.at(-1)).toMatch(/^greed\.stop: \{"type":"banked","points":2\d\}$/);
  expect(playGreed('fast:7').told).toEqual(told);
  expect(playGreed('fast:8').told).not.toEqual(told);
});

test('the example says why not, by its rule', () => {
  const header = { game: 'greed', edition: '1', options: { goal: 20 }, seats: 2, seed: 'fast:1', from: null };
  const early = submit(greed, begin(greed, header), { seat: 0, ask: 0, action: { type: 'stop' } });
  expect(early).toMatchObject({ ok: false, refusal: { rule: 'greed.stop' } });
});

test('the example keeps the whole contract', () => {
  for (const seats of [2, 3, 4])
    expect(conform({ game: greed, options: { goal: 20 }, seats, seed: `fast:${seats}` }).moves).toBeGreaterThan(5);
});
