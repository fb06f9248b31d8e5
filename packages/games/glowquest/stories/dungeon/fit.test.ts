import { SOUTH } from '@questhall/grid';
import type { Opening } from '@questhall/tiles';
import { expect, test } from 'vitest';
import { FULL_STOCK } from '../../src/content/tiles.ts';
import { at, DEFENSE, heard, OFFENSE, question, UTILITY } from '../cast.ts';
import { block, type GlowStory, type Scene, sq, story, tile } from '../scene.ts';
import { atTheDoor, atTheEnd, DOOR, declineAll, NORTH_END } from '../scenes.ts';
import { attack, END_PHASE, go, open, stand } from '../wishes.ts';

const NO_ROOMS = { ...FULL_STOCK, small: 0, big: 0, quest: 0 };
/** The other end of the passage. */
const SOUTH_END: Opening = { id: 6, tile: 1, left: sq(1, 4), right: sq(0, 4), way: SOUTH };

/** Behind the door that Offense opens there is no room for a room. */
const rubble = (set: (scene: Scene) => void = () => {}, changes: Parameters<typeof atTheDoor>[1] = {}): GlowStory =>
  story((scene) => {
    atTheDoor(scene, { stock: { ...NO_ROOMS, 'dead-end': 2 }, ...changes });
    scene.hero('defense', 0, 0);
    scene.hero('offense', 1, 2);
    scene.hero('utility', 0, 3);
    scene.phase(OFFENSE, 5);
    set(scene);
  })
    .dice(10, 1, 4)
    .does(OFFENSE, open(DOOR));

test('[fit.false-door] behind it is rubble: a square of movement is gone, and the Phase goes on', () => {
  const s = rubble(() => {}, { openings: [NORTH_END] }).told(
    'falseDoor',
    { hero: OFFENSE, near: sq(1, 2) },
    'fit.false-door',
  );
  s.silent('roomFound').silent('encounterBegan').silent('glowPlaced').silent('wentDown');
  expect([s.table.phase, s.table.floor.doors, s.table.roomsFound]).toEqual([{ hero: OFFENSE, left: 4 }, [], 0]);
  s.refused(OFFENSE, open(DOOR), 'door.open-cost')
    .refused(OFFENSE, go(2, 2), 'geo.adjacent-orthogonal')
    .does(OFFENSE, go(1, 1))
    .finish();
});

test('[fit.sealed] an end where nothing fits becomes wall, and the Phase goes on', () => {
  const s = story((scene) => {
    const blocked = tile(7, 'dead-end', block(0, -3, 1, -2));
    scene.floor([tile(1, 'passage', block(0, 0, 1, 4)), blocked], { openings: [NORTH_END, SOUTH_END] });
    scene.hero('defense', 0, -3);
    scene.hero('offense', 1, 2);
    scene.phase(OFFENSE, 9);
  });
  s.dice(20, 1, 4)
    .does(OFFENSE, go(1, 0))
    .told('sealed', { squares: [sq(0, 0), sq(1, 0)] }, 'fit.sealed');
  s.silent('laid').silent('encounterBegan').silent('glowPlaced');
  expect([s.table.floor.openings, s.table.phase]).toEqual([[SOUTH_END], { hero: OFFENSE, left: 7 }]);
  s.does(OFFENSE, go(0, 0)).silent('explored').finish();
});

test('[fit.dead-end-reroll] the last end is not closed while too few doors are left: the D20 alone falls again, as often as need be', () => {
  const last = (roomsFound: number, changes: Parameters<typeof atTheEnd>[1], ...dice: readonly number[]) =>
    story((scene) => {
      atTheEnd(scene, changes);
      scene.hero('offense', 1, 2);
      Object.assign(scene.table, { roomsFound });
      scene.phase(OFFENSE, 9);
    })
      .dice(...dice)
      .does(OFFENSE, go(1, 0));
  const twice = last(2, {}, 16, 6, 1, 18, 13).told('explored', { layout: 16, monsters: 6, glow: 1 });
  expect(heard(twice, 'rerolledLayout').map(({ layout }) => layout)).toEqual([18, 13]);
  expect(twice.table.floor.tiles.map(({ kind }) => kind)).toEqual(['passage', 'dead-end', 'passage']);
  twice.finish();
  last(4, {}, 17, 6, 1).silent('rerolledLayout').told('laid').finish();
  last(3, {}, 17, 6, 1, 13).told('rerolledLayout', { layout: 13 }).finish();
  last(0, { openings: [NORTH_END, SOUTH_END] }, 16, 6, 1)
    .silent('rerolledLayout')
    .finish();
});

