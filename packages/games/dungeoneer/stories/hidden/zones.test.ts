import { SPECTATOR } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { cast, lording, type Three } from '../cast.ts';
import { A, B, C, type Having, type Scene, type Tale } from '../scene.ts';
import { asked, attackOn, bane, entry, handsIn, PASS, sends } from '../telling.ts';
import { readersOf, strangersTo } from './twins.ts';

/** Everybody holds cards and Quests that nobody else knows; decks and Map deck have an order. */
const secret = (having: Three, hands: readonly (readonly string[])[]): Three => {
  const own = (given: Having | undefined, quest: string, at: number): Having => ({
    quests: [quest],
    ...given,
    hand: [...(given?.hand ?? []), ...(hands[at] ?? [])],
  });
  return { a: own(having.a, 'HD-Q5', A), b: own(having.b, 'HD-Q6', B), c: own(having.c, 'HD-Q7', C) };
};

const HANDS = [
  ['HD-A03', 'HD-A16'],
  ['HD-A04', 'HD-A17'],
  ['HD-A05', 'HD-A18'],
];

const lands = (scene: Scene): void => {
  scene.lay('HD-M02', 0, 1).lay('HD-M08', 1, 0).mapDeck('HD-M04', 'HD-M06', 'HD-M07', 'HD-M09');
  scene.questDeck('HD-Q1', 'HD-Q2', 'HD-Q4');
};

const hero = (having: Three): Tale => cast(secret(having, HANDS), { arrange: lands });
const lord = (having: Three): Tale => lording(secret(having, HANDS), { arrange: lands });

const explored = (s: Tale): Tale =>
  s.does(A, { type: 'explore' }).does(A, { type: 'place', section: 'dungeon', x: -1, y: 0, turn: 180 });

/** Every moment at which somebody is asked, from the active player's choice to the deepest window. */
const MOMENTS: readonly (readonly [name: string, tell: () => Tale])[] = [
  ['A hero', () => hero({ a: { points: 2 } })],
  ['A lord', () => lord({})],
  ['B action-done 1, C action-done 1', () => explored(hero({ a: { points: 1 }, b: { glory: 2 }, c: { glory: 2 } }))],
  ['B entered 1, C entered 1', () => hero({ a: { points: 1, peril: 1 } }).does(A, { type: 'move', side: 'north' })],
  ['B declared 1', () => lord({ a: { hand: ['HD-A19'] }, b: { peril: 4, glory: 2 } }).does(A, bane('HD-A19', B))],
  [
    'A arrived 1',
    () =>
      hero({ a: { hero: 'HD-H3', points: 1, glory: 2 } })
        .dice(6)
        .does(A, { type: 'move', side: 'east' }),
  ],
  [
    'B response 1',
    () => sends(lord({ a: { hand: ['HD-A21'] }, b: { peril: 4, glory: 3 } }), A, entry('HD-A21', B, 'melee')),
  ],
  [
    'B challenge',
    () =>
      sends(
        lord({ a: { hand: ['HD-A21'] }, b: { peril: 4, hasSaved: true } }).dice(1, 1),
        A,
        entry('HD-A21', B, 'melee'),
      ),
  ],
  [
    'B pack 1',
    () =>
      sends(
        lord({ a: { hero: 'HD-H2', hand: ['HD-A21'] }, b: { hero: 'HD-H1', peril: 4, glory: 3 } }).dice(1, 6),
        A,
        entry('HD-A21', B, 'melee'),
      ).does(B, PASS),
  ],
  [
    'B before-roll 1',
    () => sends(lord({ a: { hand: ['HD-A28'] }, b: { peril: 4, glory: 1 } }).dice(6), A, entry('HD-A28', B)),
  ],
  [
    'B would-be-wounded 1',
    () =>
      sends(lord({ a: { hand: ['HD-A21'] }, b: { peril: 4, glory: 2 } }), A, entry('HD-A21', B, 'melee'))
        .dice(6, 1)
        .does(B, PASS),
  ],
];

for (const [moment, tell] of MOMENTS)
  test(`[hidden.view] [hidden.no-trace] ${moment}: nobody can tell twins apart that differ in what he may not know`, () => {
    const s = tell();
    expect(asked(s)).toBe(moment);
    expect(strangersTo(s, ({ hands }) => hands[A])).toEqual([SPECTATOR, B, C]);
    expect(strangersTo(s, ({ hands }) => hands[B])).toEqual([SPECTATOR, A, C]);
    expect(strangersTo(s, ({ errands }) => errands[C])).toEqual([SPECTATOR, A, B]);
    for (const deck of [
      (table: Tale['table']) => table.piles[0]?.draw,
      (table: Tale['table']) => table.questDeck,
      (table: Tale['table']) => table.sections[0]?.deck,
    ])
      expect(strangersTo(s, deck)).toEqual([SPECTATOR, A, B, C]);
    expect([readersOf(s, 'HD-A05'), readersOf(s, 'HD-Q6'), readersOf(s, 'HD-Q2')]).toEqual([[C], [B], []]);
    expect(s.view(SPECTATOR).handSizes).toEqual(s.table.hands.map((hand) => hand.length));
  });

test('[hidden.view] [time.nested] the deepest case: a wound in the answer to a challenge out of turn', () => {
  const s = explored(hero({ a: { points: 1 }, b: { hasSaved: true }, c: { hasSaved: true, glory: 2, life: 5 } }));
  handsIn(s, B, PASS);
  s.does(C, attackOn({ hero: B }, 'speed'));
  expect(asked(s)).toBe('C response 1');
  handsOff(s);
  s.dice(4, 1).does(C, PASS).told('wounded', { seat: B });
  expect(asked(s)).toBe('B challenge');
  handsOff(s);
  s.does(B, attackOn({ hero: C }, 'magic'));
  expect([asked(s), s.view(A).windows.length]).toEqual(['C response 1', 2]);
  handsOff(s);
  s.dice(6, 1).does(C, PASS);
  expect(asked(s)).toBe('C would-be-wounded 1');
  handsOff(s);
});

/** At this moment too hands and decks are what they were. */
function handsOff(s: Tale): void {
  expect(strangersTo(s, ({ hands }) => hands[C])).toEqual([SPECTATOR, A, B]);
  expect(strangersTo(s, ({ piles }) => piles[0]?.draw)).toEqual([SPECTATOR, A, B, C]);
}
