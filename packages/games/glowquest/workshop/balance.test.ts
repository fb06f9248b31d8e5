import { readFileSync } from 'node:fs';
import { CARD_IDS, CARDS } from '@questhall/glowquest/content';
import { WON } from '@questhall/glowquest/measured';
import { expect, test } from 'vitest';
import { contribution } from './balance-cards.ts';

const page = readFileSync(new URL('../../../../docs/balance/glowquest.md', import.meta.url), 'utf8');

/** The rows under a heading, as cells. */
function rowsUnder(heading: string): string[][] {
  const [, after = ''] = page.split(`\n## ${heading}\n`);
  const [section = ''] = after.split('\n## ');
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const numberIn = (cell = ''): number => Number.parseFloat(cell);

test('a card that changes nothing contributes a half, and odds decide the rest', () => {
  expect(contribution(0.3, 0.3)).toBeCloseTo(0.5);
  expect(contribution(0.5, 1 / 3)).toBeCloseTo(2 / 3); // odds of 1 over odds of 1 to 2
  expect(contribution(1 / 3, 0.5)).toBeCloseTo(1 / 3);
  expect([contribution(0, 0.4), contribution(1, 0.4), contribution(0, 0)]).toEqual([0, 1, 0.5]);
});

test('the form says what was measured', () => {
  const rows = rowsUnder('Figures').filter(([, level = '']) => ['easy', 'normal', 'hard'].includes(level));
  const won: Record<string, number[]> = {};
  for (const [party = '', , , share] of rows) {
    const key = party.replaceAll(' + ', ',');
    won[key] = [...(won[key] ?? []), numberIn(share)];
  }
  expect(WON).toEqual(won);
});

const WANTED = [85, 65, 45];

test('every party size wins within ten points of what is wanted at each difficulty', () => {
  const rows = rowsUnder('In short').filter(([party]) => party !== 'wanted');
  expect(rows.map(([party]) => party)).toEqual(['three heroes', 'mean of the pairs', 'mean of the lone heroes']);
  for (const [party, ...won] of rows)
    for (const [level, cell] of won.entries())
      expect(Math.abs(numberIn(cell) - (WANTED[level] ?? 0)), `${party} ${cell}`).toBeLessThan(10);
});

test('no card helps above 65 % or below 35 % without a word on why', () => {
  const rows = rowsUnder('Cards');
  expect(rows.map(([name]) => name).sort()).toEqual(CARD_IDS.map((id) => CARDS[id].name).sort());
  for (const [name, , , , , share, , note] of rows) {
    const isUsual = numberIn(share) >= 35 && numberIn(share) <= 65;
    expect(isUsual || note !== '', `${name}: ${share}`).toBe(true);
  }
});
