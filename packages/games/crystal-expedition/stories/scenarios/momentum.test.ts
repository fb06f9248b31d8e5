import { expect, test } from 'vitest';
import { at, FIGHTER, FOE, MONSTERS_SEAT, offered } from '../cast.ts';
import { type CrystalStory, type Given, story } from '../scene.ts';
import { attack, DONE, MOMENTUM, place } from '../wishes.ts';

type Square = readonly [number, number];

const HIT = [1, 6, 5] as const;
const MISS = [1, 1, 2] as const;

/** The Fighter attacks a Raider, and Momentum is performed. */
function clash([x, y]: Square, [toX, toY]: Square, dice: readonly number[]): CrystalStory {
  const s = story((scene) => {
    scene.hero(FIGHTER, x, y);
    scene.monster('orc-raider', toX, toY);
    scene.turn(FIGHTER);
  });
  return s
    .dice(...dice)
    .does(FIGHTER, attack(FOE))
    .does(FIGHTER, MOMENTUM);
}

const both = (s: CrystalStory): readonly Square[] => [at(s, FIGHTER), at(s, FOE)];

test('[momentum.hit-pushes-target] [scenario 5] into open floor', () => {
  const s = clash([2, 2], [2, 1], HIT);
  s.told('moved', { who: FOE, how: 'momentum' }, 'momentum.hit-pushes-target');
  s.told('moved', { who: FIGHTER, how: 'follow' }, 'momentum.attacker-follows');
  expect(both(s)).toEqual([
    [2, 1],
    [2, 0],
  ]);
  s.finish();
});

test('[momentum.side-when-diagonals-blocked] [momentum.winner-chooses] [scenario 5] against a wall', () => {
  const s = clash([2, 1], [2, 0], HIT);
  expect(s.asked()).toEqual([{ seat: FIGHTER, kind: 'push', rule: 'momentum.winner-chooses' }]);
  expect(offered(s)).toEqual([
    [1, 0],
    [3, 0],
  ]);
  s.refused(FIGHTER, place(2, 2), 'momentum.blocked-means').does(FIGHTER, place(3, 0));
  s.told('moved', { who: FOE }, 'momentum.side-when-diagonals-blocked');
  expect(both(s)).toEqual([
    [2, 0],
    [3, 0],
  ]);
  s.finish();
});

test('[momentum.pinned] [scenario 6] in the corner', () => {
  const s = clash([1, 1], [0, 0], HIT);
  s.told('pinned', { who: FOE }, 'momentum.pinned');
  expect(both(s)).toEqual([
    [1, 1],
    [0, 0],
  ]);
  s.does(FIGHTER, { type: 'damage' }).told('harmed', { who: FOE, loss: 3 }).finish();
  const aside = clash([0, 1], [0, 0], HIT);
  expect(both(aside)).toEqual([
    [0, 0],
    [1, 0],
  ]);
  aside.finish();
});

test('[momentum.miss-pushes-attacker] [scenario 7] missed with the back to the wall', () => {
  const s = clash([2, 4], [2, 3], MISS);
  expect(s.asked()).toEqual([{ seat: MONSTERS_SEAT, kind: 'push', rule: 'momentum.winner-chooses' }]);
  expect(offered(s)).toEqual([
    [3, 4],
    [1, 4],
  ]);
  s.refused(MONSTERS_SEAT, DONE, 'momentum.winner-chooses');
  s.does(MONSTERS_SEAT, place(1, 4)).silent('escapeRolled');
  expect(both(s)).toEqual([
    [1, 4],
    [2, 4],
  ]);
  s.finish();
});

/** An archer in the open. */
function shot([x, y]: Square, [toX, toY]: Square, dice: readonly number[], given: Given = {}): CrystalStory {
  const s = story(
    (scene) => {
      scene.hall(8, 12).hero(FIGHTER, x, y);
      scene.monster('orc-raider', toX, toY);
      scene.turn(FIGHTER);
    },
    { heroes: ['elf-archer', 'elf-rogue', 'human-cleric'], ...given },
  );
  s.dice(...dice).does(FIGHTER, attack(FOE, { form: 'ranged' }));
  return s.does(FIGHTER, MOMENTUM);
}

test('[momentum.ranged-advance] [momentum.ranged-miss] [scenario 8] shots move both', () => {
  const hit = shot([2, 8], [2, 3], HIT);
  hit.told('moved', { who: FIGHTER, how: 'advance' }, 'momentum.ranged-advance');
  expect(both(hit)).toEqual([
    [2, 7],
    [2, 2],
  ]);
  hit.finish();
  const miss = shot([2, 8], [2, 3], MISS);
  miss.told('moved', { who: FOE, how: 'advance' }, 'momentum.ranged-miss');
  expect(both(miss)).toEqual([
    [2, 9],
    [2, 4],
  ]);
  miss.finish();
});

test('[momentum.advance-square] [grid.eight-way-direction] [scenario 9] a slanting shot', () => {
  const s = shot([0, 0], [2, 1], HIT);
  expect(both(s)).toEqual([
    [1, 1],
    [3, 2],
  ]);
  s.finish();
});
