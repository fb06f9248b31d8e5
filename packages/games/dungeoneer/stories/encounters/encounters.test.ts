import type { State } from '@questhall/kernel';
import { type Encounter, meet } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { dungeoneer } from '../../src/game.ts';
import type { Dungeoneer } from '../../src/types/index.ts';
import { arrivalEncounters } from './arrivals.ts';
import { cardEncounters } from './cards.ts';
import { dyingEncounters, endingEncounters } from './endings.ts';
import { every, isQuiet, statesOf } from './hosts.ts';
import { LOSS_ENCOUNTERS } from './losses.ts';
import { oracle } from './oracle.ts';

type Host = State<Dungeoneer>;
type Staged = readonly (readonly [Encounter<Dungeoneer>, readonly Host[]])[];

const SETS = ['HD', 'HW', 'ED', 'LD'] as const;
const PLAYED = ['HD', 'HW', 'ED', 'LD', 'HD,HW'].map((sets) => ({
  sets,
  states: ['one', 'two'].flatMap((seed) => statesOf(sets, `${sets} ${seed}`)),
}));

/** Between two actions, spread over matches with these sets. */
const quietOf = (named: string): readonly Host[] =>
  every(
    PLAYED.flatMap(({ sets, states }) => (sets === named ? states.filter(isQuiet) : [])),
    2,
  );

const ofCards = (set: (typeof SETS)[number]): Staged => {
  const hosts = quietOf(set);
  return cardEncounters(set).map((encounter) => [encounter, hosts]);
};

const QUIET = PLAYED.flatMap(({ sets }) => quietOf(sets));
const ALL = PLAYED.flatMap(({ states }) => states);

const FAMILIES: readonly (readonly [string, Staged])[] = [
  ...SETS.map((set) => [`cards of ${set}`, ofCards(set)] as const),
  ['arrivals', arrivalEncounters(QUIET)],
  ['losses', LOSS_ENCOUNTERS.map((encounter) => [encounter, QUIET])],
  ['giving up', endingEncounters(ALL)],
  ['dying', dyingEncounters(ALL)],
];

test('there are many of them, each with a name of its own', () => {
  const names = FAMILIES.flatMap(([, staged]) => staged.map(([{ name }]) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(600);
});

describe.each(FAMILIES)('%s', (_family, staged) => {
  test.each(staged.map(([encounter, hosts]) => [encounter.name, encounter, hosts] as const))(
    '%s',
    (_name, encounter, hosts) => {
      const { wrong } = meet({ game: dungeoneer, oracle, hosts }, encounter, '1');
      expect(wrong, wrong.join('; ')).toEqual([]);
    },
  );
});
