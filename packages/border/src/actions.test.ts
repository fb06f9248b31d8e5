import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decoder, oneOf, orNull, shortList, shortText, wholeNumber, yesOrNo } from './actions.ts';

type Deed =
  | { type: 'pass' }
  | { type: 'walk'; to: number; isRunning: boolean }
  | { type: 'say'; whom: 'ann' | null; words: string[] };

const decode = decoder<Deed>({
  pass: {},
  walk: { to: wholeNumber, isRunning: yesOrNo },
  say: { whom: orNull(oneOf(['ann'])), words: shortList(shortText, 2) },
});

test('an action comes through with its own fields and nothing else', () => {
  expect(decode({ type: 'pass', to: 3 })).toEqual({ type: 'pass' });
  expect(decode({ type: 'walk', to: 3, isRunning: false, by: 'night' })).toEqual({
    type: 'walk',
    to: 3,
    isRunning: false,
  });
  expect(decode({ type: 'say', whom: null, words: ['a', 'b'] })).toEqual({
    type: 'say',
    whom: null,
    words: ['a', 'b'],
  });
});

test.each([
  null,
  [],
  'pass',
  {},
  { type: 'fly' },
  { type: 'toString' },
  { type: 'walk', to: 3 },
  { type: 'walk', to: 0.5, isRunning: true },
  { type: 'walk', to: -0, isRunning: true },
  { type: 'walk', to: 1e9, isRunning: true },
  { type: 'walk', to: '3', isRunning: true },
  { type: 'walk', to: 3, isRunning: 1 },
  { type: 'say', whom: 'bob', words: [] },
  { type: 'say', whom: 'ann', words: [''] },
  { type: 'say', whom: 'ann', words: ['x'.repeat(41)] },
  { type: 'say', whom: 'ann', words: ['a', 'b', 'c'] },
  { type: 'say', whom: 'ann', words: new Array(1) },
  { type: 'say', whom: 'ann', words: 'ab' },
])('%j is none', (raw) => expect(decode(raw)).toBeNull());

test('anything at all is decoded or null, and what was decoded is in its only form', () => {
  const value = fc.oneof(fc.anything(), fc.constantFrom('ann', 1, true, null), fc.array(fc.string()));
  const alike = fc.record({
    type: fc.constantFrom('pass', 'walk', 'say', 'x'),
    to: value,
    isRunning: value,
    whom: value,
    words: value,
  });
  fc.assert(
    fc.property(fc.oneof(fc.anything(), alike), (raw) => {
      const action = decode(raw);
      if (action !== null) expect(decode(JSON.parse(JSON.stringify(action)))).toEqual(action);
    }),
    { numRuns: 2_000 },
  );
});
