import { expect, test } from 'vitest';
import { KITS, type MonsterId } from '../../src/content/index.ts';
import { kitBuild, newPiece } from '../../src/queries/fresh.ts';
import type { Build } from '../../src/types/index.ts';
import { at, bears, body, CLERIC, FIGHTER, FOE, MONSTERS_SEAT, OTHER, ROGUE, surges, who } from '../cast.ts';
import { type CrystalStory, type Scene, story } from '../scene.ts';
import { attack, DAMAGE, END, FATE, FINISH, hold, MOMENTUM, use } from '../wishes.ts';

const rogueWith = (...items: Parameters<typeof newPiece>[0][]): Build => ({
  ...kitBuild(KITS['elf-rogue']),
  pieces: items.map(newPiece),
  main: 0,
  off: items.length > 1 ? 1 : null,
});

test.each([
  [[5, 3, 3], 8, 4, 'attack.surge-tie-bonus'],
  [[5, 5, 5], 10, 7, 'attack.surge-tie-bonus'],
  [[6, 6, 6], 12, 8, 'crit.two-sixes'],
  [[1, 2, 6], 8, 1, 'attack.to-hit-two-highest'],
  [[4, 4, 6], 10, 5, 'attack.surge-tie-bonus'],
  [[2, 2, 2], 4, 4, 'attack.surge-tie-bonus'],
] as const)('[attack.surge-tie-bonus] [scenario 1] dice of an Attack: %j', (dice, toHit, gained, rule) => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 2, 2);
    scene.monster('orc-raider', 2, 1);
    scene.turn(FIGHTER);
  });
  s.dice(...dice).does(FIGHTER, attack(FOE));
  s.told('rolled', { toHit, surges: gained, isCritical: toHit === 12 }, rule);
  expect(surges(s)).toBe(gained);
  s.finish();
});

test('[activator.pay-cost] [scenario 2] the Rogue’s five Surges', () => {
  const s = story((scene) => {
    scene.hero(ROGUE, 2, 2, { build: rogueWith('short-sword', 'parrying-dagger'), fate: 0 });
    scene.monster('orc-raider', 2, 1, { hitpoints: 8 });
    scene.effect(FOE, 'bolstered', 4).turn(ROGUE);
  });
  s.dice(4, 4, 6).does(ROGUE, attack(FOE)).told('rolled', { toHit: 10, grit: 11, surges: 5 });
  s.does(ROGUE, use('aim')).does(ROGUE, use('nick')).refused(ROGUE, use('nick'), 'activator.once-unless-repeat');
  for (let i = 0; i < 3; i++) s.does(ROGUE, use('cut-deep'));
  s.refused(ROGUE, use('slip'), 'activator.pay-cost').does(ROGUE, FINISH);
  s.told('hit', { total: 11, grit: 11 }, 'attack.miss-can-be-bought-off').told('harmed', { who: FOE, amount: 6 });
  expect([body(s, FOE)[0], bears(s, FOE)]).toEqual([2, ['bolstered 4', 'poison 1']]);
  s.does(MONSTERS_SEAT, END).told('harmed', { who: FOE, how: 'poison', loss: 1 }, 'effect.poison');
  expect([body(s, FOE)[0], bears(s, FOE)]).toEqual([1, []]);
  s.finish();
});

test('[resolution.free-order] [scenario 3] Surges, Momentum, Damage and more Surges', () => {
  const s = story((scene) => {
    scene.hero(ROGUE, 2, 3);
    scene.monster('orc-raider', 2, 2, { hitpoints: 8 });
    scene.turn(ROGUE);
  });
  s.dice(4, 4, 6).does(ROGUE, attack(FOE));
  expect(s.asked()).toEqual([{ seat: ROGUE, kind: 'attack', rule: 'resolution.free-order' }]);
  s.does(ROGUE, use('cut-deep')).does(ROGUE, use('cut-deep'));
  s.refused(ROGUE, DAMAGE, 'momentum.before-damage').does(ROGUE, MOMENTUM);
  s.does(ROGUE, DAMAGE).told('harmed', { who: FOE, amount: 5, loss: 5 });
  s.refused(ROGUE, use('cut-deep'), 'resolution.damage-once').refused(ROGUE, DAMAGE, 'resolution.damage-once');
  s.does(ROGUE, use('nick'));
  s.does(ROGUE, use('slip')).does(ROGUE, { type: 'place', to: who(s, ROGUE).at });
  s.does(ROGUE, use('spring')).does(ROGUE, { type: 'place', to: who(s, ROGUE).at });
  expect([surges(s), body(s, FOE)[0], bears(s, FOE)]).toEqual([0, 3, ['poison 1']]);
  s.finish();
});

test('[resolution.hit-fixed-at-momentum] [momentum.miss-pushes-attacker] [scenario 4] too late to aim', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 2, 2);
    scene.monster('orc-shieldbearer', 2, 1);
    scene.turn(FIGHTER);
  });
  s.dice(2, 3, 4).does(FIGHTER, attack(FOE)).told('rolled', { toHit: 7, surges: 2, grit: 8 });
  s.does(FIGHTER, MOMENTUM).told('missed', { total: 7, grit: 8 }, 'attack.hit-at-least-grit');
  s.told('moved', { who: FIGHTER, how: 'momentum' }, 'momentum.miss-pushes-attacker');
  expect([at(s, FIGHTER), at(s, FOE)]).toEqual([
    [2, 3],
    [2, 2],
  ]);
  s.refused(FIGHTER, use('aim'), 'resolution.hit-fixed-at-momentum');
  s.refused(FIGHTER, use('heave'), 'attack.miss-keeps-surges');
  s.does(FIGHTER, use('riposte-stance')).told('reflecting', { who: FIGHTER, amount: 2, reflect: 2 });
  s.finish();
});

