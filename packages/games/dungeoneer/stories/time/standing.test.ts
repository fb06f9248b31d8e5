import type { Seat } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { rules } from '../../src/facets/rules.ts';
import { dungeoneer } from '../../src/game.ts';
import { cast, lording } from '../cast.ts';
import { A, B, C, heroIn, type Tale } from '../scene.ts';
import { asked, bane, END, entry, PASS, sends } from '../telling.ts';

const { orders = {} } = rules;

/** A seat with its orders, as a table keeps them: looked through after every move. */
class Desk {
  readonly #kept = new Map<string, string>();
  readonly #tale: Tale;
  readonly #seat: Seat;

  constructor(tale: Tale, seat: Seat) {
    this.#tale = tale;
    this.#seat = seat;
    for (const [name, { isInitial }] of Object.entries(orders)) if (isInitial === true) this.#kept.set(name, '');
  }

  gives(name: string): this {
    this.#kept.set(name, orders[name]?.begins?.(this.#tale.sight(this.#seat)) ?? '');
    return this;
  }

  /** What is left of the orders, in the order in which they were given. */
  get orders(): string {
    return [...this.#kept.keys()].join(' ');
  }

  drops(name: string): this {
    this.#kept.delete(name);
    return this;
  }

  /** Something has happened: some orders are over now. */
  look(): void {
    const seen = this.#tale.sight(this.#seat);
    for (const [name, note] of this.#kept) {
      const order = orders[name];
      const next = order?.goesOn === undefined ? note : order.goesOn(note, seen);
      if (next === null) this.#kept.delete(name);
      else this.#kept.set(name, next);
    }
  }

  /** Whether what is asked now comes to this seat, once its orders have been looked through. */
  isReached(): boolean {
    this.look();
    const seen = this.#tale.sight(this.#seat);
    const ask = seen.asks.find(({ wait }) => wait !== 'none');
    if (ask === undefined) throw new Error('nothing is asked here');
    const names = [...this.#kept.keys()];
    if (names.some((name) => orders[name]?.isPause === true)) return true;
    return !names.some((name) => orders[name]?.covers(ask, seen, this.#kept.get(name) ?? '') === true);
  }
}

/** A, in the Hero phase, can walk north and explore; B and C hold a card each and can pay for something. */
const strolling = (): Tale =>
  cast(
    {
      a: { points: 3, peril: 1, glory: 5 },
      b: { glory: 3, hand: ['HD-A04'] },
      c: { glory: 3, hand: ['HD-A05'] },
    },
    { arrange: (scene) => scene.lay('HD-M02', 0, 1).mapDeck('HD-M04', 'HD-M06') },
  );

test('[time.quiet-at-start] W1: quiet does not cover what happens after an entry, and does cover an action', () => {
  const s = strolling();
  const b = new Desk(s, B);
  s.does(A, { type: 'move', side: 'north' });
  expect([asked(s), b.isReached()]).toEqual(['B entered 1, C entered 1', true]);
  s.does(B, PASS).does(C, PASS).does(A, { type: 'explore' });
  s.does(A, { type: 'place', section: 'dungeon', x: -1, y: 0, turn: 180 });
  expect([asked(s), b.isReached()]).toEqual(['B action-done 1, C action-done 1', false]);
});

test('[time.hand-up] W2: who has raised a hand is asked where quiet would have passed, until that window has closed', () => {
  const s = strolling();
  const b = new Desk(s, B).gives('hand-up');
  s.does(A, { type: 'move', side: 'north' });
  expect([b.isReached(), b.orders]).toEqual([true, 'quiet hand-up']);
  s.does(B, PASS).does(C, PASS);
  const c = new Desk(s, C).gives('hand-up');
  s.does(A, { type: 'explore' }).does(A, { type: 'place', section: 'dungeon', x: -1, y: 0, turn: 180 });
  expect(asked(s)).toBe('B action-done 1, C action-done 1');
  expect([b.isReached(), b.orders]).toEqual([false, 'quiet']);
  expect([c.isReached(), c.orders]).toEqual([true, 'quiet hand-up']);
});

test('[time.break-through] W6: on quiet one is asked about a Bane on one’s own hero, and not on another', () => {
  const s = lording({
    a: { hand: ['HD-A17'] },
    b: { glory: 4, peril: 2, hand: ['HD-A02'] },
    c: { glory: 2, hand: ['HD-A05'] },
  });
  const [b, c] = [new Desk(s, B), new Desk(s, C)];
  s.does(A, bane('HD-A17', B));
  expect([asked(s), b.isReached(), c.isReached()]).toEqual(['B declared 1, C declared 1', true, false]);
});

/** Everybody takes the usual way until a seat is Dungeonlord; what they do. */
function untilLord(s: Tale, seat: Seat): readonly string[] {
  const done: string[] = [];
  for (;;) {
    const ask = s.state.asks.find(({ wait }) => wait !== 'none');
    if (ask === undefined) throw new Error('nobody is asked');
    if (ask.seat === seat && ask.question.kind === 'choice' && ask.question.phase === 'lord') return done;
    const action = dungeoneer.fallback(s.state, ask);
    done.push(`${ask.seat} ${action.type}`);
    s.does(ask.seat, action);
  }
}

for (const [order, isReached, left] of [
  ['until-my-turn', true, 'quiet'],
  ['deep', false, 'quiet deep'],
] as const)
  test(`[time.standing-pass] [time.break-through] W8: under ${order} a defender is ${isReached ? '' : 'not '}asked`, () => {
    const s = cast(
      {
        a: { points: 3, peril: 1, glory: 5 },
        b: { hand: ['HD-A25', 'HD-A04'] },
        c: { peril: 4, glory: 3, hand: ['HD-A05'] },
      },
      { arrange: (scene) => scene.lay('HD-M02', 0, 1) },
    );
    const c = new Desk(s, C).gives(order);
    s.does(A, { type: 'move', side: 'north' });
    expect([asked(s), c.isReached(), c.orders]).toEqual(['B entered 1, C entered 1', false, `quiet ${order}`]);
    untilLord(s, B);
    sends(s, B, entry('HD-A25', C, 'speed'));
    expect([asked(s), c.isReached(), c.orders]).toEqual(['C response 1, A response 1', isReached, left]);
  });

test('[time.standing-pass] in one’s own Reset phase even the deepest order is over', () => {
  const s = cast({ c: { glory: 3, hand: ['HD-A05'] } });
  const c = new Desk(s, C).gives('deep').gives('until-my-turn').gives('this-phase');
  untilLord(s, B);
  c.look();
  expect(c.orders).toBe('quiet deep until-my-turn');
  untilLord(s, C);
  c.look();
  expect(c.orders).toBe('quiet');
});

test('[time.mandatory] what a rule demands reaches a seat under every order', () => {
  const s = cast({ a: { hand: ['HD-A03', 'HD-A04'] } });
  s.does(A, END);
  const a = new Desk(s, A);
  for (const order of Object.keys(orders)) a.gives(order);
  a.drops('hand-up');
  expect([asked(s), a.isReached()]).toEqual(['A discard', true]);
});

test('[time.absent] an absent player passes, plays no card, does not move and attempts nothing', () => {
  const s = cast(
    { a: { points: 3, glory: 9, hand: ['HD-A02', 'HD-A04'], quests: ['HD-Q1'] }, b: { glory: 3, hand: ['HD-A05'] } },
    { arrange: (scene) => scene.turn(A, 'lord') },
  );
  const { space } = heroIn(s, A);
  const done = untilLord(s, B);
  expect([...new Set(done)].toSorted()).toEqual(['0 discard', '0 endPhase', '0 pass', '0 place', '0 save', '1 pass']);
  expect(heroIn(s, A)).toMatchObject({ space, readied: [], glory: 10, done: [] });
});
