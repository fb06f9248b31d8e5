import { expect, test } from 'vitest';
import { cast, lording } from '../cast.ts';
import { A, AIM, allPass, B, C, heroIn, tale } from '../scene.ts';
import { asked, entry, PASS, play, sends } from '../telling.ts';

test('[fx.warp-keeps-state] [combat.left-the-space] stepping out of an attack (scenario 34)', () => {
  const s = lording(
    {
      a: { hand: ['LD-A24'] },
      b: { hero: 'LD-H2', glory: 4, peril: 7, isTipped: true, space: 'LD-M02', hand: ['LD-A06'] },
    },
    { set: 'LD', arrange: (scene) => scene.lay('LD-M02', 0, 1).lay('LD-M06', 0, 2, 'turned') },
  );
  sends(s, A, entry('LD-A24', B, 'melee'));
  expect(asked(s)).toBe('B response 1');
  s.does(B, play('LD-A06', { space: 'LD-M06' })).told('moved', { to: 'LD-M06', by: 'warp' }, 'fx.warp-keeps-state');
  s.silent('collected').told('missedHim', {}, 'combat.left-the-space').silent('attackRolled');
  expect(heroIn(s, B)).toMatchObject({ space: 'LD-M06', isTipped: true, glory: 0, peril: 0, life: 6 });
  expect(asked(s)).toBe('A stow');
  s.refused(A, { type: 'stow', to: 'discard' }, 'combat.g-unwounded').does(A, { type: 'stow', to: 'hand' });
  s.finish();
});

test('[fx.warp-keeps-state] [fx.warp-is-entry] [fx.warp-collects-in-turn] a warped hero keeps his Banes, his points and his mud, and lets go of the door', () => {
  const mud = { form: 'melee', number: 5 } as const;
  const s = cast(
    {
      a: { hero: 'LD-H2', glory: 4, points: 1, space: 'LD-M03', isTipped: true, mud, hand: ['LD-A06'] },
    },
    {
      set: 'LD',
      arrange(scene) {
        scene.lay('LD-M03', 0, 1).lay('LD-M06', 0, 2, 'turned').hero(B, { hero: 'LD-H1' });
        scene.table.gates = [{ card: 'LD-M03', side: 'south', state: 'held', by: A }];
      },
    },
  );
  s.does(A, play('LD-A06', { space: 'LD-M06' })).told('moved', { to: 'LD-M06' }, 'fx.warp-is-entry');
  s.told('collected', { seat: A, space: 'LD-M06' }, 'fx.warp-collects-in-turn');
  s.told('holdEnded', { seat: A }, 'exit.locked-doorway');
  expect(heroIn(s, A)).toMatchObject({ isTipped: true, mud, points: 1, space: 'LD-M06' });
  expect(s.table.gates).toEqual([]);
  s.finish();
});

test('[fx.warp-same-section] across only where the card says so (scenario 8)', () => {
  const s = tale(
    (scene) => {
      scene.lay('HW-M03', 0, 1).lay('HD-M02', 0, 1);
      scene.hero(A, { space: 'HW-M03', glory: 6, hand: ['HW-A06', 'ED-A06'] });
      scene.hero(B, { space: 'HW-M01' }).hero(C, { space: 'HW-M01' }).turn(A);
    },
    { sets: 'HD,HW' },
  );
  s.refused(A, play('HW-A06', { space: 'HD-M02' }), 'fx.warp-same-section');
  s.refused(A, play('ED-A06', { space: 'HD-M01' }), 'fx.warp-same-section');
  // To another space, and to one that lies.
  s.refused(A, play('HW-A06', { space: 'HW-M03' }), 'univ.card-beats-rule');
  s.refused(A, play('HW-A06', { space: 'HW-M08' }), 'univ.card-beats-rule');
  s.does(A, play('HW-A06', { space: 'HD-M01' })).told('moved', { from: 'HW-M03', to: 'HD-M01', by: 'warp' });
  expect(heroIn(s, A)).toMatchObject({ glory: 6 - 3 + 1, peril: 1, space: 'HD-M01' });
  s.finish();
});

test('[fx.warp-same-section] within the Dungeon to any space, exits or not', () => {
  const s = cast(
    { a: { glory: 3, hand: ['ED-A06'], points: 0 } },
    { set: 'ED', arrange: (scene) => scene.lay('ED-M04', 0, 1).lay('ED-M02', 1, 0) },
  );
  s.does(A, play('ED-A06', { space: 'ED-M02' }))
    .silent('threat')
    .told('moved', { to: 'ED-M02' });
  expect(heroIn(s, A)).toMatchObject({ glory: 1, peril: 1, points: 0 });
  s.finish();
});

test('[reset.once-per-turn-refresh] [map.adjacent] through the wall (scenario 66)', () => {
  const s = cast(
    { a: { hero: 'LD-H3', space: 'LD-M02', points: 3 } },
    { set: 'LD', arrange: (scene) => scene.lay('LD-M02', 0, 1).lay('LD-M09', -1, 1).lay('LD-M06', -1, 0) },
  );
  const through = (side: 'west' | 'north' | 'south') => ({ type: 'ability', hero: 'LD-H3', ...AIM, side }) as const;
  const west = { type: 'move', side: 'west' } as const;
  s.refused(A, west, 'move.usable-exit-only');
  s.refused(A, through('north'), 'map.adjacent').refused(A, through('south'), 'univ.card-beats-rule');
  s.does(A, through('west')).told('wallOpened', { side: 'west' });
  allPass(s).does(A, west).silent('threat').told('moved', { to: 'LD-M09' });
  while (s.asked().some(({ kind }) => kind === 'window')) s.does(A, PASS);
  s.does(A, { type: 'decline' });
  expect(heroIn(s, A)).toMatchObject({ space: 'LD-M09', points: 1 });
  allPass(s).refused(A, { ...through('west'), side: 'east' }, 'reset.once-per-turn-refresh');
  s.finish();
});

test('[time.warp-inside] a Warp as the turn ends is an entry, on which the others may act', () => {
  const s = cast(
    { a: { hero: 'LD-H2', glory: 4, peril: 5, hand: ['LD-A06', 'LD-A16'] }, b: { hero: 'LD-H1', hand: ['LD-A30'] } },
    { set: 'LD', arrange: (scene) => scene.lay('LD-M02', 0, 1).mapDeck() },
  );
  s.does(A, { type: 'endPhase' }).does(A, { type: 'discard', card: 'LD-A16' });
  expect(asked(s)).toBe('A turn-end 1');
  s.does(A, play('LD-A06', { space: 'LD-M02' })).told('moved', { to: 'LD-M02', by: 'warp' });
  expect(asked(s)).toBe('B entered 1');
  s.does(B, PASS).told('turnOver', { seat: A });
});
