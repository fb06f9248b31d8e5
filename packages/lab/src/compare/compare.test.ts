import { describe, expect, test } from 'vitest';
import { Pool } from '../pool.ts';
import { type Experiment, findStudy, type Prepared } from '../subject.ts';
import { comparePairs, nextLook } from './compare.ts';
import { comparisonPage } from './html.ts';
import { PairCounter, type Paired } from './pairing.ts';
import { comparisonOf } from './report.ts';
import { comparisonLines } from './text.ts';

const study = await findStudy('dungeonquest');

function prepared(options: object, changes: Partial<Experiment> = {}): Prepared {
  const arena = { mode: 'solo', hero: 'lindel', monster: 'skeleton', heroLife: 4 };
  const made = study?.prepare({
    ...{ game: 'dungeonquest', options: { ...arena, ...options }, seats: 2, players: ['standard', 'standard'] },
    ...{ games: 1, seed: '7' },
    ...changes,
  });
  if (!made?.ok) throw new Error(made?.problem.message);
  return made.value;
}

const [weak, strong] = [prepared({}), prepared({ heroLife: 6 })];

async function compared(
  workers: number,
  a: Prepared,
  b: Prepared,
  pairsMax = 400,
  signal?: AbortSignal,
): Promise<Paired> {
  const pool = new Pool(workers);
  try {
    const comparing = { pool, pairsMax, matters: 0.02, ...(signal === undefined ? {} : { signal }) };
    return await comparePairs(a.experiment, b.experiment, comparing);
  } finally {
    await pool.close();
  }
}

test('pairs are the games that either table plays with these seeds', async () => {
  const { pairs, a, b, wins } = await compared(2, weak, strong, 45);
  const counter = new PairCounter();
  for (let game = 0; game < pairs; game++) counter.add(weak.play(game), strong.play(game));
  expect({ a, b, wins }).toMatchObject({ a: counter.paired().a, b: counter.paired().b, wins: counter.paired().wins });
});

test('it stops by itself, and the same way on any number of workers', async () => {
  const [one, three] = [await compared(1, weak, strong), await compared(3, weak, strong)];
  expect(three).toEqual(one);
  expect(one.pairs).toBeLessThan(400);
  const comparison = comparisonOf({ prepared: weak, label: '' }, { prepared: strong, label: '' }, one, {
    ...{ pairsMax: 400, matters: 0.02 },
  });
  expect(comparison).toMatchObject({ verdict: 'b', pairsMissing: null, pairs: one.pairs });
});

test('whoever stops it is told what is known so far', async () => {
  const { pairs } = await compared(1, weak, weak, 400, AbortSignal.abort());
  expect(pairs).toBe(0);
  const nothing = comparisonOf(
    { prepared: weak, label: '' },
    { prepared: strong, label: '' },
    new PairCounter().paired(),
    {
      ...{ pairsMax: 400, matters: 0.02 },
    },
  );
  expect(comparisonLines(nothing, [weak.about, strong.about])).toContainEqual(
    expect.stringContaining('nothing is known'),
  );
});

test('it looks after numbers of pairs that are known beforehand', () => {
  const looks: number[] = [];
  for (let pairs = nextLook(0, 1_000); pairs > (looks.at(-1) ?? 0); pairs = nextLook(pairs, 1_000)) looks.push(pairs);
  expect(looks.slice(0, 6)).toEqual([20, 40, 60, 80, 100, 125]);
  expect(looks.at(-1)).toBe(1_000);
});

describe('what a comparison says', () => {
  const counter = new PairCounter();
  const of = (isWon: boolean, lost: number) => ({
    ...{ isWon, ending: isWon ? 'won' : 'lost', measures: { rounds: isWon ? 9 : 7 } },
    counts: { 'Body by room': { Z: lost } },
  });
  for (let pair = 0; pair < 60; pair++) counter.add(of(pair % 2 === 0, 3), of(pair % 2 === 0 || pair % 3 === 0, 1));
  const sides = [
    { prepared: weak, label: 'heroLife=4' },
    { prepared: strong, label: 'heroLife=6' },
  ] as const;
  const limits = { pairsMax: 60, matters: 0.02 };
  const comparison = comparisonOf(...sides, counter.paired(), limits);
  const abouts = [weak.about, strong.about] as const;

  test('names both, what differs and how much is missing', () => {
    const text = comparisonLines(comparison, abouts).join('\n');
    expect(text).toContain('A  Lindel against Skeleton (heroLife=4)');
    expect(text).toContain('B  Lindel against Skeleton (heroLife=6)');
    expect(text).toMatch(/won by the hero +50\.0 % +66\.7 % +\+16\.7 +/);
    expect(text).toMatch(/Z +3\.00 +1\.00 +−2\.00 .*\*/);
    expect(text).toContain('Pairs won at both: 30; only at A: 0; only at B: 10; at neither: 20.');
    if (comparison.verdict === null) expect(text).toMatch(/About \d+ more pairs would settle it/);
  });

  test('is a page that needs nothing else, and JSON', () => {
    const page = comparisonPage(comparison, abouts, { again: 'npx questhall compare dungeonquest' });
    expect(page).not.toMatch(/<script|<link|src=|url\(|@import|https?:/);
    expect(page).toContain('<code>npx questhall compare dungeonquest</code>');
    expect(JSON.parse(JSON.stringify(comparison))).toEqual(comparison);
  });
});
