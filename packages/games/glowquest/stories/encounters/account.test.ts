import { readOptions } from '@questhall/border';
import { advance, Book, below, legal, open, seedRng, sight } from '@questhall/kernel';
import { differences } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { bots } from '../../src/bots/index.ts';
import { glowquest } from '../../src/game.ts';
import { seatsFor } from '../../src/party.ts';
import type { Glowquest, Options } from '../../src/types/index.ts';
import { oracle } from './oracle.ts';

const GAMES = 2;
const MOVES = 700;

/**
 * One answer in so many is given at random: the program's players alone come by few accidents, chance alone never gets
 * far.
 */
const RANDOM_ONE_IN = 4;

const TABLES: readonly Partial<Options>[] = [
  {},
  { heroes: 'offense' },
  { heroes: 'defense,utility', playersRunMonsters: true },
  { difficulty: 'hard', armorFirst: true, ongoingEachRound: true, spendBeforeRoll: true },
];

test.each(TABLES)('what is told accounts for all that happens: %o', (given) => {
  const read = readOptions(glowquest.options, given);
  if (!read.ok) throw new Error(read.problem.message);
  const seats = seatsFor(read.value);
  for (let game = 0; game < GAMES; game++) {
    const seed = `fast:account ${JSON.stringify(given)} ${game}`;
    const rng = seedRng(seed);
    const draft = open(glowquest, read.value, seats, seed, new Book<Glowquest>(seats));
    const account = { facts: new Map(oracle.read(draft)), memory: new Map<string, string>() };
    const players = Array.from({ length: seats }, () => bots.standard());
    for (let moves = 0; moves < MOVES && draft.outcome === null; moves++) {
      const asked = draft.asks[below(rng, draft.asks.length)];
      if (asked === undefined) throw new Error('nobody is asked');
      const offers = legal(glowquest, draft, asked);
      const bot = below(rng, RANDOM_ONE_IN) === 0 ? undefined : players[asked.seat];
      const action =
        bot?.({ sight: sight(glowquest, draft, asked.seat), ask: asked, offers, rng }) ??
        offers[below(rng, offers.length)];
      if (action === undefined) throw new Error('nothing is offered');
      const book = new Book<Glowquest>(seats);
      advance(glowquest, draft, { seat: asked.seat, ask: asked.id, action }, book);
      for (const told of book.told) oracle.retell(account, told, draft);
      const wrong = differences(oracle, account, draft);
      expect(
        [...wrong, ...(oracle.wrong?.(account, draft) ?? [])],
        `game ${game}, move ${moves}: ${JSON.stringify(action)} ${JSON.stringify(book.told.map(({ event }) => event)).slice(0, 1500)}`,
      ).toEqual([]);
    }
  }
});
