import { expect, test } from 'vitest';
import { lastOf } from './last-of.ts';
import { NOTES, SOUNDS } from './sounds.ts';

test.each(SOUNDS)('%s is short, quiet enough, and never slides through zero', (sound) => {
  expect(NOTES[sound].length).toBeGreaterThan(0);
  for (const { at, length, from, to, loudness } of NOTES[sound]) {
    expect(at + length).toBeLessThan(1.5);
    expect(Math.min(from, to)).toBeGreaterThan(0);
    expect(loudness).toBeLessThanOrEqual(0.5);
  }
});

test('of many sounds at once the last two different ones are heard', () => {
  expect(lastOf(['step', 'step', null, 'dice', 'hit', 'hit', 'death', null])).toEqual(['death', 'hit']);
  expect(lastOf([null])).toEqual([]);
});
