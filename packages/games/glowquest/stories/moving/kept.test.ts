import { expect, test } from 'vitest';
import { clause, FIRST, made, printed } from '../benefits/made-up.ts';
import { asked, bears, OFFENSE } from '../cast.ts';
import { story } from '../scene.ts';
import { flee, go, name, place, use } from '../wishes.ts';

// Moves of one's own, and where they end.

test('[move.one-go] whoever has nowhere to go is not asked where, and the rest of the Benefit follows', () => {
  printed({ [FIRST]: made([clause('move', 2), clause('push', 1)]) }, () => {
    const used = (isHemmedIn: boolean) => {
      const s = story((scene) => {
        scene.hero('offense', 0, 0, { cards: [FIRST] });
        scene.monster('orc-brute', 1, 0);
        scene.monster('orc-brute', 0, 1);
        if (isHemmedIn) scene.monster('orc-brute', 1, 1);
        scene.turn(OFFENSE);
      });
      return asked(s.does(OFFENSE, use(FIRST)));
    };
    expect([used(false), used(true)]).toEqual([['move'], ['shove']]);
  });
});

test('[move.one-go] a move that led nowhere is over, though the rest of its Benefit makes way', () => {
  printed({ [FIRST]: made([clause('move', 2), clause('push', 1)]) }, () => {
    const s = story((scene) => {
      scene.hero('offense', 0, 0, { cards: [FIRST] });
      for (const [x, y] of [
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const)
        scene.monster('orc-brute', x, y);
      scene.turn(OFFENSE);
    });
    s.does(OFFENSE, use(FIRST)).does(OFFENSE, name(3)).does(OFFENSE, place(2, 0));
    expect(asked(s)).toEqual(['turn']);
    s.refused(OFFENSE, go(1, 0), 'benefit.not-enough').finish();
  });
});

test('[leave.flee] with a Sure Retreat the first Flee of a Turn costs nothing, and only the first', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['sure-retreat'] });
    scene.monster('orc-brute', 1, 1);
    scene.monster('orc-brute', 2, 1);
    scene.turn(OFFENSE, 2);
  });
  s.does(OFFENSE, go(1, 4)).does(OFFENSE, flee(3));
  expect(bears(s, OFFENSE)).toEqual([]);
  s.does(OFFENSE, flee(4));
  expect(bears(s, OFFENSE)).toEqual(['unsteady 1 long']);
  s.finish();
});
