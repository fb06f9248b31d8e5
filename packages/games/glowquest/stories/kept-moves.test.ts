import { expect, test } from 'vitest';
import { clause, FIRST, made, printed } from './made-up.ts';
import { asked, OFFENSE, story, use } from './scene.ts';

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
