import { expect, test } from 'vitest';
import type { KitId } from '../../src/content/index.ts';
import { heroOf } from '../../src/queries/entities.ts';
import { armsOf } from '../../src/queries/reach.ts';
import { armorOf, fateMax, grabOf, gritOf, hitpointsMax, roleOf, speedOf } from '../../src/queries/stats.ts';
import { type CrystalStory, type Given, type Scene, story } from '../scene.ts';

const alone = (kit: KitId, set: (scene: Scene) => void = () => undefined, given: Given = {}): CrystalStory =>
  story(
    (scene) => {
      set(scene);
      scene.monster('orc-raider', 20, 20);
      scene.turn(0);
    },
    { heroes: [kit], ...given },
  );

/** Speed, Grit, Grab, Hitpoints, Fate and Armor. */
function block({ table }: CrystalStory): readonly number[] {
  const hero = heroOf(table, 0);
  const [speed, grit, grab] = [speedOf(table, hero), gritOf(table, hero), grabOf(table, hero)];
  return [speed, grit, grab, hitpointsMax(table, hero), fateMax(table, hero), armorOf(table, hero)];
}

test('[hero.race-plus-class] [hero.eight-statistics] the ready-made heroes are what their kits make them', () => {
  const of = (kit: KitId): readonly number[] => block(alone(kit, undefined, { noLoneHeroHelp: true }));
  expect(of('dwarf-fighter')).toEqual([3, 9, 9, 16, 2, 1]);
  expect(of('human-knight')).toEqual([4, 8, 9, 13, 3, 2]);
  expect(of('half-orc-fighter')).toEqual([5, 8, 9, 14, 1, 1]);
  expect(of('elf-rogue')).toEqual([7, 8, 5, 15, 4, 1]);
  expect(of('elf-archer')).toEqual([8, 8, 5, 15, 4, 1]);
  expect(of('elf-mage')).toEqual([7, 8, 5, 13, 5, 1]);
  expect(of('human-cleric')).toEqual([5, 7, 7, 13, 4, 1]);
  expect(of('halfling-bard')).toEqual([6, 8, 4, 12, 5, 1]);
});

test('[hero.role-from-class] [hero.shield-reflect-start-zero] the Class gives the Role, and nobody starts with a Shield', () => {
  const roles = (['dwarf-fighter', 'elf-mage', 'halfling-bard'] as const).map((kit) => {
    const s = alone(kit);
    s.finish();
    const hero = heroOf(s.table, 0);
    return [roleOf(hero), hero.shield, hero.reflect];
  });
  expect(roles).toEqual([
    ['defense', 0, 0],
    ['offense', 0, 0],
    ['utility', 0, 0],
  ]);
});

test('[party.lone-hero] a lone hero of Offense or Utility has 3 Hitpoints and 1 Fate more, one of Defense nothing', () => {
  expect(block(alone('elf-rogue')).slice(3, 5)).toEqual([18, 5]);
  expect(block(alone('human-cleric')).slice(3, 5)).toEqual([16, 5]);
  expect(block(alone('dwarf-fighter')).slice(3, 5)).toEqual([16, 2]);
});

test('[tavern.party-wide] boosts count for everybody', () => {
  const s = alone('dwarf-fighter', (scene) => {
    const boosts = [
      { boost: 'hearty-stew', element: null },
      { boost: 'lucky-draught', element: null },
    ];
    Object.assign(scene.expedition, { boosts });
  });
  expect(block(s).slice(3, 5)).toEqual([18, 3]);
});

/** What somebody may attack with: form, cost, range and base damage. */
const armsWith = (kit: KitId): readonly unknown[] => {
  const { table } = alone(kit);
  return armsOf(table, heroOf(table, 0)).map(({ means, form, cost, range, base }) => [means, form, cost, range, base]);
};

test('[attack.declare] weapons, bolts and bare hands have forms, costs and base damage', () => {
  expect(armsWith('elf-rogue')).toEqual([
    ['hand', 'melee', 0, 1, 3],
    ['hand', 'lunge', 1, 2, 3],
  ]);
  expect(armsWith('elf-archer')).toEqual([['hand', 'ranged', 0, 8, 3]]);
  expect(armsWith('elf-mage')).toEqual([
    ['hand', 'melee', 0, 1, 3],
    ['bolt', 'ranged', 0, 6, 3],
  ]);
});

test('[race.half-orc-brute] a Half-Orc strikes harder in melee, with a weapon and without', () => {
  expect(armsWith('half-orc-fighter')).toEqual([['hand', 'melee', 0, 1, 5]]);
  const bare = alone('half-orc-fighter', (scene) => {
    const { build } = heroOf(scene.table, 0);
    scene.hero(0, 0, 0, { build: { ...build, pieces: [], main: null } });
  });
  expect(armsOf(bare.table, heroOf(bare.table, 0)).map(({ base }) => base)).toEqual([2]);
  bare.finish();
});

test('[gear.level-gains] a Spellbolt grows with the Staff that it goes through', () => {
  const s = alone('elf-mage', (scene) => {
    const { build } = heroOf(scene.table, 0);
    const pieces = build.pieces.map((piece) =>
      piece.item === 'runed-staff' ? { ...piece, level: 3 as const } : piece,
    );
    scene.hero(0, 0, 0, { build: { ...build, pieces } });
  });
  expect(armsOf(s.table, heroOf(s.table, 0)).map(({ base }) => base)).toEqual([4, 4]);
});
