import { type Encounter, type Meetings, meet } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { dungeoneer } from '../../src/game.ts';
import type { Dungeoneer } from '../../src/types/index.ts';
import { cardEncounters } from './cards.ts';
import { every, isQuiet, statesOf } from './hosts.ts';
import { oracle } from './oracle.ts';

const SETS = ['HD', 'HW', 'ED', 'LD'] as const;

const FAMILIES: readonly (readonly [string, Meetings<Dungeoneer>, readonly Encounter<Dungeoneer>[]])[] = SETS.map(
  (set) => {
    const hosts = every(['one', 'two'].flatMap((seed) => statesOf(set, `${set} ${seed}`)).filter(isQuiet), 2);
    return [`cards of ${set}`, { game: dungeoneer, oracle, hosts }, cardEncounters(set)];
  },
);

test('there are many of them, each with a name of its own', () => {
  const names = FAMILIES.flatMap(([, , encounters]) => encounters.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(300);
});

describe.each(FAMILIES)('%s', (_family, meetings, encounters) => {
  test.each(encounters.map((encounter) => [encounter.name, encounter] as const))('%s', (_name, encounter) => {
    const { wrong } = meet(meetings, encounter, '1');
    expect(wrong, wrong.join('; ')).toEqual([]);
  });
});
