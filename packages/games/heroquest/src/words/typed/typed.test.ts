import { parseOptions } from '@questhall/border';
import { advance, Book, below, legal, open, type State, seedRng, sight } from '@questhall/kernel';
import { expect, it } from 'vitest';
import { digest } from '../../client/digest.ts';
import { decode } from '../../decode.ts';
import { heroquest } from '../../game.ts';
import type { HeroQuest } from '../../types/index.ts';
import { wording as words } from '../en/index.ts';
import { terminal } from '../en/terminal.ts';

const MOVES_MAX = 250;

/** Every offer at this moment is what its typed form says, to whoever is asked. */
function expectTypable(state: State<HeroQuest>): number {
  let offered = 0;
  for (const asked of state.asks) {
    const seen = sight(heroquest, state, asked.seat);
    for (const offer of legal(heroquest, state, asked)) {
      const typed = words.typed(offer, seen);
      offered += 1;
      if (JSON.stringify(decode(terminal.parse(typed.split(' '), seen))) !== JSON.stringify(offer))
        expect([typed, offer]).toBeNull();
      if (/undefined|\[object|NaN/.test(`${typed} ${JSON.stringify(words.action(offer, asked, seen))}`))
        expect(words.action(offer, asked, seen)).toBeNull();
    }
  }
  return offered;
}

it.each([
  [2, 'quest=1'],
  [3, 'quest=2'],
  [4, 'quest=4'],
  [5, 'quest=6'],
  [2, 'quest=10'],
  [3, 'quest=14'],
  [5, 'quest=8'],
])('at a table of %i with %s, whatever is offered can be typed', (seats, setting) => {
  const settings = `${setting} campaign=on rounds=3 attempts=2 kit=usual`
    .split(' ')
    .map((text) => text.split('=') as [string, string]);
  const options = parseOptions(heroquest.options, settings);
  if (!options.ok) throw new Error(options.problem.message);
  const rng = seedRng(`fast:typed ${seats} ${setting}`);
  const book = new Book<HeroQuest>(seats);
  const state = open(heroquest, options.value, seats, `fast:${setting}`, book);
  let offered = 0;
  for (let move = 0; move < MOVES_MAX && state.outcome === null; move++) {
    offered += expectTypable(state);
    const asked = state.asks[below(rng, state.asks.length)];
    if (asked === undefined) throw new Error('nobody is asked');
    const offers = legal(heroquest, state, asked);
    const action = offers[below(rng, offers.length)];
    if (action === undefined) throw new Error('nothing is offered');
    advance(heroquest, state, { seat: asked.seat, ask: asked.id, action }, book);
  }
  expect(offered).toBeGreaterThan(MOVES_MAX);
  const seen = sight(heroquest, state, 0);
  for (const { event } of book.told) expect(words.event(event, String, seen)).not.toMatch(/undefined|\[object|NaN/);
  expect(digest(book.told).length).toBeLessThan(book.told.length);
});
