import { type Seat, sight } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { TATIANNA_ESCAPE } from '../../src/content/abilities.ts';
import { HERO_SHEETS } from '../../src/content/heroes.ts';
import { TOWERS } from '../../src/content/keep/board.ts';
import { SUN_SPACES } from '../../src/content/keep/figures.ts';
import { MONSTER_SHEETS, TOKENS } from '../../src/content/monsters.ts';
import { POWER_VALUES } from '../../src/content/power-cards.ts';
import { dungeonquest } from '../../src/game.ts';
import { isHoard, isTower } from '../../src/queries/keep/squares.ts';
import type { Event } from '../../src/types/index.ts';
import { absent, dash, motley } from './dash.ts';

// What a whole dash looks like from outside: the order of its events, and what is true at every moment of it.

type Kind = Event['type'];
type Of<K extends Kind> = Extract<Event, { type: K }>;

const eventsOf = <K extends Kind>(told: readonly { readonly event: Event }[], kind: K): readonly Of<K>[] =>
  told.flatMap(({ event }) => (event.type === kind ? [event as Of<K>] : [])); // of that kind, as was just asked

const SEATS = [1, 2, 3, 4];
const leftOf = (seat: Seat, seats: number): Seat => (seat + 1) % seats;

describe.each(SEATS)('a dash of %i', (seats) => {
  const { told, state } = dash({ mode: 'dice' }, seats, motley(seats * 17));
  const [first = 0] = eventsOf(told, 'firstChosen').map(({ seat }) => seat);
  const inOrder = Array.from({ length: seats }, (_, place) => (first + place) % seats);

  test('[setup.order] begins with the first player, shuffling, heroes, towers, Power cards, and the sun', () => {
    const at = (kind: Kind): number => told.findIndex(({ event }) => event.type === kind);
    const order = (['firstChosen', 'decksShuffled', 'heroTaken', 'towerTaken', 'powerDealt', 'sunMoved'] as const).map(
      at,
    );
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(order).not.toContain(-1);
  });

  test('[setup.hero-choice] heroes are chosen from the last seat backwards, and none is taken twice', () => {
    const taken = eventsOf(told, 'heroTaken');
    expect(taken.map(({ seat }) => seat)).toEqual(inOrder.toReversed());
    expect(new Set(taken.map(({ hero }) => hero)).size).toBe(seats);
  });

  test('[setup.tower-choice] towers are chosen in turn order, and nobody shares one', () => {
    const taken = eventsOf(told, 'towerTaken');
    expect(taken.map(({ seat }) => seat)).toEqual(inOrder);
    expect(new Set(taken.map(({ square }) => square)).size).toBe(seats);
    for (const { square } of taken) expect(TOWERS).toContain(square);
  });

  test('[setup.power-hand] everybody is dealt three Power cards, and nobody else sees which', () => {
    expect(eventsOf(told, 'powerDealt').map(({ cards }) => cards.length)).toEqual(Array(seats).fill(3));
    for (const { event, to } of told) if (event.type === 'powerDealt') expect(to).toBe(1 << event.seat);
  });

  test('[round.order] [round.skip-absent] whoever is inside has one turn a round, on to the left', () => {
    let last: Seat | null = null;
    const gone = new Set<Seat>();
    for (const { event } of told) {
      if (event.type === 'sunMoved') last = null;
      if (event.type === 'perished' || event.type === 'leftKeep') gone.add(event.seat);
      if (event.type !== 'turnBegan') continue;
      let expected: Seat = last === null ? first : leftOf(last, seats);
      while (gone.has(expected)) expected = leftOf(expected, seats);
      expect(event.seat).toBe(expected);
      last = event.seat;
    }
    expect(last).not.toBeNull();
  });

  test('[round.sun-advance] the sun moves on one space, once everybody has had a turn', () => {
    const spaces = eventsOf(told, 'sunMoved').map(({ space }) => space);
    expect(spaces).toEqual(spaces.map((_, at) => at + 1));
    expect(spaces.length).toBeGreaterThan(1);
  });

  test('[game.end] ends when nobody is left inside', () => {
    expect(state.outcome).not.toBeNull();
    expect(state.table.heroes.map((hero) => hero?.fate)).not.toContain('inside');
  });

  test('[cards.gold] gold that is found is added up', () => {
    const purses = new Map<Seat, number>();
    let walker: Seat = first;
    for (const { event } of told) {
      if (event.type === 'turnBegan') walker = event.seat;
      if (event.type !== 'goldFound') continue;
      expect(event.total).toBe((purses.get(walker) ?? 0) + event.gold);
      purses.set(walker, event.total);
    }
    expect(purses.size).toBeGreaterThan(0);
  });
});

