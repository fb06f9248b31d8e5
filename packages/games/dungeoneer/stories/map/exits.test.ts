import { expect, test } from 'vitest';
import { A, AIM, type Tale, tale } from '../scene.ts';

/** HD-M04 as printed east of the Entrance, HD-M09 as printed south of it; A stands on the first. */
const cistern = (hero: string, points: number, glory = 0): Tale =>
  tale((s) => {
    s.lay('HD-M04', 1, 0).lay('HD-M09', 1, -1);
    s.hero(A, { hero, space: 'HD-M04', points, glory, hand: ['HD-A06'] }).turn(A);
  });

test('[exit.locked] who fails with two points pays both and goes through (scenario 9)', () => {
  const s = cistern('HD-H2', 2).dice(3);
  s.does(A, { type: 'move', side: 'south' }).told('threat', { total: 5, number: 6, isOvercome: false }, 'exit.locked');
  expect(s.table.heroes[A]).toMatchObject({ points: 0, space: 'HD-M09', glory: 2, peril: 2 });
  s.finish();
});

test('[exit.locked-stays-open-this-turn] a lock that was overcome stays open for the turn (scenario 9)', () => {
  const s = cistern('HD-H1', 2, 2).dice(3);
  s.does(A, { type: 'move', side: 'south' }).told('gate', { state: 'opened' }, 'exit.locked-stays-open-this-turn');
  expect(s.table.heroes[A]).toMatchObject({ points: 1, space: 'HD-M09', glory: 4 });
  s.does(A, { type: 'move', side: 'north' });
  s.does(A, { type: 'play', card: 'HD-A06', isUsedNow: false, ...AIM });
  s.does(A, { type: 'move', side: 'south' }).silent('threat');
  expect(s.table.heroes[A]).toMatchObject({ points: 1, space: 'HD-M09' });
  s.finish();
});
