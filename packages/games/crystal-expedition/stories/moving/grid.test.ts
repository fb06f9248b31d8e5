import { isInSight, isNear } from '@questhall/tiles';
import { expect, test } from 'vitest';
import { alliesOf, enemiesOf } from '../../src/queries/entities.ts';
import { bearingTo, isWithin } from '../../src/queries/squares.ts';
import type { Floor } from '../../src/types/index.ts';
import { CLERIC, expedition, FIGHTER, FOE, OTHER, ROGUE, who } from '../cast.ts';
import { type CrystalStory, type Scene, sq, story } from '../scene.ts';

const set = (lay: (scene: Scene) => Scene): CrystalStory =>
  story((scene) => {
    lay(scene);
    scene.monster('orc-raider', 20, 20);
    scene.monster('orc-raider', 21, 20);
    scene.turn(FIGHTER);
  });

const floorOf = (lay: (scene: Scene) => Scene): Floor => expedition(set(lay)).floor;
const rooms = (isOpen: boolean): Floor => floorOf((scene) => scene.passageAndRoom(isOpen));

test('[grid.adjacent] one step straight or slanting, whoever stands there; a wall or a closed door is between', () => {
  const [open, shut] = [rooms(true), rooms(false)];
  expect(isNear(open, sq(0, 0), sq(1, 1))).toBe(true);
  expect(isNear(open, sq(0, 0), sq(0, 2))).toBe(false);
  expect([isNear(open, sq(1, 2), sq(2, 2)), isNear(shut, sq(1, 2), sq(2, 2))]).toEqual([true, false]);
  expect([isNear(open, sq(1, 1), sq(2, 2)), isNear(shut, sq(1, 1), sq(2, 2))]).toEqual([true, false]);
  expect(isNear(open, sq(1, 1), sq(2, 1))).toBe(false);
  set((scene) => {
    scene.passageAndRoom().hero(FIGHTER, 1, 2);
    scene.hero(ROGUE, 2, 1);
    scene.hero(CLERIC, 2, 0);
    return scene;
  }).finish();
});

test('[grid.distance] the larger of columns and rows, and in sight', () => {
  const floor = floorOf((scene) => scene.hall(9, 9));
  expect([isWithin(floor, sq(0, 0), sq(3, 2), 3), isWithin(floor, sq(0, 0), sq(4, 2), 3)]).toEqual([true, false]);
  expect(isWithin(rooms(false), sq(1, 2), sq(2, 2), 3)).toBe(false);
});

test('[grid.line-of-sight] walls and closed doors are in the way, and neither entities nor Crystals', () => {
  const open = rooms(true);
  expect([isInSight(open, sq(0, 2), sq(6, 2)), isInSight(rooms(false), sq(0, 2), sq(6, 2))]).toEqual([true, false]);
  expect(isInSight(open, sq(0, 0), sq(6, 0))).toBe(false);
  const s = set((scene) => scene.hall(9, 1).crystal(4, 0));
  expect(isInSight(expedition(s).floor, sq(0, 0), sq(8, 0))).toBe(true);
  s.finish();
});

test('[grid.eight-way-direction] straight along the longer distance, unless the other is nearly as long', () => {
  expect([bearingTo(sq(0, 0), sq(3, 1)), bearingTo(sq(0, 0), sq(2, 1))]).toEqual([2, 3]);
  expect([bearingTo(sq(0, 0), sq(-1, -3)), bearingTo(sq(0, 0), sq(0, 0))]).toEqual([0, null]);
});

test('[grid.square-tiles] nobody shares a square when all stand still', () => {
  set((scene) => scene.hall(9, 9)).finish();
});

test('[core.entity] allies are the others of the own side, enemies those of the other', () => {
  const s = set((scene) => scene);
  expect(alliesOf(s.table, who(s, FIGHTER)).map(({ id }) => id)).toEqual([ROGUE, CLERIC]);
  expect(enemiesOf(s.table, who(s, FIGHTER)).map(({ id }) => id)).toEqual([FOE, OTHER]);
  expect(alliesOf(s.table, who(s, FOE)).map(({ id }) => id)).toEqual([OTHER]);
  expect(enemiesOf(s.table, who(s, FOE)).map(({ id }) => id)).toEqual([FIGHTER, ROGUE, CLERIC]);
  s.finish();
});
