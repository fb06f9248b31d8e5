import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Extra } from './extras.ts';
import { spendings } from './spending.ts';

const extra: fc.Arbitrary<Extra> = fc.record({
  cost: fc.nat(3),
  toHit: fc.nat(2),
  damage: fc.nat(4),
  fragile: fc.nat(2),
  isAffliction: fc.boolean(),
  bypass: fc.constantFrom('none', 'armor', 'shield-and-armor'),
});

const WAYS = ['none', 'armor', 'shield-and-armor'];

/** Every choice there is, one after the other: the most damage of those that are otherwise alike. */
function bruteForce(extras: readonly Extra[], surges: number): Record<string, number> {
  const most: Record<string, number> = {};
  for (let set = 0; set < 1 << extras.length; set++) {
    const chosen = extras.filter((_, i) => ((set >> i) & 1) === 1);
    const sum = (of: (one: Extra) => number): number => chosen.reduce((total, one) => total + of(one), 0);
    if (sum(({ cost }) => cost) > surges) continue;
    const bypass = Math.max(0, ...chosen.map((one) => WAYS.indexOf(one.bypass)));
    const isAffliction = chosen.some((one) => one.isAffliction);
    const key = [
      sum(({ cost }) => cost),
      sum(({ toHit }) => toHit),
      sum(({ fragile }) => fragile),
      isAffliction,
      bypass,
    ].join();
    most[key] = Math.max(
      most[key] ?? 0,
      sum(({ damage }) => damage),
    );
  }
  return most;
}

const bestOf = (extras: readonly Extra[], surges: number): Record<string, number> =>
  Object.fromEntries(
    spendings(extras, surges).map(({ cost, toHit, fragile, isAffliction, bypass, damage }) => [
      [cost, toHit, fragile, isAffliction, WAYS.indexOf(bypass)].join(),
      damage,
    ]),
  );

test('what can be bought is what trying every choice finds', () => {
  fc.assert(
    fc.property(fc.array(extra, { maxLength: 11 }), fc.nat(8), (extras, surges) => {
      expect(bestOf(extras, surges)).toEqual(bruteForce(extras, surges));
    }),
    { numRuns: 60 },
  );
});

test('the order of what is at hand makes no difference, however much there is', () => {
  const many = fc.array(extra, { minLength: 12, maxLength: 40 });
  const shuffled = many.chain((extras) =>
    fc.tuple(fc.constant(extras), fc.shuffledSubarray(extras, { minLength: extras.length, maxLength: extras.length })),
  );
  fc.assert(
    fc.property(shuffled, fc.nat(10), ([extras, others], surges) => {
      expect(bestOf(extras, surges)).toEqual(bestOf(others, surges));
    }),
    { numRuns: 40 },
  );
});
