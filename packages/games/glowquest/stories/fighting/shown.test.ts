import { expect, test } from 'vitest';
import {
  accountOf,
  act,
  FIRST,
  hall,
  holding,
  made,
  NEXT,
  on,
  printed,
  STRIKE,
  use as useOf,
} from '../benefits/made-up.ts';
import { DEFENSE, heard, OFFENSE, UTILITY } from '../cast.ts';
import { story } from '../scene.ts';
import { attack, DONE, END, name, use } from '../wishes.ts';

// Rules that decide when something is dealt, and on whom: each of them fails here when it is broken.

test('[resolve.several-at-once] after the first target they pay square by square, wherever they sit', () => {
  const swept = (resolve: number) =>
    story((scene) => {
      scene.hero('defense', 2, 2, { hitpoints: 1 });
      scene.hero('utility', 3, 1, { hitpoints: 1 });
      scene.hero('offense', 3, 3, { hitpoints: 1 });
      scene.monster('cave-bear', 1, 2);
      scene.turn(UTILITY);
      scene.table.resolve = resolve;
    })
      .dice(3, 3, 12)
      .does(UTILITY, END);
  const s = swept(3).told('expeditionLost', {}, 'lose.all-unconscious');
  expect(heard(s, 'fell')).toEqual([
    { type: 'fell', hero: DEFENSE, resolve: 2 },
    { type: 'fell', hero: UTILITY, resolve: 1 },
    { type: 'fell', hero: OFFENSE, resolve: 0 },
  ]);
  s.finish();
});

test('[resolve.several-at-once] damage falls on the first target, on who is named, on the squares', () => {
  const [M1, SWEPT, NAMED] = [3, 4, 5] as const;
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['greataxe', 'wide-arc'] });
    scene.monster('orc-brute', 2, 2);
    scene.monster('orc-brute', 3, 1);
    scene.monster('orc-brute', 1, 1);
    scene.turn(OFFENSE, 3);
  });
  s.dice(10).does(OFFENSE, attack(M1, 'greataxe')).does(OFFENSE, DONE);
  s.does(OFFENSE, use('wide-arc')).does(OFFENSE, use('greataxe')).does(OFFENSE, name(NAMED));
  expect(heard(s, 'harmed').map(({ who }) => who)).toEqual([M1, NAMED, SWEPT]);
  s.finish();
});

test('[pattern.only-on-hit] a pattern that was paid for before the miss strikes nobody', () => {
  const pattern = { kind: 'radius', n: 3 } as const;
  printed({ [FIRST]: made([], { timing: 'roll', pattern }) }, () => {
    const begun = holding(hall(), FIRST);
    const lives = (state: typeof begun) => Object.values(accountOf(state).figures).map(({ hitpoints }) => hitpoints);
    const rolled = (die: number) => on(act(act(begun, STRIKE, die), useOf(FIRST)), 'turn');
    expect(accountOf(act(act(begun, STRIKE, 1), useOf(FIRST))).patterns).toEqual(['radius 3']);
    expect(lives(rolled(1))).toEqual(lives(begun));
    expect(accountOf(rolled(12)).figures[NEXT]?.hitpoints).toBeLessThan(accountOf(begun).figures[NEXT]?.hitpoints ?? 0);
  });
});
