import { expect, test } from 'vitest';
import { asked, at, body, DEFENSE, FOE, MONSTERS_SEAT, OFFENSE, UTILITY, who } from '../cast.ts';
import { type GlowStory, type Scene, story } from '../scene.ts';
import { cellar } from '../scenes.ts';
import { attack, DONE, END, name, use } from '../wishes.ts';

const [M2, M3, M4] = [4, 5, 6] as const;

const wounds = (s: GlowStory, ...ids: readonly number[]): readonly number[] => ids.map((id) => who(s, id).hitpoints);

/** Offense at 1,2 strikes the Brute at 2,2 and then uses this; the others are Brutes too. */
function strike(
  die: number,
  card: 'wide-arc' | 'skewer' | 'blast' | 'starfall' | 'ricochet' | 'whirl',
  squares: readonly (readonly [number, number])[],
  more: (scene: Scene) => void = () => undefined,
): GlowStory {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: [card] });
    scene.monster('champion-orc-berserker', 2, 2, { hitpoints: 16 });
    for (const [x, y] of squares) scene.monster('orc-brute', x, y);
    more(scene);
    scene.turn(OFFENSE, 4);
  });
  s.dice(die).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE);
  if (asked(s)[0] === 'hit') s.does(OFFENSE, use(card));
  return s;
}

test('[pattern.only-on-hit] a miss brings no pattern', () => {
  const s = strike(2, 'wide-arc', [
    [3, 1],
    [1, 1],
  ]).told('missed');
  expect([asked(s), wounds(s, FOE, M2, M3)]).toEqual([['turn'], [16, 6, 6]]);
  s.refused(OFFENSE, use('wide-arc'), 'benefit.timing').finish();
});

test('[pattern.after-momentum] patterns lie where everybody stands after the push', () => {
  // Beside 2,2, where the target was, one is spared; beside 3,2, where it is now, one is hit.
  const s = strike(9, 'wide-arc', [
    [2, 1],
    [3, 3],
  ]).does(OFFENSE, DONE);
  expect(wounds(s, M2, M3)).toEqual([6, 3]);
  s.finish();
});

test('[pattern.base-only] whoever a pattern hits takes no more than base damage', () => {
  const s = strike(9, 'wide-arc', [[3, 1]], (scene) => scene.effect(OFFENSE, 'damage', 2))
    .does(OFFENSE, use('power'))
    .does(OFFENSE, use('power'));
  expect(wounds(s, FOE, M2)).toEqual([8, 3]);
  s.finish();
});

test('[pattern.ranged] Ranged goes any distance in line of sight, past anybody, and next door as well', () => {
  const shot = (x: number, y: number, more: (scene: Scene) => void = () => undefined) =>
    story((scene) => {
      scene.passageAndRoom().hero('offense', 0, 2, { cards: ['hunting-bow'] });
      scene.monster('ghoul', x, y);
      more(scene);
      scene.turn(OFFENSE);
    });
  const between = (scene: Scene): void => {
    scene.hero('defense', 1, 2);
    scene.monster('ghoul', 3, 2);
  };
  const past = shot(6, 2, between).dice(9).does(OFFENSE, attack(FOE, 'hunting-bow'));
  past.told('attackDeclared', {}, 'pattern.ranged').told('hit');
  shot(1, 1).dice(9).does(OFFENSE, attack(FOE, 'hunting-bow')).told('hit').finish();
  shot(5, 0).refused(OFFENSE, attack(FOE, 'hunting-bow'), 'geo.line-of-sight').finish();
});

test('[pattern.reach] Reach goes two squares in any direction, past anybody, in line of sight', () => {
  const thrust = (x: number, y: number, more: (scene: Scene) => void = () => undefined) =>
    story((scene) => {
      scene.passageAndRoom().hero('offense', 4, 2, { cards: ['war-spear'] });
      scene.monster('ghoul', x, y);
      more(scene);
      scene.turn(OFFENSE);
    });
  for (const [x, y] of [
    [6, 2],
    [6, 3],
    [5, 4],
    [6, 0],
    [3, 2],
  ] as const)
    thrust(x, y).dice(9).does(OFFENSE, attack(FOE, 'war-spear')).told('hit');
  thrust(6, 2, (scene) => scene.monster('ghoul', 5, 2))
    .dice(9)
    .does(OFFENSE, attack(FOE, 'war-spear'))
    .told('hit');
  thrust(1, 2).refused(OFFENSE, attack(FOE, 'war-spear'), 'pattern.reach').finish();
  // Two steps away, around the door, but out of sight.
  const hidden = thrust(1, 1, (scene) => scene.hero('offense', 3, 2, { cards: ['war-spear'] }));
  hidden.refused(OFFENSE, attack(FOE, 'war-spear'), 'geo.line-of-sight').finish();
  thrust(5, 2).refused(OFFENSE, attack(FOE, 'longsword'), 'attack.choose-base').finish();
});

test('[pattern.line] a Line hits friend and foe on the two squares behind, and nobody beyond or beside', () => {
  const s = story((scene) => {
    scene.passageAndRoom().hero('offense', 0, 2, { cards: ['skewer'] });
    scene.monster('orc-brute', 1, 2);
    scene.hero('defense', 3, 2);
    scene.monster('orc-brute', 4, 2);
    scene.monster('orc-brute', 5, 2);
    scene.monster('orc-brute', 3, 1);
    scene.turn(OFFENSE, 1);
  });
  s.dice(9).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE).does(OFFENSE, use('skewer'));
  for (const who of [DEFENSE, M2]) s.told('harmed', { who, how: 'pattern' }, 'pattern.line');
  expect([at(s, FOE), wounds(s, FOE, DEFENSE, M2, M3, M4)]).toEqual([
    [2, 2],
    [2, 7, 3, 6, 6],
  ]);
  s.finish();
});

