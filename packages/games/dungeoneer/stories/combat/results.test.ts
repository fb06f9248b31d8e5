import { expect, test } from 'vitest';
import { cast, lording } from '../cast.ts';
import { A, B, C, heroIn } from '../scene.ts';
import { allHeard, asked, attackOn, entry, PASS, play, sends } from '../telling.ts';

test('[combat.steps-together] [time.roll-groups] every step is done for the whole list before the next', () => {
  const s = lording({ a: { hand: ['HD-A21', 'HD-A20'] }, b: { peril: 4 }, c: { peril: 1 } });
  s.dice(5, 4, 1, 6);
  sends(s, A, entry('HD-A21', B, 'melee'), entry('HD-A20', C, 'speed'));
  expect(allHeard(s).filter((type) => /Rolled|[hH]it$/.test(type))).toEqual([
    'attackRolled',
    'attackRolled',
    'counterRolled',
    'counterRolled',
    'hit',
    'counterHit',
  ]);
  s.told('attackRolled', { strike: 0, faces: [5], total: 8 }).told('attackRolled', { strike: 1, faces: [4], total: 6 });
  s.told('counterRolled', { strike: 0, faces: [1], total: 3 }).told('counterRolled', {
    strike: 1,
    faces: [6],
    total: 9,
  });
  s.finish();
});

test('[combat.d-no-symbol] without a symbol a higher total only wards off (scenario 22)', () => {
  const s = lording(
    { a: { hero: 'HD-H1', hand: ['HD-A23'], space: 'HD-M01' }, b: { hero: 'HW-H3', peril: 4, space: 'HD-M01' } },
    { sets: 'HD,HW' },
  );
  s.dice(1, 6);
  sends(s, A, entry('HD-A23', B, 'magic'))
    .told('attackRolled', { total: 4 })
    .told('counterRolled', { total: 6 });
  s.told('harmless', { strike: 0 }, 'combat.d-no-symbol').silent('monsterHurt').silent('wounded');
  expect([asked(s), heroIn(s, B).glory]).toEqual(['A stow', 0]);
  s.finish();
});

test('[combat.d-no-symbol] a monster without a symbol cannot wound its challenger either', () => {
  const s = lording({ a: { hand: ['HD-A20'] }, b: { hero: 'HD-H2', peril: 1, hasSaved: true } });
  s.dice(1, 1);
  sends(s, A, entry('HD-A20', B, 'speed')).told('tied', { strike: 0 });
  s.dice(1, 6)
    .does(B, attackOn({ foe: 0 }, 'magic'))
    .told('counterRolled', { total: 6 });
  s.told('harmless', {}, 'combat.d-no-symbol').silent('wounded').silent('monsterHurt');
  expect(asked(s)).toBe('A stow');
});

test('[combat.e-tie-nothing] [combat.a-standard-symbol] equal totals do nothing (scenario 22)', () => {
  const s = lording({ a: { hero: 'HD-H2', hand: ['HD-A21'] }, b: { hero: 'HD-H1', peril: 4 } });
  s.does(A, { type: 'muster' }).refused(A, entry('HD-A21', B, 'magic'), 'combat.a-standard-symbol');
  s.dice(4, 4)
    .does(A, entry('HD-A21', B, 'melee'))
    .does(A, { type: 'attack' });
  s.told('attackRolled', { total: 7 }).told('counterRolled', { total: 7 }).told('tied', {}, 'combat.e-tie-nothing');
  s.silent('wounded').silent('monsterHurt');
  expect([heroIn(s, B).life, asked(s)]).toEqual([6, 'A stow']);
  s.finish();
});

test('[combat.d-counter-roll] [combat.d-form-fixed] [combat.c-attack-roll] the defender answers in the form of the attack', () => {
  const s = lording({ a: { hand: ['HD-A26'] }, b: { peril: 5 } });
  s.dice(2, 2);
  sends(s, A, entry('HD-A26', B, 'magic'));
  s.told('attackRolled', { form: 'magic', total: 6 }, 'combat.c-attack-roll');
  s.told('counterRolled', { form: 'magic', total: 5 }, 'combat.d-counter-roll');
  s.finish();
});

