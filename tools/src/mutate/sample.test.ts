import { expect, test } from 'vitest';
import { findMutants } from './places.ts';
import { deal } from './sample.ts';

const LONG = Array.from({ length: 40 }, (_, i) => `if (a < ${i}) f();`).join('\n');
const SHORT = 'if (a && b) g(2);';
const mutants = [
  ...findMutants({ file: 'long.ts', source: LONG, subject: 'code', rules: [] }),
  ...findMutants({ file: 'short.ts', source: SHORT, subject: 'code', rules: [] }),
];

test('every mutant is dealt once, and the same seed deals alike', () => {
  const order = deal(mutants, 'one');
  expect(new Set(order)).toEqual(new Set(mutants));
  expect(order).toHaveLength(mutants.length);
  expect(deal(mutants, 'one')).toEqual(order);
  expect(deal(mutants, 'two')).not.toEqual(order);
});

test('operators take turns, and a short file has its share', () => {
  const first = deal(mutants, 'one').slice(0, 8);
  expect(new Set(first.slice(0, 5).map(({ operator }) => operator)).size).toBe(5);
  expect(first.filter(({ file }) => file === 'short.ts').length).toBeGreaterThanOrEqual(3);
});
