import { expect, test } from 'vitest';
import { asked, at, bears, body, DEFENSE, FOE, MONSTERS_SEAT, OFFENSE, OTHER, offered, UTILITY, who } from '../cast.ts';
import { type Scene, story } from '../scene.ts';
import { attack, DONE, END, place, use } from '../wishes.ts';

/** Utility at 3,2 with so many Surges; Offense beside it, Defense two squares away, and two Ghouls. */
const party =
  (cards: Parameters<Scene['hero']>[3], left: number, more: (scene: Scene) => void = () => undefined) =>
  (scene: Scene): void => {
    scene.passageAndRoom().hero('utility', 3, 2, cards);
    scene.hero('offense', 3, 1, { hitpoints: 2 });
    scene.hero('defense', 5, 2, { hitpoints: 2 });
    scene.monster('ghoul', 4, 3);
    scene.monster('ghoul', 6, 4);
    more(scene);
    scene.turn(UTILITY, left);
  };

test('[benefit.range-default] a Benefit reaches its user and the neighbours', () => {
  const s = story(party({ cards: ['mend', 'ring-of-dread'], hitpoints: 2 }, 4));
  s.refused(UTILITY, use('mend', DEFENSE), 'benefit.range-default').refused(
    UTILITY,
    use('ring-of-dread', OTHER),
    'benefit.range-default',
  );
  s.does(UTILITY, use('mend', OFFENSE))
    .does(UTILITY, use('ring-of-dread', FOE))
    .does(UTILITY, use('bind-wounds', UTILITY));
  expect([DEFENSE, OFFENSE, UTILITY].map((id) => who(s, id).hitpoints)).toEqual([2, 4, 3]);
  expect([bears(s, FOE), bears(s, OTHER)]).toEqual([['weak 1 long'], []]);
  s.finish();
});

test('[benefit.range-any] “any” and “all” need neither adjacency nor sight', () => {
  const s = story(party({ cards: ['ward', 'rally'] }, 4, (scene) => scene.hero('defense', 0, 0, { hitpoints: 2 })));
  s.does(UTILITY, use('ward', DEFENSE)).does(UTILITY, use('rally'));
  expect([body(s, DEFENSE), body(s, OFFENSE)]).toEqual([
    [4, 2, 0],
    [4, 0, 0],
  ]);
  s.finish();
});

test('[benefit.range-pattern] Ranged goes as far as one sees, Reach two squares; a weapon lends its range to all one does', () => {
  const root = story(party({ cards: ['root'] }, 1, (scene) => scene.monster('ghoul', 0, 4)));
  root.refused(UTILITY, use('root', 5), 'geo.line-of-sight').does(UTILITY, use('root', OTHER)).finish();
  const whip = (x: number, y: number) =>
    story(party({ cards: ['chain-whip'] }, 1, (scene) => scene.monster('ghoul', x, y)));
  whip(5, 4).does(UTILITY, use('chain-whip', 5)).finish();
  whip(6, 2).refused(UTILITY, use('chain-whip', 5), 'benefit.range-pattern').finish();
  whip(1, 1).refused(UTILITY, use('chain-whip', 5), 'geo.line-of-sight').finish(); // two steps, but out of sight
  const bow = story(party({ cards: ['mend', 'hunting-bow'] }, 1));
  bow.does(UTILITY, use('mend', DEFENSE)).finish();
  const spear = story(party({ cards: ['mend', 'war-spear', 'ring-of-dread'] }, 2));
  spear
    .does(UTILITY, use('mend', DEFENSE))
    .refused(UTILITY, use('ring-of-dread', OTHER), 'benefit.range-pattern')
    .finish();
  const far = story(party({ cards: ['mend', 'ring-of-the-far-hand'] }, 1));
  far.refused(UTILITY, attack(OTHER), 'attack.target-adjacent').does(UTILITY, use('mend', DEFENSE)).finish();
  const bolt = story(party({ cards: ['mend', 'hex-bolt'] }, 2));
  bolt
    .refused(UTILITY, use('mend', DEFENSE), 'benefit.range-default')
    .does(UTILITY, use('hex-bolt'))
    .does(UTILITY, use('mend', DEFENSE))
    .finish();
});

