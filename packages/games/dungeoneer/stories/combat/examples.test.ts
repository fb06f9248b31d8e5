import { expect, test } from 'vitest';
import { lording } from '../cast.ts';
import { A, B, C, heroIn, type Tale } from '../scene.ts';
import { asked, entry, PASS, play, sends } from '../telling.ts';
import '../test-cards.ts';

/** Anna's Trap in Ben's space, and what Ben rolls. */
const trapped = (face: number): Tale =>
  sends(
    lording(
      { a: { hand: ['T-TRAP'], space: 'HD-M02' }, b: { hero: 'T-BEN', peril: 2 }, c: { space: 'HD-M02' } },
      {
        arrange: (scene) => scene.lay('HD-M02', 0, 1),
      },
    ).dice(face),
    A,
    entry('T-TRAP', B),
  );

test('[threat.source-example] [threat.roll] [threat.only-printed-results] a Threat, played through (scenario 1)', () => {
  const s = trapped(3)
    .told('threat', { seat: B, faces: [3], total: 5, number: 5, isOvercome: true })
    .silent('wounded');
  expect(heroIn(s, B)).toMatchObject({ peril: 0, glory: 0, life: 6 });
  s.finish();
  const failed = trapped(2)
    .told('threat', { seat: B, total: 4, isOvercome: false })
    .told('wounded', { seat: B, by: 1 });
  expect(heroIn(failed, B)).toMatchObject({ peril: 0, life: 5, isTipped: false });
  failed.finish();
});

test('[combat.source-example] [combat.a-threat-before-fight] [combat.b-response] a combat, played through (scenario 2)', () => {
  const s = lording(
    {
      a: { hand: ['T-UNDEAD', 'T-DEMON'], space: 'HD-M02' },
      b: { hero: 'T-BEN', glory: 3, peril: 5, hand: ['T-REPEL'] },
      c: { space: 'HD-M02' },
    },
    { arrange: (scene) => scene.lay('HD-M02', 0, 1) },
  );
  s.dice(4);
  sends(s, A, entry('T-UNDEAD', B, 'melee'), entry('T-DEMON', B, 'melee', { special: 0 }));
  s.told('threat', { seat: B, form: 'magic', total: 5, number: 5, isOvercome: true }, 'combat.a-threat-before-fight');
  expect([asked(s), heroIn(s, B).peril]).toEqual(['B response 1', 0]);
  s.dice(4, 1)
    .does(B, play('T-REPEL', { strike: 0 }))
    .told('repelled', { strike: 0, card: 'T-UNDEAD' });
  s.told('attackRolled', { strike: 1, total: 5 }, 'combat.c-attack-roll');
  s.told('counterRolled', { strike: 1, total: 3 }, 'combat.d-counter-roll');
  s.told('hit', { strike: 1 }, 'combat.e-higher-total-hits').told('wounded', { seat: B, by: 1, life: 5 });
  expect([asked(s), heroIn(s, B).glory]).toEqual(['A stow', 0]);
  s.does(A, { type: 'stow', to: 'pack' }).told('stowed', { card: 'T-DEMON', to: 'pack' }, 'combat.g-unwounded');
  s.does(A, { type: 'spoils', to: B }).told('peril', { seat: B, by: 1, now: 1 }, 'combat.h-peril-for-wounds');
  expect([asked(s), heroIn(s, A).pack]).toMatchObject(['A lord', [{ card: 'T-DEMON', wounds: 0 }]]);
});

test('[combat.a-threat-before-fight] the Dungeonlord’s own hero rolls as well if he is there, and first', () => {
  const s = lording({ a: { hand: ['T-DEMON'] }, b: { hero: 'T-BEN', peril: 3 } });
  s.dice(4, 4, 6, 6, 1);
  sends(s, A, entry('T-DEMON', B, 'melee', { special: 0 }));
  expect(s.heard(A).filter(({ type }) => type === 'threat')).toMatchObject([
    { seat: A, total: 5 },
    { seat: B, total: 5 },
    { seat: C, total: 6 },
  ]);
});

test('[combat.a-special-effects] a special effect is for whoever pays for it, once, and never a hit effect', () => {
  const s = lording({ a: { hand: ['HD-A22', 'HD-A23'] }, b: { peril: 20 } });
  s.does(A, { type: 'muster' });
  s.refused(A, entry('HD-A22', B, 'melee', { special: 0 }), 'combat.a-special-effects');
  s.refused(A, entry('HD-A23', B, 'magic', { special: 1 }), 'fx.variable', { least: 0, most: 0 });
  s.dice(5, 1)
    .does(A, entry('HD-A23', B, 'magic'))
    .does(A, { type: 'attack' })
    .silent('threat');
});

test('[combat.a-special-effects] [combat.h-peril-for-wounds] [combat.a-threat-before-fight] a wound before the answer (scenario 27)', () => {
  const s = lording(
    {
      a: { hero: 'HD-H2', hand: ['HD-A23'], space: 'HD-M02' },
      b: { hero: 'HD-H1', peril: 5, glory: 3, hand: ['HD-A01'] },
      c: { space: 'HD-M02' },
    },
    { arrange: (scene) => scene.lay('HD-M02', 0, 1) },
  );
  s.dice(3);
  sends(s, A, entry('HD-A23', B, 'magic', { special: 0 }));
  expect([asked(s), heroIn(s, B).peril]).toEqual(['B would-be-wounded 1', 0]);
  s.does(B, PASS).told('wounded', { seat: B, by: 1, life: 5 });
  expect(asked(s)).toBe('B response 1');
  s.refused(B, play('HD-A01', { strike: 0, variable: 1 }), 'fx.variable', { least: 0, most: 0 });
  s.does(B, play('HD-A01', { strike: 0 }))
    .told('repelled', { card: 'HD-A23' })
    .silent('attackRolled');
  expect(asked(s)).toBe('A spoils');
  s.does(A, { type: 'spoils', to: C }).told('peril', { seat: C, by: 1 }, 'combat.h-peril-for-wounds');
  expect([asked(s), s.table.piles[0]?.discard]).toEqual(['A lord', ['HD-A01', 'HD-A23']]);
  s.finish();
});

test('[fx.monster-special] [combat.a-special-effects] [fx.variable] Transform is paid by the target and helps this attack (scenario 50)', () => {
  const s = lording({ a: { hand: ['HD-A27'] }, b: { peril: 9 } });
  s.does(A, { type: 'muster' });
  s.refused(A, entry('HD-A27', B, 'melee', { special: 4 }), 'fx.variable', { least: 1, most: 3 });
  s.refused(A, entry('HD-A27', B, 'melee', { special: 0 }), 'fx.variable', { least: 1, most: 3 });
  s.dice(2, 4)
    .does(A, entry('HD-A27', B, 'melee', { special: 2 }))
    .does(A, { type: 'attack' });
  s.told('aimed', { strike: 0, attack: 2 }, 'fx.monster-special');
  s.told('attackRolled', { total: 7 }).told('counterRolled', { total: 6 }).told('wounded', { seat: B, life: 5 });
  expect(heroIn(s, B).peril).toBe(2);
  s.finish();
});

test('[fx.monster-special] a Transform for one form alone helps in no other', () => {
  const s = lording({ a: { hand: ['HW-A27'] }, b: { peril: 7 } }, { set: 'HW' });
  s.dice(2, 4);
  sends(s, A, entry('HW-A27', B, 'speed', { special: 0 }));
  s.told('attackRolled', { total: 5 }).told('counterRolled', { total: 6 });
  expect(heroIn(s, B)).toMatchObject({ peril: 0, life: 6 });
  s.finish();
});
