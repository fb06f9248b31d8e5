import { expect, test } from 'vitest';
import type { Hero } from '../content/heroes.ts';
import type { Mode } from '../content/modes.ts';
import type { Rule } from '../rulebook/index.ts';
import { decimals } from './field.ts';
import { type Fight, PLAIN_HOUSE, type Score } from './fight.ts';
import { meanOdds, oddsOf } from './report.ts';
import { woundsUnlimited } from './unlimited.ts';

const ALWAYS: readonly Rule[] = ['odds.boundary', 'odds.expected-wounds'];

const fightOf = (mode: Mode, hero: Hero | null, life = 13): Fight => ({
  mode,
  hero,
  attribute: 6,
  life,
  house: PLAIN_HOUSE,
});
const at = (hero: number, monster: number): Score => ({ hero, monster, tokens: 0 });
const rulesOf = (fight: Fight, score = at(5, 3)): readonly Rule[] => oddsOf(fight, score).rules.toSorted();

const RECKONED: readonly (readonly [Mode, Hero | null, readonly Rule[]])[] = [
  ['dice', null, ['odds.dice-chain']],
  ['dice', 'lindel', ['odds.dice-chain']],
  ['dice', 'hugo', ['odds.dice-chain', 'odds.dice-hugo']],
  ['dice', 'krutzbeck', ['odds.dice-chain', 'odds.ability-krutzbeck']],
  ['dice', 'tatianna', ['odds.dice-chain', 'odds.ability-tatianna']],
  ['dice', 'challara', ['odds.dice-chain', 'odds.ability-challara']],
  ['solo', 'maud', ['odds.solo-chain']],
  ['solo', 'hugo', ['odds.solo-chain', 'odds.solo-hugo']],
  ['solo', 'krutzbeck', ['odds.solo-chain', 'odds.ability-krutzbeck']],
  ['solo', 'challara', ['odds.solo-chain', 'odds.ability-challara']],
  ['cards', null, ['odds.classic-value']],
  ['cards', 'hugo', ['odds.classic-value', 'odds.ability-hugo-classic']],
  ['cards', 'krutzbeck', ['odds.classic-value', 'odds.ability-krutzbeck']],
  ['cards', 'tatianna', ['odds.classic-value', 'odds.ability-tatianna']],
  ['cards', 'challara', ['odds.classic-value', 'odds.ability-challara']],
];

const named = RECKONED.map(
  ([mode, hero, rules]) => [rules.map((rule) => `[${rule}]`).join(' '), mode, hero, rules] as const,
);

test.each(named)('%s the odds say by which rules they were reckoned: %s, %s', (_names, mode, hero, rules) => {
  expect(rulesOf(fightOf(mode, hero))).toEqual([...rules, ...ALWAYS].toSorted());
});

test('[odds.ability-challara] her weakness is reckoned with where the fight may come to it', () => {
  expect(rulesOf(fightOf('solo', 'challara', 8), at(8, 3))).toEqual([
    'odds.boundary',
    'odds.expected-wounds',
    'odds.solo-chain',
  ]);
  expect(rulesOf(fightOf('solo', 'challara', 9), at(9, 3))).toContain('odds.ability-challara'); // eight wounds leave her one life
});

test('spending determination is the rule that the house has changed', () => {
  const spending = { ...fightOf('dice', null), house: { ...PLAIN_HOUSE, determinationInCombat: true } };
  expect(rulesOf(spending, { ...at(5, 3), tokens: 2 })).toContain('dice.no-test-abilities');
  expect(rulesOf(spending)).not.toContain('dice.no-test-abilities');
});

test('[odds.unknown-life] a mean says that it is one', () => {
  const [short, long] = [oddsOf(fightOf('solo', 'hugo'), at(5, 2)), oddsOf(fightOf('solo', 'hugo'), at(5, 4))];
  expect(meanOdds([short]).rules).not.toContain('odds.unknown-life');
  expect(meanOdds([short, long]).rules.toSorted()).toEqual(
    [...ALWAYS, 'odds.solo-chain', 'odds.solo-hugo', 'odds.unknown-life'].toSorted(),
  );
});

test('[odds.dice-unlimited] wounds without end say so, and count Tatianna’s arrows', () => {
  const lindel = (monster: number): number =>
    woundsUnlimited(decimals, fightOf('dice', 'lindel'), at(5, monster)).wounds;
  const { wounds, rules } = woundsUnlimited(decimals, fightOf('dice', 'tatianna'), at(5, 3));
  expect(wounds).toBeCloseTo((lindel(3) + lindel(2) + lindel(1)) / 3, 12);
  expect(rules.toSorted()).toEqual(['odds.ability-tatianna', 'odds.dice-chain', 'odds.dice-unlimited']);
  expect(woundsUnlimited(decimals, { ...fightOf('dice', null), attribute: 1 }, at(5, 3)).wounds).toBe(
    Number.POSITIVE_INFINITY,
  );
  expect(() => woundsUnlimited(decimals, fightOf('cards', null), at(5, 3))).toThrow(RangeError);
});
