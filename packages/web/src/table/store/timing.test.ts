import type { Cue } from '@questhall/facets';
import { expect, test } from 'vitest';
import { actsOf, isSeenOff, readingTime, scheduleOf, timeOf } from './timing.ts';

const WALK: Cue = { kind: 'walk', who: 'figure:1', way: ['square:1', 'square:2', 'square:3'] };
const THROW: Cue = { kind: 'throw', beside: ['figure:1'] };

test('a walk takes as long as its steps, and what comes next waits for it', () => {
  expect(timeOf(WALK).lasts).toBe(2 * timeOf({ ...WALK, way: ['square:1', 'square:2'] }).lasts);
  expect(scheduleOf([WALK, THROW]).starts).toEqual([0, timeOf(WALK).next]);
  expect(scheduleOf([WALK, THROW]).length).toBe(timeOf(WALK).next + timeOf(THROW).next);
  expect(scheduleOf([]).length).toBe(0);
});

test('whoever falls is there until that has been seen', () => {
  expect(isSeenOff([THROW, { kind: 'fall', who: 'figure:1' }])).toBe(true);
  expect(isSeenOff([WALK])).toBe(false);
});

test('a longer text is given longer, but nobody waits for ever', () => {
  expect(readingTime(100)).toBeGreaterThan(readingTime(10));
  expect(readingTime(100_000)).toBe(readingTime(10_000));
});

test('what is read is shown by itself, between what comes before it and after it', () => {
  const CARD: Cue = { kind: 'card', from: null, tone: 'magic' };
  const BANNER: Cue = { kind: 'banner', tone: 'bad' };
  expect(actsOf([WALK, THROW, CARD, WALK, BANNER])).toEqual([[WALK, THROW], [CARD], [WALK], [BANNER]]);
  expect(actsOf([CARD, BANNER])).toEqual([[CARD], [BANNER]]);
  expect(actsOf([])).toEqual([]);
});
