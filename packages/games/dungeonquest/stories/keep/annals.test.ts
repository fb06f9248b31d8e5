import { Annals, annalOf } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { HEROES } from '../../src/content/heroes.ts';
import { MODES } from '../../src/content/modes.ts';
import { MONSTERS } from '../../src/content/monsters.ts';
import { dungeonquest } from '../../src/game.ts';
import { FORBIDDEN, midway, type Watched, watch, watchFrom } from './arranged.ts';
import { someHouseRules, turnedOn } from './house-rules.ts';

// Matches in which much happens go on as they went, answer by answer: every offer, refusal and event by its rule.

const annals = new Annals(new URL('../../golden/annals.txt', import.meta.url));

const DASH_ANSWERS = 30;
const MIDWAY_ANSWERS = 50;
const FIGHT_ANSWERS = 20;

type Match = readonly [name: string, play: () => Iterable<Watched>];

const SEATS = [1, 2, 3, 4];

const cells = MODES.flatMap((mode) => SEATS.map((seats) => ({ mode, seats })));

const dashes = cells.map(({ mode, seats }, table): Match => {
  const name = `dash ${table + 1}: ${mode}, ${seats} seats`;
  const given = { play: 'keep', mode, ...turnedOn(someHouseRules(table, false)), soloAiMonster: true } as const;
  return [name, () => watch(given, seats, `fast:annals ${name}`, table % 2 === 0 ? 'keen' : 'random', DASH_ANSWERS)];
});

const middles = cells.flatMap(({ mode, seats }, table) =>
  [false, true].map((isOther): Match => {
    const name = `middle ${table + 1}${isOther ? 'b' : 'a'}: ${mode}, ${seats} seats`;
    const given = { mode, ...turnedOn(someHouseRules(table, isOther)), soloAiMonster: true };
    const seed = `fast:annals ${name}`;
    return [name, () => watchFrom(midway(given, seats, seed), seed, isOther ? 'random' : 'keen', MIDWAY_ANSWERS)];
  }),
);

const fights = MODES.flatMap((mode, at) =>
  HEROES.map((hero, turn): Match => {
    const name = `fight: ${mode}, ${hero}`;
    const house = { ...turnedOn(someHouseRules(at * HEROES.length + turn, false)), soloAiMonster: true };
    const monster = MONSTERS[turn % MONSTERS.length] ?? 'random';
    const given = { play: 'arena', mode, hero, monster, determination: 3, ...house } as const;
    return [name, () => watch(given, 1 + (turn % 3), `fast:annals ${name}`, 'random', FIGHT_ANSWERS)];
  }),
);

const vote: Match = ['a vote', () => watch({ mode: 'vote' }, 3, 'fast:annals of a vote', 'random', DASH_ANSWERS)];

const MATCHES: readonly Match[] = [...dashes, ...middles, ...fights, vote];

test.each(MATCHES)(
  '%s goes as it went; if it should not, QUESTHALL_ANNALS=write npx vitest run annals',
  (name, play) => {
    expect(annals.change(name, annalOf(dungeonquest, play(), FORBIDDEN))).toBeNull();
  },
);

test('no match is kept that nobody plays', () => {
  expect(annals.names).toEqual(MATCHES.map(([name]) => name));
});
