import { expect, test } from 'vitest';
import { isSame, type Leg, squaresOver } from './ways.ts';

interface Step extends Leg<Step> {
  readonly n: number;
}

test('a way is told from its beginning, without the square it begins on', () => {
  const start: Step = { cell: 1, before: null, n: 0 };
  const first: Step = { cell: 2, before: start, n: 1 };
  expect(squaresOver<Step>({ cell: 7, before: first, n: 2 })).toEqual([2, 7]);
  expect(squaresOver(start)).toEqual([]);
  expect(squaresOver<Step>(undefined)).toEqual([]);
});

test('lists are the same where all that is in them is', () => {
  const thing = {};
  expect(isSame([1, thing], [1, thing])).toBe(true);
  expect(isSame([1, thing], [1, {}])).toBe(false);
  expect(isSame([1], [1, 2])).toBe(false);
});