const HALF_ORC = { heroes: ['half-orc-fighter', 'elf-rogue', 'human-cleric'] } as const;

test('[race.half-orc-wild] [scenario 22] wild', () => {
  const facing = (scene: Scene): void => {
    scene.hero(FIGHTER, 2, 2);
    scene.monster('orc-warchief', 2, 1);
    scene.turn(FIGHTER);
  };
  const s = story(facing, HALF_ORC);
  s.dice(1, 1, 6).does(FIGHTER, attack(FOE)).told('rolled', { toHit: 7, surges: 0 }, 'race.half-orc-wild');
  s.refused(FIGHTER, use('aim'), 'activator.pay-cost');
  s.does(FIGHTER, FATE).told('fateSpent', { fate: 0, surges: 1 }, 'fate.extra-surges').does(FIGHTER, use('aim'));
  s.does(FIGHTER, FINISH).told('hit', { total: 8 }).told('harmed', { who: FOE, amount: 5 });
  s.finish();
  const tame = story(facing, HALF_ORC).dice(2, 3, 6).does(FIGHTER, attack(FOE));
  tame.told('rolled', { surges: 2 }, 'attack.to-hit-two-highest').finish();
  const sharp = story(facing, HALF_ORC);
  sharp.dice(1, 6, 6).does(FIGHTER, attack(FOE)).told('rolled', { surges: 0, isCritical: true });
  sharp.does(FIGHTER, FINISH).told('harmed', { who: FOE, amount: 10 }).finish();
});

test('[gear.dueling] [scenario 23] dueling', () => {
  const build: Build = {
    ...kitBuild(KITS['human-knight']),
    race: 'dwarf',
    pieces: [newPiece('longsword'), newPiece('buckler'), newPiece('greataxe')],
  };
  const facing = (scene: Scene): void => {
    scene.hero(FIGHTER, 2, 2, { build });
    scene.monster('orc-shieldbearer', 2, 1);
    scene.turn(FIGHTER);
  };
  const guarded = story(facing).dice(2, 3, 4).does(FIGHTER, attack(FOE));
  guarded.told('rolled', { toHit: 7, surges: 2 }).refused(FIGHTER, hold(FIGHTER, 0, null), 'gear.swap-freely');
  guarded.does(FIGHTER, MOMENTUM).told('missed', { total: 7, grit: 8 }).finish();
  const dueling = story(facing).does(FIGHTER, hold(FIGHTER, 0, null));
  dueling.dice(2, 3, 4).does(FIGHTER, attack(FOE)).told('rolled', { toHit: 8, surges: 2 });
  dueling.does(FIGHTER, MOMENTUM).told('hit', { total: 8 });
  expect(surges(dueling)).toBe(2);
  dueling.finish();
  const heavy = story(facing).does(FIGHTER, hold(FIGHTER, 2, null));
  heavy.dice(2, 3, 4).does(FIGHTER, attack(FOE)).told('rolled', { toHit: 7 });
  heavy.finish(); // [gear.dueling-not-two-handed]
});

test('[damage.computation] [scenario 31] adding it all up', () => {
  const flanking = (record: MonsterId): CrystalStory =>
    story((scene) => {
      scene.hero(ROGUE, 2, 3);
      scene.hero(FIGHTER, 1, 1);
      scene.monster(record, 2, 2);
      scene.effect(ROGUE, 'weak', 1).effect(ROGUE, 'fired-up', 3).turn(ROGUE);
    });
  const plain = flanking('orc-raider')
    .dice(2, 5, 6)
    .does(ROGUE, attack(FOE))
    .does(ROGUE, use('cut-deep'))
    .does(ROGUE, FINISH);
  plain.told('harmed', { who: FOE, amount: 7 }, 'damage.computation').finish();
  const s = flanking('orc-warchief');
  s.dice(2, 6, 6).does(ROGUE, attack(FOE)).does(ROGUE, use('cut-deep')).does(ROGUE, use('cut-deep'));
  s.does(ROGUE, FINISH).told('harmed', { who: FOE, amount: 10 });
  s.told('effectsEnded', { who: ROGUE, effects: ['fired-up'] }).finish();
});

test('[damage.weakness-plus-two] [scenario 31] the Weakness counts once in an Attack', () => {
  const { pieces, ...rest } = kitBuild(KITS['human-cleric']);
  const build: Build = {
    ...rest,
    race: 'dwarf',
    pieces: pieces.map((piece) => (piece.item === 'mace' ? { ...piece, gems: ['radiant'] } : piece)),
  };
  const s = story((scene) => {
    scene.hero(CLERIC, 2, 3, { build });
    scene.monster('orc-warchief', 2, 2, { shield: 0 });
    scene.monster('orc-raider', 20, 20);
    scene.dungeon({ weakness: 'light' }).turn(CLERIC);
  });
  s.dice(3, 5, 6).does(CLERIC, attack(FOE)).does(CLERIC, use('smite')).does(CLERIC, use('radiant'));
  s.does(CLERIC, FINISH).told('harmed', { who: FOE, amount: 6 });
  expect([bears(s, FOE), bears(s, OTHER)]).toEqual([['dazzled 1'], []]);
  s.finish();
});
