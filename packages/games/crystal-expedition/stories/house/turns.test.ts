import { expect, test } from 'vitest';
import { asked, at, FIGHTER, FOE } from '../cast.ts';
import { type CrystalStory, type Given, story } from '../scene.ts';
import { END, FOCUS, go } from '../wishes.ts';

/** The Fighter at 2,2; a Goblin Archer, Grab 5, at 1,1. */
const held = (given: Given): CrystalStory =>
  story((scene) => {
    scene.hero(FIGHTER, 2, 2);
    scene.monster('goblin-archer', 1, 1);
    scene.turn(FIGHTER);
  }, given);

test('[house:escapeEveryStep] [escape.once-per-enemy-per-move] every step from beside an enemy needs a check', () => {
  const every = held({ escapeEveryStep: true }).dice(3, 3).does(FIGHTER, go(2, 1));
  every
    .dice(1, 2)
    .does(FIGHTER, go(2, 0))
    .told('escapeRolled', { enemies: [FOE], passed: false });
  expect(at(every, FIGHTER)).toEqual([2, 1]);
  every.finish();
  const once = held({}).dice(3, 3).does(FIGHTER, go(2, 1)).does(FIGHTER, go(2, 0)).silent('escapeRolled');
  once.finish();
});

test('[house:attackNeedsTarget] [attack.focus-without-target] nobody Focuses, and the Turn can still be ended', () => {
  const s = held({ attackNeedsTarget: true }).refused(FIGHTER, FOCUS, 'attack.focus-without-target');
  expect(asked(s)).toEqual(['turn']);
  s.does(FIGHTER, END).told('turnEnded', { who: FIGHTER }).finish();
});
