import { expect, test } from 'vitest';
import { safeSquares } from '../../src/controller/reach.ts';
import { DEFENSE } from '../cast.ts';
import { sq, story } from '../scene.ts';

test('[ctrl.engaged-stays] [move.end-free] where a monster can go is looked at anew when anybody moves, falls or Glow is gone', () => {
  const s = story((scene) => {
    scene.glow(1, 0).hero('defense', 4, 4);
    scene.hero('offense', 0, 4);
    scene.monster('ghoul', 0, 0);
    scene.monster('ghoul', 2, 0);
    scene.turn(DEFENSE);
  });
  const { table } = s;
  const [ghoul, other] = table.monsters;
  const hero = table.heroes.find(({ at }) => at === sq(4, 4));
  if (ghoul === undefined || other === undefined || hero === undefined) throw new Error('somebody is missing');
  const reached = (x: number, y: number): boolean => safeSquares(table, ghoul).has(sq(x, y));
  expect([reached(1, 0), reached(2, 0), reached(2, 2)]).toEqual([false, false, true]);
  Object.assign(other, { at: sq(2, 2) });
  expect([reached(2, 0), reached(2, 2)]).toEqual([true, false]);
  Object.assign(table, { glow: [] });
  expect(reached(1, 0)).toBe(true);
  Object.assign(hero, { at: sq(1, 1) });
  expect([reached(1, 1), reached(4, 4)]).toEqual([false, false]);
  const held = safeSquares(table, ghoul).size;
  Object.assign(hero, { hitpoints: 0 }); // whoever lies there holds nobody up
  expect([reached(1, 1), safeSquares(table, ghoul).size > held]).toEqual([false, true]);
  s.finish();
});
