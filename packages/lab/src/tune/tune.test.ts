import type { Edit } from '@questhall/facets';
import { expect, test } from 'vitest';
import { Pool } from '../pool.ts';
import { proposals, type Weighed } from './candidates.ts';
import { tunedLines } from './text.ts';
import { type Tuned, type Tuning, tune } from './tune.ts';

/** A fight whose text is a number: the Life of the hero. */
const arena = (text: string) => ({
  game: 'dungeonquest',
  options: { play: 'arena', mode: 'solo', hero: 'lindel', monster: 'skeleton', heroLife: Number(text) },
  seats: 2,
  players: ['standard', 'standard'],
});

const lives = (by: number, makes: Edit['makes']): Edit => ({
  key: `life ${by}`,
  says: `${by > 0 ? 'more' : 'less'} Life, by ${Math.abs(by)}`,
  makes,
  make: (text) => (Number(text) + by >= 1 && Number(text) + by <= 14 ? `${Number(text) + by}` : null),
});

const EDITS = [1, 2, 5].flatMap((by) => [lives(by, 'easier'), lives(-by, 'harder')]);

async function tuned(changes: Partial<Tuning> = {}, workers = 2): Promise<Tuned> {
  const pool = new Pool(workers);
  try {
    const usual = { text: '3', edits: EDITS, goal: 0.78, within: 0.05, games: 2_000, seed: '1', experiment: arena };
    return await tune({ ...usual, pool, ...changes });
  } finally {
    await pool.close();
  }
}

test('the smallest change that comes near the goal is offered first, measured in games of its own', async () => {
  const { base, isThere, offers, games } = await tuned();
  expect(isThere).toBe(false);
  expect(base.rate).toBeLessThan(0.73);
  const [first] = offers;
  expect(first).toMatchObject({ says: ['more Life, by 1'], text: '4', isMeasured: true, isNear: true });
  expect(offers.length).toBeLessThanOrEqual(5);
  expect(games).toBeLessThan(3_000);
});

test('it finds the same on any number of workers, and nothing to change where all is well', async () => {
  const [one, three] = [await tuned({ games: 400 }, 1), await tuned({ games: 400 }, 3)];
  expect(three).toEqual(one);
  const there = await tuned({ goal: one.base.rate, games: 400 });
  expect([there.isThere, there.offers]).toEqual([true, []]);
  expect(tunedLines(there, 'A fight', 'the hero').join('\n')).toContain('nothing has to be changed');
});

test('a goal that no small change reaches is said to be out of reach', async () => {
  const far = await tuned({ text: '1', goal: 0.99, within: 0.001, games: 400, edits: [lives(1, 'easier')] });
  expect(far.offers.every(({ isNear }) => !isNear)).toBe(true);
  expect(tunedLines(far, 'A fight', 'the hero').join('\n')).toContain('None of the small changes brings it there');
  const wrong = await tuned({ goal: 0.99, games: 400, edits: [lives(-1, 'harder')] });
  expect(tunedLines(wrong, 'A fight', 'the hero').join('\n')).toContain('No small change goes that way');
});

test('whoever stops it gets what was found so far', async () => {
  const stop = new AbortController();
  const onProgress = (done: number): void => {
    if (done > 800) stop.abort();
  };
  const { offers, games } = await tuned({ signal: stop.signal, onProgress });
  expect(games).toBeLessThan(1_900);
  for (const { isMeasured } of offers) expect(isMeasured).toBe(false);
});

test('changes are put together where one is not enough, the fewest that are thought to do', () => {
  const make = (name: string) => (text: string) => `${text}${name}`;
  const single = (name: string, effect: number): Weighed => {
    const edit: Edit = { key: name, says: name, makes: 'easier', make: make(name) };
    return { candidate: { edits: [edit], text: make(name)('') }, effect };
  };
  const [best] = proposals([single('a', 0.1), single('b', 0.05), single('c', 0.02), single('d', 0.001)], 0.15, 5);
  expect(best?.candidate.edits.map(({ key }) => key)).toEqual(['a', 'b']);
  expect(best?.effect).toBeCloseTo(0.15, 12);
});

test('where no small change makes a difference, that is said', () => {
  const won = (rate: number, low: number) => ({ games: 320, rate, ci95: [low, 1] as const });
  const offer = { ...won(1, 0.98), text: '', says: ['an Orc more'], isMeasured: true, isNear: false };
  const flat: Tuned = {
    base: won(1, 0.995),
    goal: 0.7,
    within: 0.03,
    isThere: false,
    tried: 1,
    games: 640,
    offers: [offer],
  };
  expect(tunedLines(flat, 'A fight', 'the heroes').join('\n')).toContain('It is too easy for small changes');
  const helped: Tuned = { ...flat, offers: [{ ...offer, ...won(0.9, 0.85), ci95: [0.85, 0.94] }] };
  expect(tunedLines(helped, 'A fight', 'the heroes').join('\n')).toContain('these come nearest');
});
