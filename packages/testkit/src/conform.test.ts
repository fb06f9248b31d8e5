import { expect, test } from 'vitest';
import { conform } from './conform.ts';
import { effort } from './effort.ts';
import { vault } from './vault/vault.ts';

test.each([2, 3, 4])('the vault conforms with %i seats', (seats) => {
  let moves = 0;
  for (let seed = 0; seed < effort(40); seed++) {
    const options = { traps: 3, crowded: seed % 2 === 1 };
    moves += conform({ game: vault, options, seats, seed: `fast:${seed}` }).moves;
  }
  expect(moves).toBeGreaterThan(100);
});
