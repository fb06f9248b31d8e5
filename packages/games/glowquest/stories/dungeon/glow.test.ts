import { expect, test } from 'vitest';
import {
  at,
  bears,
  body,
  DEFENSE,
  FOE,
  isGone,
  MONSTERS_SEAT,
  OFFENSE,
  OTHER,
  offered,
  order,
  surges,
  UTILITY,
  who,
} from '../cast.ts';
import { block, type Scene, sq, story, tile } from '../scene.ts';
import { cellar, IDLE } from '../scenes.ts';
import { attack, DECLINE, END, END_PHASE, go, place, use } from '../wishes.ts';

test('[glow.no-voluntary-entry] nobody walks into Glow or through it', () => {
  const s = story((scene) => {
    scene
      .passage()
      .glow(0, 1)
      .glow(1, 1)
      .glow(1, 3)
      .hero('offense', 0, 2, { cards: ['tumble'] });
    scene.monster('ghoul', 41, 41);
    scene.turn(OFFENSE, 2);
  });
  s.refused(OFFENSE, go(1, 3), 'glow.no-voluntary-entry').refused(OFFENSE, go(0, 0), 'glow.no-voluntary-entry', {
    square: sq(0, 0),
    barred: 'way',
  });
  s.does(OFFENSE, use('tumble')).refused(OFFENSE, go(0, 1), 'glow.no-voluntary-entry').does(OFFENSE, go(1, 4));
  s.told('walked', { path: [sq(0, 3), sq(1, 4)] }).finish();
  const explorer = story((scene) => {
    scene.floor([tile(1, 'small', block(0, 0, 4, 4))], {
      doors: [{ id: 5, near: sq(0, 0), far: sq(0, -1), isOpen: false }],
    });
    scene.glow(2, 2).hero('offense', 1, 2);
    scene.phase(OFFENSE, 14);
  });
  explorer.refused(OFFENSE, go(2, 2), 'glow.no-voluntary-entry').finish();
});

test('[glow.no-voluntary-entry] monsters keep out of it as well', () => {
  const s = story((scene) => {
    scene.passage().glow(0, 2).glow(1, 2).hero('defense', 0, 0);
    scene.monster('orc-brute', 0, 4);
    scene.turn(DEFENSE);
  });
  s.dice(1, 3, 6)
    .does(DEFENSE, END)
    .told('walked', { who: FOE, path: [sq(0, 3)] })
    .silent('attackDeclared')
    .finish();
});

test('[glow.forced-entry] whoever is forced into Glow stops there and burns; the Glow stays', () => {
  const s = story((scene) => {
    scene.glow(3, 2).hero('defense', 1, 2, { cards: ['kicking-boots'] });
    scene.monster('ghoul', 2, 2);
    scene.monster('ghoul', 4, 4);
    scene.turn(DEFENSE, 1);
  });
  s.does(DEFENSE, use('kicking-boots', FOE));
  expect(offered(s)).toEqual([
    [2, 2],
    [3, 2],
  ]);
  s.does(DEFENSE, place(3, 2)).told('effectGiven', { who: FOE });
  expect(bears(s, FOE)).toEqual(['ongoing 3 long']);
  expect(bears(s, OTHER)).toEqual([]);
  expect(s.table.glow).toEqual([sq(3, 2)]);
  s.finish();
});

test('[glow.leave-freely] one who stands on Glow leaves it like any square, and only force makes it worse', () => {
  const s = story(
    (scene) => {
      cellar(scene).glow(2, 2).hero('defense', 2, 2);
      scene.monster('ghoul', 20, 20);
      scene.turn(DEFENSE, 2);
    },
    { heroes: 'defense' },
  );
  s.dice(...IDLE).does(DEFENSE, END);
  expect(bears(s, DEFENSE)).toEqual([]);
  s.does(DEFENSE, go(3, 2)).silent('effectGiven');
  expect(at(s, DEFENSE)).toEqual([3, 2]);
  expect(bears(s, DEFENSE)).toEqual([]);
  s.finish();
});

