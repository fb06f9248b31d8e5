import { type Encounter, type Meetings, meet, pinnedEncounters } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { glowquest } from '../../src/game.ts';
import type { Glowquest } from '../../src/types/index.ts';
import { BENEFIT_ENCOUNTERS, MONSTER_ENCOUNTERS } from './benefits.ts';
import { HARM_ENCOUNTERS } from './harms.ts';
import { hostsOf } from './hosts.ts';
import { oracle } from './oracle.ts';

const scripted: Meetings<Glowquest> = {
  game: glowquest,
  oracle,
  hosts: ['one', 'two'].flatMap((seed) => hostsOf(seed)),
};
const led: Meetings<Glowquest> = { game: glowquest, oracle, hosts: hostsOf('three', { playersRunMonsters: true }) };

const FAMILIES: readonly (readonly [string, Meetings<Glowquest>, readonly Encounter<Glowquest>[]])[] = [
  ['Benefits of heroes', scripted, BENEFIT_ENCOUNTERS],
  ['Benefits of monsters', led, MONSTER_ENCOUNTERS],
  ['ways to come to harm', led, HARM_ENCOUNTERS],
];

test('there are many of them, each with a name of its own', () => {
  const names = FAMILIES.flatMap(([, , encounters]) => encounters.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(300);
});

test.each(pinnedEncounters('glowquest').map((pinned) => [pinned.why, pinned] as const))(
  'never again: %s',
  (_why, { encounter: name, seed }) => {
    const [found] = FAMILIES.flatMap(([, meetings, encounters]) =>
      encounters.filter((encounter) => encounter.name === name).map((encounter) => meet(meetings, encounter, seed)),
    );
    expect(found?.wrong).toEqual([]);
  },
);

describe.each(FAMILIES)('%s', (_family, meetings, encounters) => {
  test.each(encounters.map((encounter) => [encounter.name, encounter] as const))('%s', (_name, encounter) => {
    const { wrong } = meet(meetings, encounter, '1');
    expect(wrong, wrong.join('; ')).toEqual([]);
  });
});
