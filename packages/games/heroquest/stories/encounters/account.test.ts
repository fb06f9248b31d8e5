import { readOptions } from '@questhall/border';
import { advance, Book, below, legal, open, seedRng, sight } from '@questhall/kernel';
import { differences } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { bots } from '../../src/bots/index.ts';
import { heroquest } from '../../src/game.ts';
import type { HeroQuest } from '../../src/types/index.ts';
import { oracle } from './oracle.ts';

const GAMES = 2;
const MOVES = 500;

/**
 * One answer in so many is given at random: the program's players alone come by few accidents, chance alone never gets
 * far.
 */
const RANDOM_ONE_IN = 4;

test.each(Array.from({ length: 14 }, (_, i) => i + 1))(
  'what is told accounts for all that happens in quest %i',
  (quest) => {
    const read = readOptions(heroquest.options, { quest });
    if (!read.ok) throw new Error(read.problem.message);
    for (let game = 0; game < GAMES; game++) {
      const rng = seedRng(`fast:account ${quest} ${game}`);
      const draft = open(heroquest, read.value, 2, `fast:account ${quest} ${game}`, new Book<HeroQuest>(2));
      const account = { facts: new Map(oracle.read(draft)), memory: new Map<string, string>() };
      const players = [bots.standard(), bots.standard()];
      for (let moves = 0; moves < MOVES && draft.outcome === null; moves++) {
        const asked = draft.asks[below(rng, draft.asks.length)];
        if (asked === undefined) throw new Error('nobody is asked');
        const offers = legal(heroquest, draft, asked);
        const isRandom = below(rng, RANDOM_ONE_IN) === 0;
        const bot = players[asked.seat];
        const action =
          isRandom || bot === undefined
            ? offers[below(rng, offers.length)]
            : bot({ sight: sight(heroquest, draft, asked.seat), ask: asked, offers, rng });
        if (action === undefined) throw new Error('nothing is offered');
        const book = new Book<HeroQuest>(2);
        advance(heroquest, draft, { seat: asked.seat, ask: asked.id, action }, book);
        for (const told of book.told) oracle.retell(account, told, draft);
        const wrong = differences(oracle, account, draft);
        expect(
          [...wrong, ...(oracle.wrong?.(account, draft) ?? [])],
          `game ${game}, move ${moves}: ${JSON.stringify(action)}`,
        ).toEqual([]);
      }
    }
  },
);
