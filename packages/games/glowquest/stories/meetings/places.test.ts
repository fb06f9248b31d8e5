import { expect, test } from 'vitest';
import type { CardId } from '../../src/content/index.ts';
import { asked, at, bears, body, DEFENSE, OFFENSE, surges, UTILITY } from '../cast.ts';
import { type GlowStory, story } from '../scene.ts';
import { atTheDoor, cellar, IDLE } from '../scenes.ts';
import { ACCEPT, attack, DONE, END, END_PHASE, go, place, trade, use } from '../wishes.ts';

// Where somebody stands, and what it has, at the moment that counts.

const [FOE, M2, M3] = [3, 4, 5] as const;

/** In a corner they change places: Offense stands on 0,0 and its Bear on 1,1 when the window opens. */
const cornered = (card: CardId, one: readonly [number, number], other: readonly [number, number]): GlowStory => {
  const s = story((scene) => {
    scene.hero('offense', 1, 1, { cards: [card] });
    scene.monster('cave-bear', 0, 0);
    scene.monster('cave-bear', ...one);
    scene.monster('cave-bear', ...other);
    scene.turn(OFFENSE, 2);
  });
  s.dice(12).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE).does(OFFENSE, use(card));
  if (asked(s)[0] === 'hit') s.does(OFFENSE, DONE);
  return s;
};

test('[pattern.sweep] [momentum.swap] after an exchange a Sweep looks the other way', () => {
  const s = cornered('wide-arc', [2, 0], [0, 2]);
  expect([at(s, OFFENSE), at(s, FOE)]).toEqual([
    [0, 0],
    [1, 1],
  ]);
  expect([FOE, M2, M3].map((id) => body(s, id)[0])).toEqual([3, 4, 4]);
  s.finish();
});

test('[pattern.line] [momentum.swap] so does a Line', () => {
  const s = cornered('skewer', [2, 2], [3, 3]);
  expect([FOE, M2, M3].map((id) => body(s, id)[0])).toEqual([3, 4, 4]);
  s.finish();
});

test('[pattern.cleave] [momentum.swap] a Cleave finds nobody beside the corner any more', () => {
  const s = cornered('whirl', [2, 1], [1, 2]);
  expect([asked(s), [FOE, M2, M3].map((id) => body(s, id)[0])]).toEqual([['turn'], [3, 7, 7]]);
  s.finish();
});

test('[benefit.clause-order] [attack.to-hit] a friend beside the target: as declared, or as used', () => {
  // Pack Tactics look at the declaration; a Pack Bite at where all stand when it is used, after Momentum.
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['pack-tactics'] });
    scene.hero('defense', 2, 3);
    scene.monster('cave-bear', 2, 2);
    scene.turn(OFFENSE);
  });
  s.dice(5).does(OFFENSE, attack(FOE)).told('hit', { total: 6, grit: 6 }).finish();
  const bitten = (x: number, y: number): GlowStory =>
    story((scene) => {
      scene.hero('utility', 2, 2);
      scene.monster('grey-wolf', 1, 2);
      const other = scene.monster('cave-bear', x, y);
      scene.effect(other, 'stun', 0).turn(UTILITY);
    })
      .dice(1, 1, 1, 12, 4)
      .does(UTILITY, END);
  // Utility is driven to 3,2: away from a Bear at 1,1, where Power is all it has, and up to one at 4,1.
  expect([body(bitten(1, 1), UTILITY)[0], body(bitten(4, 1), UTILITY)[0]]).toEqual([9, 8]);
});

