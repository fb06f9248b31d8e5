import { expect, test } from 'vitest';
import { fallback } from '../../src/fallback.ts';
import type { Action } from '../../src/types/index.ts';
import { asked, at, CLERIC, FIGHTER, FOE, MONSTERS_SEAT, OTHER, ROGUE } from '../cast.ts';
import { type CrystalStory, type Scene, story } from '../scene.ts';
import { attack, DONE, END, FINISH, go, MOMENTUM, place, RECOVER, use } from '../wishes.ts';

// A seat whose player has gone: what may be declined is declined, and a Turn is an Attack from where its hero stands.

/** What the absent seat would do about the first question, and then does. */
function absent(s: CrystalStory): Action {
  const [ask] = s.state.asks;
  if (ask === undefined) throw new Error('nobody is asked');
  const action = fallback(s.state, ask);
  s.does(ask.seat, action);
  return action;
}

test('[party.defaults] an Attack on the weakest enemy in reach, with Aim from Surges, and nothing else', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 1, 2);
    scene.monster('orc-raider', 2, 2);
    scene.monster('orc-shieldbearer', 1, 1, { hitpoints: 2 });
    scene.turn(FIGHTER);
  });
  s.dice(5, 2, 2); // 7 against 8, and 3 Surges
  expect([absent(s), absent(s), absent(s)]).toEqual([attack(OTHER), use('aim'), FINISH]);
  s.told('hit', { target: OTHER });
  s.finish();
});

test('[party.defaults] of equals the one farther north and west; and what cannot be hit is not aimed at', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 1, 2);
    scene.monster('orc-raider', 2, 2);
    scene.monster('orc-raider', 1, 1);
    scene.turn(FIGHTER);
  });
  s.dice(1, 2, 3);
  expect([absent(s), absent(s)]).toEqual([attack(OTHER), FINISH]);
  s.told('missed').finish();
});

test('[party.defaults] without an enemy in reach the Turn ends, and whoever lies there rolls without a crawl', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 0, 0);
    scene.hero(ROGUE, 4, 0, { hitpoints: 0 });
    scene.monster('zombie', 2, 4);
    scene.turn(FIGHTER);
  });
  expect(absent(s)).toEqual(END);
  s.does(MONSTERS_SEAT, END).dice(3);
  expect([asked(s), absent(s)]).toEqual([['down'], RECOVER]);
  s.finish();
});

/** The Cleric, a Human, is beside a Zombie. */
const besideZombie = (scene: Scene): void => {
  scene.hero(CLERIC, 2, 2);
  scene.monster('zombie', 2, 1);
  scene.turn(CLERIC);
};

test('[party.defaults] re-rolls and Interrupts are declined', () => {
  const s = story(besideZombie).dice(4, 4, 6).does(CLERIC, attack(FOE));
  expect([asked(s), absent(s)]).toEqual([['reroll'], DONE]);
  s.finish();
  const dawn = story((scene) => {
    scene.hero(FIGHTER, 0, 0);
    scene.monster('zombie', 4, 4);
    scene.dawn(FIGHTER);
  });
  expect([asked(dawn)[0], absent(dawn)]).toEqual(['interrupts', DONE]);
  dawn.finish();
});

test('[party.defaults] a Dodge leads nowhere, and of other squares it is the one farther north and west', () => {
  const s = story((scene) => {
    scene.hero(ROGUE, 2, 1);
    scene.monster('zombie', 2, 0);
    scene.turn(ROGUE);
  });
  s.dice(4, 4, 6).does(ROGUE, attack(FOE)).does(ROGUE, use('slip'));
  expect([asked(s), absent(s)]).toEqual([['shift'], place(2, 1)]);
  s.does(ROGUE, MOMENTUM);
  expect([asked(s), absent(s)]).toEqual([['push'], place(1, 0)]);
  expect(at(s, ROGUE)).toEqual([2, 0]);
  s.finish();
});

test('[party.defaults] somebody who is away never walks', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 0, 0);
    scene.monster('zombie', 2, 2);
    scene.turn(FIGHTER);
  });
  expect(absent(s)).toEqual(END);
  s.does(MONSTERS_SEAT, go(1, 1)).finish();
});
