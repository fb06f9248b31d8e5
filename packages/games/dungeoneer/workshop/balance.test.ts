import { readFileSync } from 'node:fs';
import { CARD_IDS, SET_CARDS } from '@questhall/dungeoneer/content';
import { WON } from '@questhall/dungeoneer/measured';
import { rowsUnder as rowsIn } from '@questhall/lab';
import { expect, test } from 'vitest';
import { contribution } from './balance-pieces.ts';
import { quantile, shareWithin } from './balance-table.ts';

const page = readFileSync(new URL('../../../../docs/balance/dungeoneer.md', import.meta.url), 'utf8');

const rowsUnder = (heading: string) => rowsIn(page, heading);

/** Figures in a cell, with the minus sign of the printer. */
const numbersIn = (cell = ''): readonly number[] =>
  [...cell.matchAll(/[+−]?\d+(\.\d+)?/g)].map(([text]) => Number(text.replace('−', '-')));

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

test('a card that changes nothing contributes a half, and odds decide the rest', () => {
  expect(contribution(0.3, 0.3)).toBeCloseTo(0.5);
  expect(contribution(0.5, 1 / 3)).toBeCloseTo(2 / 3); // odds of 1 over odds of 1 to 2
  expect([contribution(0, 0.4), contribution(1, 0.4), contribution(0, 0)]).toEqual([0, 1, 0.5]);
});

test('a share of the games did not go beyond a quantile', () => {
  const histogram = { 7: 1, 9: 8, 13: 1 };
  expect([quantile(histogram, 0.1), quantile(histogram, 0.5), quantile(histogram, 1)]).toEqual([7, 9, 13]);
});

test('a share of the games lies within two values, both ends included', () => {
  const histogram = { 7: 1, 8: 3, 20: 5, 21: 1 };
  expect([shareWithin(histogram, [8, 20]), shareWithin(histogram, [21, 30]), shareWithin({}, [8, 20])]).toEqual([
    0.8, 0.1, 0,
  ]);
});

test('what was measured stands on the page and in the program', () => {
  const won: Record<string, readonly number[]> = {};
  for (const [set = '', ...shares] of rowsUnder('In short'))
    for (const [at, cell] of shares.entries()) won[`${set} ${at + 2}`] = numbersIn(cell);
  expect(WON).toEqual(won);
  expect(Object.keys(won)).toHaveLength(12);
});

test('half of the games take 8 to 20 rounds', () => {
  const medians = rowsUnder('Tables').map((cells) => numbersIn(cells[6])[0] ?? 0);
  expect(medians).toHaveLength(24);
  expect(medians.filter((median) => median < 8 || median > 20)).toEqual([]);
});

const IN_TIME = 90;

test('with each number of seats nine of ten games of a set take 8 to 20 rounds', () => {
  for (const table of Object.keys(WON)) {
    const its = rowsUnder('Tables').filter(([set, seats]) => `${set} ${seats}` === table);
    expect(meanOf(its.flatMap((cells) => numbersIn(cells[7]))), table).toBeGreaterThanOrEqual(IN_TIME);
  }
});

const SEATS_APART = 5;

test('no seat wins more often than another by more than 5 points', () => {
  for (const [table, shares] of Object.entries(WON))
    expect(Math.max(...shares) - Math.min(...shares), table).toBeLessThanOrEqual(SEATS_APART);
});

const HERO_LEAD = 8;

test('no hero is more than 8 points away from an even share', () => {
  for (const [set, hero, ...leads] of rowsUnder('Heroes'))
    for (const cell of leads.filter((text) => text !== ''))
      expect(Math.abs(meanOf(numbersIn(cell))), `${set} ${hero} ${cell}`).toBeLessThanOrEqual(HERO_LEAD);
});

test('every Quest and every card was measured, and none is far off without a word on why', () => {
  const ours = Object.values(SET_CARDS);
  expect(rowsUnder('Quests')).toHaveLength(ours.flatMap(({ quests }) => quests).length);
  expect(rowsUnder('Cards')).toHaveLength(CARD_IDS.length);
  for (const [set, card, , first, second, , note] of rowsUnder('Cards')) {
    const share = meanOf([...numbersIn(first), ...numbersIn(second)]);
    expect((share >= 40 && share <= 60) || note !== '', `${set} ${card} ${first} ${second}`).toBe(true);
  }
});
