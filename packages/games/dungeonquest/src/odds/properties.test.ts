import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HEROES, type Hero } from '../content/heroes.ts';
import { MODES } from '../content/modes.ts';
import { decimals, type Fraction, fractions, fractionText } from './field.ts';
import { type Fight, PLAIN_HOUSE } from './fight.ts';
import { meanOdds, oddsOf, worthOf } from './report.ts';
import { solve } from './solve.ts';

const fights: fc.Arbitrary<Fight> = fc.record({
  mode: fc.constantFrom(...MODES),
  hero: fc.option(fc.constantFrom(...HEROES)),
  attribute: fc.integer({ min: 2, max: 12 }),
  life: fc.integer({ min: 10, max: 16 }),
  house: fc.record({
    heroWinsDoubleKill: fc.boolean(),
    determinationInCombat: fc.boolean(),
    heavyCounter: fc.boolean(),
  }),
});

const scoresUpTo = (hero: number, monster: number, tokens: number) =>
  fc.record({
    hero: fc.integer({ min: 1, max: hero }),
    monster: fc.integer({ min: 1, max: monster }),
    tokens: fc.integer({ min: 0, max: tokens }),
  });

const plain: Fight = { mode: 'solo', hero: null, attribute: 6, life: 13, house: PLAIN_HOUSE };
const SLACK = 1e-12;

describe('[odds.monotone] more is better', () => {
  test('more life for the hero, or less for the monster, never hurts', () => {
    fc.assert(
      fc.property(fights, scoresUpTo(10, 6, 3), (fight, score) => {
        // On a sheet of 40 Challara is weak throughout; on her own she turns weak on the way.
        const solver = solve(decimals, { ...fight, life: score.tokens % 2 === 0 ? 40 : 13 });
        const win = (hero: number, monster: number): number => solver.worth({ ...score, hero, monster }).win;
        const { hero, monster } = score;
        expect(win(hero + 1, monster)).toBeGreaterThanOrEqual(win(hero, monster) - SLACK);
        expect(win(hero, monster + 1)).toBeLessThanOrEqual(win(hero, monster) + SLACK);
      }),
      { numRuns: 200 },
    );
  });

  test('Krutzbeck, Tatianna and Hugo do no worse than a hero without ability, Challara no better', () => {
    fc.assert(
      fc.property(fights, scoresUpTo(13, 8, 0), (fight, score) => {
        const win = (hero: Hero | null): number =>
          worthOf(decimals, { ...fight, hero, house: PLAIN_HOUSE, life: 13 }, score).win;
        const without = win(null);
        for (const able of ['krutzbeck', 'tatianna', 'hugo'] as const)
          expect(win(able)).toBeGreaterThanOrEqual(without - SLACK);
        expect(win('challara')).toBeLessThanOrEqual(without + SLACK);
      }),
      { numRuns: 300 },
    );
  });
});

test('chances add up to one, the rounds to the chances, and mean wounds stay within the hero’s life', () => {
  fc.assert(
    fc.property(fights, scoresUpTo(10, 6, 3), (fight, score) => {
      const odds = oddsOf(fight, score);
      expect(odds.win + odds.bothDie + odds.lose).toBeCloseTo(1, 9);
      for (const ending of ['win', 'bothDie', 'lose'] as const) {
        expect(odds.rounds.reduce((sum, round) => sum + round[ending], 0)).toBeCloseTo(odds[ending], 9);
      }
      expect(odds.expectedHeroWounds).toBeGreaterThanOrEqual(0);
      expect(odds.expectedHeroWounds).toBeLessThanOrEqual(score.hero + SLACK);
    }),
    { numRuns: 150 },
  );
});

test('[odds.tolerance] decimals and fractions agree', () => {
  const inDecimals = ({ numerator, denominator }: Fraction): number =>
    Number((numerator * 10n ** 15n) / denominator) / 1e15;
  fc.assert(
    fc.property(fights, scoresUpTo(3, 3, 2), (fight, score) => {
      fc.pre(fight.mode !== 'cards' || score.hero + score.monster <= 5); // their fractions grow beyond all measure
      const [quick, exact] = [worthOf(decimals, fight, score), worthOf(fractions, fight, score)];
      for (const measure of ['win', 'bothDie', 'lose', 'wounds'] as const)
        expect(quick[measure]).toBeCloseTo(inDecimals(exact[measure]), 10);
    }),
    { numRuns: 100 },
  );
});

test('[odds.ability-tatianna] the mean of three fights, one of which may be over before its first round', () => {
  const solver = solve(decimals, plain);
  const mean = [5, 4, 3].reduce((sum, monster) => sum + solver.worth({ hero: 6, monster, tokens: 0 }).win / 3, 0);
  expect(oddsOf({ ...plain, hero: 'tatianna' }, { hero: 6, monster: 5, tokens: 0 }).win).toBeCloseTo(mean, 12);
  const [arrows] = oddsOf({ ...plain, hero: 'tatianna' }, { hero: 6, monster: 1, tokens: 0 }).rounds;
  expect(arrows).toEqual({ round: 0, win: expect.closeTo(2 / 3, 12), bothDie: 0, lose: 0 });
});

test('the mean of several odds keeps their rounds', () => {
  const [short, long] = [
    oddsOf(plain, { hero: 2, monster: 1, tokens: 0 }),
    oddsOf(plain, { hero: 4, monster: 4, tokens: 0 }),
  ];
  const mean = meanOdds([short, long]);
  expect(mean.rounds.reduce((sum, { win }) => sum + win, 0)).toBeCloseTo((short.win + long.win) / 2, 12);
  expect(() => meanOdds([])).toThrow(RangeError);
});

test('[odds.boundary] a hero who dies with the monster has not won', () => {
  const { win, bothDie, lose } = worthOf(fractions, plain, { hero: 1, monster: 1, tokens: 0 });
  expect([win, bothDie, lose].map(fractionText)).toEqual(['1/3', '1/3', '1/3']);
});

test('[odds.ability-challara] her wounds are counted from her whole Life, whatever it is', () => {
  const win = (life: number): string =>
    fractionText(worthOf(fractions, { ...plain, hero: 'challara', life }, { hero: 1, monster: 2, tokens: 0 }).win);
  expect([1, 8, 9, 13, 20].map(win)).toEqual(['2/9', '2/9', '1/9', '1/9', '1/9']); // her 6 is a 5 from the eighth wound on
});

test('[odds.dice-chain] an attribute below 2 never passes, one above 12 is as good as 12', () => {
  const win = (attribute: number): number =>
    worthOf(decimals, { ...plain, mode: 'dice', attribute }, { hero: 4, monster: 3, tokens: 0 }).win;
  expect(win(1)).toBe(0);
  expect(win(0)).toBe(0);
  expect(win(13)).toBe(1);
  expect(win(13)).toBe(win(12));
});

test('[combat.both-die] where the hero outlives a double kill, Classic Solo is won whenever it is won or both die', () => {
  const spared = { ...plain, house: { ...PLAIN_HOUSE, heroWinsDoubleKill: true } };
  for (const score of [
    { hero: 1, monster: 1, tokens: 0 },
    { hero: 1, monster: 4, tokens: 0 },
  ]) {
    const usual = worthOf(decimals, plain, score);
    expect(usual.bothDie).toBeGreaterThan(0);
    expect(worthOf(decimals, spared, score).win).toBeCloseTo(usual.win + usual.bothDie, 12);
  }
});