test('[combat.e-higher-total-hits] [combat.h-glory-for-wounds] [fx.variable] a bought counter-attack (scenario 21)', () => {
  const s = lording({ a: { hand: ['HD-A22'] }, c: { glory: 4, peril: 6, hand: ['HD-A07'] } });
  sends(s, A, entry('HD-A22', C, 'melee'));
  expect(asked(s)).toBe('C response 1');
  s.refused(C, play('HD-A07', { strike: 0, variable: 5 }), 'fx.variable', { least: 1, most: 4 });
  s.refused(C, play('HD-A07', { strike: 0, variable: 4 }), 'glory.as-many-as-paid', { cost: 5 });
  s.dice(2, 4)
    .does(C, play('HD-A07', { strike: 0, variable: 3 }))
    .told('played', { card: 'HD-A07', paid: 4 });
  s.told('attackRolled', { total: 7 }).told('counterRolled', { total: 8 });
  s.told('counterHit', { strike: 0 }, 'combat.e-higher-total-hits').told('monsterHurt', {
    card: 'HD-A22',
    by: 1,
    left: 2,
  });
  s.does(A, { type: 'stow', to: 'pack' }).told('glory', { seat: C, by: 1, now: 1 }, 'combat.h-glory-for-wounds');
  expect(heroIn(s, C).life).toBe(6);
  s.finish();
});

test('[combat.e-declared-order] [combat.steps-together] [combat.h-peril-for-wounds] the second attack on a fallen hero (scenario 19)', () => {
  const s = lording({ a: { hand: ['HD-A25', 'HD-A21'] }, b: { life: 1, peril: 8 } });
  s.dice(3, 2, 2, 6);
  sends(s, A, entry('HD-A25', B, 'speed'), entry('HD-A21', B, 'melee'));
  s.told('attackRolled', { strike: 0, total: 7 })
    .told('counterRolled', { strike: 0, total: 4 })
    .told('defeated', { seat: B });
  s.told('counterRolled', { strike: 1, total: 8 }).told('missedHim', { strike: 1 }, 'combat.e-declared-order');
  s.silent('monsterHurt');
  for (const card of ['HD-A25', 'HD-A21']) {
    expect(asked(s)).toBe('A stow');
    s.refused(A, { type: 'stow', to: 'discard' }, 'combat.g-unwounded');
    s.does(A, { type: 'stow', to: 'hand' }).told('stowed', { card, to: 'hand' });
  }
  expect(asked(s)).toBe('A spoils');
  s.refused(A, { type: 'spoils', to: B }, 'combat.h-peril-for-wounds').does(A, { type: 'spoils', to: C });
  expect([asked(s), heroIn(s, C).peril]).toEqual(['A lord', 1]);
  s.finish();
});

test('[combat.e-declared-order] results come in the order of the list', () => {
  const s = lording({ a: { hand: ['HD-A21', 'HD-A25'] }, b: { life: 1, peril: 8, hand: ['HD-A03'] } });
  s.dice(1, 3, 6, 2);
  sends(s, A, entry('HD-A21', B, 'melee'), entry('HD-A25', B, 'speed'));
  s.told('counterHit', { strike: 0 }).told('hit', { strike: 1 }).told('defeated', { seat: B });
  expect(asked(s)).toBe('A stow');
  s.refused(A, { type: 'stow', to: 'hand' }, 'combat.g-wounded');
});

test('[combat.e-zero-life-defeated] [combat.g-defeated] a card without life is discarded and out of the fight', () => {
  const s = lording({ a: { hand: ['HD-A20'] }, b: { peril: 1 } });
  s.dice(1, 6);
  sends(s, A, entry('HD-A20', B, 'melee')).told('slain', { card: 'HD-A20' }, 'combat.g-defeated');
  s.told('glory', { seat: B, by: 1 });
  expect([asked(s), s.table.piles[0]?.discard, heroIn(s, A).pack]).toEqual(['A lord', ['HD-A20'], []]);
  s.finish();
});

test('[combat.d-counter-roll] [combat.h-peril-for-wounds] [dur.attachment-follows-host] a monster answers with what its ground and its Attachment add', () => {
  const s = lording(
    { a: { hero: 'HW-H2', hand: ['HW-A20', 'HW-A19'] }, b: { hero: 'HW-H1', peril: 4, hasSaved: true } },
    { set: 'HW' },
  );
  s.dice(1, 2);
  sends(s, A, entry('HW-A20', B, 'melee', { attachment: 'HW-A19', payer: B })).told('tied');
  s.dice(1, 1).does(B, attackOn({ foe: 0 }, 'melee'));
  s.told('attackRolled', { total: 4 }).told('counterRolled', { total: 5 });
  expect(heroIn(s, B).life).toBe(5);
  // Its wound is worth Peril like any other.
  expect(asked(s)).toBe('A spoils');
});

