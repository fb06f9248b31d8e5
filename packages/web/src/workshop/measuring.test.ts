import { expect, test } from 'vitest';
import { type Measured, nothingMeasured } from './measured.ts';
import { type Hand, measure } from './measuring.ts';

/** Every third game is won. */
const played = (from: number, to: number): Measured => {
  const games = Array.from({ length: to - from }, (_, i) => from + i);
  return { ...nothingMeasured('a'), games: games.length, wins: games.filter((game) => game % 3 === 0).length };
};

function crew() {
  let [time, hired, dismissed] = [0, 0, 0];
  const seen: number[] = [];
  const hire = (): Hand => {
    hired += 1;
    return {
      async play({ from, to }) {
        await Promise.resolve();
        time += 10 * (to - from);
        for (let game = from; game < to; game++) seen.push(game);
        return played(from, to);
      },
      dismiss: () => {
        dismissed += 1;
      },
    };
  };
  return { hire, seen, now: () => time, counts: () => ({ hired, dismissed }) };
}

const run = (change: Partial<Parameters<typeof measure>[0]>) => {
  const { hire, now } = crew();
  const before = nothingMeasured('a');
  const { signal } = new AbortController();
  return measure({ hire, now, hands: 3, games: 100, before, onProgress: () => undefined, signal, ...change });
};

test('each game is played once, whoever plays it, and everybody goes home', async () => {
  for (const hands of [1, 2, 5]) {
    const { hire, seen, now, counts } = crew();
    const measured = await run({ hire, now, hands });
    expect(measured).toMatchObject({ games: 100, wins: 34, next: 100 });
    expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, i) => i));
    expect(counts()).toEqual({ hired: hands, dismissed: hands });
  }
});

test('more games go on where the others ended', async () => {
  const { hire, seen, now } = crew();
  const before = { ...played(0, 100), next: 100 };
  expect(await run({ hire, now, before, games: 50 })).toMatchObject({ games: 150, wins: 50, next: 150 });
  expect(Math.min(...seen)).toBe(100);
});

test('whoever stops it keeps what has been played', async () => {
  const stopping = new AbortController();
  const { hire, now, counts } = crew();
  const reports: number[] = [];
  const measured = await run({
    hire,
    now,
    games: 10_000,
    signal: stopping.signal,
    onProgress: ({ games }) => {
      reports.push(games);
      if (games >= 60) stopping.abort();
    },
  });
  expect(measured.games).toBe(reports.at(-1));
  expect(measured.games).toBeLessThan(200);
  expect(counts().dismissed).toBe(3);
});

test('what goes wrong with a game is told, and everybody goes home', async () => {
  let dismissed = 0;
  const hire = (): Hand => ({
    play: () => Promise.reject(new Error('game 0 broke')),
    dismiss: () => {
      dismissed += 1;
    },
  });
  await expect(run({ hire })).rejects.toThrow('game 0 broke');
  expect(dismissed).toBe(3);
});
