import { expect, test } from 'vitest';
import type { KitId } from '../../src/content/index.ts';
import { newPiece } from '../../src/queries/fresh.ts';
import { asked, at, CLERIC, expedition, FIGHTER, FOE, OTHER, ROGUE, surges, THIRD } from '../cast.ts';
import { type CrystalStory, sq, story } from '../scene.ts';
import { attack, DONE, FLEE, go, hold, MOMENTUM } from '../wishes.ts';

/** Somebody at 2,2 between a Raider, Grab 7, and a Shieldbearer, Grab 9; a Goblin Archer, Grab 5, is farther off. */
const between = (kit: KitId): CrystalStory =>
  story(
    (scene) => {
      scene.hall(7, 5).hero(0, 2, 2);
      scene.monster('orc-raider', 1, 1);
      scene.monster('orc-shieldbearer', 1, 3);
      scene.monster('goblin-archer', 5, 1);
      scene.turn(0);
    },
    { heroes: [kit] },
  );

test('[escape.one-roll-highest-grab] [scenario 20] between two enemies', () => {
  const failed = between('human-cleric').dice(4, 4).does(0, go(3, 2));
  failed.told('escapeRolled', { total: 8, needed: 9, enemies: [FOE, OTHER], passed: false }, 'escape.fail-ends-move');
  failed.does(0, DONE);
  expect([at(failed, 0), failed.asked()[0]?.rule]).toEqual([[2, 2], 'escape.fail-still-attacks']);
  failed.dice(2, 3, 4).does(0, attack(FOE)).finish();

  const free = between('human-cleric').dice(4, 5).does(0, go(2, 1));
  free.told('escapeRolled', { total: 9, enemies: [FOE, OTHER], passed: true }, 'escape.one-roll-highest-grab');
  free.does(0, go(4, 1)).silent('escapeRolled');
  free.dice(2, 3).does(0, go(4, 0));
  free.told('escapeRolled', { total: 5, needed: 5, enemies: [THIRD], passed: true }, 'escape.once-per-enemy-per-move');
  free.finish();

  between('elf-rogue')
    .dice(3, 4)
    .does(0, go(3, 2))
    .told('escapeRolled', { total: 9, passed: true }, 'race.elf')
    .finish();
});

test('[race.halfling-between-legs] [scenario 21] between the legs', () => {
  const s = story(
    (scene) => {
      scene.hero(0, 2, 3);
      scene.monster('orc-raider', 2, 2);
      scene.monster('orc-shieldbearer', 3, 3);
      scene.turn(0);
    },
    { heroes: ['halfling-bard'] },
  );
  s.refused(0, go(2, 2), 'move.never-end-occupied');
  s.does(0, go(2, 1))
    .told('walked', { path: [sq(2, 2), sq(2, 1)] }, 'race.halfling-between-legs')
    .silent('escapeRolled');
  s.refused(0, go(3, 3), 'move.not-through-enemies');
  s.dice(3, 4)
    .does(0, go(2, 0))
    .told('escapeRolled', { needed: 7, enemies: [FOE], passed: true })
    .finish();
});

/** A Dwarf Fighter with this in hand, against the Grit 8 of a Shieldbearer. */
const duelist = (weapon: 'longsword' | 'greataxe'): CrystalStory =>
  story((scene) => {
    const { build } = scene.hero(FIGHTER, 2, 2);
    const pieces = [newPiece(weapon), newPiece('buckler')];
    scene.hero(FIGHTER, 2, 2, { build: { ...build, pieces, main: 0, off: weapon === 'longsword' ? 1 : null } });
    scene.monster('orc-shieldbearer', 2, 1);
    scene.turn(FIGHTER);
  });

test('[gear.dueling] [scenario 23] dueling', () => {
  const both = duelist('longsword').dice(2, 3, 4).does(FIGHTER, attack(FOE));
  both.refused(FIGHTER, hold(FIGHTER, 0, null), 'gear.swap-freely');
  both.does(FIGHTER, MOMENTUM).told('missed', { total: 7, grit: 8 }).finish();

  const one = duelist('longsword')
    .does(FIGHTER, hold(FIGHTER, 0, null))
    .dice(2, 3, 4)
    .does(FIGHTER, attack(FOE));
  one.does(FIGHTER, MOMENTUM).told('hit', { total: 8, grit: 8 });
  expect(surges(one)).toBe(2);
  one.finish();

  duelist('greataxe')
    .dice(2, 3, 4)
    .does(FIGHTER, attack(FOE))
    .does(FIGHTER, MOMENTUM)
    .told('missed', { total: 7 })
    .finish();
});

/** One player runs all three; a Zombie stands next to the Rogue, who is Unconscious. */
const besieged = (x: number): CrystalStory =>
  story(
    (scene) => {
      scene.hero(FIGHTER, 0, 4, { crowns: 30, hitpoints: 5 });
      scene.hero(ROGUE, 2, 1, { hitpoints: 0 });
      scene.hero(CLERIC, x, 1);
      scene.monster('zombie', 2, 0);
      scene.turn(FIGHTER);
    },
    { players: 1 },
  );

test('[flee.condition] [flee.fails-expedition] [scenario 34] flee', () => {
  const s = besieged(4).does(0, FLEE);
  s.told('expeditionEnded', {}, 'flee.fails-expedition');
  expect(s.table.expedition).toBe(null);
  expect(s.table.party.map(({ hitpoints, crowns }) => [hitpoints, crowns])[FIGHTER]).toEqual([16, 30]);
  expect([s.table.failures, asked(s)]).toEqual([1, ['town']]);
  s.finish();
  besieged(3).refused(0, FLEE, 'flee.condition').finish();
});

test('[flee.timing] [scenario 34] not in the middle of an Attack', () => {
  const s = story(
    (scene) => {
      scene.hero(FIGHTER, 2, 2);
      scene.monster('zombie', 2, 1);
      scene.turn(FIGHTER);
    },
    { players: 1 },
  );
  s.dice(2, 3, 4).does(0, attack(FOE)).refused(0, FLEE, 'flee.timing').finish();
  const moved = besieged(4).does(0, go(0, 3)).refused(0, FLEE, 'flee.timing');
  expect(expedition(moved).turn?.steps).toBe(1);
  moved.finish();
});
