import { expect, test } from 'vitest';
import { farthest } from '../../src/controller/squares.ts';
import { bears, DEFENSE, FOE, OTHER, UTILITY, who } from '../cast.ts';
import { sq, story } from '../scene.ts';
import { END } from '../wishes.ts';

// What monsters do, and by which line of their script.

test('[ctrl.preferred-replaced] a challenge is the reason that a monster gives for going after another hero', () => {
  const begun = (isChallenged: boolean) =>
    story((scene) => {
      scene.hero('defense', 1, 2);
      scene.hero('utility', 2, 1);
      scene.monster('ghoul', 2, 2);
      if (isChallenged) scene.effect(FOE, 'taunt', 1, { by: DEFENSE });
      scene.turn(DEFENSE);
    })
      .dice(3, 2, 1, 4)
      .does(DEFENSE, END);
  begun(false).told('chose', { monster: FOE, target: UTILITY, why: 'preferred' }, 'ctrl.6-target').finish();
  const challenged = begun(true).told(
    'chose',
    { monster: FOE, target: DEFENSE, why: 'challenged' },
    'ctrl.preferred-replaced',
  );
  expect(bears(challenged, FOE)).toEqual(['taunt 1 long']);
  challenged.finish();
});

test('[ctrl.slide-push-choice] as far as it goes, but a monster would stop before Glow', () => {
  const { table } = story((scene) => {
    scene.hero('defense', 0, 0);
    scene.monster('orc-brute', 0, 2);
    scene.monster('orc-brute', 1, 2);
    scene.glow(3, 2).turn(DEFENSE);
  });
  const pushed = (moved: number, ...xs: readonly number[]) =>
    farthest(table, { kind: 'forced', who: FOE, moved, how: 'push', squares: xs.map((x) => sq(x, 2)) });
  expect(pushed(DEFENSE, 1, 2, 3)).toBe(sq(3, 2));
  expect(pushed(OTHER, 1, 2, 3)).toBe(sq(2, 2));
  expect(pushed(OTHER, 1, 2)).toBe(sq(2, 2));
  expect(pushed(OTHER, 3)).toBe(sq(3, 2)); // where it lies in it already, it cannot be helped
});

test('[ctrl.engaged-stays] a monster that is held fast stays where it is, with nobody beside it', () => {
  const ended = (isHeld: boolean) => {
    const s = story((scene) => {
      scene.hero('defense', 0, 0);
      scene.monster('ghoul', 4, 4);
      if (isHeld) scene.effect(FOE, 'immobile', 0);
      scene.turn(DEFENSE);
    });
    s.dice(3, 2, ...(isHeld ? [] : [1]), 4).does(DEFENSE, END);
    s.finish();
    return who(s, FOE).at === sq(4, 4);
  };
  expect([ended(true), ended(false)]).toEqual([true, false]);
});
