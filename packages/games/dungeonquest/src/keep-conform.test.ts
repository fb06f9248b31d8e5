import { readOptions } from '@questhall/border';
import { conform, effort } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { MODES } from './content/modes.ts';
import { dungeonquest } from './game.ts';
import { wholeBook } from './rulebook/index.ts';
import { KEEP_HOUSE_RULES } from './rulebook/keep/house.ts';
import type { Action, Options } from './types.ts';

/** The keep is played by the whole book. */
const game = { ...dungeonquest, rulebook: wholeBook };

const SEEDS = effort(1);

/** What players will try all the same. */
const SAMPLES: readonly Action[] = [
  { type: 'playPower', card: 'bluff' },
  { type: 'playPower', card: 'sprint' },
  { type: 'playPower', card: 'snuffedLantern' },
  { type: 'playPower', card: 'crossedFingers' },
  { type: 'useItem', item: 'draught' },
  { type: 'useItem', item: 'emberAegis' },
  { type: 'useItem', item: 'coinOfSecondChances' },
  { type: 'drop', treasure: 'burialCrown' },
  { type: 'drop', treasure: 'featherCloak' },
  { type: 'layPower', card: 'headlongFlight' },
  { type: 'discard', card: 'ironNerve' },
  { type: 'spend', tokens: 1 },
  { type: 'escape' },
  { type: 'leave' },
  { type: 'pass' },
];

/** None of the house rules, and all of them. */
const HOUSES: readonly (readonly [name: string, options: Partial<Options>])[] = [
  ['no house rule', {}],
  ['all house rules', Object.fromEntries(Object.keys(KEEP_HOUSE_RULES).map((rule) => [rule, true]))],
];

const tables = MODES.flatMap((mode) =>
  [1, 2, 3, 4].flatMap((seats) => HOUSES.map(([name, house]) => ({ mode, seats, name, house }))),
);

test.each(tables)('the keep conforms: $mode, $seats seats, $name', ({ mode, seats, name, house }) => {
  const read = readOptions(game.options, {
    play: 'keep',
    mode,
    soloAiMonster: true,
    heroWinsDoubleKill: name !== 'no house rule',
    determinationInCombat: name !== 'no house rule',
    heavyCounter: name !== 'no house rule',
    ...house,
  });
  if (!read.ok) throw new Error(read.problem.message);
  for (let seed = 0; seed < SEEDS; seed++) {
    const trial = {
      game,
      options: read.value,
      seats,
      samples: SAMPLES,
      seed: `fast:keep ${mode} ${seats} ${name} ${seed}`,
    };
    expect(conform(trial)).toMatchObject({ hasDreamt: true });
  }
});

test.each(Object.keys(KEEP_HOUSE_RULES))('the keep conforms with the house rule %s alone', (rule) => {
  const read = readOptions(game.options, { play: 'keep', [rule]: true });
  if (!read.ok) throw new Error(read.problem.message);
  for (let seed = 0; seed < SEEDS; seed++)
    expect(conform({ game, options: read.value, seats: 2, seed: `fast:keep ${rule} ${seed}` }).moves).toBeGreaterThan(
      5,
    );
});

test('the keep conforms after a vote on the mode', () => {
  const read = readOptions(game.options, { play: 'keep', mode: 'vote' });
  if (!read.ok) throw new Error(read.problem.message);
  expect(conform({ game, options: read.value, seats: 2, seed: 'fast:keep vote' }).moves).toBeGreaterThan(5);
});
