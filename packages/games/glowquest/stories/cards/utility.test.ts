import { expect, test } from 'vitest';
import { at, bears, body, DEFENSE, FOE, OFFENSE, UTILITY, who } from '../cast.ts';
import { story } from '../scene.ts';
import { cellar, IDLE } from '../scenes.ts';
import { END, place, use } from '../wishes.ts';

const [M2, M3] = [4, 5] as const;

test('[turn.surge-roll] Lend Vigor: three more Surges with the next roll, and only that one', () => {
  const s = story((scene) => {
    cellar(scene).hero('utility', 1, 2, { cards: ['lend-vigor'] });
    scene.monster('ghoul', 20, 20);
    scene.turn(UTILITY, 2);
  });
  s.does(UTILITY, use('lend-vigor', OFFENSE)).told('savedSurges', { who: OFFENSE, amount: 3 });
  s.dice(...IDLE)
    .does(UTILITY, END)
    .told('surgesRolled', { who: DEFENSE, bonus: 0, surges: 4 });
  s.dice(...IDLE)
    .does(DEFENSE, END)
    .told('surgesRolled', { who: OFFENSE, dice: [4], bonus: 3, surges: 7 });
  s.dice(...IDLE)
    .does(OFFENSE, END)
    .dice(...IDLE)
    .does(UTILITY, END)
    .dice(...IDLE)
    .does(DEFENSE, END);
  s.told('surgesRolled', { who: OFFENSE, bonus: 0, surges: 4 }).finish();
});

test('[benefit.target-word] Miasma: one enemy and every other beside it, in line of sight of the first only', () => {
  const s = story((scene) => {
    scene.hero('utility', 0, 2, { cards: ['miasma'] });
    scene.hero('offense', 3, 1);
    for (const [x, y] of [
      [3, 2],
      [4, 3],
      [1, 4],
    ] as const)
      scene.monster('ghoul', x, y);
    scene.turn(UTILITY, 3);
  });
  s.does(UTILITY, use('miasma', FOE));
  expect([FOE, M2, M3, OFFENSE].map((id) => bears(s, id))).toEqual([
    ['ongoing 1 long', 'unsteady 1 long'],
    ['ongoing 1 long', 'unsteady 1 long'],
    [],
    [],
  ]);
  s.finish();
});

test('[effect.pull] Beckon and Hook and Drag: drawn near, whoever is seen', () => {
  const s = story((scene) => {
    scene.hero('utility', 0, 2, { cards: ['beckon'] });
    scene.monster('ghoul', 4, 2);
    scene.turn(UTILITY, 1);
  });
  s.does(UTILITY, use('beckon', FOE)).does(UTILITY, place(1, 2));
  expect([at(s, FOE), bears(s, FOE)]).toEqual([[1, 2], ['unsteady 1 short']]);
  s.finish();
});

test('[stack.long-once] [heal.over-time] Renewal: on one hero at a time', () => {
  const s = story((scene) => {
    scene.hero('utility', 1, 2, { cards: ['renewal', 'cleanse'] });
    scene.hero('offense', 1, 1, { hitpoints: 4 });
    scene.monster('ghoul', 4, 4);
    scene.effect(OFFENSE, 'heal', 1, { by: UTILITY, source: 'renewal' }).effect(OFFENSE, 'weak', 1).turn(UTILITY, 4);
  });
  s.refused(UTILITY, use('renewal', UTILITY), 'stack.long-once').does(UTILITY, use('cleanse', OFFENSE));
  expect([bears(s, OFFENSE), body(s, OFFENSE)[0]]).toEqual([['heal 1 long'], 5]); // a Heal is nothing to be cleansed of
  s.finish();
});

test('[down.heal-wakes] Call Back: any ally who lies unconscious, and only such', () => {
  const s = story((scene) => {
    scene.hero('utility', 1, 2, { cards: ['call-back'] });
    scene.hero('offense', 4, 4, { hitpoints: 0 });
    scene.monster('ghoul', 4, 0);
    scene.turn(UTILITY, 2);
  });
  s.refused(UTILITY, use('call-back', DEFENSE), 'benefit.target-word')
    .does(UTILITY, use('call-back', OFFENSE))
    .told('woke', { who: OFFENSE });
  expect(who(s, OFFENSE).hitpoints).toBe(4);
  s.finish();
});

test('[benefit.target-word] Rally and War Chant: every conscious hero', () => {
  const s = story((scene) => {
    scene.hero('utility', 1, 2, { cards: ['rally', 'war-chant'], hitpoints: 5 });
    scene.hero('offense', 1, 1, { hitpoints: 0 });
    scene.hero('defense', 4, 4, { hitpoints: 5 });
    scene.monster('ghoul', 4, 0);
    scene.turn(UTILITY, 5);
  });
  s.does(UTILITY, use('rally')).does(UTILITY, use('war-chant'));
  expect([DEFENSE, OFFENSE, UTILITY].map((id) => body(s, id)[0])).toEqual([7, 0, 7]);
  expect([DEFENSE, OFFENSE, UTILITY].map((id) => bears(s, id))).toEqual([['damage 1 short'], [], ['damage 1 short']]);
  s.finish();
});
