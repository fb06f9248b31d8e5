import { expect, test } from 'vitest';
import { cast, lording } from '../cast.ts';
import { A, B, C, heroIn, waiting } from '../scene.ts';
import { ability, asked, attackOn, entry, handsIn, PASS, play, questionTo, sends, use } from '../telling.ts';

test('[combat.b-response] [act.response-card] [time.dice-locked] what may be played in Response (scenario 20)', () => {
  const s = lording({
    a: { hand: ['HD-A25', 'HD-A21', 'HD-A24'] },
    b: { glory: 3, peril: 13, hand: ['HD-A01', 'HD-A07'], readied: ['HD-A12'] },
    c: { glory: 2, hand: ['HD-A02'] },
  });
  sends(s, A, entry('HD-A25', B, 'speed'), entry('HD-A21', B, 'melee'), entry('HD-A24', B, 'melee'));
  expect([heroIn(s, B).peril, asked(s)]).toEqual([0, 'B response 1, C response 1']);
  expect([questionTo(s, B), questionTo(s, C)]).toMatchObject([{ part: 'defender' }, { part: 'onlooker' }]);
  expect(waiting(s).map(({ rule }) => rule)).toEqual(['combat.b-response', 'combat.b-response']);
  s.refused(B, play('HD-A01', { strike: 2 }), 'univ.card-beats-rule', { most: 4 });
  s.refused(B, play('HD-A01'), 'time.batch-one-response');
  handsIn(s, C, PASS);
  s.does(B, play('HD-A01', { strike: 0 })).told('repelled', { strike: 0, card: 'HD-A25' });
  expect([s.table.piles[0]?.discard, heroIn(s, B)]).toMatchObject([['HD-A01', 'HD-A25'], { glory: 0, peril: 0 }]);
  s.dice(6, 6, 1, 1).does(C, PASS).does(B, PASS);
  expect(asked(s)).toBe('B would-be-wounded 1');
  s.refused(B, play('HD-A07', { strike: 1, variable: 1 }), 'time.dice-locked');
  s.does(B, use('HD-A12')).told('wounded', { seat: B, by: 1, life: 5 });
  s.finish();
});

test('[act.response-card] [combat.b-who-defends] whoever is no defender has no Response (scenario 20)', () => {
  const s = lording(
    { a: { hand: ['HD-A21'] }, b: { peril: 4 }, c: { glory: 5, hand: ['HD-A01', 'HD-A02'] } },
    { arrange: (scene) => scene.hero(B, { hero: 'HD-H2', peril: 4, glory: 2, hand: ['HD-A07'] }) },
  );
  sends(s, A, entry('HD-A21', B, 'melee'));
  expect(asked(s)).toBe('B response 1, C response 1');
  s.refused(C, play('HD-A01', { strike: 0 }), 'act.response-card');
  s.refused(C, ability('HD-H3', { strike: 0 }), 'act.response-card');
});

test('[combat.b-who-defends] a defender answers the attacks on his own hero, not those on others', () => {
  const s = lording({
    a: { hand: ['HD-A21', 'HD-A20'] },
    b: { peril: 4, glory: 9, hand: ['HD-A01'] },
    c: { peril: 1, glory: 9, hand: ['HD-A07'] },
  });
  sends(s, A, entry('HD-A21', B, 'melee'), entry('HD-A20', C, 'speed'));
  s.refused(C, ability('HD-H3', { strike: 0 }), 'combat.b-who-defends');
  s.refused(C, play('HD-A07', { strike: 0, variable: 1 }), 'combat.b-who-defends');
  s.refused(B, play('HD-A01', { strike: 1 }), 'combat.b-who-defends');
});

test('[combat.b-who-defends] whoever stands where a Trap will work defends too, the Dungeonlord among them', () => {
  const s = lording(
    {
      a: { hand: ['HD-A28', 'HD-A07'], glory: 2 },
      b: { peril: 2, glory: 2, hand: ['HD-A01'] },
      c: { space: 'HD-M02', glory: 2, hand: ['HD-A03'] },
    },
    { arrange: (scene) => scene.lay('HD-M02', 0, 1) },
  );
  sends(s, A, entry('HD-A28', B));
  expect(asked(s)).toBe('A response 1, B response 1, C response 1');
  expect([A, B, C].map((seat) => questionTo(s, seat))).toMatchObject([
    { part: 'defender' },
    { part: 'defender' },
    { part: 'onlooker' },
  ]);
  s.refused(A, play('HD-A07', { strike: 0, variable: 1 }), 'combat.b-who-defends');
});

