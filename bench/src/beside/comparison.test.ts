import { expect, test } from 'vitest';
import { compare, type Pair, playByTurns } from './comparison.ts';
import type { Round, Side } from './side.ts';

const round = (cpuSeconds: number, ...moves: readonly number[]): Round => ({
  games: moves.map((n) => ({ isWon: n % 2 === 0, moves: n })),
  cpuSeconds,
});
const faster = (times: number): Pair => ({ there: round(times, 10, 20), here: round(1, 10, 20) });

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
  expect(pairs.map(({ there, here }) => [there, here])).toEqual(orders.map(({ from, to }) => [round(1, from, to), round(1, from, to)]));
});

test('the ratio is the median of the sittings, and each sitting’s the median of its rounds', () => {
  const compared = compare([
    [faster(1.2), faster(9), faster(1.1)],
    [faster(1.4), faster(1.3), faster(0.1)],
    [faster(2), faster(2), faster(2)],
  ]);
  expect(compared).toMatchObject({ ratio: 1.3, sittings: [1.2, 1.3, 2], games: 18, gamesDiffering: 0 });
  expect(compared.here).toEqual({ wins: 18, moves: 270, rate: 2 });
});

test('games that end otherwise, or take other moves, are counted, and the ratio is of moves a second', () => {
  const compared = compare([[{ there: round(1, 10, 20, 30), here: round(1, 10, 21, 60) }]]);
  expect(compared).toMatchObject({ gamesDiffering: 2, ratio: 91 / 60, there: { wins: 3, moves: 60 }, here: { wins: 2, moves: 91 } });
});
