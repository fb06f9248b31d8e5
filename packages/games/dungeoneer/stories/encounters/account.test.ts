import { advance, Book, below, legal, open, pending, seedRng } from '@questhall/kernel';
import { differences, effort } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { dungeoneer } from '../../src/game.ts';
import type { Dungeoneer } from '../../src/types/index.ts';
import { keen, tableOf } from '../../src/words/telling/samples.ts';
import { oracle } from './oracle.ts';

const GAMES = 2;
const MOVES = effort(700);

test.each(['HD', 'HW', 'ED', 'LD', 'HD,HW'])('what is told accounts for all that happens, with %s', (sets) => {
  for (let game = 0; game < GAMES; game++) {
    const seed = `fast:account ${sets} ${game}`;
    const rng = seedRng(seed);
    const seats = 2 + game;
    const draft = open(dungeoneer, tableOf(sets), seats, seed, new Book<Dungeoneer>(seats));
    const account = { facts: new Map(oracle.read(draft)), memory: new Map<string, string>() };
    for (let moves = 0; moves < MOVES && draft.outcome === null; moves++) {
      const waiting = pending(draft);
      const asked = waiting[below(rng, waiting.length)];
      if (asked === undefined) throw new Error('nobody is asked');
      const action = keen(legal(dungeoneer, draft, asked), (n) => below(rng, n));
      const book = new Book<Dungeoneer>(seats);
      advance(dungeoneer, draft, { seat: asked.seat, ask: asked.id, action }, book);
      for (const told of book.told) oracle.retell(account, told, draft);
      expect(
        [...differences(oracle, account, draft), ...(oracle.wrong?.(account, draft) ?? [])],
        `game ${game}, move ${moves}: ${JSON.stringify(action)} ${JSON.stringify(book.told.map(({ event }) => event)).slice(0, 1500)}`,
      ).toEqual([]);
    }
  }
});
