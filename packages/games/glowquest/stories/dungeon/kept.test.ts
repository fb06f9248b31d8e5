import { cellsOf, isInSight } from '@questhall/tiles';
import { expect, test } from 'vitest';
import { setUpSquares } from '../../src/queries/setting-up.ts';
import { DEFENSE } from '../cast.ts';
import { block, sq, story, tile } from '../scene.ts';
import { atTheDoor, atTheEnd, DOOR, NORTH_END } from '../scenes.ts';
import { go, open } from '../wishes.ts';

// What is told of the dungeon as it grows, and what it costs to go on.

test('[fit.reclaim] a tile that is in the way of a passage goes, and the Glow on it, and everybody hears why', () => {
  const useless = block(0, -2, 1, -1);
  const s = story((scene) => {
    atTheEnd(scene);
    const { openings } = scene.table.floor;
    scene.floor([tile(1, 'passage', block(0, 0, 1, 4)), tile(7, 'dead-end', useless)], { openings });
    scene.hero('defense', 0, 2);
    scene.glow(1, -2).glow(40, 41).phase(DEFENSE, 8);
  });
  expect(s.table.floor.openings).toEqual([NORTH_END]);
  s.dice(9, 3, 1).does(DEFENSE, go(0, 0));
  s.told('reclaimed', { squares: useless }, 'fit.reclaim').told('laid', {}, 'fit.reclaim');
  expect(s.table.glow).toContain(sq(40, 41));
  expect(s.table.glow).not.toContain(sq(1, -2));
  s.finish();
});

test('[door.open-cost] whoever has gone as far as it can opens nothing, and is told that nothing is left', () => {
  const before = (left: number) =>
    story((scene) => {
      atTheDoor(scene);
      scene.hero('defense', 1, 2);
      scene.phase(DEFENSE, left);
    });
  before(0).refused(DEFENSE, open(DOOR), 'door.open-cost', { left: 0 });
  before(1).refused(DEFENSE, open(DOOR + 1), 'door.open-cost', { door: DOOR + 1 });
});

test('[patrol.first-in-sight] where nothing is free in sight of anybody a Patrol comes from out of sight', () => {
  const { table } = story((scene) => {
    scene.passageAndRoom().hero('defense', 0, 0);
    scene.monster('ghoul', 41, 41);
    scene.turn(DEFENSE);
  });
  table.encounter?.figures.pop();
  const squares = (): readonly number[] =>
    setUpSquares(table, { kind: 'muster', queue: ['ghoul'], hero: DEFENSE, room: null, isVanguard: true }, 'ghoul');
  const isSeen = (cell: number): boolean => table.heroes.some(({ at }) => isInSight(table.floor, at, cell));
  expect(squares().every(isSeen)).toBe(true);
  table.glow = cellsOf(table.floor).filter(isSeen);
  expect(squares()).not.toEqual([]);
  expect(squares().some(isSeen)).toBe(false);
});
