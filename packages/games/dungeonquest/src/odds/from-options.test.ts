import { readOptions } from '@questhall/border';
import { expect, test } from 'vitest';
import { HERO_SHEETS } from '../content/heroes.ts';
import { MONSTER_SHEETS, TOKENS } from '../content/monsters.ts';
import { dungeonquest } from '../game.ts';
import type { Options } from '../types/index.ts';
import { decimals } from './field.ts';
import { expectedWin, fightsOf } from './from-options.ts';
import { worthOf } from './report.ts';

function optionsOf(given: Partial<Options>): Options {
  const read = readOptions(dungeonquest.options, { play: 'arena', ...given });
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
}

test('a table whose mode is still open brings no fight that could be reckoned', () => {
  expect(fightsOf(optionsOf({ mode: 'vote' }))).toEqual([]);
  expect(expectedWin(optionsOf({ mode: 'vote' }))).toBeNull();
});

test('a random monster is any of the tokens, each tested by its own attribute', () => {
  const fights = fightsOf(optionsOf({ mode: 'dice', hero: 'tatianna' }));
  expect(fights.map(({ score }) => score.monster)).toEqual(TOKENS.map(({ life }) => life));
  const tested = TOKENS.map(({ monster }) => HERO_SHEETS.tatianna[MONSTER_SHEETS[monster].attribute]);
  expect(fights.map(({ fight }) => fight.attribute)).toEqual(tested);
});

test('a named monster is any of its own tokens, or the one with the Life that was asked for', () => {
  const trolls = fightsOf(optionsOf({ monster: 'troll' }));
  expect(trolls.map(({ score }) => score.monster)).toEqual(MONSTER_SHEETS.troll.lives);
  const [only, ...others] = fightsOf(optionsOf({ monster: 'troll', monsterLife: 9, attribute: 11 }));
  expect([only?.score.monster, only?.fight.attribute, others]).toEqual([9, 11, []]);
});

test('the hero begins with the wounds of the options, and with tokens only where the house lets him spend them', () => {
  const given = { hero: 'hugo', monster: 'golem', heroLife: 4, heroWounds: 3, determination: 2 } as const;
  expect(fightsOf(optionsOf(given))[0]).toMatchObject({
    fight: { hero: 'hugo', life: 7 },
    score: { hero: 4, tokens: 0 },
  });
  expect(fightsOf(optionsOf({ ...given, determinationInCombat: true }))[0]?.score.tokens).toBe(2);
});

test('the chance of such a table is the mean of its fights', () => {
  const options = optionsOf({ mode: 'solo', hero: 'maud', monster: 'sorcerer', heroLife: 3 });
  const chances = fightsOf(options).map(({ fight, score }) => worthOf(decimals, fight, score).win);
  expect(new Set(chances).size).toBe(3); // Lives of 2, 3 and 4
  expect(expectedWin(options)).toBeCloseTo(chances.reduce((sum, chance) => sum + chance, 0) / 5, 12);
});
