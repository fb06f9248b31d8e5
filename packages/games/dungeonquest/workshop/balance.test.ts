import { readFileSync } from 'node:fs';
import { DECK_CARDS, HERO_SHEETS, HEROES, KEEP_CARDS, MONSTERS } from '@questhall/dungeonquest/content';
import { WON } from '@questhall/dungeonquest/measured';
import { rowsUnder as rowsIn } from '@questhall/lab';
import { expect, test } from 'vitest';
import { wonFrom } from './balance-arena.ts';
import { LEVERS } from './levers.ts';

const page = readFileSync(new URL('../../../../docs/balance/dungeonquest.md', import.meta.url), 'utf8');

const rowsUnder = (heading: string) => rowsIn(page, heading);

/** Figures in a cell, with the minus sign of the printer. */
const numbersIn = (cell = ''): readonly number[] =>
  [...cell.matchAll(/[+−]?\d+(\.\d+)?/g)].map(([text]) => Number(text.replace('−', '-')));

const TABLES = 6;
const WANTED = [15, 25] as const;
const WANTED_HERO = [14, 28] as const;

function expectWithin(figure: number | undefined, [least, most]: readonly [number, number], what: string): void {
  expect(figure, what).toBeGreaterThanOrEqual(least);
  expect(figure, what).toBeLessThanOrEqual(most);
}

test('[balance.target] 15 to 25 of a hundred careful heroes leave alive, in each mode, alone and four together', () => {
  const rows = rowsUnder('In short');
  expect(rows.map(([mode, seats]) => `${mode} ${seats}`)).toHaveLength(TABLES);
  for (const [mode, seats, , first, again] of rows)
    for (const cell of [first, again]) expectWithin(numbersIn(cell)[0], WANTED, `${mode}, ${seats}: ${cell}`);
});

test('[balance.target] every hero between 14 and 28', () => {
  const rows = rowsUnder('Heroes');
  expect(rows).toHaveLength(HEROES.length);
  for (const [hero, ...cells] of rows) {
    expect(cells).toHaveLength(TABLES);
    for (const cell of cells) expectWithin(numbersIn(cell)[0], WANTED_HERO, `${hero}: ${cell}`);
  }
});

test('every end is counted, and all heroes end', () => {
  const rows = rowsUnder('How heroes end');
  for (let table = 1; table <= TABLES; table++)
    expect(rows.reduce((sum, cells) => sum + (numbersIn(cells[table])[0] ?? 0), 0)).toBeCloseTo(100, 0);
});

/** By how many points a lever moves those who leave alive, on average over the three kinds of combat. */
const moved = (title: string): number => {
  const row = rowsUnder('Levers').find((cells) => cells[0] === title && cells.length === 6);
  return numbersIn(row?.[4])[0] ?? Number.NaN;
};

test('every lever was measured, and those of the sun and of Life pull as they should', () => {
  for (const { title } of LEVERS.slice(1)) expect(moved(title), title).not.toBeNaN();
  const sun = [22, 24, 28, 30].map((spaces) => moved(`sun track of ${spaces} spaces`));
  expect(sun).toEqual(sun.toSorted((one, other) => one - other));
  expect(moved('every token’s Life −1, at least 1')).toBeGreaterThan(moved('every token’s Life +1, at most 8'));
  expect(moved('every hero’s Life −2')).toBeLessThan(moved('every hero’s Life +2'));
});

test('a lever turns what it says, as much as it says', () => {
  const before = { ...DECK_CARDS };
  const count = (title: string): number =>
    DECK_CARDS.dungeon.filter((card) => KEEP_CARDS[card]?.title === title).length;
  try {
    LEVERS.find(({ title }) => title.startsWith('Something Moves 12'))?.turn?.();
    expect([count('somethingMoves'), count('dustAndSilence'), DECK_CARDS.dungeon.length]).toEqual([12, 16, 54]);
    LEVERS.find(({ title }) => title.startsWith('Trap cards'))?.turn?.();
    expect(new Set(DECK_CARDS.trap.map((card) => KEEP_CARDS[card]?.title))).toEqual(new Set(['seizedMechanism']));
    expect(DECK_CARDS.trap).toHaveLength(before.trap.length);
  } finally {
    Object.assign(DECK_CARDS, before);
  }
});

test('every hero meets every monster in each kind of combat, with every life', () => {
  for (const mode of ['dice', 'solo', 'cards'])
    for (const hero of HEROES)
      for (const monster of ['random', ...MONSTERS])
        expect(WON[`${mode} ${hero} ${monster}`], `${mode} ${hero} ${monster}`).toHaveLength(HERO_SHEETS[hero].life);
});

test.each([
  ['dice', 'lindel', 'random'],
  ['dice', 'hugo', 'golem'],
  ['solo', 'challara', 'troll'],
  ['cards', 'lindel', 'random'],
] as const)('the form says what is computed: %s, %s against %s', (mode, hero, monster) =>
  expect(WON[`${mode} ${hero} ${monster}`]).toEqual(wonFrom(mode, hero, monster)),
);
