import { isInSight, isNear } from '@questhall/tiles';
import { expect, test } from 'vitest';
import { at, body, DEFENSE, isGone, MONSTERS_SEAT, OFFENSE, UTILITY, who } from '../cast.ts';
import { type Scene, sq, story } from '../scene.ts';
import { attack, DONE, END, name, place, use } from '../wishes.ts';

const [M1, M2, M3, M4, M5] = [3, 4, 5, 6, 7] as const;

test('scenario 15 [pattern.after-momentum] [pattern.line] [geo.behind] a Line turns with Momentum', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['skewer'] });
    scene.monster('ghoul', 2, 2);
    scene.monster('ghoul', 3, 2);
    scene.monster('ghoul', 4, 0);
    scene.turn(OFFENSE, 1);
  });
  s.dice(10).does(OFFENSE, attack(M1)).does(OFFENSE, DONE).does(OFFENSE, place(3, 1)).does(OFFENSE, use('skewer'));
  expect(at(s, M1)).toEqual([3, 1]);
  expect([M1, M2, M3].map((id) => who(s, id).hitpoints)).toEqual([1, 5, 2]);
  s.finish();
});

test('scenario 16 [pattern.line] [damage.pattern-amount] a straight Line', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['skewer'] });
    scene.monster('ghoul', 2, 2);
    scene.monster('ghoul', 4, 2);
    scene.turn(OFFENSE, 1);
  });
  s.dice(10).does(OFFENSE, attack(M1)).does(OFFENSE, DONE).does(OFFENSE, use('skewer'));
  s.told('harmed', { who: M1, amount: 4, how: 'attack' });
  s.told('harmed', { who: M2, amount: 3, how: 'pattern' }, 'pattern.line');
  expect(at(s, M1)).toEqual([3, 2]);
  s.finish();
});

test('scenario 17 [pattern.sweep] [pattern.mandatory-squares] a Sweep hits friends', () => {
  const s = story((scene) => {
    scene.hero('defense', 1, 2, { cards: ['sweeping-blow'] });
    scene.hero('utility', 3, 3, { shield: 1 });
    scene.monster('ghoul', 2, 2);
    scene.monster('ghoul', 3, 1);
    scene.monster('ghoul', 4, 2);
    scene.turn(DEFENSE, 1);
  });
  s.dice(10).does(DEFENSE, attack(M1)).does(DEFENSE, DONE).does(DEFENSE, use('sweeping-blow'));
  expect([at(s, M1), at(s, DEFENSE)]).toEqual([
    [3, 2],
    [2, 2],
  ]);
  expect([M1, M2, M3].map((id) => who(s, id).hitpoints)).toEqual([3, 3, 5]);
  expect(body(s, UTILITY)).toEqual([11, 0, 0]);
  s.finish();
});

test('scenario 18 [geo.left-right] a diagonal Sweep', () => {
  const s = story((scene) => {
    scene.hero('defense', 1, 1, { cards: ['sweeping-blow'] });
    scene.monster('ghoul', 2, 2);
    scene.monster('ghoul', 4, 2);
    scene.monster('ghoul', 2, 4);
    scene.monster('ghoul', 3, 2);
    scene.monster('ghoul', 2, 3);
    scene.turn(DEFENSE, 1);
  });
  s.dice(10).does(DEFENSE, attack(M1)).does(DEFENSE, DONE).does(DEFENSE, use('sweeping-blow'));
  expect([at(s, M1), at(s, DEFENSE)]).toEqual([
    [3, 3],
    [2, 2],
  ]);
  expect([M1, M2, M3, M4, M5].map((id) => who(s, id).hitpoints)).toEqual([3, 3, 3, 5, 5]);
  s.finish();
});

test('scenario 19 [pattern.radius] [damage.self-inflicted] [effect.fragile] a Radius hits its maker', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 1, { cards: ['blast'], reflect: 4, shield: 1 });
    scene.hero('utility', 3, 3, { shield: 2 });
    scene.monster('orc-brute', 2, 2);
    scene.monster('skeleton-spearman', 4, 2);
    scene.monster('ghoul', 1, 2);
    scene.effect(M2, 'fragile', 1).turn(OFFENSE, 3);
  });
  s.dice(10).does(OFFENSE, attack(M1)).does(OFFENSE, DONE).does(OFFENSE, place(3, 2)).does(OFFENSE, use('blast'));
  expect(at(s, OFFENSE)).toEqual([2, 2]);
  s.told('harmed', { who: M1, loss: 5 }).told('harmed', { who: M2, amount: 4, armored: 1, loss: 3 }, 'pattern.radius');
  s.told('harmed', { who: OFFENSE, how: 'self', reflected: 0, shielded: 1, loss: 2 }, 'damage.self-inflicted');
  expect([M1, M2, M3].map((id) => who(s, id).hitpoints)).toEqual([1, 1, 5]);
  expect(body(s, UTILITY)).toEqual([11, 0, 0]);
  expect(body(s, OFFENSE)).toEqual([6, 0, 4]);
  s.finish();
});

