import { expect, test } from 'vitest';
import { isSame } from './plain.ts';

const DATA = [
  null,
  true,
  0,
  1,
  '',
  'a',
  [],
  {},
  [1],
  [1, 2],
  [2, 1],
  { a: 1 },
  { b: 1 },
  { a: 1, b: [2] },
  { b: [2], a: 1 },
];

test('data are the same where their texts are', () => {
  for (const one of DATA)
    for (const other of DATA)
      expect([one, other, isSame(one, structuredClone(other))]).toEqual([
        one,
        other,
        JSON.stringify(one) === JSON.stringify(other),
      ]);
});