test('[benefit.range-pattern] of Ranged and Reach the farther holds, whichever came last', () => {
  const s = story((scene) => {
    scene.hero('offense', 0, 2, { cards: ['hunting-bow', 'lunge', 'ring-of-warding'] });
    scene.hero('defense', 4, 2);
    scene.monster('ghoul', 4, 4);
    scene.turn(OFFENSE, 2);
  });
  s.does(OFFENSE, use('lunge')).does(OFFENSE, use('ring-of-warding', DEFENSE));
  expect(who(s, DEFENSE).shield).toBe(2);
  s.finish();
});

test('[benefit.target-word] the word for the target says who may be named', () => {
  const s = story(party({ cards: ['mend', 'ward', 'blinding-flash', 'call-back'] }, 6));
  s.refused(UTILITY, use('mend', FOE), 'benefit.target-word').refused(
    UTILITY,
    use('ward', UTILITY),
    'benefit.target-word',
  );
  s.refused(UTILITY, use('shove', OFFENSE), 'benefit.target-word').refused(UTILITY, use('mend'), 'benefit.target-word');
  s.refused(UTILITY, use('blinding-flash', FOE), 'benefit.target-word').refused(
    UTILITY,
    use('call-back', DEFENSE),
    'benefit.need-target',
  );
  s.does(UTILITY, use('blinding-flash'));
  expect([bears(s, FOE), bears(s, OTHER)]).toEqual([['unsteady 2 short'], []]);
  s.finish();
  const target = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['heavy-swing'] });
    scene.monster('orc-brute', 2, 2);
    scene.monster('orc-brute', 1, 1);
    scene.turn(OFFENSE, 2);
  });
  target
    .dice(9)
    .does(OFFENSE, attack(FOE))
    .does(OFFENSE, DONE)
    .refused(OFFENSE, use('heavy-swing', OTHER), 'benefit.target-word');
  target.does(OFFENSE, use('heavy-swing')).told('harmed', { who: FOE, amount: 6 }).finish();
});

test('[benefit.need-target] without anybody to use it on it cannot be used', () => {
  const s = story((scene) => {
    scene.hero('utility', 0, 0, { cards: ['blinding-flash', 'call-back', 'frailty'] });
    scene.monster('ghoul', 41, 41);
    scene.turn(UTILITY, 6);
  });
  s.refused(UTILITY, use('blinding-flash'), 'benefit.need-target').refused(
    UTILITY,
    use('call-back', OFFENSE),
    'benefit.need-target',
  );
  s.refused(UTILITY, use('frailty', FOE), 'benefit.need-target')
    .refused(UTILITY, use('shove', FOE), 'benefit.need-target')
    .finish();
});

test('[benefit.unconscious-target] the fallen can be healed, swapped and slid, and nothing else', () => {
  const fallen = (...cards: Parameters<Scene['hero']>[3][]) =>
    story((scene) => {
      scene.hero('utility', 1, 2, cards[0]);
      scene.hero('offense', 2, 2, { hitpoints: 0 });
      scene.monster('ghoul', 4, 4);
      scene.turn(UTILITY, 4);
    });
  const no = fallen({ cards: ['renewal', 'ward', 'blessing', 'stone-ward'] });
  for (const id of ['renewal', 'ward', 'blessing', 'stone-ward'])
    no.refused(UTILITY, use(id, OFFENSE), 'benefit.unconscious-target');
  no.finish();
  const swapped = fallen({ cards: ['trade-places'] }).does(UTILITY, use('trade-places', OFFENSE));
  expect([at(swapped, OFFENSE), body(swapped, OFFENSE)]).toEqual([
    [1, 2],
    [0, 0, 0],
  ]);
  swapped.finish();
  const slid = fallen({ cards: ['guiding-hand'] })
    .does(UTILITY, use('guiding-hand', OFFENSE))
    .does(UTILITY, place(3, 3));
  expect([at(slid, OFFENSE), body(slid, OFFENSE)]).toEqual([
    [3, 3],
    [0, 0, 0],
  ]);
  slid.finish();
  const healed = fallen({ cards: ['mend'] })
    .does(UTILITY, use('mend', OFFENSE))
    .told('woke', { who: OFFENSE });
  healed.finish();
});

