import { describe, expect, test } from 'vitest';
import { nextLook } from './compare.ts';
import {
  type Differences,
  differenceOf,
  ERROR,
  NO_DIFFERENCES,
  pairsMissing,
  reachOf,
  verdictOn,
} from './difference.ts';

const MATTERS = 0.03;
const PAIRS_MAX = 4_000;

/** Dice that fall the same way every time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const add = ({ pairs, unlike, sum, squares }: Differences, by: number): Differences => ({
  pairs: pairs + 1,
  unlike: unlike + (by === 0 ? 0 : 1),
  sum: sum + by,
  squares: squares + by * by,
});

/** Many comparisons of tables that differ by so much, each until it is settled: how each of them ended, as shares. */
function settle(runs: number, draw: (die: () => number) => number, isDone: (seen: Differences) => boolean): number {
  const die = dice(runs);
  let done = 0;
  for (let run = 0; run < runs; run++) {
    let seen = NO_DIFFERENCES;
    for (let look = nextLook(0, PAIRS_MAX); seen.pairs < PAIRS_MAX; look = nextLook(seen.pairs, PAIRS_MAX)) {
      while (seen.pairs < look) seen = add(seen, draw(die));
      if (isDone(seen)) {
        done += 1;
        break;
      }
    }
  }
  return done / runs;
}

/** A pair of games: B wins one that A does not so often, and the other way round. */
const pairOf =
  (onlyB: number, onlyA: number) =>
  (die: () => number): number => {
    const thrown = die();
    return thrown < onlyB ? 1 : thrown < onlyB + onlyA ? -1 : 0;
  };

const isClaimed = (seen: Differences): boolean => differenceOf(seen).isSure;

describe('the rule by which a comparison stops', () => {
  test.each([0.02, 0.1, 0.25, 0.5])(
    'claims no more often than it says where nothing differs but by chance: %f each',
    (each) => {
      expect(settle(1_500, pairOf(each, each), isClaimed)).toBeLessThanOrEqual(ERROR);
    },
  );

  test('keeps that when it looks after every single pair', () => {
    const die = dice(7);
    let claims = 0;
    for (let run = 0; run < 300; run++) {
      let seen = NO_DIFFERENCES;
      for (let pair = 0; pair < 600; pair++) {
        seen = add(seen, pairOf(0.2, 0.2)(die));
        if (!isClaimed(seen)) continue;
        claims += 1;
        break;
      }
    }
    expect(claims / 300).toBeLessThanOrEqual(ERROR);
  });

  test('keeps it for amounts too, such as rounds and wounds', () => {
    const amounts = (die: () => number): number => Math.round(10 * (die() - die()) * die());
    expect(settle(1_500, amounts, isClaimed)).toBeLessThanOrEqual(ERROR);
  });

  test('calls two alike no more often than it says where they differ by as much as matters', () => {
    const isAlike = (seen: Differences): boolean => verdictOn(seen, 0.1) === 'alike';
    expect(settle(1_500, pairOf(0.25, 0.15), isAlike)).toBeLessThanOrEqual(ERROR);
  });

  test('finds what is there, and which of the two it is', () => {
    expect(settle(300, pairOf(0.3, 0.18), (seen) => verdictOn(seen, MATTERS) === 'b')).toBeGreaterThan(0.95);
    expect(settle(300, pairOf(0.18, 0.3), (seen) => verdictOn(seen, MATTERS) === 'a')).toBeGreaterThan(0.95);
    expect(settle(300, pairOf(0.05, 0.05), (seen) => verdictOn(seen, MATTERS) === 'alike')).toBeGreaterThan(0.9);
  });
});

describe('the interval of a difference', () => {
  const seen: Differences = { pairs: 1_000, unlike: 300, sum: 40, squares: 300 };

  test('lies around what was seen, and leaves nothing out before anything was', () => {
    const { mean, low, high, isSure } = differenceOf(seen);
    expect([mean, isSure]).toEqual([0.04, false]);
    expect(mean - low).toBeCloseTo(high - mean, 12);
    expect(high - mean).toBeGreaterThan(1.96 * Math.sqrt(0.3 / 1_000));
    expect(reachOf(NO_DIFFERENCES)).toBe(Number.POSITIVE_INFINITY);
  });

  test('gets narrower with every pair that is alike', () => {
    const none = (pairs: number): number => reachOf({ ...NO_DIFFERENCES, pairs });
    expect(none(100)).toBeLessThan(none(50));
    expect(none(1_000)).toBeLessThan(0.01);
  });

  test('does not hang on the unit that is measured in', () => {
    const tenfold = { ...seen, sum: 10 * seen.sum, squares: 100 * seen.squares };
    expect(reachOf(tenfold)).toBeCloseTo(10 * reachOf(seen), 9);
  });

  test('says how many more pairs it would take', () => {
    const missing = pairsMissing(seen, MATTERS);
    const factor = 1 + missing / seen.pairs;
    const grown = { pairs: 1_000 * factor, unlike: 300 * factor, sum: 40 * factor, squares: 300 * factor };
    expect(verdictOn(seen, MATTERS)).toBeNull();
    expect(verdictOn(grown, MATTERS)).toBe('b');
    expect(missing).toBeGreaterThan(100);
  });
});