/** Offense stands beside Glow at 2,1 with so many Surges; allies and enemies are near and far. */
const beside =
  (left: number, more: (scene: Scene) => void = () => undefined) =>
  (scene: Scene): void => {
    scene.glow(2, 1).hero('offense', 2, 2, { hitpoints: 3 });
    scene.hero('defense', 1, 2, { hitpoints: 3 });
    scene.hero('utility', 4, 4, { hitpoints: 3 });
    scene.monster('orc-brute', 4, 0);
    scene.monster('orc-brute', 41, 41);
    more(scene);
    scene.turn(OFFENSE, left);
  };
const GLOW = sq(2, 1);

test('[glow.heroes-only] a hero uses Glow beside it or underfoot, in its own Turn and for its price', () => {
  const far = story((scene) => {
    scene.glow(2, 1).hero('offense', 2, 3);
    scene.monster('ghoul', 4, 4);
    scene.turn(OFFENSE, 6);
  });
  far.refused(OFFENSE, use('glow-surge', null, GLOW), 'glow.heroes-only').finish();
  const walled = story((scene) => {
    scene.passageAndRoom(false).glow(2, 2).hero('offense', 1, 2);
    scene.monster('ghoul', 6, 4);
    scene.turn(OFFENSE, 6);
  });
  walled.refused(OFFENSE, use('glow-surge', null, sq(2, 2)), 'glow.heroes-only').finish();
  const poor = story(beside(1));
  poor
    .refused(OFFENSE, use('glow-mirror', null, GLOW), 'benefit.not-enough')
    .refused(DEFENSE, use('glow-surge', null, GLOW), 'kernel.not-asked');
  poor.refused(OFFENSE, use('glow-surge', null, sq(3, 3)), 'glow.heroes-only');
  poor
    .does(OFFENSE, use('glow-surge', null, GLOW))
    .told('gainedSurges', { amount: 3, surges: 3 })
    .finish();
  const upon = story(beside(1, (scene) => scene.hero('offense', 2, 1)));
  upon.does(OFFENSE, use('glow-surge', null, GLOW)).finish();
});

test('[glow.heroes-only] monsters get nothing from it', () => {
  const s = story(
    (scene) => {
      scene.glow(2, 1).hero('offense', 0, 4);
      scene.monster('ghoul', 2, 2);
      scene.turn(OFFENSE);
    },
    { playersRunMonsters: true },
  );
  s.dice(3, 4)
    .does(OFFENSE, END)
    .refused(MONSTERS_SEAT, use('glow-surge', null, GLOW), 'glow.heroes-only')
    .finish();
});

test('[glow.consumed] each Glow gives one Benefit and is gone; several may be used in one Turn', () => {
  const s = story(beside(4, (scene) => scene.glow(3, 3)));
  s.does(OFFENSE, use('glow-mirror', null, GLOW)).told('glowUsed', { who: OFFENSE, at: GLOW }, 'glow.consumed');
  expect(s.table.glow).toEqual([sq(3, 3)]);
  s.refused(OFFENSE, use('glow-mirror', null, GLOW), 'glow.heroes-only').does(
    OFFENSE,
    use('glow-mirror', null, sq(3, 3)),
  );
  expect(s.table.glow).toEqual([]);
  expect(body(s, OFFENSE)).toEqual([3, 0, 6]);
  expect(surges(s)).toBe(0);
  s.finish();
});