test('[fit.stairs-down] [fit.stairs-down-only-then] nothing is left to explore: all go down, to new stairs and a full box', () => {
  const s = rubble((scene) => {
    scene.glow(0, 4);
    scene.hero('utility', 0, 3, { shield: 1, cards: ['mend'] });
    Object.assign(scene.table, { roomsFound: 2, roomsCleared: 2, resolve: 2 });
  });
  s.told('falseDoor').told('phaseEnded', { hero: OFFENSE }).told('wentDown', { level: 2 }, 'fit.stairs-down');
  expect(s.table.floor).toMatchObject({ level: 2, doors: [], stock: { ...FULL_STOCK, 'stairs-up': 0 } });
  expect(s.table.floor.tiles).toMatchObject([{ kind: 'stairs-up' }]);
  expect([s.table.phase, s.table.resolve, s.table.roomsFound, s.table.roomsCleared]).toEqual([null, 2, 2, 2]);
  expect(question(s)).toMatchObject({ kind: 'stand', hero: DEFENSE });
  s.does(DEFENSE, stand(0, 0))
    .refused(OFFENSE, stand(0, 0), 'explore.start')
    .does(OFFENSE, stand(1, 0))
    .does(UTILITY, stand(0, -1));
  s.told('phaseBegan', { hero: DEFENSE, squares: 8 });
  expect(at(s, UTILITY)).toEqual([0, -1]);
  s.finish();
});

test('[glow.harvest-shield] [fit.stairs-down] a Phase that ends at the stairs ends like any other: its Glow is gathered', () => {
  const s = rubble((scene) => scene.glow(0, 4).glow(0, 1))
    .told('glowHarvested', { glow: 2 })
    .told('wentDown');
  expect([s.table.glow, s.table.heroes.map(({ shield }) => shield), s.table.explored]).toEqual([
    [],
    [2, 2, 2],
    [OFFENSE],
  ]);
  s.finish();
});

test('[fit.stairs-down-only-then] not while an end is open or a door is closed, however long they wait', () => {
  const wait = (changes: Parameters<typeof atTheDoor>[1]) => {
    const s = story((scene) => {
      atTheDoor(scene, changes);
      scene.hero('defense', 0, 1);
      scene.phase(DEFENSE, 5);
    });
    s.does(DEFENSE, go(0, 3))
      .silent('wentDown')
      .does(DEFENSE, END_PHASE)
      .silent('wentDown')
      .does(OFFENSE, END_PHASE)
      .silent('wentDown');
    s.dice(6).does(UTILITY, END_PHASE).silent('wentDown').told('phaseBegan', { hero: DEFENSE });
    expect(s.table.floor.level).toBe(1);
    s.finish();
  };
  wait({});
  wait({ doors: [], openings: [NORTH_END] });
});

test('[fit.stairs-down-only-then] nor in a fight, nor before all have grown, nor when it is won', () => {
  const fight = (changes: { roomsCleared?: number }) =>
    story((scene) => {
      scene.hero('offense', 1, 2);
      scene.monster('grey-wolf', 2, 2, { hitpoints: 4 });
      scene.encounter({ room: 'quest', family: 'beasts' }).turn(OFFENSE, 1);
      Object.assign(scene.table, changes);
    })
      .dice(12)
      .does(OFFENSE, attack(3))
      .does(OFFENSE, { type: 'done' })
      .silent('wentDown')
      .does(OFFENSE, { type: 'use', benefit: 'power', target: null, glow: null });
  const s = fight({}).told('encounterWon').silent('wentDown');
  expect(question(s)).toMatchObject({ kind: 'gain', hero: DEFENSE });
  declineAll(s).told('wentDown', { level: 2 }).silent('phaseEnded').finish();
  fight({ roomsCleared: 4 }).told('expeditionWon').silent('wentDown').finish();
});
