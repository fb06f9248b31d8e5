import { readFileSync } from 'node:fs';
import { CLASS_IDS, ITEM_IDS, MONSTER_TYPES, QUEST_IDS, RACE_IDS } from '@questhall/crystal-expedition/content';
import { WON } from '@questhall/crystal-expedition/measured';
import { rowsUnder as rowsIn } from '@questhall/lab';
import { expect, test } from 'vitest';
import { contribution } from './balance-pieces.ts';

const page = readFileSync(new URL('../../../../docs/balance/crystal-expedition.md', import.meta.url), 'utf8');

const rowsUnder = (heading: string) => rowsIn(page, heading);

const numberIn = (cell = ''): number => Number.parseFloat(cell);
const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
const shareIn = (cells: readonly string[], at: number): number =>
  meanOf([numberIn(cells[at]), numberIn(cells[at + 1])]);

test('what changes nothing contributes a half, and odds decide the rest', () => {
  expect(contribution(0.3, 0.3)).toBeCloseTo(0.5);
  expect(contribution(0.5, 1 / 3)).toBeCloseTo(2 / 3); // odds of 1 over odds of 1 to 2
  expect([contribution(0, 0.4), contribution(1, 0.4), contribution(0, 0)]).toEqual([0, 1, 0.5]);
});

test('what was measured stands on the page and in the program', () => {
  const rows = rowsUnder('First expeditions');
  expect(rows.map(([party = '']) => party.replaceAll(' + ', ','))).toEqual(Object.keys(WON));
  for (const row of rows)
    expect(Math.abs(shareIn(row, 2) - (WON[row[0]?.replaceAll(' + ', ',') ?? '']?.[0] ?? 0)), row[0]).toBeLessThan(0.2);
});

const WANTED = 60;
const NEAR = 10;

test('parties of every size win about 60 first expeditions of 100, within ten of each other', () => {
  const shares = rowsUnder('In short').map((row) => shareIn(row, 2));
  expect(shares).toHaveLength(3);
  for (const share of shares) expect(Math.abs(share - WANTED)).toBeLessThanOrEqual(NEAR);
  expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(NEAR);
});

const LINE_UP_NEAR = 25;

test('no line-up is hopeless, and none is sure of itself', () => {
  for (const [party, share] of Object.entries(WON))
    expect(Math.abs((share[0] ?? 0) - WANTED), `${party} ${share}`).toBeLessThanOrEqual(LINE_UP_NEAR);
});

const APART = 15;

test('every Quest and every kind of monsters is within 15 points of the mean', () => {
  const rows = rowsUnder('Quests and monsters');
  expect(rows).toHaveLength(QUEST_IDS.length + MONSTER_TYPES.length);
  for (const kind of ['Quest', 'monsters']) {
    const its = rows.filter(([of]) => of === kind);
    const mean = meanOf(its.map(([, , , won]) => numberIn(won)));
    for (const [, name, , won] of its) expect(Math.abs(numberIn(won) - mean), name).toBeLessThanOrEqual(APART);
  }
});

const LEAST = 40;
const MOST_IN_THE_END = 95;
const LAST = 3;

test('a campaign neither collapses nor runs away: no expedition is hopeless, the last are not sure, and levels rise', () => {
  const rows = rowsUnder('Campaigns');
  const parties = [...new Set(rows.map(([party]) => party))];
  for (const party of parties) {
    const its = rows.filter(([one]) => one === party);
    expect(its).toHaveLength(10);
    const won = its.map((row) => shareIn(row, 3));
    expect(Math.min(...won), party).toBeGreaterThan(LEAST);
    expect(meanOf(won.slice(-LAST)), party).toBeLessThan(MOST_IN_THE_END);
    const levels = its.map((row) => numberIn(row[7]));
    expect(
      levels.every((level, at) => level >= (levels[at - 1] ?? 2)),
      party,
    ).toBe(true);
  }
  expect(parties).toHaveLength(3);
});

test('every Class, Race and piece of equipment was measured, and none is far off without a word on why', () => {
  const rows = rowsUnder('Classes, Races and equipment');
  expect(rows).toHaveLength(CLASS_IDS.length + RACE_IDS.length + ITEM_IDS.length);
  for (const row of rows) {
    const share = shareIn(row, 3);
    expect((share >= 40 && share <= 60) || row[6] !== '', `${row[1]} ${share}`).toBe(true);
  }
});