test('[down.strip] [stack.long-once] a Stone Skin that fell off with its bearer can be had again', () => {
  const s = story((scene) => {
    cellar(scene).hero('defense', 1, 1, { cards: ['stone-skin'], hitpoints: 1 });
    scene.hero('utility', 1, 2, { cards: ['mend'] });
    scene.monster('ghoul', 20, 20);
    scene.effect(DEFENSE, 'ongoing', 1, { by: FOE }).turn(DEFENSE, 3);
  });
  s.does(DEFENSE, use('stone-skin'));
  expect(bears(s, DEFENSE)).toEqual(['ongoing 1 long', 'armor 1 long']);
  s.dice(4).does(DEFENSE, END).told('fell', { hero: DEFENSE });
  s.dice(...IDLE)
    .does(OFFENSE, END)
    .does(UTILITY, use('mend', DEFENSE))
    .told('woke', { who: DEFENSE });
  s.dice(...IDLE).does(UTILITY, END);
  s.does(DEFENSE, use('stone-skin'));
  expect([bears(s, DEFENSE), surges(s)]).toEqual([['armor 1 long'], 1]);
  s.finish();
});

test('[effect.immunity] [stack.long-once] a Frailty that a Lord shrugs off is paid for, and holds nothing up', () => {
  const s = story((scene) => {
    cellar(scene).hero('utility', 0, 0, { cards: ['frailty'] });
    scene.monster('lord-ashmael-the-drowned-voice', 20, 20);
    scene.monster('ghoul', 4, 4);
    scene.effect(M2, 'stun', 0).effect(M2, 'immobile', 0).turn(UTILITY, 5);
  });
  s.does(UTILITY, use('frailty', M2));
  expect([bears(s, M2).includes('fragile 1 long'), surges(s)]).toEqual([true, 3]);
  s.refused(UTILITY, use('frailty', M2), 'benefit.limit').finish();
  const shrugged = story((scene) => {
    scene.hero('utility', 0, 0, { cards: ['frailty'] });
    scene.monster('lord-ashmael-the-drowned-voice', 4, 4);
    scene.turn(UTILITY, 5);
  });
  shrugged.does(UTILITY, use('frailty', FOE)).told('effectRefused', { who: FOE, kind: 'fragile' });
  expect([bears(shrugged, FOE), surges(shrugged)]).toEqual([[], 3]);
  shrugged.finish();
});

/** Defense explores in Swift Boots; the others are behind it. */
const shod = (): GlowStory =>
  story((scene) => {
    atTheDoor(scene);
    scene.hero('defense', 0, 0, { cards: ['swift-boots'] });
    scene.hero('offense', 0, 1);
    scene.hero('utility', 0, 3);
    scene.phase(DEFENSE, 12);
  });

test('[explore.double-speed] [equip.trade-window] the squares of a Phase are counted as it begins', () => {
  const s = shod().does(DEFENSE, go(0, 2));
  s.does(DEFENSE, trade('swift-boots', DEFENSE, OFFENSE)).does(OFFENSE, ACCEPT);
  expect(s.table.phase).toEqual({ hero: DEFENSE, left: 10 });
  s.does(DEFENSE, END_PHASE).told('phaseBegan', { hero: OFFENSE, squares: 18 }).finish();
});

test('[effect.immobile] [benefit.clause-order] who is held may still use what else a Bull Rush or a Dash has', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['shadow-dash', 'tumble'] });
    scene.monster('ghoul', 2, 2);
    scene.effect(OFFENSE, 'immobile', 0).turn(OFFENSE, 3);
  });
  s.refused(OFFENSE, use('tumble'), 'effect.immobile').does(OFFENSE, use('shadow-dash'));
  s.dice(5).does(OFFENSE, attack(FOE)).told('rolledToHit', { total: 6 });
  const rush = story((scene) => {
    scene.hero('defense', 1, 2, { cards: ['bull-rush'] });
    scene.monster('ghoul', 2, 2);
    scene.effect(DEFENSE, 'immobile', 0).turn(DEFENSE, 2);
  });
  rush.does(DEFENSE, use('bull-rush'));
  if (asked(rush)[0] === 'shove') rush.does(DEFENSE, { type: 'name', target: FOE });
  rush.does(DEFENSE, place(4, 2));
  expect([at(rush, DEFENSE), at(rush, FOE)]).toEqual([
    [1, 2],
    [4, 2],
  ]);
  rush.finish();
});