test('[benefit.clause-order] clauses come from left to right, those for oneself once, and what cannot apply is skipped', () => {
  const wave = story((scene) => {
    scene.hero('utility', 2, 2, { cards: ['force-wave'] });
    scene.monster('ghoul', 3, 2);
    scene.monster('ghoul', 2, 3);
    scene.monster('ghoul', 0, 0);
    scene.turn(UTILITY, 2);
  });
  wave.does(UTILITY, use('force-wave'));
  expect([offered(wave).map(String), bears(wave, FOE)]).toEqual([['3,2', '4,2'], []]);
  wave.does(UTILITY, place(4, 2));
  expect([offered(wave).map(String), bears(wave, FOE)]).toEqual([['2,3', '2,4'], []]);
  wave.does(UTILITY, place(2, 4));
  expect([FOE, OTHER, 5].map((id) => bears(wave, id))).toEqual([['unsteady 1 short'], ['unsteady 1 short'], []]);
  expect(who(wave, UTILITY).shield).toBe(1);
  wave.finish();
  const dash = story((scene) => {
    scene.hero('offense', 2, 2, { cards: ['shadow-dash'] });
    scene.monster('ghoul', 3, 2);
    scene.effect(OFFENSE, 'immobile', 0).turn(OFFENSE, 2);
  });
  dash.does(OFFENSE, use('shadow-dash'));
  expect(bears(dash, OFFENSE)).toEqual(['immobile long', 'to-hit 1 turn']);
  dash.finish();
});

test('[benefit.attack-bound] what is paid for in an attack is for that attack; what is used before it lasts as printed', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['precise-cut', 'flurry', 'lunge', 'heavy-swing'] });
    scene.monster('champion-goblin-warboss', 2, 2);
    scene.turn(OFFENSE, 8);
  });
  s.does(OFFENSE, use('lunge'));
  expect(bears(s, OFFENSE)).toEqual(['to-hit 1 turn']);
  s.dice(4).does(OFFENSE, attack(FOE)).does(OFFENSE, use('precise-cut')).does(OFFENSE, DONE).told('hit', { total: 7 });
  s.does(OFFENSE, use('heavy-swing')).does(OFFENSE, DONE).told('harmed', { amount: 6 }).does(OFFENSE, use('flurry'));
  s.dice(6).does(OFFENSE, attack(FOE)).told('hit', { total: 7 }).told('harmed', { amount: 2 });
  expect(bears(s, OFFENSE)).toEqual(['to-hit 1 turn']);
  s.finish();
});

test('[benefit.basic] heroes and monsters always have the Basic Benefits, and nobody has another’s cards', () => {
  const s = story(
    (scene) => {
      scene.hero('defense', 1, 2, { cards: ['raise-shield'] });
      scene.hero('offense', 4, 4);
      scene.monster('ghoul', 2, 2);
      scene.turn(OFFENSE, 3);
    },
    { playersRunMonsters: true },
  );
  s.refused(OFFENSE, use('raise-shield'), 'benefit.basic')
    .refused(OFFENSE, use('clutch'), 'benefit.basic')
    .does(OFFENSE, use('brace'));
  s.dice(3, 6).does(OFFENSE, END).refused(MONSTERS_SEAT, use('raise-shield'), 'benefit.basic');
  s.does(MONSTERS_SEAT, use('guard'))
    .does(MONSTERS_SEAT, use('brace'))
    .does(MONSTERS_SEAT, use('shove', DEFENSE))
    .does(MONSTERS_SEAT, place(0, 2));
  expect([at(s, DEFENSE), who(s, FOE).shield, bears(s, FOE)]).toEqual([[0, 2], 1, ['grit 1 short']]);
  s.finish();
});

test('[benefit.check-clause] a Check is rolled at once', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['last-effort'], hitpoints: 1 });
    scene.monster('ghoul', 41, 41);
    scene.effect(OFFENSE, 'ongoing', 1).turn(OFFENSE);
  });
  s.does(OFFENSE, END);
  expect(asked(s)).toEqual(['brink']);
  s.dice(3, 4)
    .does(OFFENSE, { type: 'survive', card: 'last-effort' })
    .told('survived', { die: 3, passed: false })
    .told('fell', { hero: OFFENSE });
  s.finish();
});
