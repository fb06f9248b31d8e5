import { expect, test } from 'vitest';
import { cast, lording } from '../cast.ts';
import { A, B, C, type Tale } from '../scene.ts';
import { ability, asked, attackOn, bane, END, entry, handsIn, PASS, play, sends } from '../telling.ts';

const rules = (s: Tale): readonly string[] => s.asked().flatMap(({ kind, rule }) => (kind === 'aside' ? [] : [rule]));

const explored = (b: object, c: object = {}, points = 1): Tale =>
  cast({ a: { points }, b, c }, { arrange: (scene) => scene.lay('HD-M02', 0, 1).mapDeck('HD-M04', 'HD-M06') })
    .does(A, { type: 'explore' })
    .does(A, { type: 'place', section: 'dungeon', x: -1, y: 0, turn: 180 });

test('[combat.b-response] [time.batch-one-response] the Response asks every defender once, and an act names an attack of this combat', () => {
  const s = lording({ a: { hand: ['HD-A21', 'HD-A20'] }, b: { peril: 5, glory: 3, hand: ['HD-A01'] } });
  sends(s, A, entry('HD-A21', B, 'melee'), entry('HD-A20', B, 'melee'));
  expect([asked(s), rules(s)]).toEqual(['B response 1', ['combat.b-response']]);
  s.refused(B, play('HD-A01', { strike: 5 }), 'time.batch-one-response');
  s.finish();
});

test('[time.roll-groups] a Roll ability names a die of its own hero in the group that falls', () => {
  const s = lording(
    {
      a: { hero: 'LD-H1', hand: ['LD-A21', 'LD-A25'] },
      b: { hero: 'LD-H2', peril: 3, glory: 2 },
      c: { hero: 'LD-H3', peril: 5 },
    },
    { set: 'LD' },
  );
  sends(s.dice(1, 1), A, entry('LD-A21', B, 'melee'), entry('LD-A25', C, 'melee'));
  expect([asked(s), rules(s)]).toEqual(['B before-roll 1', ['time.roll-groups']]);
  s.refused(B, ability('LD-H2', { strike: 1 }), 'time.roll-groups');
  s.dice(1, 6, 2)
    .does(B, ability('LD-H2', { strike: 0 }))
    .told('counterRolled', { strike: 0, faces: [1, 6] });
  s.told('counterRolled', { strike: 1, faces: [2] });
});

test('[time.hero-cards-on-arrival] [time.nested] on arrival the one who arrives is asked, by that rule', () => {
  const s = cast(
    { a: { hero: 'HD-H3', points: 1, hand: ['HD-A10'] } },
    { arrange: (scene) => scene.lay('HD-M08', 1, 0) },
  );
  s.dice(6).does(A, { type: 'move', side: 'east' });
  expect([asked(s), rules(s)]).toEqual(['A arrived 1', ['time.hero-cards-on-arrival']]);
});

test('[time.reopen] [time.pass-binds-one-lap] [time.answer-to-answer] after an act everybody is asked again, who passed too; after none the window is shut', () => {
  const s = explored({ glory: 4, life: 2, hand: ['HD-A02'] }, { glory: 2, life: 2, hand: ['HD-A05'] });
  expect([asked(s), rules(s)]).toEqual(['B action-done 1, C action-done 1', ['time.windows', 'time.windows']]);
  handsIn(s, C, PASS);
  s.does(B, play('HD-A02'));
  expect([asked(s), rules(s)]).toEqual(['C action-done 2', ['time.reopen']]);
  s.does(C, PASS);
  expect(asked(s)).toBe('A hero');
  s.finish();
});

test('[time.answer-to-answer] [time.sort-wishes] [time.simultaneous] [time.priority] inside an act the others still lie sealed, and none of an earlier lap', () => {
  const s = explored({ hasSaved: true, glory: 2, hand: ['HD-A02'] }, { hasSaved: true, glory: 2, hand: ['HD-A05'] });
  handsIn(s, C, attackOn({ hero: A }, 'speed'));
  s.does(B, attackOn({ hero: C }, 'magic'));
  expect(asked(s)).toBe('B response 1, C response 1');
  s.finish();
  handsIn(s, B, PASS);
  s.finish();
});

