import { readOptions } from '@questhall/border';
import { conform, effort } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { HOUSE, someHouseRules, turnedOn } from '../stories/keep/house-rules.ts';
import { MODES } from './content/modes.ts';
import { dungeonquest } from './game.ts';
import type { Action } from './types/index.ts';

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

const PLAIN = MODES.flatMap((mode) => [1, 2, 3, 4].map((seats) => ({ mode, seats })));

/** For every mode and number of seats about half of the house rules, and the others: no two are always on together. */
const tables = PLAIN.flatMap((table, place) =>
  [false, true].map((isOther) => {
    const house = someHouseRules(place, isOther);
    return { ...table, house, name: house.join(' ') };
  }),
);

test('every house rule is on and off in every mode with any number of seats, and every two are on and off together', () => {
  for (const [place, { house }] of tables.entries())
    if (place % 2 === 0) expect([...house, ...(tables[place + 1]?.house ?? [])].toSorted()).toEqual(HOUSE.toSorted());
  for (const one of HOUSE)
    for (const other of HOUSE.filter((name) => name !== one))
      for (const isOn of [true, false])
        expect(tables.some(({ house }) => house.includes(one) && house.includes(other) === isOn)).toBe(true);
});

const unruled = PLAIN.map((table) => ({ ...table, house: [], name: 'no house rule' }));

test.each([...tables, ...unruled])('the keep conforms: $mode, $seats seats, $name', ({ mode, seats, house }) => {
  const given = { play: 'keep', mode, ...turnedOn(house) };
  const isAlone = seats === 1 && mode === 'cards'; // else the table would be refused
  const read = readOptions(dungeonquest.options, isAlone ? { ...given, soloAiMonster: true } : given);
  if (!read.ok) throw new Error(read.problem.message);
  for (let seed = 0; seed < SEEDS; seed++) {
    const trial = {
      game: dungeonquest,
      options: read.value,
      seats,
      samples: SAMPLES,
      seed: `fast:keep ${mode} ${seats} ${house.length} ${seed}`,
    };
    expect(conform(trial)).toMatchObject({ hasDreamt: true });
  }
});

test('the keep conforms after a vote on the mode', () => {
  const read = readOptions(dungeonquest.options, { play: 'keep', mode: 'vote' });
  if (!read.ok) throw new Error(read.problem.message);
  expect(conform({ game: dungeonquest, options: read.value, seats: 2, seed: 'fast:keep vote' }).moves).toBeGreaterThan(
    5,
  );
});
