import { expect, test } from 'vitest';
import { escapeChance } from '../../src/queries/escaping.ts';
import { newPiece } from '../../src/queries/fresh.ts';
import { asked, at, bears, CLERIC, FIGHTER, FOE, MONSTERS_SEAT, OTHER, ROGUE } from '../cast.ts';
import { type CrystalStory, type Given, type Scene, sq, story } from '../scene.ts';
import { attack, DONE, FOCUS, go, reroll } from '../wishes.ts';

/** The Fighter at 2,2 has a Turn; a Goblin Archer, Grab 5, stands at 1,1. */
const held = (more: (scene: Scene) => void = () => undefined, given: Given = {}): CrystalStory =>
  story((scene) => {
    scene.hero(FIGHTER, 2, 2);
    scene.monster('goblin-archer', 1, 1);
    more(scene);
    scene.turn(FIGHTER);
  }, given);

test('[escape.required] a step from beside an enemy needs a check, even one that stays beside it', () => {
  const s = held().dice(2, 3).does(FIGHTER, go(2, 1));
  s.told(
    'escapeRolled',
    { dice: [2, 3], total: 5, needed: 5, enemies: [FOE], passed: true },
    'escape.required',
  ).finish();
});

test('[escape.fail-ends-move] whoever fails stays, and the Move is over', () => {
  const s = held().dice(1, 3).does(FIGHTER, go(4, 4));
  s.told('escapeRolled', { total: 4, needed: 5, passed: false }, 'escape.fail-ends-move').silent('walked');
  expect(at(s, FIGHTER)).toEqual([2, 2]);
  s.refused(FIGHTER, go(2, 3), 'escape.fail-ends-move').finish();
});

test('[escape.fail-still-attacks] the Attack is still there', () => {
  const s = held().dice(1, 3).does(FIGHTER, go(4, 4));
  expect(s.asked()).toEqual([{ seat: FIGHTER, kind: 'turn', rule: 'escape.fail-still-attacks' }]);
  s.dice(4, 4, 6).does(FIGHTER, attack(FOE)).finish();
});

test('[escape.no-check-to-approach] to come near needs no check', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 4, 4);
    scene.monster('goblin-archer', 1, 1);
    scene.turn(FIGHTER);
  });
  s.does(FIGHTER, go(2, 2)).told('walked', {}, 'escape.no-check-to-approach').silent('escapeRolled').finish();
});

test('[escape.one-roll-highest-grab] among several enemies the best Grab counts for all', () => {
  const s = held((scene) => scene.monster('orc-shieldbearer', 1, 2));
  s.dice(4, 5).does(FIGHTER, go(3, 2));
  s.told('escapeRolled', { needed: 9, enemies: [FOE, OTHER], passed: true }, 'escape.one-roll-highest-grab').finish();
});

test('[escape.once-per-enemy-per-move] whom one has escaped holds nobody until the Move is over', () => {
  const s = held((scene) => scene.monster('orc-raider', 4, 1));
  s.dice(3, 3)
    .does(FIGHTER, go(2, 1))
    .does(FIGHTER, go(3, 1))
    .told('walked', { path: [sq(3, 1)] })
    .silent('escapeRolled');
  s.dice(3, 4).does(FIGHTER, go(3, 0));
  s.told('escapeRolled', { needed: 7, enemies: [OTHER], passed: true }, 'escape.once-per-enemy-per-move').finish();
});

test('[escape.only-conscious-grab] nobody needs a check to leave somebody Unconscious', () => {
  const s = story((scene) => {
    scene.hero(ROGUE, 1, 0, { hitpoints: 0 });
    scene.hero(CLERIC, 4, 4);
    scene.monster('zombie', 0, 0);
    scene.turn(FOE);
  });
  s.does(MONSTERS_SEAT, go(0, 3)).silent('escapeRolled').told('walked', {}, 'escape.only-conscious-grab').finish();
});

test('[escape.same-for-monsters] monsters escape the Grab of heroes', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 1, 0);
    scene.monster('orc-raider', 0, 0);
    scene.turn(FOE);
  });
  s.dice(4, 5).does(MONSTERS_SEAT, go(0, 2));
  s.told(
    'escapeRolled',
    { who: FOE, needed: 9, enemies: [FIGHTER], passed: true },
    'escape.same-for-monsters',
  ).finish();
});

