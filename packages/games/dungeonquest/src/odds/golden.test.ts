import { readFileSync } from 'node:fs';
import { goldenTunings } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { HERO_SHEETS, HEROES, type Hero } from '../content/heroes.ts';
import { MODES, type Mode } from '../content/modes.ts';
import { MONSTER_SHEETS, MONSTERS } from '../content/monsters.ts';
import { NAMES } from '../words/en/names.ts';
import { decimals, fractions, fractionText } from './field.ts';
import { type Fight, PLAIN_HOUSE } from './fight.ts';
import { at } from './linear.ts';
import { oddsOf, worthOf } from './report.ts';
import { roundOf } from './round.ts';
import { type Solver, solve, type Worth } from './solve.ts';
import { woundsUnlimited } from './unlimited.ts';

/** A table of the golden file: what it asks, and its rows of words. */
interface Golden {
  readonly name: string;
  readonly asks: Readonly<Record<string, string>>;
  readonly rows: readonly (readonly string[])[];
}

const blocks = readFileSync(new URL('../../golden/odds.txt', import.meta.url), 'utf8')
  .replace(/^#.*\n/gm, '')
  .trim()
  .split(/\n\n+/);

const tables = blocks.map((block): Golden => {
  const [head = '', ...lines] = block.split('\n');
  return {
    name: head,
    asks: Object.fromEntries(head.split(' ').map((pair) => pair.split('=', 2))),
    rows: lines.map((line) => line.split(' ')),
  };
});

const tablesWhere = (measure: string | null, ...names: string[]): [string, Golden][] =>
  tables
    .filter(({ asks }) => names.includes(asks['table'] ?? '') && (measure === null || asks['measure'] === measure))
    .map((table) => [table.name, table]);

/** Heroes as the ledger has them: these odds were reckoned before anything was turned. */
const SHEETS = structuredClone(HERO_SHEETS);
for (const { table, row, column, ledger } of goldenTunings('dungeonquest')) {
  const hero = HEROES.find((one) => NAMES.hero[one] === row);
  if (table === 'heroes' && hero !== undefined) Object.assign(SHEETS[hero], { [column]: Number(ledger) });
}

const UNHURT = 1_000;

function fightOf(mode: string, hero: string, attribute = 7, life?: number): Fight {
  const named = HEROES.find((one) => one === hero) ?? null;
  const whole = life ?? (named === 'challara' ? SHEETS.challara.life : UNHURT);
  return { mode: MODES.find((one) => one === mode) ?? 'dice', hero: named, attribute, life: whole, house: PLAIN_HOUSE };
}

/** Equal to every digit that was written down. */
function expectDigits(computed: number, written: string): void {
  const digits = written.split('.')[1]?.length ?? 0;
  expect(Math.abs(computed - Number(written)), `${computed} for ${written}`).toBeLessThanOrEqual(
    0.5 * 10 ** -digits + 1e-9,
  );
}

const solvers = new Map<string, Solver<number>>();
function worth<K extends keyof Worth<number>>(fight: Fight, hero: number, monster: number, measure: K): number {
  const key = JSON.stringify(fight);
  const solver = solvers.get(key) ?? solve(decimals, fight);
  solvers.set(key, solver);
  return worthOf(decimals, fight, { hero, monster, tokens: 0 }, solver)[measure];
}

const measureOf = (name: string | undefined): keyof Worth<number> =>
  name === 'bothDie' || name === 'wounds' ? name : 'win';

test('the whole golden file is read: 47 tables, of G1 to G8 and D17', () => {
  expect(tables).toHaveLength(47);
  expect(new Set(tables.map(({ asks }) => asks['table']))).toEqual(
    new Set(['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'D17']),
  );
});

test.each(tablesWhere('round', 'G1'))('[odds.dice-chain] [dice.exactly-one-side] %s', (_name, { rows }) => {
  expect(rows).toHaveLength(11);
  for (const [attribute, ...written] of rows) {
    const round = roundOf(fightOf('dice', 'nobody', Number(attribute)), { hero: 1, monster: 1, tokens: 0 });
    if (round.kind !== 'chance') throw new Error('a round of dice is a chance');
    const ways = (hero: number, monster: number): number =>
      round.branches.reduce(
        (sum, { ways: n, tree }) =>
          sum + (tree.kind === 'cost' && tree.hero === hero && tree.monster === monster ? n : 0),
        0,
      );
    const [s1, s2, f1, f2] = [ways(0, 1), ways(0, 2), ways(1, 0), ways(2, 0)];
    expect(s1 + s2 + f1 + f2).toBe(36);
    expect([s1, s2, f1, f2].map((n) => `${n}/36`)).toEqual(written.slice(0, 4));
    expectDigits((s1 + s2) / 36, at(written, 4));
    expect([`${f1 + 2 * f2}/36`, `${s1 + 2 * s2}/36`]).toEqual(written.slice(5, 7));
    expectDigits((f1 + 2 * f2) / (s1 + 2 * s2), at(written, 7));
  }
});

/** What each group of tables shows. */
const SHOWN = {
  G2: '[odds.dice-chain] [odds.boundary]',
  G3: '[odds.expected-wounds]',
  G4: '[odds.dice-hugo] [odds.ability-krutzbeck] [odds.ability-tatianna] [odds.ability-challara]',
  G5: '[odds.solo-chain] [odds.solo-hugo]',
  G6: '[odds.classic-value] [odds.ability-hugo-classic]',
};

const byLives = Object.entries(SHOWN).flatMap(([group, rules]) =>
  tablesWhere(null, group).flatMap(([name, table]) =>
    table.asks['measure'] === 'woundsUnlimited' ? [] : [[rules, name, table] as const],
  ),
);

test.each(byLives)('%s [odds.tolerance] %s', (_rules, _name, { asks, rows }) => {
  const { mode = '', hero = '', heroLife, attribute = 7, measure, unit } = asks;
  const isByLife = asks['rows'] === 'heroLife';
  const scale = unit === 'percent' ? 100 : 1;
  expect(rows.length).toBe(isByLife ? (hero === 'challara' ? 13 : 18) : 11);
  for (const [row, ...written] of rows) {
    const fight = fightOf(mode, hero, Number(isByLife ? attribute : row));
    const left = Number(isByLife ? row : heroLife);
    expect(written).toHaveLength(8);
    for (const [i, figure] of written.entries())
      expectDigits(scale * worth(fight, left, i + 1, measureOf(measure)), figure);
  }
});

test.each(tablesWhere('woundsUnlimited', 'G3', 'G5'))('[odds.dice-unlimited] %s', (_name, { asks, rows }) => {
  for (const [row = '', ...written] of rows) {
    const fight =
      asks['rows'] === 'attribute' ? fightOf('dice', asks['hero'] ?? '', Number(row)) : fightOf('solo', row, 7, UNHURT);
    const hero = row === 'challara' ? UNHURT - 8 : UNHURT; // her weakness is on throughout
    for (const [i, figure] of written.entries())
      expectDigits(woundsUnlimited(decimals, fight, { hero, monster: i + 1, tokens: 0 }).wounds, figure);
  }
});

test.each(tablesWhere('mix', 'G7'))('[odds.classic-value] [odds.classic-mix-symmetry] %s', (_name, { rows }) => {
  expect(rows).toHaveLength(40);
  for (const [hero = '', h, m, ...written] of rows) {
    const { duel } = oddsOf(fightOf('cards', hero), { hero: Number(h), monster: Number(m), tokens: 0 });
    if (duel === null) throw new Error('cards are a duel');
    const { mix, monsterMix, value } = duel;
    for (const [i, figure] of [mix.quickShot, mix.slash, mix.boltOfAgony, value].entries())
      expectDigits(figure, at(written, i));
    const mirrored = hero === 'hugo' ? [mix.quickShot, mix.slash] : [mix.slash, mix.quickShot];
    if (hero === 'nobody' || hero === 'hugo') {
      expect(monsterMix.quickShot).toBeCloseTo(at(mirrored, 0), 9);
      expect(monsterMix.slash).toBeCloseTo(at(mirrored, 1), 9);
      expect(monsterMix.boltOfAgony).toBeCloseTo(mix.boltOfAgony, 9);
    }
    if (hero === 'hugo') expect(mix.quickShot).toBeCloseTo(mix.slash, 9);
  }
});

test.each(tablesWhere('exact', 'G8'))('[odds.tolerance] [odds.classic-closed-forms] %s', (_name, { rows }) => {
  expect(rows.length).toBeGreaterThan(80);
  for (const [mode = '', hero = '', attribute, measure, h, m, fraction] of rows) {
    const fight = fightOf(mode, hero, attribute === '-' ? 7 : Number(attribute));
    const exact = worthOf(fractions, fight, { hero: Number(h), monster: Number(m), tokens: 0 })[measureOf(measure)];
    expect(`${mode} ${hero} ${attribute} ${measure}(${h},${m}) = ${fractionText(exact)}`).toBe(
      `${mode} ${hero} ${attribute} ${measure}(${h},${m}) = ${fraction}`,
    );
  }
});

test.each(tablesWhere(null, 'D17'))('[odds.unknown-life] %s', (_name, { asks, rows }) => {
  const scale = asks['unit'] === 'percent' ? 100 : 1;
  const mean = (hero: Hero, mode: Mode, monster: (typeof MONSTERS)[number]): number => {
    const { attribute, lives } = MONSTER_SHEETS[monster];
    const fight = fightOf(mode, hero, SHEETS[hero][attribute], SHEETS[hero].life);
    return (
      lives.reduce((sum, life) => sum + worth(fight, SHEETS[hero].life, life, measureOf(asks['measure'])), 0) /
      lives.length
    );
  };
  expect(rows).toHaveLength(6);
  for (const [name, ...cells] of rows) {
    const hero = HEROES.find((one) => one === name);
    if (hero === undefined) throw new Error(`who is ${name}?`);
    for (const [i, cell] of cells.entries()) {
      for (const [j, figure] of cell.split('/').entries())
        expectDigits(scale * mean(hero, at(MODES, j), at(MONSTERS, i)), figure);
    }
  }
});

test('[odds.classic-closed-forms] V(h,1) = 1 − 2/3ʰ, and the share of Quick Shot tends to 3 − 2√2', () => {
  for (let hero = 1; hero <= 8; hero++) {
    const { win } = worthOf(fractions, fightOf('cards', 'nobody'), { hero, monster: 1, tokens: 0 });
    expect(fractionText(win)).toBe(`${3 ** hero - 2}/${3 ** hero}`);
  }
  const { duel } = oddsOf(fightOf('cards', 'nobody'), { hero: 1, monster: 30, tokens: 0 });
  expect(duel?.mix.quickShot).toBeCloseTo(3 - 2 * Math.SQRT2, 10);
});
