import { hashText } from '@questhall/kernel';
import { Annals, annalOf } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { crystalExpedition } from '../../src/game.ts';
import { blowOdds } from '../../src/words/telling/blows.ts';
import { delve, market, melee } from '../client/arranged.ts';
import { TABLES, type Watched, watch, watchFrom } from '../client/watched.ts';
import { FORBIDDEN } from '../table/trial.ts';
import { ambush, escort } from './ambushed.ts';

// Matches in which much happens go on as they went, answer by answer: every offer, refusal and event by its rule.

const annals = new Annals(new URL('../../golden/annals.txt', import.meta.url));

const FIGHT_ANSWERS = 50;
const TRIP_ANSWERS = 90;
const STAY_ANSWERS = 80;
const MATCH_ANSWERS = 80;
const AMBUSH_ANSWERS = 40;
const ESCORT_ANSWERS = 25;
const CHANCES_ANSWERS = 8;

const HOW = ['random', 'keen', 'sound'] as const;

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
  ...numbered('ambush', 60, (seed, number) =>
    watchFrom(ambush(seed), seed, HOW[number % HOW.length] ?? 'random', AMBUSH_ANSWERS),
  ),
  ...numbered('escort', 6, (seed, number) =>
    watchFrom(escort(seed), seed, number % 2 === 0 ? 'random' : 'keen', ESCORT_ANSWERS),
  ),
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

/** What is said about every Attack that could be made, before it is made. */
const oddsIn = (play: Iterable<Watched>) =>
  Array.from(play, ({ state: { table }, ask: { question }, offers }) => {
    const who = question.kind === 'turn' ? question.who : null;
    const odds = offers.flatMap((offer) =>
      offer.type === 'attack' && who !== null ? [blowOdds(table, who, offer)] : [],
    );
    return { answer: question.kind, mark: hashText(JSON.stringify(odds)).slice(0, 4) };
  });

const CHANCES = numbered('chances', 30, (seed) => watchFrom(ambush(seed), seed, 'keen', CHANCES_ANSWERS));

test.each(CHANCES)('%s are what they were', (name, play) => {
  expect(annals.change(name, oddsIn(play()))).toBeNull();
});

test('no match is kept that nobody plays', () => {
  expect(annals.names).toEqual([...MATCHES, ...CHANCES].map(([name]) => name));
});
