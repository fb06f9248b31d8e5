import { below, copyRng, seedRng } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { drawCard } from './draw.ts';
import { decimals, fractions } from './field.ts';
import { PLAIN_HOUSE } from './fight.ts';
import { solveMatrixGame } from './matrix-game.ts';
import { meanOdds, oddsOf } from './report.ts';
import { woundsUnlimited } from './unlimited.ts';

const WORDS = 0x1_0000_0000;

test('a chance decides down to the last of four thousand million parts', () => {
  const rng = seedRng('fast:border');
  for (let i = 0; i < 60; i++) {
    const word = below(copyRng(rng), WORDS);
    const isAbove = i % 2 === 0;
    expect(drawCard(rng, [(word + (isAbove ? 0.25 : 0)) / WORDS, 1])).toBe(isAbove ? 'quickShot' : 'slash');
  }
});

test('[odds.tolerance] what differs by no more than one part in ten million million is the same', () => {
  expect(decimals.compare(1e13, 1e13 - 1)).toBe(0);
  expect(decimals.compare(1e13 - 1, 1e13)).toBe(0);
  expect(decimals.compare(1e13, 1e13 - 2)).toBeGreaterThan(0);
  expect(decimals.compare(0, 0)).toBe(0);
});

test('of equally good ways to play, the first rows and columns are taken', () => {
  const payoff = [
    [1, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  expect(solveMatrixGame(decimals, payoff)).toEqual({ rows: [0, 1, 0], columns: [0, 1, 0] });
});

test('[odds.unknown-life] the rounds of a mean are told in order, whichever life was reckoned first', () => {
  const fight = { mode: 'dice', hero: null, attribute: 6, life: 9, house: PLAIN_HOUSE } as const;
  const [long, short] = [3, 1].map((monster) => oddsOf(fight, { hero: 9, monster, tokens: 0 }));
  if (long === undefined || short === undefined) throw new Error('two fights');
  const begun = long.rounds[0]?.round ?? 0;
  expect(begun).toBeGreaterThan(short.rounds[0]?.round ?? 0);
  const rounds = meanOdds([long, short]).rounds.map(({ round }) => round);
  expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
  expect(rounds[0]).toBeLessThan(begun);
});

test('[odds.dice-unlimited] decimals and fractions choose alike for a hero who cannot die', () => {
  for (let attribute = 3; attribute <= 10; attribute++) {
    const fight = { mode: 'dice', hero: 'hugo', attribute, life: 13, house: PLAIN_HOUSE } as const;
    const { numerator, denominator } = woundsUnlimited(fractions, fight, { hero: 5, monster: 3, tokens: 0 }).wounds;
    const { wounds } = woundsUnlimited(decimals, fight, { hero: 5, monster: 3, tokens: 0 });
    expect(wounds).toBeCloseTo(Number(numerator) / Number(denominator), 9);
  }
});
