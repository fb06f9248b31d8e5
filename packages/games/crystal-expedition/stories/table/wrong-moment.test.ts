import { check } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { deeds } from '../../src/actions/index.ts';
import { crystalExpedition } from '../../src/game.ts';
import type { Action } from '../../src/types/index.ts';
import { delve, market, melee } from '../client/arranged.ts';
import { TABLES, type Watched, watch, watchFrom } from '../client/watched.ts';

const MOVES = 120;
/** Trying all at every moment would take long. */
const TRIED_ONE_IN = 5;
const NAMES_KEPT = 3;

/** Matches in which nearly everything is offered at some time. */
const PLAYS: readonly (() => Iterable<Watched>)[] = [
  ...TABLES.map((given) => () => watch(given, 'fast:moments', 'sound', MOVES)),
  ...['one', 'two', 'three'].flatMap((name) => [
    () => watchFrom(melee(`fast:${name}`), `fast:${name}`, 'random', MOVES),
    () => watchFrom(delve(`fast:${name}`), `fast:${name}`, 'sound', MOVES),
    () => watchFrom(market(`fast:${name}`, name === 'two'), `fast:${name}`, 'random', MOVES),
  ]),
];

/** A few actions of every kind, as they were offered once. */
function offeredOnce(): ReadonlyMap<Action['type'], readonly Action[]> {
  const kept = new Map<Action['type'], Action[]>();
  for (const play of PLAYS)
    for (const { offers } of play())
      for (const action of offers) {
        const alike = kept.get(action.type) ?? [];
        if (alike.length < NAMES_KEPT) kept.set(action.type, [...alike, action]);
      }
  return kept;
}

const SAMPLES = offeredOnce();
/** Names are free: what is not on the list of names may be taken as well. */
const FREE: readonly Action['type'][] = ['create', 'hire', 'giveCrowns', 'stake', 'mine', 'rerollDungeon'];

test.each(PLAYS.map((play, place) => [place, play] as const))(
  'match %i: what was offered at another moment is offered now, or refused',
  (_place, play) => {
    for (const { state, ask, offers } of play()) {
      if (state.clock % TRIED_ONE_IN !== 0) continue;
      const now = new Set(offers.map((action) => JSON.stringify(action)));
      for (const [type, actions] of SAMPLES)
        for (const action of FREE.includes(type) ? [] : actions) {
          const isOffered = now.has(JSON.stringify(action));
          const isTaken = check(crystalExpedition, state, { seat: ask.seat, ask: ask.id, action }) === null;
          expect(isTaken === isOffered, `${ask.question.kind}: ${JSON.stringify(action)}`).toBe(true);
        }
    }
  },
);

test('hardly any kind of action was never offered', () => {
  const missing = Object.keys(deeds).filter((type) => !SAMPLES.has(type as Action['type'])); // keys of exactly these
  expect(missing.length, missing.join()).toBeLessThan(8);
});