test('[pattern.sweep] [pattern.mandatory-squares] a Sweep hits both sides, friend or foe, and spares nobody', () => {
  const s = strike(
    9,
    'wide-arc',
    [
      [3, 1],
      [4, 2],
    ],
    (scene) => scene.hero('utility', 3, 3),
  ).does(OFFENSE, DONE);
  for (const who of [M2, UTILITY]) s.told('harmed', { who, how: 'pattern' }, 'pattern.sweep');
  expect(wounds(s, M2, M3, UTILITY)).toEqual([3, 6, 9]);
  s.silent('victimNamed').finish();
});

test('[pattern.radius] a Radius hits everybody within its distance, its maker too, and nobody farther', () => {
  const near = strike(
    9,
    'blast',
    [
      [4, 2],
      [1, 0],
    ],
    (scene) => scene.hero('utility', 4, 3),
  ).does(OFFENSE, DONE);
  for (const who of [M2, UTILITY]) near.told('harmed', { who, how: 'pattern' }, 'pattern.radius');
  expect(wounds(near, FOE, M2, M3, UTILITY, OFFENSE)).toEqual([11, 3, 6, 9, 5]);
  near.finish();
  const wide = strike(9, 'starfall', [
    [1, 1],
    [0, 2],
  ]);
  expect(wounds(wide, FOE, M2, M3, OFFENSE)).toEqual([10, 3, 6, 5]);
  wide.finish();
});

test('[pattern.cleave] a Cleave names one enemy beside the attacker: no friend, not the first target, nobody else', () => {
  const s = strike(
    9,
    'whirl',
    [
      [2, 1],
      [3, 3],
      [4, 2],
    ],
    (scene) => scene.hero('utility', 1, 3),
  ).does(OFFENSE, DONE);
  expect(s.asked()).toEqual([{ seat: OFFENSE, kind: 'victim', rule: 'pattern.cleave' }]);
  for (const id of [FOE, M4, UTILITY, OFFENSE]) s.refused(OFFENSE, name(id), 'pattern.cleave');
  s.does(OFFENSE, name(M3)).told('victimNamed', { victim: M3, pattern: 'cleave' }, 'pattern.cleave');
  expect(wounds(s, M2, M3, M4, UTILITY)).toEqual([6, 3, 6, 12]);
  s.finish();
});

test('[pattern.bounce] a Bounce names one enemy so near to the first target, seen or not', () => {
  const s = story((scene) => {
    scene.passageAndRoom().hero('offense', 6, 2, { cards: ['storm-rod'] });
    scene.monster('orc-brute', 5, 2);
    scene.monster('orc-brute', 1, 1); // three steps from 4,2, out of sight
    scene.monster('orc-brute', 1, 0); // four steps
    scene.monster('orc-brute', 6, 4);
    scene.turn(OFFENSE, 1);
  });
  s.dice(9).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE).does(OFFENSE, use('storm-rod'));
  s.refused(OFFENSE, name(M3), 'pattern.bounce').refused(OFFENSE, name(FOE), 'pattern.bounce').does(OFFENSE, name(M2));
  s.told('victimNamed', { victim: M2, pattern: 'bounce' }, 'pattern.bounce');
  expect(wounds(s, FOE, M2, M3, M4)).toEqual([3, 3, 6, 6]);
  s.finish();
});

test('[pattern.once-per-attack] two patterns on one enemy hurt it once, and a Cleave with nobody new names nobody', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['greataxe', 'wide-arc', 'blast'] });
    scene.monster('champion-orc-berserker', 2, 2, { hitpoints: 16 });
    scene.monster('orc-brute', 3, 1);
    scene.turn(OFFENSE, 6);
  });
  s.dice(9)
    .does(OFFENSE, attack(FOE))
    .does(OFFENSE, DONE)
    .does(OFFENSE, use('wide-arc'))
    .does(OFFENSE, use('blast'))
    .does(OFFENSE, use('greataxe'));
  expect([asked(s), wounds(s, FOE, M2, OFFENSE)]).toEqual([['turn'], [10, 3, 5]]);
  s.finish();
});

test('[pattern.unconscious-unhurt] a fallen hero in a pattern loses nothing and costs no Resolve', () => {
  const s = strike(9, 'wide-arc', [[3, 1]], (scene) => scene.hero('utility', 3, 3, { hitpoints: 0 })).does(
    OFFENSE,
    DONE,
  );
  expect([body(s, UTILITY), wounds(s, M2), s.table.resolve]).toEqual([[0, 0, 0], [3], 3]);
  s.silent('fell').finish();
  // Nor can a monster's Cleave or Bounce name one.
  const cleaving = story((scene) => {
    cellar(scene).hero('offense', 1, 2);
    scene.hero('utility', 2, 3, { hitpoints: 0 });
    scene.hero('defense', 2, 1);
    scene.monster('champion-orc-berserker', 2, 2, { hitpoints: 16 });
    scene.turn(DEFENSE);
  });
  cleaving
    .dice(4, 2, 12)
    .does(DEFENSE, END)
    .refused(MONSTERS_SEAT, name(UTILITY), 'pattern.cleave')
    .dice(4)
    .does(MONSTERS_SEAT, name(DEFENSE));
  expect(wounds(cleaving, DEFENSE, UTILITY)).toEqual([7, 0]);
  cleaving.finish();
});
