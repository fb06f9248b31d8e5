import { findGame } from '@questhall/catalogue';
import type { GameResult } from '@questhall/facets';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { run } from './pool.ts';
import { htmlReport } from './report/html.ts';
import { type Report, reportOf } from './report/report.ts';
import { textReport } from './report/text.ts';
import { summarize, wilson } from './statistics.ts';
import type { Experiment, Prepared } from './subject.ts';
import { findStudy } from './subject.ts';
import { Counter } from './tally.ts';

const experiment: Experiment = {
  game: 'dungeonquest',
  options: { mode: 'solo', hero: 'lindel', monster: 'skeleton', heroLife: 4 },
  seats: 2,
  players: ['standard', 'standard'],
  games: 3_000,
  seed: '7',
};

const study = await findStudy('dungeonquest');

function prepared(changes: Partial<Experiment> = {}): Prepared {
  const made = study?.prepare({ ...experiment, ...changes });
  if (!made?.ok) throw new Error(made?.problem.message);
  return made.value;
}

describe('an experiment', () => {
  test('gives the same tally on one, two and three workers', async () => {
    const tallies = await Promise.all([1, 2, 3].map((workers) => run(prepared().experiment, { workers })));
    expect(tallies[0]?.games).toBe(experiment.games);
    expect(tallies[1]).toEqual(tallies[0]);
    expect(tallies[2]).toEqual(tallies[0]);
  });

  test('agrees with games played one by one', async () => {
    const { play, experiment: small } = prepared({ games: 40 });
    const counter = new Counter();
    for (let i = 0; i < 40; i++) counter.add(play(i));
    expect(await run(small, { workers: 2 })).toEqual(counter.tally());
  });

  test('says how far it is, and stops when told to, with what was played', async () => {
    const stop = new AbortController();
    const seen: number[] = [];
    const onProgress = (done: number): void => {
      seen.push(done);
      if (done >= 1_000) stop.abort();
    };
    const { games } = await run(
      { ...prepared().experiment, games: 200_000 },
      { workers: 2, onProgress, signal: stop.signal },
    );
    expect(games).toBeGreaterThanOrEqual(1_000);
    expect(games).toBeLessThan(200_000);
    expect(seen.at(-1)).toBe(games);
  });

  test('takes the longest seed there is', async () => {
    expect((await run(prepared({ seed: 'a'.repeat(115), games: 10 }).experiment, { workers: 1 })).games).toBe(10);
  });

  test.each([0, -1, Number.NaN, 1.5, 65])('is not played by %f workers', async (workers) => {
    await expect(run(prepared().experiment, { workers })).rejects.toThrow('workers must be 1 to 64');
  });

  test('stops as a whole when a worker fails', async () => {
    const broken = { ...prepared().experiment, options: { mode: 'nonsense' } };
    await expect(run(broken, { workers: 2 })).rejects.toThrow('cannot be played');
  });

  test('is forgotten from game to game: what a player remembers does not count', () => {
    const { play } = prepared({ players: ['standard', 'random'] });
    const alone = play(5);
    for (let i = 0; i < 5; i++) play(i);
    expect(play(5)).toEqual(alone);
  });

  test('other seeds give other games', async () => {
    const [one, other] = await Promise.all(
      ['7', '8'].map((seed) => run({ ...prepared().experiment, seed }, { workers: 1 })),
    );
    expect(one).not.toEqual(other);
  });

  test.each<[Partial<Experiment>, string, string]>([
    [{ seats: 9 }, 'seats', 'must be 1 to 4'],
    [{ seats: 1.5 }, 'seats', 'must be 1 to 4'],
    [{ options: { hero: 'conan' } }, 'hero', 'must be hugo, krutzbeck'],
    [{ options: { mode: 'cards' }, seats: 1, players: ['standard'] }, 'options', 'mode.classic-needs-two'],
    [
      { players: ['standard', 'genius'] },
      'players',
      '"genius" is nobody; there are standard, greedy, cautious, quickShot, slash, boltOfAgony, random',
    ],
    [{ players: ['random'] }, 'players', 'must be 2 names'],
    [{ seed: '' }, 'seed', 'a short text'],
    [{ seed: 'a'.repeat(130) }, 'seed', 'a short text'],
    [{ first: -1 }, 'first', 'whole number from 0'],
    [{ games: -5.5 }, 'games', 'whole number from 1'],
    [{ games: 0 }, 'games', 'whole number from 1'],
  ])('%j is refused by name', (changes, field, message) => {
    expect(study?.prepare({ ...experiment, ...changes })).toMatchObject({
      ok: false,
      problem: { field, message: expect.stringContaining(message) },
    });
  });
});

