import { expect, test } from 'vitest';
import { lording } from '../cast.ts';
import { A, B, C, type Having, heroIn, type Tale } from '../scene.ts';
import { ability, asked, entry, PASS, play, sends, use } from '../telling.ts';
import '../test-cards.ts';

/** A sends Night Drake against Aurelan, and it hits him for two. */
function drake(aurelan: Having): Tale {
  const s = lording(
    { a: { hero: 'LD-H2', hand: ['LD-A24'] }, b: { hero: 'LD-H1', peril: 7, ...aurelan } },
    { set: 'LD' },
  );
  sends(s.dice(4, 3), A, entry('LD-A24', B, 'melee'));
  if (asked(s).startsWith('B response')) s.does(B, PASS);
  return s.told('attackRolled', { total: 11 }).told('counterRolled', { total: 8 });
}

test('[time.wounds-pending] W9: wound by wound, and lap by lap', () => {
  const s = drake({ life: 1, glory: 7, hand: ['LD-A02'] });
  expect(asked(s)).toBe('B would-be-wounded 1');
  s.does(B, play('LD-A02')).told('healed', { seat: B, life: 5 }).told('wounded', { seat: B, by: 2, life: 3 });
  expect([asked(s), heroIn(s, B)]).toMatchObject(['A stow', { life: 3, glory: 3 }]);
  s.finish();
});

test('[time.wounds-pending] W9: who would not drop to 0 cannot keep his last life', () => {
  const s = drake({ life: 1, glory: 8, hand: ['LD-A02', 'LD-A03'] });
  s.does(B, play('LD-A02'));
  expect(asked(s)).toBe('B would-be-wounded 2');
  s.refused(B, ability('LD-H1'), 'time.wounds-pending');
  s.does(B, PASS).told('wounded', { seat: B, by: 2, life: 3 });
});

test('[time.wounds-pending] [combat.h-peril-for-wounds] Undying Step leaves one life (scenario 52)', () => {
  const s = drake({ life: 2, glory: 4 });
  expect(asked(s)).toBe('B would-be-wounded 1');
  s.does(B, ability('LD-H1')).told('prevented', { seat: B, by: 1 }).told('wounded', { seat: B, by: 1, life: 1 });
  s.does(A, { type: 'stow', to: 'pack' });
  expect(asked(s)).toBe('A spoils');
  s.does(A, { type: 'spoils', to: C }).told('peril', { seat: C, by: 1 }, 'combat.h-peril-for-wounds');
  expect([asked(s), heroIn(s, B)]).toMatchObject(['A lord', { life: 1, glory: 0 }]);
  s.finish();
});

test('[time.wounds-pending] only what heals or prevents is for this moment, not whatever can be used', () => {
  const s = lording({ a: { hand: ['HD-A21'] }, b: { peril: 4, readied: ['HD-A12', 'T-HORN'] } });
  sends(s.dice(6, 1), A, entry('HD-A21', B, 'melee')).does(B, PASS);
  expect(asked(s)).toBe('B would-be-wounded 1');
  s.refused(B, use('T-HORN'), 'time.dice-locked').does(B, use('HD-A12'));
  expect(heroIn(s, B).life).toBe(5);
});

test('[time.wounds-pending] only his own player is asked, and only with something against it', () => {
  const s = drake({ life: 6, glory: 0, hand: ['LD-A02'] });
  s.told('wounded', { seat: B, by: 2, life: 4 });
  expect(asked(s)).toBe('A stow');
  s.finish();
});

test('[time.wounds-pending] [combat.h-glory-for-wounds] [combat.g-unwounded] a prevented wound, a regained life (scenario 51)', () => {
  const s = lording(
    {
      a: { pack: [{ card: 'HW-A21', wounds: 1 }] },
      b: { life: 1, peril: 6, readied: ['HW-A15'], space: 'HW-M09' },
    },
    { set: 'HW', arrange: (scene) => scene.lay('HW-M09', -1, 0) },
  );
  s.dice(3, 4);
  sends(s, A, entry('HW-A21', B, 'melee'))
    .told('attackRolled', { total: 8 })
    .told('counterRolled', { total: 5 });
  expect(asked(s)).toBe('B would-be-wounded 1');
  s.does(B, use('HW-A15')).told('prevented', { seat: B, by: 1 }).silent('wounded').told('tipped', { seat: B });
  s.told('mended', { strike: 0 });
  expect([asked(s), heroIn(s, B)]).toMatchObject(['A stow', { life: 1, isTipped: true, readied: [] }]);
  s.refused(A, { type: 'stow', to: 'discard' }, 'combat.g-unwounded');
  s.does(A, { type: 'stow', to: 'hand' });
  expect([asked(s), s.table.hands[A], heroIn(s, A).known]).toEqual(['A lord', ['HW-A21'], ['HW-A21']]);
  s.finish();
});

test('[time.wounds-pending] wounds of one source are taken together, and 0 life is the end without another window', () => {
  const s = drake({ life: 2, glory: 0 });
  s.told('wounded', { seat: B, by: 2, life: 0 }).told('defeated', { seat: B });
  expect(asked(s)).toBe('A stow');
  s.does(A, { type: 'stow', to: 'pack' }).does(A, { type: 'spoils', to: A }).does(A, { type: 'spoils', to: C });
  expect([asked(s), heroIn(s, A).peril, heroIn(s, C).peril]).toEqual(['A lord', 1, 1]);
  s.finish();
});
