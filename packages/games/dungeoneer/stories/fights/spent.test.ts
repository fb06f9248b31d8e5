import { expect, test } from 'vitest';
import { prospectOf } from '../../src/odds/index.ts';
import { lording } from '../cast.ts';
import { A, B, type Tale } from '../scene.ts';
import { asked, entry, PASS, sends } from '../telling.ts';

// What has worked, and whose dice lie on the table, is no danger any more.

/** Vessa (3/5/3), who can roll two dice, stands alone, and A sends this against her. */
const against = (...cards: readonly (readonly [string, 'melee' | null])[]): Tale =>
  sends(
    lording(
      {
        a: { hero: 'LD-H1', hand: cards.map(([card]) => card) },
        b: { hero: 'LD-H2', peril: 9, glory: 2, life: 2, space: 'LD-M02', readied: ['HD-A12'] },
        c: { hero: 'LD-H3' },
      },
      { set: 'LD', sets: 'HD,LD', arrange: (scene) => scene.lay('LD-M02', 0, 1) },
    ),
    A,
    ...cards.map(([card, form]) => entry(card, B, form)),
  );

/** Of thirty-six falls. */
const of36 = (falls: number): number => expect.closeTo(falls / 36, 9);

test('a Trap that has been sprung, and an attack whose dice lie on the table, are to come no more', () => {
  const s = against(['HD-A28', null], ['LD-A25', 'melee']);
  const prospect = () => [asked(s), prospectOf(s.view(B), B)];
  const isExact = true;
  // Speed 3 against 6: 2 of 6 falls. Melee 3 against 6, both with a die: no hit in 6 of 36.
  const both = { unhurt: of36(4), fall: of36(10), wounds: of36(42), isExact };
  expect(prospect()).toEqual(['B response 1', { kind: 'fate', fate: both }]);
  s.does(B, PASS);
  expect(prospect()).toEqual(['B before-roll 1', { kind: 'threat', chance: of36(24) }]);
  s.dice(6, 1).does(B, PASS).told('threat', { seat: B, isOvercome: true });
  const rest = { unhurt: of36(18), fall: 0, wounds: of36(18), isExact };
  expect(prospect()).toEqual(['B before-roll 1', { kind: 'fate', fate: rest }]);
  s.dice(1).does(B, PASS).told('hit', { strike: 1 });
  expect(prospect()).toEqual(['B would-be-wounded 1', null]);
});
