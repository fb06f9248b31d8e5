import { type Encounter, type Meetings, meet, pinnedEncounters } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { crystalExpedition } from '../../src/game.ts';
import type { CrystalExpedition } from '../../src/types/index.ts';
import { HARM_ENCOUNTERS } from './harms.ts';
import { hostsOf } from './hosts.ts';
import { oracle } from './oracle.ts';
import { CRYSTAL_ENCOUNTERS, MISSED, WARES_ENCOUNTERS } from './wares.ts';

const meetings: Meetings<CrystalExpedition> = {
  game: crystalExpedition,
  oracle,
  hosts: ['fast:one', 'fast:two', 'fast:three'].flatMap((seed) => hostsOf(seed)),
};

const FAMILIES: readonly (readonly [string, readonly Encounter<CrystalExpedition>[]])[] = [
  ['Activators', WARES_ENCOUNTERS],
  ['Crystals', CRYSTAL_ENCOUNTERS],
  ['ways to come to harm', HARM_ENCOUNTERS],
];

test('there are many of them, each with a name of its own, and no Activator is left out', () => {
  const names = FAMILIES.flatMap(([, encounters]) => encounters.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(600);
  expect(MISSED).toEqual(['of-precision', 'of-reaching', 'of-fortune']); // Abilities and a form
});

test.each(pinnedEncounters('crystal-expedition').map((pinned) => [pinned.why, pinned] as const))(
  'never again: %s',
  (_why, { encounter: name, seed }) => {
    const found = FAMILIES.flatMap(([, encounters]) => encounters).find((encounter) => encounter.name === name);
    expect(found === undefined ? [`${name} is gone`] : meet(meetings, found, seed).wrong).toEqual([]);
  },
);

describe.each(FAMILIES)('%s', (_family, encounters) => {
  test.each(encounters.map((encounter) => [encounter.name, encounter] as const))('%s', (_name, encounter) => {
    const { wrong } = meet(meetings, encounter, '1');
    expect(wrong, wrong.join('; ')).toEqual([]);
  });
});
