import { conform } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { CONTESTANTS, time } from './contestants.ts';
import { duel } from './duel/on-kernel.ts';

test('everybody plays the same duel, to the last die', async () => {
  const timings = await Promise.all(CONTESTANTS.map((contestant) => time(contestant, 0, 0)));
  const [first, ...others] = timings.map(({ block }) => block);
  expect(first?.moves).toBeGreaterThan(5_000);
  for (const other of others) expect(other).toEqual(first);
});

test('the duel conforms', () => {
  for (let seed = 0; seed < 10; seed++) conform({ game: duel, options: { body: 0 }, seats: 2, seed: `fast:${seed}` });
});
