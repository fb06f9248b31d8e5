import { conform, sampled } from '@questhall/testkit';
import { expect, test } from 'vitest';
import type { Options } from '../../src/types/index.ts';
import { trialOf } from './trial.ts';

const HOUSES: readonly Partial<Options>[] = [
  { monsters: 'heroes', spendBeforeRoll: true, criticalTwelve: true, armorFirst: true },
  { unlimitedTiles: true, ongoingEachRound: true, noWandering: true, noAlert: true },
  { heroes: 'utility,defense', freeSeating: true, creation: 'either' },
];

test.each(sampled(HOUSES))('a table with the house rules %o conforms', (given) => {
  expect(conform(trialOf(given, 'fast:house'))).toMatchObject({ hasDreamt: true });
});

/** Where nobody on either side means to win, a game may go on and on: these end with the first fall, and soon. */
test.each([
  [1, 'seat'],
  [2, 'seat'],
  [3, 'heroes'],
] as const)('game %i conforms where players run the monsters from a %s', (game, monsters) => {
  const given: Partial<Options> = {
    monsters,
    playersRunMonsters: true,
    heroes: 'offense',
    literalLoneHero: true,
    difficulty: 'hard',
  };
  expect(conform(trialOf(given, `fast:free ${game}`, []))).toMatchObject({ hasDreamt: true });
});