test('[time.asked-by-public-facts] [time.priority] [time.simultaneous] who is asked meets the test, in the order of priority', () => {
  const s = lording({
    a: { hand: ['HD-A17'] },
    b: { peril: 2, glory: 2, hand: ['HD-A03'] },
    c: { readied: ['HD-A12'] },
  });
  s.does(A, bane('HD-A17', B));
  expect([asked(s), rules(s)]).toEqual([
    'B declared 1, C declared 1',
    ['time.bane-can-be-forestalled', 'time.bane-can-be-forestalled'],
  ]);
  s.finish();
  const none = lording({ a: { hand: ['HD-A17'] }, b: { peril: 2, glory: 1, hand: ['HD-A03'] } });
  none.does(A, bane('HD-A17', B));
  expect(asked(none)).toBe('A lord');
  none.finish();
});

test('[time.own-choice] after each action the window that it owes, and then the choice again', () => {
  const s = explored({ glory: 2, hand: ['HD-A02'] }, {}, 2);
  expect(asked(s)).toBe('B action-done 1');
  s.does(B, PASS);
  expect(asked(s)).toBe('A hero');
  s.does(A, { type: 'move', side: 'north' }).does(B, PASS);
  expect(asked(s)).toBe('A hero');
  s.finish();
});

test('[time.finite] nobody can go on for ever: each act is counted', () => {
  const s = explored({ life: 1, glory: 2, hand: ['HD-A02'], readied: ['HD-A12'] });
  expect(asked(s)).toBe('B action-done 1');
  s.finish();
  s.does(B, play('HD-A02'));
  expect(s.table.deeds).toEqual([{ seat: B, card: 'HD-A02' }]);
  s.does(B, { type: 'use', card: 'HD-A12', space: null, strike: null, side: null, choice: 0, variable: 0 });
  expect([asked(s), s.table.deeds]).toEqual(['A hero', []]);
  s.refused(B, END, 'core.two-roles').finish();
});

test('[time.hero-cards-on-arrival] [combat.b-who-defends] an ability is reason enough to be asked on arrival, but only in the Hero phase', () => {
  const s = cast(
    { a: { hero: 'HW-H2', points: 1, glory: 2, life: 5 } },
    { set: 'HW', arrange: (scene) => scene.lay('HW-M05', 0, 1, 'turned') },
  );
  s.does(A, { type: 'move', side: 'north' });
  expect(asked(s)).toBe('A arrived 1');
  const lord = cast(
    { a: { hero: 'LD-H3', points: 1, glory: 4, hand: ['LD-A06'] } },
    { set: 'LD', arrange: (scene) => scene.lay('LD-M04', 0, 1).turn(A, 'lord') },
  );
  lord
    .dice(6)
    .does(A, play('LD-A06', { space: 'LD-M04' }))
    .told('threat', { seat: A, source: 'LD-M04' });
});

test('[time.dice-locked] [combat.f-challenge] whoever was attacked too cannot challenge before all results are there', () => {
  const s = lording({
    a: { hand: ['HD-A21', 'HD-A20'] },
    b: { peril: 4, readied: ['HD-A12'] },
    c: { peril: 1, hasSaved: true },
  });
  sends(s.dice(6, 1, 1, 6), A, entry('HD-A21', B, 'melee'), entry('HD-A20', C, 'speed'));
  while (asked(s) !== 'B would-be-wounded 1') s.does(B, PASS);
  s.refused(C, attackOn({ foe: 1 }, 'speed'), 'time.dice-locked');
});

test('[time.finite] a Treasure that is used is counted like a card that is played', () => {
  const s = explored({ life: 1, glory: 2, hand: ['HD-A02'], readied: ['HD-A12'] });
  s.does(B, { type: 'use', card: 'HD-A12', space: null, strike: null, side: null, choice: 0, variable: 0 });
  expect(s.table.deeds).toEqual([{ seat: B, card: 'HD-A12' }]);
  s.finish();
});
