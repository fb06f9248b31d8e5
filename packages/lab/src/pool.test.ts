import type { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { Pool, run, stretchOf } from './pool.ts';
import type { Experiment } from './subject.ts';
import { findStudy } from './subject.ts';

const study = await findStudy('dungeonquest');

function experiment(seed: string, games = 600): Experiment {
  const options = { mode: 'solo', hero: 'lindel', monster: 'skeleton', heroLife: 4 };
  const made = study?.prepare({
    game: 'dungeonquest',
    options,
    seats: 2,
    players: ['standard', 'standard'],
    games,
    seed,
  });
  if (!made?.ok) throw new Error(made?.problem.message);
  return made.value.experiment;
}

/** Uses a pool and closes it; says how many threads were started for it. */
async function withPool(workers: number, use: (pool: Pool) => Promise<void>): Promise<number> {
  let started = 0;
  const count = (_worker: Worker): void => {
    started += 1;
  };
  const pool = new Pool(workers);
  process.on('worker', count);
  try {
    await use(pool);
  } finally {
    await pool.close();
    process.off('worker', count);
  }
  return started;
}

test('a pool plays one experiment after the other with the same threads', async () => {
  const started = await withPool(2, async (pool) => {
    for (const seed of ['a', 'b', 'a'])
      expect(await pool.run(experiment(seed))).toEqual(await run(experiment(seed), { workers: 1 }));
  });
  expect(started).toBe(2 + 3); // those of the pool, and one for each comparison
});

test('a pool starts no more threads than it has work for', async () => {
  expect(await withPool(8, async (pool) => void (await pool.run(experiment('a', 1))))).toBe(1);
});

test('experiments that are begun side by side are counted apart', async () => {
  await withPool(2, async (pool) => {
    const seeds = ['a', 'b', 'c'];
    const tallies = await Promise.all(seeds.map((seed) => pool.run(experiment(seed))));
    for (const [i, seed] of seeds.entries()) expect(tallies[i]).toEqual(await run(experiment(seed), { workers: 1 }));
  });
});

test('whoever is stopped leaves the others playing, even before the first game', async () => {
  await withPool(2, async (pool) => {
    const stop = new AbortController();
    const others = pool.run(experiment('a', 20_000));
    const stopped = pool.run(experiment('b'), { signal: stop.signal });
    stop.abort();
    expect((await stopped).games).toBe(0);
    expect((await others).games).toBe(20_000);
    expect((await pool.run(experiment('c'), { signal: AbortSignal.abort() })).games).toBe(0);
  });
});

test('when a thread fails, nothing that was begun goes on, and nothing more is begun', async () => {
  await withPool(2, async (pool) => {
    const begun = [
      pool.run({ ...experiment('a'), options: { mode: 'nonsense' } }),
      pool.run(experiment('b', 1_000_000)),
    ];
    for (const { status } of await Promise.allSettled(begun)) expect(status).toBe('rejected');
    await expect(begun[0]).rejects.toThrow('cannot be played');
    await expect(pool.run(experiment('c'))).rejects.toThrow('the pool is closed');
  });
});

test('stretches are of one length while there is much to do, and shrink towards the end', () => {
  for (const [games, workers] of [
    [1, 1],
    [7, 2],
    [2_000, 2],
    [100_000, 3],
    [12_345, 64],
  ] as const) {
    const lengths: number[] = [];
    for (let left = games; left > 0; left -= lengths.at(-1) ?? 0) lengths.push(stretchOf(left, workers));
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(games);
    expect(lengths).toEqual(lengths.toSorted((x, y) => y - x));
    expect(lengths.at(-1)).toBe(1);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(500);
  }
});
