import { readOptions } from '@questhall/border';
import { open, silence } from '@questhall/kernel';
import { perft } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { dungeonquest } from './game.ts';
import type { Options } from './types/index.ts';

/** Ways to play on for one to five moves, every fall of the dice counted: if a figure changes, a rule has. */
const WAYS: readonly [name: string, options: Partial<Options>, seats: number, ways: readonly number[]][] = [
  [
    'a plain fight with two dice',
    { mode: 'dice', hero: 'lindel', heroLife: 2, monster: 'skeleton', monsterLife: 2 },
    2,
    [1, 36, 1_086, 16_206, 16_206],
  ],
  [
    'a plain fight with one die',
    { mode: 'solo', hero: 'lindel', heroLife: 2, monster: 'skeleton', monsterLife: 3 },
    2,
    [1, 6, 36, 101, 131],
  ],
  [
    'cards',
    { mode: 'cards', hero: 'lindel', heroLife: 2, monster: 'skeleton', monsterLife: 3 },
    2,
    [1, 6, 18, 108, 324],
  ],
  [
    'Hugo, who may roll again',
    { mode: 'dice', hero: 'hugo', heroLife: 2, monster: 'golem', monsterLife: 3 },
    1,
    [1, 36, 849, 20_359, 397_631],
  ],
  [
    'Hugo and the one',
    { mode: 'solo', hero: 'hugo', heroLife: 2, monster: 'golem', monsterLife: 3 },
    1,
    [1, 6, 37, 147, 388],
  ],
  [
    'Krutzbeck, who may hit harder',
    { mode: 'solo', hero: 'krutzbeck', heroLife: 3, monster: 'demon', monsterLife: 5 },
    1,
    [1, 6, 20, 88, 295],
  ],
  [
    'Challara at the threshold',
    { mode: 'solo', hero: 'challara', heroWounds: 7, heroLife: 6, monster: 'sorcerer', monsterLife: 4 },
    1,
    [1, 6, 36, 211, 1_176],
  ],
  [
    'determination',
    {
      mode: 'dice',
      hero: 'maud',
      heroLife: 2,
      monster: 'golem',
      monsterLife: 2,
      determination: 3,
      determinationInCombat: true,
    },
    1,
    [1, 36, 748, 4_208, 21_068],
  ],
  [
    'two seats that vote',
    { mode: 'vote', heroLife: 1, monster: 'skeleton', monsterLife: 1 },
    2,
    [8, 32, 214, 928, 5_684],
  ],
];

test.each(WAYS)('%s', (_name, given, seats, ways) => {
  const options = readOptions(dungeonquest.options, { play: 'arena', ...given });
  if (!options.ok) throw new Error(options.problem.message);
  const state = open(dungeonquest, options.value, seats, 'fast:perft', silence);
  expect(ways.map((_, i) => perft(dungeonquest, state, i + 1))).toEqual(ways);
});