test('[combat.e-higher-total-hits] a hero whom the first hit moves away still takes what the dice say of the second', () => {
  const s = lording(
    { a: { hand: ['HW-A22', 'HW-A23'] }, b: { hero: 'HW-H1', peril: 8 } },
    {
      set: 'HW',
      arrange: (scene) =>
        scene
          .lay('HW-M10', 0, 1)
          .hero(B, { hero: 'HW-H1', peril: 8 })
          .hero(A, { hero: 'HW-H2', hand: ['HW-A22', 'HW-A23'] }),
    },
  );
  s.dice(4, 5, 2, 1);
  sends(s, A, entry('HW-A22', B, 'magic'), entry('HW-A23', B, 'melee'));
  s.does(A, { type: 'hit', choice: 1, space: 'HW-M10' }).told('moved', { seat: B, to: 'HW-M10', by: 'warp' });
  expect(asked(s)).toBe('B hit');
  s.refused(B, { type: 'hit', choice: 1, space: null }, 'combat.e-hit-effect', { glory: 3 });
  s.does(B, { type: 'hit', choice: 0, space: null }).told('wounded', { seat: B, by: 1 });
  s.finish();
});

test('[combat.e-hit-effect] printed alternatives of a hit (scenario 53)', () => {
  const s = lording(
    { a: { hero: 'HW-H2', hand: ['HW-A22'] }, b: { hero: 'HW-H1', peril: 4 } },
    { set: 'HW', arrange: (scene) => scene.lay('HW-M10', 0, 1) },
  );
  s.dice(4, 2);
  sends(s, A, entry('HW-A22', B, 'magic'))
    .told('attackRolled', { total: 7 })
    .told('counterRolled', { total: 3 });
  expect(asked(s)).toBe('A hit');
  s.refused(A, { type: 'hit', choice: 1, space: 'HW-M01' }, 'combat.e-hit-effect');
  s.refused(A, PASS, 'time.mandatory');
  s.does(A, { type: 'hit', choice: 1, space: 'HW-M10' }).silent('wounded').silent('collected').silent('threat');
  expect([asked(s), heroIn(s, B)]).toMatchObject(['A stow', { space: 'HW-M10', life: 6, glory: 0 }]);
  s.does(A, { type: 'stow', to: 'hand' });
  expect(asked(s)).toBe('A lord');
  s.finish();
});

test('[combat.e-hit-effect] his player may lose Glory instead, if he has all of it (scenario 53)', () => {
  const brigands = (glory: number) =>
    sends(
      lording({ a: { hero: 'HW-H2', hand: ['HW-A23'] }, b: { hero: 'HW-H1', peril: 4, glory } }, { set: 'HW' }).dice(
        5,
        1,
      ),
      A,
      entry('HW-A23', B, 'melee'),
    ).told('attackRolled', { total: 8 });
  const poor = brigands(2);
  poor.refused(B, { type: 'hit', choice: 1, space: null }, 'combat.e-hit-effect', { glory: 3 });
  poor.does(B, { type: 'hit', choice: 0, space: null }).told('wounded', { seat: B, by: 1 });
  const rich = brigands(3);
  rich.does(B, { type: 'hit', choice: 1, space: null }).silent('wounded').told('glory', { seat: B, by: -3, now: 0 });
  rich.does(A, { type: 'stow', to: 'hand' });
  expect(asked(rich)).toBe('A lord');
  rich.finish();
});

test('[combat.e-hit-effect] [combat.h-glory-for-wounds] [combat.g-defeated] one wound more, but not on a counter-attack (scenario 54)', () => {
  const s = lording(
    { a: { hero: 'ED-H2', hand: ['ED-A21'] }, b: { hero: 'ED-H1', peril: 7, readied: ['ED-A08'], hasSaved: true } },
    { set: 'ED' },
  );
  s.dice(2, 6);
  sends(s, A, entry('ED-A21', B, 'melee'))
    .told('attackRolled', { total: 9 })
    .told('counterRolled', { total: 11 });
  s.told('monsterHurt', { by: 1, left: 2 });
  expect(asked(s)).toBe('B challenge');
  s.dice(5, 1).does(B, attackOn({ foe: 0 }, 'melee'));
  s.told('attackRolled', { total: 10 }).told('counterRolled', { total: 8 }).told('monsterHurt', { by: 2, left: 0 });
  s.told('slain', { card: 'ED-A21' }).told('glory', { seat: B, by: 2 }, 'combat.h-glory-for-wounds');
  expect([asked(s), heroIn(s, B)]).toMatchObject(['A lord', { glory: 3, life: 6 }]);
  s.finish();
});

test('[combat.e-hit-effect] [combat.h-not-heroes] by house rule hits of monsters work in defence, and a hero still wounds', () => {
  const s = cast({ a: { hero: 'HD-H2', points: 1 }, b: { hero: 'HD-H1' } }, { hitEffectOnCounter: true });
  s.dice(1, 6)
    .does(A, attackOn({ hero: B }, 'magic'))
    .told('counterHit')
    .told('wounded', { seat: A, by: 1, life: 5 });
});
