import { Annals, annalOf } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { crystalExpedition } from '../../src/game.ts';
import { delve, market, melee } from '../client/arranged.ts';
import { TABLES, type Watched, watch, watchFrom } from '../client/watched.ts';
import { FORBIDDEN } from '../table/trial.ts';

// Matches in which much happens go on as they went, answer by answer: every offer, refusal and event by its rule.

const annals = new Annals(new URL('../../golden/annals.txt', import.meta.url));

const FIGHT_ANSWERS = 50;
const TRIP_ANSWERS = 90;
const STAY_ANSWERS = 80;
const MATCH_ANSWERS = 80;

type Play = () => Iterable<Watched>;
type Match = readonly [name: string, play: Play];

const numbered = (kind: string, count: number, play: (seed: string, number: number) => Iterable<Watched>) =>
  Array.from({ length: count }, (_, at): Match => {
    const name = `${kind} ${at + 1}`;
    return [name, () => play(`fast:annals ${name}`, at + 1)];
  });

const MATCHES: readonly Match[] = [
  ...numbered('fight', 20, (seed, number) =>
    watchFrom(melee(seed), seed, number % 2 === 0 ? 'random' : 'keen', FIGHT_ANSWERS),
  ),
  ...numbered('trip', 6, (seed, number) =>
    watchFrom(delve(seed), seed, number % 3 === 0 ? 'random' : 'keen', TRIP_ANSWERS),
  ),
  ...numbered('stay', 5, (seed, number) => watchFrom(market(seed, number % 2 === 0), seed, 'random', STAY_ANSWERS)),
  ...TABLES.flatMap((given, table) =>
    (['random', 'keen'] as const).map(
      (how): Match => [
        `table ${table + 1}, ${how} play`,
        () => watch(given, `fast:annals ${table} ${how}`, how, MATCH_ANSWERS),
      ],
    ),
  ),
];

test.each(MATCHES)(
  '%s goes as it went; if it should not, QUESTHALL_ANNALS=write npx vitest run annals',
  (name, play) => {
    expect(annals.change(name, annalOf(crystalExpedition, play(), FORBIDDEN))).toBeNull();
  },
);

test('no match is kept that nobody plays', () => {
  expect(annals.names).toEqual(MATCHES.map(([name]) => name));
});