test('[glow.consumed] what Glow can do, one after the other', () => {
  const use1 = (id: string, target: number | null = null) => story(beside(2)).does(OFFENSE, use(id, target, GLOW));
  expect(body(use1('glow-mend', DEFENSE), DEFENSE)).toEqual([7, 0, 0]);
  expect(body(use1('glow-shell', OFFENSE), OFFENSE)).toEqual([3, 4, 0]);
  const lance = use1('glow-lance', OTHER); // far away, out of sight
  expect(body(lance, OTHER)).toEqual([3, 0, 0]);
  const sear = use1('glow-sear', FOE);
  expect(bears(sear, FOE)).toEqual(['ongoing 2 long']);
  story(beside(2)).refused(OFFENSE, use('glow-sear', OTHER, GLOW), 'geo.line-of-sight');
  story(beside(2)).refused(OFFENSE, use('glow-mend', UTILITY, GLOW), 'benefit.range-default');
  const edge = use1('glow-edge');
  expect(bears(edge, OFFENSE)).toEqual(['to-hit 2 turn', 'damage 2 turn']);
  const step = use1('glow-step').does(OFFENSE, go(2, 1));
  expect(at(step, OFFENSE)).toEqual([2, 1]);
  const purge = story(
    beside(1, (scene) => {
      for (const id of [DEFENSE, OFFENSE, UTILITY]) scene.effect(id, 'weak', 1);
      scene.effect(DEFENSE, 'grit', 1).effect(OFFENSE, 'stun', 0);
    }),
  ).does(OFFENSE, use('glow-purge', null, GLOW));
  expect([DEFENSE, OFFENSE, UTILITY].map((id) => bears(purge, id))).toEqual([['grit 1 long'], [], ['weak 1 long']]);
  expect([DEFENSE, OFFENSE, UTILITY].map((id) => who(purge, id).shield)).toEqual([1, 1, 0]);
});

test('[glow.harvest-shield] [glow.harvest-after-reset] [damage.reset] Glow left after a fight shields every hero, after the old Shield is gone', () => {
  const s = story((scene) => {
    scene.glow(4, 4).glow(0, 0).hero('offense', 1, 2, { shield: 5, reflect: 2 });
    scene.hero('defense', 3, 4, { hitpoints: 0 });
    scene.monster('ghoul', 2, 2, { hitpoints: 3 });
    scene.turn(OFFENSE);
  });
  s.dice(8).does(OFFENSE, attack(FOE)).told('glowHarvested', { glow: 2 }, 'glow.harvest-shield');
  const kept = { amount: 2, shield: 2 };
  for (const who of [DEFENSE, OFFENSE, UTILITY]) s.told('shielded', { who, ...kept }, 'glow.harvest-after-reset');
  expect(order(s, 'refreshed', 'shielded')).toEqual(['refreshed', 'shielded', 'shielded', 'shielded']);
  expect(isGone(s, FOE)).toBe(true);
  expect([DEFENSE, OFFENSE, UTILITY].map((id) => body(s, id))).toEqual([
    [10, 2, 0],
    [8, 2, 0],
    [12, 2, 0],
  ]);
  expect(s.table.glow).toEqual([]);
  s.finish();
});

test('[glow.harvest-shield] so does Glow left at the end of a Phase without a fight', () => {
  const s = story((scene) => {
    scene.floor([tile(1, 'small', block(0, 0, 4, 4))], {
      doors: [{ id: 5, near: sq(0, 0), far: sq(0, -1), isOpen: false }],
    });
    scene.glow(2, 2).hero('offense', 0, 4, { shield: 1 });
    scene.phase(OFFENSE, 14);
  });
  s.does(OFFENSE, go(1, 4)).silent('glowHarvested').does(OFFENSE, END_PHASE).told('glowHarvested', { glow: 1 });
  expect([DEFENSE, OFFENSE, UTILITY].map((id) => who(s, id).shield)).toEqual([1, 2, 1]);
  s.finish();
});

test('[glow.harvest-not-on-loss] nothing is harvested when all is lost', () => {
  const s = story((scene) => {
    scene.glow(4, 4).hero('offense', 1, 2, { hitpoints: 1 });
    scene.monster('ghoul', 2, 2);
    scene.table.resolve = 0;
    scene.turn(DEFENSE);
  });
  s.dice(3, 2, 12)
    .does(DEFENSE, END)
    .told('expeditionLost', {}, 'lose.resolve-empty')
    .silent('glowHarvested')
    .silent('shielded');
  expect(s.table.glow).toEqual([sq(4, 4)]);
  s.refused(OFFENSE, DECLINE, 'kernel.over').finish();
});
