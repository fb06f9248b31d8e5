import { expect, test } from 'vitest';
import { asked, body, CLERIC, expedition, FIGHTER, FOE, heard, ROGUE } from '../cast.ts';
import { ALONE, explore, NORTH_END, onStairs } from '../dungeon/paths.ts';
import { type CrystalStory, type Scene, story } from '../scene.ts';
import { attack, DONE, END, FOCUS, interrupt } from '../wishes.ts';

/** The fight is about to begin, for heroes without anything that begins with it. */
const dawn = (set: (scene: Scene) => void): CrystalStory =>
  story(
    (scene) => {
      scene.monster('orc-raider', 20, 20);
      scene.hero(0, 0, 0);
      set(scene);
      scene.dawn(0);
    },
    { heroes: ['elf-rogue', 'elf-mage'] },
  );

test('[encounter.start-bonuses] Bandage and Shrine Blessing give Shield before the first Turn', () => {
  const s = dawn((scene) => {
    scene.expedition.rest = 'bandage';
    Object.assign(scene.expedition, { boosts: [{ boost: 'shrine-blessing', element: null }] });
  });
  expect([body(s, 0), body(s, 1), expedition(s).rest]).toEqual([[15, 3, 0], [13, 3, 0], null]);
  expect(s.asked()).toEqual([{ seat: 0, kind: 'turn', rule: 'turn.move-then-attack' }]);
  s.finish();
});

test('[encounter.start-bonuses] [interrupt.heroes-first] they are there before anybody answers the beginning', () => {
  const s = story((scene) => {
    onStairs(scene);
    Object.assign(scene.expedition, { rest: 'bandage', boosts: [{ boost: 'shrine-blessing', element: null }] });
  }, ALONE);
  s.dice(1, 11, 1, 1, 1, 1).does(0, explore(FIGHTER, NORTH_END)).told('encounterBegan');
  for (const who of [FIGHTER, ROGUE, CLERIC])
    s.told('shielded', { who, amount: 3, shield: 3 }, 'encounter.start-bonuses');
  expect(asked(s)).toEqual(['interrupts']);
  s.finish();
});

test('[room.rest-bonus-lasts] a plan waits for the first Attack of each', () => {
  const s = dawn((scene) => {
    scene.expedition.rest = 'plan';
  });
  expect([expedition(s).rest, expedition(s).encounter?.rested]).toEqual(['plan', [0, 1]]);
  s.finish();
});

test('[encounter.start-interrupts] [encounter.starts-on-sight] what begins with an Encounter is offered before the first Turn', () => {
  const s = story((scene) => {
    scene.hero(FIGHTER, 0, 0);
    scene.monster('orc-raider', 20, 20);
    scene.dawn(FIGHTER);
  });
  expect(new Set(asked(s))).toEqual(new Set(['interrupts']));
  s.does(FIGHTER, interrupt(FIGHTER, 'shield-drill')).told('interrupted', { who: FIGHTER, trigger: 'encounter-start' });
  expect(body(s, FIGHTER)).toEqual([16, 2, 0]);
  while (asked(s).includes('interrupts')) s.does(s.state.asks[0]?.seat ?? 0, DONE);
  expect(s.asked()).toEqual([{ seat: FIGHTER, kind: 'turn', rule: 'turn.move-then-attack' }]);
  s.does(FIGHTER, END);
  expect(heard(s, 'turnBegan').map(({ who }) => who)).toEqual([FOE]);
  expect([ROGUE, CLERIC].map((hero) => body(s, hero)[1])).toEqual([0, 0]);
  s.finish();
});

/** The Rogue has rested so, and stands before a Raider. */
const rested = (rest: 'alert' | 'plan'): CrystalStory =>
  story((scene) => {
    scene.hero(ROGUE, 2, 3);
    scene.monster('orc-raider', 2, 2);
    scene.expedition.rest = rest;
    scene.encounter({ rested: [ROGUE] });
    scene.turn(ROGUE);
  });

test('[room.empty-rest] Alert is for the first Attack with a target, and Plan for the first of any kind', () => {
  const alert = rested('alert').dice(1, 2, 4).does(ROGUE, FOCUS);
  expect(expedition(alert).encounter?.rested).toEqual([ROGUE]);
  const aimed = rested('alert')
    .dice(1, 2, 4)
    .does(ROGUE, attack(FOE))
    .told('rolled', { toHit: 7 + 1, surges: 1 });
  expect(expedition(aimed).encounter?.rested).toEqual([]);
  aimed.finish();
  const planned = rested('plan').dice(1, 2, 4).does(ROGUE, FOCUS).told('rolled', { surges: 2 });
  expect(expedition(planned).encounter?.rested).toEqual([]);
  planned.finish();
});
