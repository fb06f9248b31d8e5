import { type Encounter, type Met, meet, pinnedEncounters } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { heroquest } from '../../src/game.ts';
import type { HeroQuest } from '../../src/types/index.ts';
import { BELONGING_ENCOUNTERS } from './belongings.ts';
import { ENDING_ENCOUNTERS } from './endings.ts';
import { HAZARD_ENCOUNTERS } from './hazards.ts';
import { hostsOf } from './hosts.ts';
import { oracle } from './oracle.ts';
import { SPELL_ENCOUNTERS } from './spells.ts';

const HOSTS = [1, 3, 4, 7, 11].flatMap((quest) => hostsOf(quest, `hosts of quest ${quest}`));

const FAMILIES = {
  hazards: HAZARD_ENCOUNTERS,
  spells: SPELL_ENCOUNTERS,
  belongings: BELONGING_ENCOUNTERS,
  endings: ENDING_ENCOUNTERS,
};

test('there are many of them, each with a name of its own', () => {
  const names = Object.values(FAMILIES).flatMap((encounters) => encounters.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(500);
});

const metAs = (encounter: Encounter<HeroQuest>, seed: string): Met =>
  meet({ game: heroquest, hosts: HOSTS, oracle }, encounter, seed);

test.each(pinnedEncounters('heroquest').map((pinned) => [pinned.why, pinned] as const))(
  'never again: %s',
  (_why, { encounter: name, seed }) => {
    const [found] = Object.values(FAMILIES).flatMap((encounters) =>
      encounters.filter((encounter) => encounter.name === name),
    );
    expect(found && metAs(found, seed).wrong).toEqual([]);
  },
);

describe.each(Object.entries(FAMILIES))('%s', (_family, encounters) => {
  test.each(encounters.map((encounter) => [encounter.name, encounter] as const))('%s', (_name, encounter) => {
    const { wrong } = metAs(encounter, '1');
    expect(wrong, wrong.join('; ')).toEqual([]);
  });
});