describe('statistics', () => {
  test('Wilson’s interval', () => {
    expect(wilson(8, 10)).toEqual([expect.closeTo(0.4901625, 6), expect.closeTo(0.9433178, 6)]);
    expect(wilson(0, 20)).toEqual([0, expect.closeTo(0.1611252, 6)]);
    expect(wilson(20, 20)[1]).toBe(1);
    expect(wilson(0, 0)).toEqual([0, 1]);
  });

  test('a summary of counts', () => {
    expect(summarize({ 1: 3, 2: 1, 10: 1 })).toEqual({
      mean: 3,
      deviation: expect.closeTo(3.5213634, 6),
      min: 1,
      median: 1,
      p95: 10,
      max: 10,
    });
  });

  test('tallies add up, in whatever order and parts', () => {
    const results: fc.Arbitrary<GameResult> = fc.record({
      isWon: fc.boolean(),
      ending: fc.constantFrom('won', 'lost', 'drawn'),
      measures: fc.record({ moves: fc.nat(30), wounds: fc.nat(5) }),
    });
    fc.assert(
      fc.property(fc.array(results), fc.nat(), (all, cut) => {
        const [whole, first, second] = [new Counter(), new Counter(), new Counter()];
        for (const [i, result] of all.entries()) {
          whole.add(result);
          (i < cut % (all.length + 1) ? first : second).add(result);
        }
        second.addTally(first.tally());
        expect(JSON.stringify(second.tally())).toBe(JSON.stringify(whole.tally()));
      }),
    );
  });
});

describe('a report', () => {
  const counter = new Counter();
  for (let i = 0; i < 500; i++) counter.add(prepared().play(i));
  const report: Report = reportOf(prepared({ games: 500 }), counter.tally());

  test('has what a program would read', () => {
    const { wins, games } = report;
    expect(report).toMatchObject({
      games: 500,
      winRate: wins / games,
      ci95: wilson(wins, games),
      exact: expect.any(Number),
    });
    expect(report.endings.reduce((sum, ending) => sum + ending.games, 0)).toBe(500);
    expect(report.measures['rounds']?.mean).toBeGreaterThan(1);
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });

  test('is computed only where best play is played', () => {
    expect(prepared({ players: ['standard', 'random'] }).exact).toBeNull();
    expect(prepared({ options: { mode: 'vote' } }).exact).toBeNull();
  });

  const { about } = prepared({ games: 500 });

  test('reads well, under the name of what was played', () => {
    const text = textReport(report, about);
    expect(text).toMatch(/^Lindel against Skeleton\n {2}DungeonQuest, edition \d+: 500 games, seed 7\n/);
    expect(text).toContain('set: mode=solo, heroLife=4, monster=skeleton');
    expect(text).toContain('standard: plays fights as well as they can be played');
    expect(text).toMatch(/won by the hero +\d+\.\d % +between .* and/);
    expect(text).toMatch(/as computed +\d+\.\d\d %/);
    expect(text).toMatch(/±: how much single games differ/);
  });

  test('is one page that needs nothing else', () => {
    const strengths = [['<script>alert(1)</script>', '"&']] as const;
    const page = htmlReport(
      report,
      { ...about, strengths },
      { again: "npx questhall simulate dungeonquest --seed 'it'" },
    );
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).not.toMatch(/<script|<link|src=|url\(|@import|https?:/);
    expect(page.match(/<svg/g)).toHaveLength(4);
    expect(page.match(/role="img" aria-label="/g)).toHaveLength(4);
    expect(page).toContain('<h1>Lindel against Skeleton</h1>');
    expect(page).toContain('<code>npx questhall simulate dungeonquest --seed &#39;it&#39;</code>');
  });
});

describe('a report of a quest of one’s own', async () => {
  const design = await findGame('heroquest')?.open((facets) => facets.design?.());
  const sheet = design?.beginning ?? '';
  const made = (await findStudy('heroquest'))?.prepare({
    ...{ game: 'heroquest', options: { sheet }, seats: 2, players: ['standard', 'standard'], games: 1, seed: '1' },
  });
  if (!made?.ok) throw new Error(made?.problem.message);
  const { about } = made.value;
  const counts = { 'Body Points lost by room': { D: 6, corridor: 3 } };
  const tally = { games: 2, wins: 1, endings: { success: 1, failed: 1 }, measures: { rounds: { 9: 2 } }, counts };
  const report = reportOf(made.value, tally);

  test('goes by its own name, and never by that of a shipped one', () => {
    const texts = [textReport(report, about), htmlReport(report, about, { again: 'npx questhall simulate' })];
    for (const text of texts) {
      expect(text).toContain('The Rat Cellar');
      expect(text).not.toMatch(/quest=1|The Trial/);
    }
    expect(report.title).toBe('The Rat Cellar');
  });

  test('draws its board with what was lost where, and folds the sheet away', () => {
    const page = htmlReport(report, about, { again: 'npx questhall simulate' });
    expect(page).toContain('<title>D: 3.00 a game</title>');
    expect(page).toContain('<title>corridor: 1.50 a game</title>');
    expect(page).toMatch(/<path class="heat" fill-opacity="0.75"/);
    expect(page.match(/class="door"/g)).toHaveLength(3);
    expect(page.match(/class="secret"/g)).toHaveLength(1);
    expect(page.indexOf('<details>')).toBeGreaterThan(page.indexOf('What the figures mean'));
    expect(page).toContain('<pre># A quest for Questhall');
  });
});