test('[escape.roll] [race.human] [ability.active] a Human may throw one die again where that can help, once in an Encounter', () => {
  const beside = (grab: 'goblin-archer' | 'orc-shieldbearer') =>
    story((scene) => {
      scene.hero(CLERIC, 2, 2);
      scene.monster(grab, 1, 1);
      scene.monster('goblin-archer', 4, 2);
      scene.turn(CLERIC);
    });
  const s = beside('goblin-archer').dice(1, 2).does(CLERIC, go(3, 3));
  expect(asked(s)).toEqual(['reroll']);
  s.dice(6).does(CLERIC, reroll(0)).told('rerolled', { die: 0, from: 1, to: 6 }, 'ability.active');
  s.told('escapeRolled', { dice: [6, 2], passed: true });
  expect(at(s, CLERIC)).toEqual([3, 3]);
  s.dice(1, 2)
    .does(CLERIC, go(2, 4))
    .told('escapeRolled', { enemies: [OTHER], passed: false });
  expect(asked(s)).toEqual(['turn']);
  s.finish();
  const declined = beside('goblin-archer').dice(1, 2).does(CLERIC, go(3, 3)).does(CLERIC, DONE);
  expect([at(declined, CLERIC), asked(declined)]).toEqual([[2, 2], ['turn']]);
  declined.finish();
  const hopeless = beside('orc-shieldbearer').dice(1, 2).does(CLERIC, go(3, 3));
  expect(asked(hopeless)).toEqual(['turn']);
  hopeless.finish();
});

test('[race.elf] an Elf adds 2', () => {
  const s = story((scene) => {
    scene.hero(ROGUE, 2, 2);
    scene.monster('orc-shieldbearer', 1, 1);
    scene.turn(ROGUE);
  });
  s.dice(3, 4).does(ROGUE, go(3, 3)).told('escapeRolled', { total: 9, needed: 9, passed: true }, 'race.elf').finish();
});

test('[effect.list] Hobbled counts for one check, and is gone', () => {
  const s = held((scene) => scene.effect(FIGHTER, 'hobbled', 2))
    .dice(3, 3)
    .does(FIGHTER, go(3, 3));
  s.told('escapeRolled', { total: 4, passed: false }).told('effectsEnded', { who: FIGHTER, effects: ['hobbled'] });
  expect(bears(s, FIGHTER)).toEqual([]);
  s.finish();
});

test('[ability.active] a Lantern helps all conscious heroes around it, as long as its bearer is conscious', () => {
  const lit = (hitpoints: number, x: number) =>
    held((scene) => {
      const { build } = scene.hero(CLERIC, 0, 0);
      const pieces = [...build.pieces, newPiece('lantern')];
      scene.hall(9, 5).hero(CLERIC, x, 4, { build: { ...build, pieces, off: pieces.length - 1 }, hitpoints });
    });
  lit(5, 4).dice(1, 3).does(FIGHTER, go(3, 3)).told('escapeRolled', { total: 5, passed: true }).finish();
  lit(5, 6).dice(1, 3).does(FIGHTER, go(3, 3)).told('escapeRolled', { total: 4, passed: false }).finish();
  lit(0, 4).dice(1, 3).does(FIGHTER, go(3, 3)).told('escapeRolled', { total: 4, passed: false }).finish();
});

test('[effect.stun-immobile] whoever is Immobile does not Move, and may still Focus', () => {
  const s = held((scene) => scene.effect(FIGHTER, 'immobile', 0));
  s.refused(FIGHTER, go(2, 3), 'dodge.immobile-forbids').dice(1, 2, 3).does(FIGHTER, FOCUS).finish();
});

test('[dodge.immobile-forbids] a Move and a Dodge are both forbidden', () => {
  const s = held((scene) => scene.effect(FIGHTER, 'immobile', 0).effect(FIGHTER, 'hasted', 3));
  s.refused(FIGHTER, go(2, 3), 'dodge.immobile-forbids').finish();
});

test('[escape.required] the first step in fine boots is a Dodge', () => {
  const s = story((scene) => {
    const { build } = scene.hero(FIGHTER, 2, 2);
    const pieces = [...build.pieces, { ...newPiece('striding-boots'), level: 5 as const }];
    scene.hero(FIGHTER, 2, 2, { build: { ...build, pieces } });
    scene.monster('goblin-archer', 1, 1);
    scene.turn(FIGHTER);
  });
  s.does(FIGHTER, go(2, 1)).silent('escapeRolled');
  s.dice(2, 2).does(FIGHTER, go(2, 0)).told('escapeRolled', { total: 5, passed: true }).finish(); // and a bonus of 1
});

test('[escape.once-per-enemy-per-move] the way that is taken is the one that is most likely to succeed', () => {
  // Straight on would pass the Shieldbearer; a longer way around does not.
  const s = story((scene) => {
    scene.hall(7, 5).hero(ROGUE, 0, 0);
    scene.monster('orc-shieldbearer', 2, 0);
    scene.monster('goblin-archer', 20, 20);
    scene.turn(ROGUE);
  });
  s.does(ROGUE, go(4, 0)).silent('escapeRolled');
  expect(at(s, ROGUE)).toEqual([4, 0]);
  s.finish();
});

test('[escape.roll] two dice show at least 2 for certain, and never more than 12', () => {
  expect([0, 2, 3, 7, 12, 13].map(escapeChance)).toEqual([1, 1, 35 / 36, 21 / 36, 1 / 36, 0]);
});
