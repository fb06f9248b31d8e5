import { expect, test } from 'vitest';
import { surprise } from './binomial.ts';

test('tails of the binomial distribution', () => {
  expect(surprise(0, 3, 0.5)).toBeCloseTo(0.25, 12);
  expect(surprise(3, 3, 0.5)).toBeCloseTo(0.25, 12);
  expect(surprise(60, 100, 0.5)).toBeCloseTo(2 * 0.028443966820490392, 10);
  expect(surprise(1_000, 10_000, 0.1)).toBeCloseTo(1, 6);
  expect(surprise(1_300, 10_000, 0.1)).toBeLessThan(1e-20);
});

test('certainties surprise only when they fail', () => {
  expect([surprise(5, 5, 1), surprise(4, 5, 1), surprise(0, 5, 0), surprise(1, 5, 0)]).toEqual([1, 0, 1, 0]);
});
