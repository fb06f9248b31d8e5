import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimals, type Fraction, fractions, fractionText } from './field.ts';
import { PLAIN_HOUSE } from './fight.ts';
import { at } from './linear.ts';
import { solveMatrixGame } from './matrix-game.ts';
import { solve } from './solve.ts';

const plain = { mode: 'cards', hero: null, attribute: 0, life: 20, house: PLAIN_HOUSE } as const;

const sum = (xs: readonly Fraction[]): Fraction =>
  xs.reduce((total, x) => fractions.add(total, x), fractions.ratio(0, 1));

test('any 3 × 3 game is solved: no row does better against the columns, no column against the rows', () => {
  const row = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 3, maxLength: 3 }), (whole) => {
      const payoff = whole.map((cells) => cells.map((x) => fractions.ratio(x, 1)));
      const { rows, columns } = solveMatrixGame(fractions, payoff);
      expect([fractionText(sum(rows)), fractionText(sum(columns))]).toEqual(['1', '1']);
      const byRow = payoff.map((cells) => sum(cells.map((x, j) => fractions.multiply(x, at(columns, j)))));
      const byColumn = payoff.map((_, j) =>
        sum(payoff.map((cells, i) => fractions.multiply(at(cells, j), at(rows, i)))),
      );
      const most = byRow.reduce((x, y) => (fractions.compare(x, y) > 0 ? x : y));
      const least = byColumn.reduce((x, y) => (fractions.compare(x, y) < 0 ? x : y));
      expect(fractionText(most)).toBe(fractionText(least));
    }),
    { numRuns: 300 },
  );
});

test('a game in which nothing matters is solved as well, in fractions and in decimals', () => {
  const same = <X>(x: X): readonly (readonly X[])[] => [0, 1, 2].map(() => [x, x, x]);
  const { rows, columns } = solveMatrixGame(fractions, same(fractions.ratio(1, 3)));
  expect([fractionText(sum(rows)), fractionText(sum(columns))]).toEqual(['1', '1']);
  const blunt = solveMatrixGame(decimals, same(0.25));
  for (const side of [blunt.rows, blunt.columns]) expect(side.reduce((total, x) => total + x, 0)).toBe(1);
});

/** What each pair of cards is worth from here, written out by hand from the display. */
function payoffAt(hero: number, monster: number): readonly (readonly number[])[] {
  const solver = solve(decimals, plain);
  const missing = (h: number, m: number): number => {
    const { bothDie, lose } = solver.worth({ hero: h, monster: Math.max(0, m), tokens: 0 });
    return -(bothDie + lose);
  };
  const [split, greyTwo, white, grey] = [
    missing(hero - 1, monster - 1),
    missing(hero, monster - 2),
    missing(hero - 1, monster),
    missing(hero, monster - 1),
  ];
  return [
    [split, greyTwo, white],
    [white, split, grey],
    [grey, white, split],
  ];
}

/** The pairs of lists of which one is nowhere worse than the other. */
function dominated(lists: readonly (readonly number[])[]): number {
  const isNowhereWorse = (one: readonly number[], other: readonly number[]): boolean =>
    one.every((x, i) => x >= at(other, i));
  return lists.flatMap((one) => lists.filter((other) => other !== one && isNowhereWorse(one, other))).length;
}

const states = Array.from({ length: 18 }, (_, h) =>
  Array.from({ length: 8 }, (_unused, m) => [h + 1, m + 1] as const),
).flat();

test.each(states)(
  '[classic.no-domination] with %i lives against %i no card is useless, for either side',
  (hero, monster) => {
    const payoff = payoffAt(hero, monster);
    expect(dominated(payoff)).toBe(0);
    expect(dominated(payoff.map((_, j) => payoff.map((row) => at(row, j))))).toBe(0);
    const play = solve(decimals, plain).solved({ hero, monster, tokens: 0 }).duel;
    for (const share of [...(play?.rows ?? []), ...(play?.columns ?? [])]) expect(share).toBeGreaterThan(0.1);
  },
);

test('[odds.classic-value] against the best mix every card is worth the same', () => {
  const { worth, duel } = solve(decimals, plain).solved({ hero: 6, monster: 4, tokens: 0 });
  for (const row of payoffAt(6, 4)) {
    const value = row.reduce((total, x, j) => total + x * at(duel?.columns ?? [], j), 1);
    expect(value).toBeCloseTo(worth.win, 12);
  }
});
