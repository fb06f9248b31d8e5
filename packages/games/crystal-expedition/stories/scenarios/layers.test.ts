import { expect, test } from 'vitest';
import { KITS } from '../../src/content/index.ts';
import { bareBuild } from '../../src/queries/fresh.ts';
import { body, CLERIC, expedition, FIGHTER, FOE, isGone, MONSTERS_SEAT, order, ROGUE } from '../cast.ts';
import { story } from '../scene.ts';
import { attack, DAMAGE, FINISH, MOMENTUM, use } from '../wishes.ts';

/** Three Surges, and enough to hit anybody here. */
const STRONG = [3, 5, 6] as const;

test('[damage.order] [damage.worked-example-fighter] [scenario 10] three layers', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 2, 2, { reflect: 2, shield: 2 });
    scene.monster('orc-raider', 2, 1);
    scene.turn(FOE);
  });
  s.dice(...STRONG).does(MONSTERS_SEAT, attack(FIGHTER));
  for (let i = 0; i < 3; i++) s.does(MONSTERS_SEAT, use('cut-deep'));
  s.does(MONSTERS_SEAT, FINISH);
  s.told(
    'harmed',
    { who: FIGHTER, amount: 7, armored: 1, reflected: 2, shielded: 2, loss: 2 },
    'damage.worked-example-fighter',
  );
  expect([body(s, FIGHTER), body(s, FOE)[0]]).toEqual([[14, 0, 0], 7]);
  s.finish();
});

test('[damage.reflect] [damage.worked-example-cleric] [scenario 11] Reflect alone', () => {
  const s = story((scene) => {
    scene.hero(CLERIC, 2, 2, { build: bareBuild(KITS['human-cleric']), reflect: 6, shield: 2 });
    scene.monster('orc-raider', 2, 1);
    scene.turn(FOE);
  });
  s.dice(...STRONG)
    .does(MONSTERS_SEAT, attack(CLERIC))
    .does(MONSTERS_SEAT, FINISH);
  s.told('harmed', { who: CLERIC, amount: 4, reflected: 4, loss: 0 }, 'damage.worked-example-cleric');
  s.told('harmed', { who: FOE, by: CLERIC, how: 'returned', amount: 4 }, 'damage.reflect');
  expect(body(s, CLERIC)).toEqual([13, 2, 2]);
  s.finish();
});

test('[damage.reflect-not-reflected-back] [damage.returned-passes-defences] [scenario 12] no ping-pong', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 2, 2, { reflect: 2 });
    scene.monster('orc-raider', 2, 1, { reflect: 4 });
    scene.turn(FIGHTER);
  });
  s.dice(3, 3, 5).does(FIGHTER, attack(FOE)).does(FIGHTER, use('heave')).does(FIGHTER, use('heave'));
  s.does(FIGHTER, MOMENTUM).does(FIGHTER, DAMAGE);
  s.told(
    'harmed',
    { who: FIGHTER, how: 'returned', amount: 4, armored: 1, reflected: 2, loss: 1 },
    'damage.reflect-not-reflected-back',
  );
  s.told('harmed', { who: FOE, amount: 5, reflected: 4, loss: 1 });
  expect([body(s, FIGHTER), body(s, FOE)]).toEqual([
    [15, 0, 0],
    [8, 0, 0],
  ]);
  s.finish();
});

test('[damage.returned-comes-first] [loot.purse] [scenario 13] killed by its own arrow', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 2, 3, { reflect: 3 });
    scene.monster('goblin-archer', 2, 1, { hitpoints: 2 });
    scene.monster('orc-raider', 20, 20);
    scene.turn(FOE);
  });
  s.dice(...STRONG).does(MONSTERS_SEAT, attack(FIGHTER, { form: 'ranged' }));
  for (let i = 0; i < 3; i++) s.does(MONSTERS_SEAT, use('cut-deep'));
  s.does(MONSTERS_SEAT, FINISH);
  s.told('died', { monster: FOE, purse: 4, bounty: 0 }, 'damage.monster-dies');
  s.told('crownsWon', { crowns: 4, purse: 4 }, 'loot.purse');
  s.told('harmed', { who: FIGHTER, amount: 6, armored: 1, reflected: 3, loss: 2 }, 'damage.returned-comes-first');
  expect([order(s, 'died', 'harmed'), isGone(s, FOE)]).toEqual([['harmed', 'died', 'harmed'], true]);
  expect([body(s, FIGHTER)[0], expedition(s).purse]).toEqual([14, 4]);
  s.finish();
});

test('[glory.zero-fails-at-once] [expedition.zero-glory-keeps-crowns] [scenario 14] the last Glory', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 4, 4);
    scene.monster('orc-shaman', 2, 2, { hitpoints: 3, reflect: 2 });
    scene.expedition.glory = 1;
    scene.hero(ROGUE, 2, 3, { build: bareBuild(KITS['elf-rogue']), hitpoints: 2, crowns: 30 });
    scene.turn(ROGUE);
  });
  s.dice(5, 5, 6).does(ROGUE, attack(FOE));
  for (let i = 0; i < 5; i++) s.does(ROGUE, use('cut-deep'));
  s.does(ROGUE, MOMENTUM).does(ROGUE, DAMAGE);
  s.told('harmed', { who: ROGUE, how: 'returned', amount: 2, loss: 2, hitpoints: 0 }).told('fell', { hero: ROGUE });
  s.told('gloryChanged', { by: -1, glory: 0 }, 'glory.minus-one-per-fall');
  s.told('expeditionEnded', {}, 'glory.zero-fails-at-once').silent('died');
  s.told('purseShared', { lost: 0, lostRaw: 0 }, 'expedition.zero-glory-keeps-crowns');
  expect([s.table.expedition, s.table.party[ROGUE]?.crowns]).toEqual([null, 30]);
  s.finish();
});
