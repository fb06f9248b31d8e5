import { begin, legal, open, type Player, seedRng, silence, type Turn } from '@questhall/kernel';
import { findShared, recordsOf, type Vault, vault } from '@questhall/testkit';
import { expect, expectTypeOf, test } from 'vitest';
import { randomPlayer, scriptedPlayer } from './index.ts';
import { drawLot, isBlind } from './random.ts';
import { playOut, playTurn, seatPlayers } from './table.ts';

const OPTIONS = { traps: 3, crowded: false };

test('a random player takes every offer sooner or later, and nothing else', () => {
  const offers: Vault['Action'][] = [{ type: 'rest' }, { type: 'pass' }, { type: 'charm' }];
  const rng = seedRng('fast:random');
  const turn = { offers, rng } as unknown as Turn<Vault>;
  const taken = new Set(Array.from({ length: 100 }, () => randomPlayer<Vault>()(turn)));
  expect(taken).toEqual(new Set(offers));
});

test('a table draws for a random player: any legal answer, each as likely as the next', () => {
  const { state } = begin(vault, {
    game: 'vault',
    edition: '1',
    options: OPTIONS,
    seats: 2,
    seed: 'fast:4',
    from: null,
  });
  const [ask] = state.asks;
  if (ask === undefined) throw new Error('nobody is asked');
  const offers = legal(vault, state, ask);
  expect(vault.propose(state, ask).length).toBeGreaterThan(offers.length); // some proposals are refused
  const times = new Map<string, number>();
  const rng = seedRng('fast:lots');
  for (let i = 0; i < 1000 * offers.length; i++) {
    const drawn = JSON.stringify(drawLot(vault, state, ask, rng));
    times.set(drawn, (times.get(drawn) ?? 0) + 1);
  }
  expect([...times.keys()].sort()).toEqual(offers.map((offer) => JSON.stringify(offer)).sort());
  for (const n of times.values()) expect(n).toBeGreaterThan(800);
  expect([isBlind(randomPlayer()), isBlind(scriptedPlayer([]))]).toEqual([true, false]);
});

test('a scripted player says its lines, and an illegal line is named', () => {
  const draft = open(vault, OPTIONS, 2, 'fast:1', silence);
  playTurn(vault, draft, seatPlayers([randomPlayer(), scriptedPlayer<Vault>([{ type: 'rest' }])], '1'), silence);
  expect(draft.table.hands[1]).toHaveLength(2);
  const wrong = seatPlayers([randomPlayer(), scriptedPlayer<Vault>([{ type: 'step', by: -1 }])], '1');
  expect(() => playTurn(vault, draft, wrong, silence)).toThrow('against move.wall');
});

test('the same seed plays the same match', () => {
  const play = (): string => {
    const draft = open(vault, OPTIONS, 3, 'fast:7', silence);
    playOut(vault, draft, seatPlayers([randomPlayer(), randomPlayer(), randomPlayer()], '7'), silence);
    return JSON.stringify(draft);
  };
  expect(play()).toBe(play());
});

test('a player is handed no state: not by type, and not by reference', () => {
  expectTypeOf<Parameters<Player<Vault>>[0]>().toEqualTypeOf<Turn<Vault>>();
  expectTypeOf<Turn<Vault>>().not.toHaveProperty('state');
  const { state } = begin(vault, {
    game: 'vault',
    edition: '1',
    options: OPTIONS,
    seats: 3,
    seed: 'fast:2',
    from: null,
  });
  let given: unknown;
  const spy: Player<Vault> = (turn) => {
    given = { sight: turn.sight, offers: turn.offers };
    return { type: 'rest' };
  };
  playTurn(vault, state, seatPlayers([spy, spy, spy], '2'), silence);
  expect(findShared(given, recordsOf(state))).toBeNull();
});

test('what is hidden is poison: a player that touches it would throw, and none does', () => {
  const touched: string[] = [];
  const poison = <X extends object>(hidden: X, name: string): X =>
    new Proxy(hidden, {
      get(target, key) {
        if (isThinking) touched.push(`${name}.${String(key)}`);
        return Reflect.get(target, key);
      },
    });
  let isThinking = false;
  const thinking: Player<Vault> = (turn) => {
    const { sight, ask, offers, rng } = turn; // what can be answered is the table's to find out, when it is asked for
    const given = { sight, ask, offers, rng };
    isThinking = true;
    const action = randomPlayer<Vault>()(given);
    JSON.stringify(given.sight); // even a player who reads all that it was given
    isThinking = false;
    return action;
  };
  const draft = open(vault, OPTIONS, 3, 'fast:3', silence);
  const { table } = draft;
  table.traps = poison(table.traps, 'traps');
  table.deck = poison(table.deck, 'deck');
  table.hands = poison(table.hands, 'hands');
  const rng = poison(draft.rng, 'rng');
  Object.defineProperty(draft, 'rng', { get: () => rng });
  playOut(vault, draft, seatPlayers([thinking, thinking, thinking], '3'), silence);
  expect(draft.outcome).not.toBeNull();
  expect(touched).toEqual([]);
});