test('scenario 20 [pattern.cleave] [pattern.after-momentum] a Cleave after the step', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['greataxe'] });
    scene.monster('orc-brute', 2, 2);
    scene.monster('ghoul', 0, 2);
    scene.monster('ghoul', 3, 1);
    scene.turn(OFFENSE, 1);
  });
  s.dice(10).does(OFFENSE, attack(M1, 'greataxe')).does(OFFENSE, DONE).does(OFFENSE, use('greataxe'));
  s.refused(OFFENSE, name(M2), 'pattern.cleave').does(OFFENSE, name(M3));
  s.told('harmed', { who: M3 }, 'damage.pattern-amount');
  expect([at(s, OFFENSE), at(s, M1)]).toEqual([
    [2, 2],
    [3, 2],
  ]);
  expect([M1, M2, M3].map((id) => who(s, id).hitpoints)).toEqual([2, 5, 1]);
  s.finish();
});

test('scenario 21 [geo.distance] [pattern.bounce] [geo.door-diagonal] a Bounce around a door', () => {
  const s = story((scene) => {
    scene.passageAndRoom().hero('offense', 4, 1);
    scene.hero('defense', 1, 1);
    scene.hero('utility', 1, 0);
    scene.monster('champion-glow-elemental', 5, 1);
    scene.turn(DEFENSE);
  });
  s.dice(4, 2, 8).does(DEFENSE, END).told('used', { who: M1, benefit: 'glow-burst' });
  expect(at(s, OFFENSE)).toEqual([3, 1]);
  s.refused(MONSTERS_SEAT, name(UTILITY), 'pattern.bounce').dice(5).does(MONSTERS_SEAT, name(DEFENSE));
  expect([OFFENSE, DEFENSE, UTILITY].map((id) => who(s, id).hitpoints)).toEqual([5, 7, 12]);
  s.finish();
});

test('scenario 22 [geo.adjacent-diagonal] [geo.line-of-sight] at a door', () => {
  const { floor } = story((scene) => {
    scene.passageAndRoom().hero('offense', 0, 0);
    scene.monster('ghoul', 6, 4);
    scene.turn(OFFENSE);
  }).table;
  const near = (a: readonly [number, number], b: readonly [number, number]): boolean =>
    isNear(floor, sq(...a), sq(...b));
  const seen = (a: readonly [number, number], b: readonly [number, number]): boolean =>
    isInSight(floor, sq(...a), sq(...b));
  expect([near([1, 2], [2, 1]), near([1, 1], [2, 2]), near([1, 1], [2, 1])]).toEqual([true, true, false]);
  expect([seen([0, 2], [6, 2]), seen([1, 2], [6, 0]), seen([0, 3], [3, 1])]).toEqual([true, true, true]);
  expect([seen([0, 2], [4, 0]), seen([1, 4], [2, 4])]).toEqual([false, false]);
});

test('scenario 23 [pattern.once-per-attack] nobody is hit twice', () => {
  const s = story((scene: Scene) => {
    scene.hero('offense', 1, 2, { cards: ['greataxe', 'wide-arc'] });
    scene.monster('orc-brute', 2, 2);
    scene.monster('orc-brute', 3, 1);
    scene.monster('orc-brute', 1, 1);
    scene.turn(OFFENSE, 3);
  });
  s.dice(10)
    .does(OFFENSE, attack(M1, 'greataxe'))
    .does(OFFENSE, DONE)
    .does(OFFENSE, use('wide-arc'))
    .does(OFFENSE, use('greataxe'));
  s.refused(OFFENSE, name(M2), 'pattern.cleave').does(OFFENSE, name(M3));
  expect([M1, M2, M3].map((id) => who(s, id).hitpoints)).toEqual([1, 2, 2]);
  expect(isGone(s, M1)).toBe(false);
  s.finish();
});
