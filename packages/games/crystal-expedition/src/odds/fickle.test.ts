import { describe, expect, test } from 'vitest';
import {
  FICKLE_ROUNDS,
  type FicklePlan,
  fickleOdds,
  halfStakes,
  isWorthCourting,
  OPENING_GAPS,
  winsFrom,
} from './fickle.ts';

test('[fickle.opening] how often which gap opens a round', () => {
  const counts = Array.from({ length: 11 }, (_, gap) => OPENING_GAPS.filter((one) => one === gap).length);
  expect(counts).toEqual([146, 140, 125, 104, 80, 56, 35, 20, 10, 4, 1]);
  for (const [gap, count] of counts.entries()) expect(OPENING_GAPS.filter((one) => one === -gap)).toHaveLength(count);
});

test('[fickle.hero-leads, fickle.hero-trails, fickle.final] so many faces win, from 10 behind to 10 ahead', () => {
  expect(Array.from({ length: 21 }, (_, index) => winsFrom(index - 10))).toEqual([
    0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5, 6, 6, 6, 6,
  ]);
});

test('[fickle.odds] it pays to court up to 3 behind', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 10].map(isWorthCourting)).toEqual([true, true, true, true, false, false, false, false]);
});

test('[fickle.odds] the best play wins 439 of 972, loses 757 of 1944 and concedes 103 of 648', () => {
  const { wins, losses, concessions } = fickleOdds(isWorthCourting);
  expect([wins * 972, losses * 1944, concessions * 648]).toEqual([439, 757, 103].map((n) => n * FICKLE_ROUNDS));
});

describe('[fickle.odds] what a round brings, as a share of the stake', () => {
  const always: FicklePlan = () => true;
  const never: FicklePlan = () => false;
  test.each([
    ['best play', isWorthCourting, -67, 3888],
    ['always courting', always, -5, 81],
    ['never courting', never, -407, 2592],
  ] as const)('%s', (_name, plan, numerator, denominator) => {
    expect(halfStakes(fickleOdds(plan)) * denominator).toBe(numerator * 2 * FICKLE_ROUNDS);
  });
});
