import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decode } from './decode.ts';

/** Whatever comes out is an action in its one and only form: decoding it again changes nothing. */
function expectCanonical(raw: unknown): void {
  const action = decode(raw);
  if (action !== null) expect(decode(JSON.parse(JSON.stringify(action)))).toEqual(action);
}

test('anything at all is decoded or null, never an exception', () => {
  fc.assert(fc.property(fc.anything(), expectCanonical), { numRuns: 2_000 });
});

test('things that look like actions are decoded or null', () => {
  const types = [
    'agree',
    'wait',
    'fight',
    'escape',
    'roll',
    'keep',
    'reroll',
    'spend',
    'addWound',
    'decline',
    'lay',
    'playPower',
    'useItem',
    'x',
  ];
  const values = fc.oneof(
    fc.anything(),
    fc.constantFrom('dice', 'base', 'slash', 0, 1, 2, -1, 0.5, 1e12),
    fc.array(fc.integer({ min: -1, max: 3 })),
  );
  const alike = fc.record(
    { type: fc.constantFrom(...types), mode: values, dice: values, tokens: values, card: values, item: values },
    { requiredKeys: ['type'] },
  );
  fc.assert(fc.property(alike, expectCanonical), { numRuns: 3_000 });
});

test('raw bytes are no action', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => decode(bytes) === null && decode(new TextDecoder().decode(bytes)) === null),
  );
});

test.each([
  { type: 'reroll', dice: [1, 0] },
  { type: 'reroll', dice: [0, 0] },
  { type: 'reroll', dice: [2] },
  { type: 'reroll', dice: ['0'] },
  { type: 'reroll', dice: [-1] },
  { type: 'reroll', dice: [0.5] },
  { type: 'reroll', dice: [0, 0.5] },
  { type: 'spend', tokens: 1.5 },
  { type: 'spend', tokens: Number.POSITIVE_INFINITY },
  { type: 'lay', card: 'Slash' },
  { type: 'agree', mode: 'vote' },
  { type: 'useItem', item: 'x'.repeat(41) },
  { type: 'playPower', card: '' },
])('%j is no action', (raw) => expect(decode(raw)).toBeNull());

test('an action reads the same after it was written down: minus nothing is nothing', () => {
  expect(decode({ type: 'spend', tokens: -0 })).toEqual({ type: 'spend', tokens: 0 });
  expect(decode({ type: 'reroll', dice: [-0, 1] })).toEqual({ type: 'reroll', dice: [0, 1] });
  expect(decode({ type: 'reroll', dice: Array(1) })).toBeNull();
});
