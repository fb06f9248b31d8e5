import { expect, test } from 'vitest';
import { CLERIC, FIGHTER, FOE, MONSTERS_SEAT, ROGUE } from '../cast.ts';
import { type CrystalStory, type Given, type Scene, story } from '../scene.ts';
import { attack, END, FOCUS, go, useCrystal } from '../wishes.ts';

/** The Rogue lets its Turn pass, and a Zombie is next. */
const zombies = (given: Given, set: (scene: Scene) => void = () => {}): CrystalStory =>
  story((scene) => {
    scene.hero(FIGHTER, 0, 0);
    scene.hero(ROGUE, 4, 0);
    scene.monster('zombie', 2, 2);
    set(scene);
    scene.turn(ROGUE);
  }, given);

test('[monster.played-by] the table plays the monsters, and nobody is asked', () => {
  const s = zombies({ monsters: 'table' }, (scene) => scene.effect(FOE, 'stun', 0)).does(ROGUE, END);
  expect(s.asked()).toMatchObject([{ seat: CLERIC, kind: 'turn' }]);
  s.told('turnEnded', { who: FOE }).finish();
});

test('[monster.played-by] or whoever has their seat, or the player of the hero who has just acted', () => {
  const seat = zombies({ monsters: 'seat' }).does(ROGUE, END);
  expect(seat.asked()).toEqual([{ seat: MONSTERS_SEAT, kind: 'turn', rule: 'monster.same-turn' }]);
  seat.does(MONSTERS_SEAT, go(3, 1)).dice(6, 5, 1).does(MONSTERS_SEAT, attack(ROGUE));
  expect(seat.asked()).toMatchObject([{ seat: MONSTERS_SEAT, kind: 'attack' }]);
  seat.finish();
  const heroes = zombies({ monsters: 'heroes' }).does(ROGUE, END);
  expect(heroes.asked()).toMatchObject([{ seat: ROGUE, kind: 'turn' }]);
  heroes.finish();
});

test('[monster.never-crystal-never-fallen] whoever plays them, they spare the fallen and leave Crystals alone', () => {
  const s = zombies({ monsters: 'seat' }, (scene) => {
    scene.hero(CLERIC, 2, 1, { hitpoints: 0 });
    scene.hero(ROGUE, 3, 1);
    scene.crystal(1, 3);
  });
  s.does(ROGUE, END).refused(MONSTERS_SEAT, attack(CLERIC), 'monster.never-crystal-never-fallen');
  s.dice(6, 5, 3).does(MONSTERS_SEAT, attack(ROGUE));
  s.refused(MONSTERS_SEAT, useCrystal([1, 3], 'heal', { target: FOE }), 'crystal.monsters-never');
  s.finish();
});

test('[effect.taunted] whoever plays them, they attack their taunter if they can', () => {
  const s = zombies({ monsters: 'seat' }, (scene) => {
    scene.hero(ROGUE, 3, 1);
    scene.hero(FIGHTER, 1, 1);
    scene.effect(FOE, 'taunted', 0, { by: FIGHTER });
  });
  s.does(ROGUE, END);
  s.refused(MONSTERS_SEAT, attack(ROGUE), 'effect.taunted').refused(MONSTERS_SEAT, FOCUS, 'effect.taunted');
  s.dice(1, 1, 2).does(MONSTERS_SEAT, attack(FIGHTER));
  s.finish();
});
