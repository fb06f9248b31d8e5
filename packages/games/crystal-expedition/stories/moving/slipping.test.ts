import { expect, test } from 'vitest';
import { asked, at, FOE, MONSTERS_SEAT } from '../cast.ts';
import { type CrystalStory, type Scene, sq, story } from '../scene.ts';
import { go, use } from '../wishes.ts';

const BARD = 0;

/** A Halfling, Speed 6, in a hall one square wide. */
const inTheHall = (set: (scene: Scene) => void): CrystalStory =>
  story(
    (scene) => {
      scene.hall(7, 1).hero(BARD, 0, 0);
      set(scene);
      scene.turn(BARD);
    },
    { heroes: ['halfling-bard'] },
  );

test('[race.halfling-between-legs] in and out of the square of an enemy without a check', () => {
  const s = inTheHall((scene) => scene.monster('orc-raider', 1, 0)).does(BARD, go(2, 0));
  s.told('walked', { path: [sq(1, 0), sq(2, 0)] }, 'race.halfling-between-legs').silent('escapeRolled');
  s.dice(3, 4)
    .does(BARD, go(3, 0))
    .told('escapeRolled', { needed: 7, enemies: [FOE], passed: true })
    .finish();
});

test('[race.halfling-between-legs] once per Move', () => {
  const s = inTheHall((scene) => {
    scene.monster('orc-raider', 1, 0);
    scene.monster('orc-raider', 3, 0);
  });
  s.refused(BARD, go(4, 0), 'race.halfling-between-legs').does(BARD, go(2, 0));
  s.refused(BARD, go(4, 0), 'race.halfling-between-legs').finish();
});

test('[race.halfling-between-legs] not from one enemy to the next', () => {
  const s = inTheHall((scene) => {
    scene.monster('orc-raider', 1, 0);
    scene.monster('orc-raider', 2, 0);
  });
  s.refused(BARD, go(3, 0), 'race.halfling-between-legs').finish();
});

test('[race.halfling-between-legs] only with enough Speed to come out again', () => {
  const s = inTheHall((scene) => {
    scene.hero(BARD, 0, 0);
    scene.effect(BARD, 'slow', 5);
    scene.monster('orc-raider', 1, 0);
  });
  s.refused(BARD, go(1, 0), 'move.never-end-occupied').refused(BARD, go(2, 0), 'move.up-to-speed').finish();
});

test('[move.not-through-enemies] a Shade crosses heroes as it likes, but escapes them like anybody', () => {
  const s = story((scene) => {
    scene.hall(7, 1).hero(0, 1, 0);
    scene.monster('shade', 0, 0);
    scene.turn(FOE);
  });
  s.dice(4, 5).does(MONSTERS_SEAT, go(3, 0)).told('escapeRolled', { who: FOE, needed: 9, passed: true });
  expect(at(s, FOE)).toEqual([3, 0]);
  s.finish();
});

test('[race.halfling-between-legs] in a Move and not in a Dodge', () => {
  const s = inTheHall((scene) => scene.monster('orc-raider', 1, 0));
  s.dice(2, 2, 3).does(BARD, { type: 'focus' }).does(BARD, use('spring'));
  expect([asked(s), at(s, BARD)]).toEqual([['attack'], [0, 0]]); // it leads nowhere
  s.finish();
});
