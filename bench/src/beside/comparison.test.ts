import { expect, test } from 'vitest';
import { compare, type Pair, playByTurns } from './comparison.ts';
import type { Round, Side } from './side.ts';

const round = (cpuSeconds: number, ...moves: readonly number[]): Round => ({
  games: moves.map((n) => ({ isWon: n % 2 === 0, moves: n })),
  cpuSeconds,
});

test('both sides play every stretch, one at a time, and take turns at beginning', async () => {
  const log: string[] = [];
  const side = (name: string): Side => ({
    async play({ from, to }) {
      log.push(`${name} ${from}–${to}`);
      return round(1, from, to);
    },
    leave() {},
  });
  const orders = [0, 2, 4].map((from) => ({ from, to: from + 2 }));
  const pairs = await playByTurns(side('there'), side('here'), orders);
  expect(log).toEqual(['there 0–2', 'here 0–2', 'here 2–4', 'there 2–4', 'there 4–6', 'here 4–6']);
  expect(pairs.map(({ there, here }) => [there, here])).toEqual(
    orders.map(({ from, to }) => [round(1, from, to), round(1, from, to)]),
  );
});

test('the fastest time of each stretch counts, on either side, and the median of every sitting is told', () => {
  const pair = (there: number, here: number): Pair => ({ there: round(there, 10, 20), here: round(here, 10, 20) });
  const compared = compare([
    [pair(3, 2), pair(4, 9)],
    [pair(8, 1), pair(5, 3)],
    [pair(3.5, 4), pair(6, 2)],
  ]);
  expect(compared).toMatchObject({ ratio: (3 + 4) / (1 + 2), games: 12, gamesDiffering: 0 });
  expect(compared.sittings[0]).toBeCloseTo((1.5 + 4 / 9) / 2);
  expect(compared.here).toEqual({ wins: 4, moves: 60, rate: 4 / 3, pace: 20 });
});

test('games that end otherwise, or take other moves, are counted, and the ratio is of moves a second', () => {
  const compared = compare([[{ there: round(1, 10, 20, 30), here: round(1, 10, 21, 60) }]]);
  expect(compared).toMatchObject({
    gamesDiffering: 2,
    ratio: 91 / 60,
    there: { wins: 3, moves: 60 },
    here: { wins: 2, moves: 91 },
  });
});