test.each([
  [false, SUN_SPACES.usual],
  [true, SUN_SPACES.long],
])('[round.nightfall] who is inside when the sun sets is dead; a long day %s: after %i rounds', (longDay, rounds) => {
  // Search nowhere, go nowhere: whoever only waits and gropes is still inside.
  const idle = (offers: Parameters<typeof absent>[0], state: Parameters<typeof absent>[1]) =>
    offers.find(({ type }) => type === 'descend') ??
    offers.find(({ type, ...what }) => type === 'goOn' || type === 'pass' || (type === 'turn' && 'to' in what)) ??
    absent(offers, state);
  const { told } = dash({ mode: 'solo', longDay }, 2, idle);
  const night = told.findIndex(({ event }) => event.type === 'nightFell');
  const dead = told.filter(({ event }) => event.type === 'perished');
  if (night >= 0) {
    expect(eventsOf(told, 'sunMoved').at(-1)).toMatchObject({ space: rounds, of: rounds });
    expect(told.slice(night).filter(({ event }) => event.type === 'turnBegan')).toEqual([]);
  }
  expect(dead.length).toBeGreaterThan(0);
  expect(night).toBeGreaterThan(0);
});

describe('at every moment of a dash', () => {
  const each = (given: Parameters<typeof dash>[0], check: Parameters<typeof dash>[3]): void => {
    for (const seats of [2, 4]) dash(given, seats, motley(seats * 31), check);
  };

  test('[setup.start-values] a hero sets out unhurt and with nothing', () => {
    each({ mode: 'dice' }, ({ table }) => {
      if (table.keep?.sun !== 0) return;
      for (const hero of table.heroes) {
        if (hero === null) continue;
        expect(hero).toMatchObject({ wounds: 0, determination: 0, gold: 0, items: [], treasures: [], hasCrown: false });
        expect(hero.life).toBe(HERO_SHEETS[hero.hero].life);
      }
    });
  });

  test('[move.no-sharing] [hoard.shared] [cat.no-meeting] no two stand on one square, save in towers and the hoard', () => {
    each({ mode: 'solo' }, ({ table }) => {
      const squares = table.heroes.flatMap((hero) =>
        hero?.fate === 'inside' && hero.heading === null && !isTower(hero.square) && !isHoard(hero.square)
          ? [hero.square]
          : [],
      );
      expect(new Set(squares.filter((square) => square >= 0)).size).toBe(
        squares.filter((square) => square >= 0).length,
      );
    });
  });

  test('[monster.tokens] [setup.pool] [monster.does-not-move] 25 tokens are met, on the board or in the pool', () => {
    const lairs = new Map<number, number>();
    each({ mode: 'cards' }, ({ table, clock }) => {
      if (clock === 0) lairs.clear();
      const lying = table.keep?.lairs ?? [];
      const met = table.monster?.token ?? null;
      const all = [...table.pool, ...lying.map(({ token }) => token), ...(met === null ? [] : [met])];
      expect(new Set(all).size).toBe(TOKENS.length);
      for (const { token, square } of lying) {
        expect(lairs.get(token) ?? square).toBe(square);
        lairs.set(token, square);
      }
      for (const token of lairs.keys()) if (!lying.some((lair) => lair.token === token)) lairs.delete(token);
    });
  });

  test('[power.hand-limit] nobody holds more than five Power cards, but for the moment of choosing', () => {
    each({ mode: 'dice' }, ({ table, asks }) => {
      const isChoosing = asks.some(({ question }) => question.kind === 'handLimit');
      for (const hand of table.powerHands) expect(hand.length).toBeLessThanOrEqual(isChoosing ? 6 : 5);
    });
  });

  test('[treasure.secret] nobody sees the Treasures of another', () => {
    each({ mode: 'solo' }, (state) => {
      for (let seat = 0; seat < state.seats; seat++)
        for (const [other, hero] of sight(dungeonquest, state, seat).view.heroes.entries())
          if (other !== seat && hero !== null && state.outcome === null) expect(hero.treasures).toBeNull();
    });
  });

  test('[escape.totals] [trait.tatianna-fleet] both count their cards, the monster its Grip, Tatianna one more', () => {
    const heard = [2, 3, 4].flatMap((seats) => dash({ mode: 'solo' }, seats, motley(seats * 43)).told);
    let grip: number | null = null;
    let escapes = 0;
    for (const { event, rule } of heard) {
      if (event.type === 'monsterMet') grip = MONSTER_SHEETS[event.monster].grip;
      if (event.type !== 'escapeRevealed') continue;
      escapes += 1;
      const more = rule === 'trait.tatianna-fleet' ? TATIANNA_ESCAPE : 0;
      expect(event.heroTotal).toBe(POWER_VALUES[event.hero] + more);
      expect(event.monsterTotal - POWER_VALUES[event.monster]).toBe(grip);
    }
    expect(escapes).toBeGreaterThan(0);
  });
});
