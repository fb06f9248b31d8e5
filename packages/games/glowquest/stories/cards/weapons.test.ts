import { expect, test } from 'vitest';
import type { CardId } from '../../src/content/index.ts';
import { asked, at, bears, FOE, OFFENSE, offered, UTILITY, who } from '../cast.ts';
import { type Scene, story } from '../scene.ts';
import { cellar, IDLE } from '../scenes.ts';
import { attack, DONE, END, go, place, use } from '../wishes.ts';

/** Offense at 1,2 with these cards and so many Surges; a Berserker (16 Hitpoints) before it. */
const armed =
  (cards: CardId[], left = 0, more: (scene: Scene) => void = () => undefined) =>
  (scene: Scene): void => {
    scene.hero('offense', 1, 2, { cards });
    scene.monster('champion-orc-berserker', 2, 2, { hitpoints: 16 });
    more(scene);
    scene.turn(OFFENSE, left);
  };

test('[move.shift] Gliding Boots: two squares without leaving anybody', () => {
  const s = story(armed(['gliding-boots'], 1))
    .does(OFFENSE, use('gliding-boots'))
    .does(OFFENSE, go(1, 4))
    .silent('fled');
  expect([at(s, OFFENSE), bears(s, OFFENSE)]).toEqual([[1, 4], []]);
  s.finish();
});

test('[heal.over-time] [stack.long-once] Pilgrim Cloak: a Heal that lasts', () => {
  const s = story(
    (scene) => {
      cellar(scene).hero('offense', 1, 2, { cards: ['pilgrim-cloak'], hitpoints: 2 });
      scene.monster('ghoul', 20, 20);
      scene.turn(0, 4);
    },
    { heroes: 'offense' },
  );
  s.does(0, use('pilgrim-cloak'))
    .dice(...IDLE)
    .does(0, END);
  expect(who(s, 0).hitpoints).toBe(3);
  s.refused(0, use('pilgrim-cloak'), 'stack.long-once')
    .dice(...IDLE)
    .does(0, END);
  expect(who(s, 0).hitpoints).toBe(4);
  s.finish();
});

test('[effect.pull] Chain Whip: drawn by 1 from two squares away, held and weakened', () => {
  const s = story((scene) => {
    scene.hero('offense', 0, 2, { cards: ['chain-whip'] });
    scene.monster('orc-brute', 2, 2);
    scene.turn(OFFENSE, 1);
  });
  s.does(OFFENSE, use('chain-whip', FOE));
  expect(offered(s)).toEqual([
    [2, 2],
    [1, 2],
  ]);
  s.does(OFFENSE, place(1, 2));
  expect([at(s, FOE), bears(s, FOE)]).toEqual([
    [1, 2],
    ['immobile short', 'weak 1 short'],
  ]);
  s.finish();
});

test('[attack.hit-window] [benefit.range-any] Mercy Mace: a hit heals anybody of the party, also one who lies far away', () => {
  const s = story(armed(['mercy-mace'], 1, (scene) => scene.hero('utility', 4, 4, { hitpoints: 0 })));
  s.dice(9)
    .does(OFFENSE, attack(FOE, 'mercy-mace'))
    .does(OFFENSE, DONE)
    .refused(OFFENSE, use('mercy-mace', FOE), 'benefit.target-word');
  s.does(OFFENSE, use('mercy-mace', UTILITY)).told('woke', { who: UTILITY }).told('harmed', { who: FOE, amount: 3 });
  expect(who(s, UTILITY).hitpoints).toBe(2);
  s.finish();
});

test('[effect.push] War Hammer: pushed by two and unsteady', () => {
  const s = story((scene) => {
    scene.hero('offense', 0, 2, { cards: ['war-hammer'] });
    scene.monster('champion-orc-berserker', 1, 2);
    scene.turn(OFFENSE, 1);
  });
  s.dice(9).does(OFFENSE, attack(FOE, 'war-hammer')).does(OFFENSE, DONE).does(OFFENSE, use('war-hammer'));
  expect(asked(s)).toEqual(['forced']);
  s.does(OFFENSE, place(4, 2));
  expect([at(s, FOE), at(s, OFFENSE), bears(s, FOE)]).toEqual([[4, 2], [1, 2], ['unsteady 1 short']]);
  s.finish();
});

test('[pattern.line] [pattern.sweep] [pattern.radius] what spear, halberd and staff do to the others', () => {
  const swung = (card: 'war-spear' | 'halberd' | 'flame-staff', left: number) => {
    const s = story(
      armed([card], left, (scene) => {
        for (const [x, y] of [
          [4, 2],
          [3, 1],
          [4, 4],
        ] as const)
          scene.monster('orc-brute', x, y);
      }),
    );
    s.dice(9).does(OFFENSE, attack(FOE, card)).does(OFFENSE, DONE).does(OFFENSE, use(card)).finish();
    return [FOE, 4, 5, 6, OFFENSE].map((id) => who(s, id).hitpoints);
  };
  expect(swung('war-spear', 1)).toEqual([13, 3, 6, 6, 8]);
  expect(swung('halberd', 1)).toEqual([12, 6, 2, 6, 8]);
  expect(swung('flame-staff', 2)).toEqual([13, 4, 4, 6, 6]);
});

test('[attack.effects-before-damage] Rings of Frost, Venom and Ruin, and the Amulet of Wrath, in one blow each', () => {
  const blow = (card: CardId, left: number) => {
    const s = story(armed([card], left))
      .dice(9)
      .does(OFFENSE, attack(FOE))
      .does(OFFENSE, DONE)
      .does(OFFENSE, use(card));
    s.finish();
    return [16 - who(s, FOE).hitpoints, ...bears(s, FOE)];
  };
  expect(blow('ring-of-frost', 1)).toEqual([3, 'immobile short', 'unsteady 1 short']);
  expect(blow('ring-of-venom', 2)).toEqual([4, 'ongoing 1 long']);
  expect(blow('ring-of-ruin', 1)).toEqual([4, 'fragile 1 long']);
  expect(blow('amulet-of-wrath', 2)).toEqual([6]);
});