test('[combat.b-who-defends] when a hero attacks a monster its controller defends', () => {
  const s = lording({
    a: { hand: ['HD-A21', 'HD-A07'], glory: 2 },
    b: { hero: 'HD-H1', peril: 4, hasSaved: true },
    c: { hero: 'HD-H2' },
  });
  s.dice(3, 3);
  sends(s, A, entry('HD-A21', B, 'melee'))
    .does(A, PASS)
    .does(B, attackOn({ foe: 0 }, 'melee'));
  expect([asked(s), questionTo(s, A)]).toMatchObject(['A response 1', { part: 'defender' }]);
  s.dice(4, 1).does(A, PASS).told('monsterHurt', { card: 'HD-A21', by: 1 });
});

test('[time.batch-one-response] one window for the whole batch', () => {
  const s = lording({
    a: { hand: ['HD-A21', 'HD-A20'] },
    b: { peril: 4, glory: 2, hand: ['HD-A07'] },
    c: { peril: 1, glory: 2, hand: ['HD-A03'] },
  });
  sends(s, A, entry('HD-A21', B, 'melee'), entry('HD-A20', C, 'speed'));
  expect(asked(s)).toBe('B response 1, C response 1');
  // Every card says which attack of the batch it is for.
  s.refused(B, play('HD-A07', { variable: 1 }), 'time.batch-one-response');
  s.dice(1, 1, 6, 6);
  handsIn(s, C, PASS);
  s.does(B, PASS).told('attackRolled', { strike: 0 }).told('attackRolled', { strike: 1 });
  s.finish();
});

test('[act.response-card] a Response card is for nothing else', () => {
  const s = cast(
    { a: { points: 2, glory: 9, peril: 2, hand: ['HD-A01', 'HD-A07'] }, b: { hand: ['HD-A03'] } },
    {
      arrange: (scene) => scene.lay('HD-M02', 0, 1),
    },
  );
  s.refused(A, play('HD-A01', { strike: 0 }), 'act.response-card').refused(
    A,
    play('HD-A07', { variable: 1 }),
    'act.response-card',
  );
  s.refused(A, ability('HD-H1'), 'act.activate-readied');
});

test('[act.response-card] a Response ability is used once in a turn, on one attack of the combat', () => {
  const s = lording({ a: { hand: ['HD-A21', 'HD-A25'] }, c: { glory: 4, peril: 8 } });
  sends(s, A, entry('HD-A21', C, 'melee'), entry('HD-A25', C, 'speed'));
  s.refused(C, ability('HD-H3'), 'time.batch-one-response');
  s.dice(1, 1, 6, 6)
    .does(C, ability('HD-H3', { strike: 1 }))
    .told('aimed', { strike: 1, attack: -2 });
  s.told('attackRolled', { strike: 0, total: 4 }).told('attackRolled', { strike: 1, total: 3 });
  expect(heroIn(s, C)).toMatchObject({ glory: 3, used: ['HD-H3'] });
  s.finish();
});

test('[combat.b-response] an attack by a hero is answered like any other', () => {
  const s = cast({ a: { points: 1 }, c: { glory: 2 } });
  s.does(A, attackOn({ hero: C }, 'melee'));
  expect([asked(s), questionTo(s, C)]).toMatchObject(['C response 1', { part: 'defender' }]);
  // Whoever is not asked waits for a window of his own, the active player too.
  s.refused(B, { type: 'untip' }, 'time.windows').refused(A, { type: 'endPhase' }, 'time.windows');
  s.dice(3, 5)
    .does(C, ability('HD-H3', { strike: 0 }))
    .told('attackRolled', { total: 4 })
    .told('counterRolled', { total: 6 });
  s.told('wounded', { seat: A, by: 1 });
  s.finish();
});

test('[combat.b-response] a monster that is repelled drops what is attached to it, and strikes nobody', () => {
  const s = lording({ a: { hand: ['HW-A20', 'HW-A19'] }, b: { peril: 4, glory: 3, hand: ['HW-A03'] } }, { set: 'HW' });
  sends(s, A, entry('HW-A20', B, 'melee', { attachment: 'HW-A19', payer: B }));
  s.does(B, play('HW-A03', { strike: 0 })).told('discarded', { card: 'HW-A19' }, 'dur.attachment-follows-host');
  s.silent('attackRolled');
  expect([asked(s), s.table.piles[0]?.discard]).toEqual(['A lord', ['HW-A03', 'HW-A20', 'HW-A19']]);
});

test('[act.response-card] what is repelled is told and discarded by the card that repels', () => {
  const s = lording({ a: { hand: ['HD-A21'] }, b: { glory: 3, peril: 4, hand: ['HD-A01'] } });
  sends(s, A, entry('HD-A21', B, 'melee')).told(
    'paid',
    { seat: B, what: 'peril', amount: 4 },
    'lord.pay-targets-peril',
  );
  s.does(B, play('HD-A01', { strike: 0 })).told('repelled', { card: 'HD-A21' }, 'act.response-card');
  s.told('discarded', { card: 'HD-A21' }, 'act.response-card').silent('attackRolled').silent('missedHim');
  expect(asked(s)).toBe('A lord');
});
