import { expect, test } from 'vitest';
import { layRing, seedOf } from './ring.ts';

test('a table has a floor of its own, and always the same', () => {
  expect(layRing(seedOf('a table'))).toEqual(layRing(seedOf('a table')));
  expect(layRing(seedOf('a table'))).not.toEqual(layRing(seedOf('another')));
});

test('every tint is used, and nothing lies beyond the edge', () => {
  for (let seed = 0; seed < 50; seed++) {
    const { tints, stones, lights, cracks } = layRing(seed);
    const all = [...tints, ...stones, lights, cracks].join('');
    expect(tints.every((d) => d !== '')).toBe(true);
    expect(all).not.toMatch(/NaN|undefined/);
    const coordinates = [...all.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)];
    expect(Math.max(...coordinates.map(([, x, y]) => Math.hypot(Number(x), Number(y))))).toBeLessThan(400);
  }
});
