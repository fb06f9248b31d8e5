import { advance, below, legal, open, type State, seedRng, sight, silence } from '@questhall/kernel';
import { expect, it } from 'vitest';
import { decode } from '../decode.ts';
import { dungeoneer } from '../game.ts';
import type { Action, Dungeoneer } from '../types/index.ts';
import { TYPED_WORDS as EN } from './en/typed.ts';
import { TYPED_WORDS as NL } from './nl/typed.ts';
import { keen, TABLES } from './telling/samples.ts';
import { parserOf } from './typed/parse.ts';
import { shorthandOf } from './typed/shorthand.ts';
import { alsoIn } from './typed/typed-words.ts';

const UNCLEAR = { missing: () => 'm', unknown: () => 'u', mayBe: () => 'b', nothingAfter: () => 'n' };

const MOVES = 250;
const SAMPLE = 30;
const LANGUAGES = [EN, alsoIn(NL, EN)].map((words) => ({
  typed: shorthandOf(words),
  ...parserOf({ words, unclear: UNCLEAR }),
}));

it.each(TABLES)('%s: whatever is offered can be typed', (name, seats, options) => {
  const rng = seedRng(`fast:typed ${name}`);
  const state: State<Dungeoneer> = open(dungeoneer, options, seats, `fast:${name}`, silence);
  const wrong: unknown[] = [];
  for (let move = 0; move < MOVES && state.outcome === null; move++) {
    for (const ask of state.asks) {
      const seen = sight(dungeoneer, state, ask.seat);
      const only = { ...seen, asks: seen.asks.filter(({ id }) => id === ask.id) };
      const offers = legal(dungeoneer, state, ask);
      const from = below(rng, offers.length);
      for (const action of [...offers.slice(from), ...offers.slice(0, from)].slice(0, SAMPLE)) {
        for (const { typed, parse } of LANGUAGES) {
          const text = typed(action, only);
          const back = decode(parse(text.split(' '), only));
          if (JSON.stringify(sorted(back)) !== JSON.stringify(sorted(action)))
            wrong.push([text, JSON.stringify(action), JSON.stringify(back)]);
        }
      }
    }
    const [asked] = state.asks;
    if (asked === undefined) throw new Error('nobody is asked');
    const offers = legal(dungeoneer, state, asked);
    const action = keen(offers, (n) => below(rng, n));
    advance(dungeoneer, state, { seat: asked.seat, ask: asked.id, action }, silence);
  }
  expect(wrong.slice(0, 5)).toEqual([]);
});

const sorted = (action: Action | null): unknown =>
  action === null ? null : Object.fromEntries(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));
