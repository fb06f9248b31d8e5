import { expect, test } from 'vitest';
import { countingDie, fallOf, numberDie, talliesOf } from './statistics.ts';

test('a combat die shows a skull every second time', () => {
  expect(fallOf(16, 10, countingDie(3))).toEqual({ dice: 16, rolled: 10, expected: 8, deviation: 1 });
  expect(fallOf(9, 2, countingDie(2))).toMatchObject({ expected: 3 });
  expect(fallOf(12, 2, countingDie(1))).toMatchObject({ expected: 2, deviation: 0 });
});

test('a die with numbers shows three and a half', () => {
  expect(fallOf(12, 42, numberDie)).toMatchObject({ expected: 42, deviation: 0 });
  expect(fallOf(35, 122.5 + 35 / Math.sqrt(12), numberDie).deviation).toBeCloseTo(1);
});

test('whoever rolled nothing had no luck either way', () => {
  expect(fallOf(0, 0, numberDie)).toEqual({ dice: 0, rolled: 0, expected: 0, deviation: 0 });
});

test('only what somebody counted has a column, in a fixed order', () => {
  const hero = { name: 'Elf', colour: '--elf', isDead: false };
  expect(talliesOf({ decidedBy: null, tallied: [{ ...hero, tallies: { gold: 0, dealt: 2 } }], luck: [] })).toEqual([
    'dealt',
    'gold',
  ]);
});
