import { freezeFloor } from '@questhall/tiles';
import { expect, test } from 'vitest';
import { OUTSIDE } from '../../src/queries/fresh.ts';
import type { Expedition } from '../../src/types/index.ts';
import { asked, expedition, FIGHTER, ROGUE } from '../cast.ts';
import { block, type CrystalStory, type Scene, sq, story, tile } from '../scene.ts';
import {
  ALONE,
  atDoors,
  DESCEND,
  explore,
  inPassage,
  LEFT_DOOR,
  lastBlow,
  mine,
  NEXT_DUNGEON,
  NORTH_END,
  onStairs,
  openChest,
  room,
  strike,
  walk,
} from './paths.ts';

/** Glory 10 wins a reward that has to be chosen; what is asked then is no part of these stories. */
const isHome = (s: CrystalStory): boolean => s.table.expedition === null;

const won = (changes: Partial<Expedition>, set: (scene: Scene) => void = () => undefined): CrystalStory =>
  story((scene) => {
    lastBlow(scene, { room: 1 });
    scene.expedition.rooms = [room(1)];
    Object.assign(scene.expedition, changes);
    set(scene);
  }, ALONE);

test('[expedition.success-on-quest] five rooms cleared', () => {
  const fourth = strike(won({ done: 3 })).told('questAdvanced', { done: 4, goal: 5 });
  expect(isHome(fourth)).toBe(false);
  const fifth = won({ done: 4 })
    .dice(6, 6, 5)
    .does(0, { type: 'attack', target: 3, means: 'hand', form: 'melee', element: null });
  fifth
    .dice(...NEXT_DUNGEON)
    .does(0, { type: 'finish' })
    .told('questAdvanced', { done: 5, goal: 5 })
    .told('questDone');
  expect(isHome(fifth)).toBe(true);
  for (const s of [fourth, fifth]) s.finish();
});

test('[expedition.success-on-quest] a Patrol clears no room', () => {
  const s = story((scene) => {
    lastBlow(scene);
    scene.expedition.done = 4;
  }, ALONE);
  strike(s).silent('questAdvanced').finish();
});

test('[expedition.success-on-quest] three chests, those of empty rooms too', () => {
  const s = atDoors((scene) => {
    scene.dungeon({ quest: 'find-treasure' });
    Object.assign(scene.expedition, { done: 2, rooms: [room(3, { hasChest: true, isQuiet: true })] });
  });
  s.dice(1, ...NEXT_DUNGEON)
    .does(0, openChest(3))
    .told('questDone', {}, 'expedition.success-on-quest')
    .told('expeditionEnded')
    .finish();
});

test('[expedition.success-on-quest] six Crystals mined, by whatever they are kept', () => {
  const s = won({ done: 4 }, (scene) => scene.dungeon({ quest: 'mine-crystals' }).crystal(0, 0).crystal(4, 0));
  strike(s)
    .dice(...NEXT_DUNGEON)
    .does(0, mine(1))
    .told('questAdvanced', { done: 6, goal: 6 })
    .told('questDone')
    .finish();
});

test('[expedition.success-on-quest] the stairs down are found when somebody stands there', () => {
  const s = story((scene) => {
    onStairs(scene, 'find-stairs');
    inPassage(scene);
    const { floor } = scene.expedition;
    const stairs = tile(50, 'stairs-down', block(0, -7, 1, -6));
    const joins = [...floor.joins, { from: sq(0, -5), to: sq(0, -6) }];
    scene.expedition.floor = freezeFloor({ ...floor, tiles: [...floor.tiles, stairs], joins });
  }, ALONE);
  s.does(0, walk(FIGHTER, 0, -5))
    .silent('questDone')
    .dice(...NEXT_DUNGEON)
    .does(0, walk(FIGHTER, 0, -6));
  s.told('questDone', {}, 'expedition.success-on-quest').finish();
});

/** So many rooms are open when the left door is explored. */
const opening = (opened: number, changes: Partial<Expedition> = {}): CrystalStory =>
  atDoors((scene) => {
    scene.dungeon({ quest: 'rescue-townsperson' });
    Object.assign(scene.expedition, { opened, ...changes });
  });

test('[expedition.success-on-quest] the prisoner sits in a big room from the third on, or in the fifth', () => {
  const big = [5, 2, 9, 1, 1, 1] as const;
  const small = [5, 1, 1, 1, 1, 1] as const;
  opening(1)
    .dice(...big)
    .does(0, explore(FIGHTER, LEFT_DOOR))
    .silent('prisonerFound')
    .finish();
  opening(2)
    .dice(...big)
    .does(0, explore(FIGHTER, LEFT_DOOR))
    .told('prisonerFound')
    .finish();
  opening(3)
    .dice(...small)
    .does(0, explore(FIGHTER, LEFT_DOOR))
    .silent('prisonerFound')
    .finish();
  const fifth = opening(4)
    .dice(...small)
    .does(0, explore(FIGHTER, LEFT_DOOR))
    .told('prisonerFound');
  fifth.told('roomOpened', { isEmpty: false }).told('encounterBegan').finish();
  opening(1, { isPrisonerMissed: true })
    .dice(...small)
    .does(0, explore(FIGHTER, LEFT_DOOR))
    .told('prisonerFound')
    .finish();
  opening(4, { isPrisonerFree: true })
    .dice(...small)
    .does(0, explore(FIGHTER, LEFT_DOOR))
    .silent('prisonerFound')
    .finish();
});

const inPrison = (set: (scene: Scene) => void = () => undefined): CrystalStory =>
  won({}, (scene) => {
    scene.dungeon({ quest: 'rescue-townsperson' });
    scene.expedition.rooms = [room(1, { hasPrisoner: true })];
    set(scene);
  });

test('[expedition.success-on-quest] whoever is held is free when the Encounter is won', () => {
  const s = strike(inPrison()).told('prisonerFreed');
  expect(expedition(s)).toMatchObject({ isPrisonerFree: true, done: 0 });
  s.finish();
});

test('[encounter.stall] monsters that only leave free nobody, and the next room has the prisoner', () => {
  const s = inPrison((scene) => {
    scene.hero(FIGHTER, 4, 4);
    scene.encounter({ idle: 11, acted: [0, 1, 2, 3], current: 2 });
    scene.turn(ROGUE);
    scene.encounter({ idle: 11, acted: [0, 1, 2, 3] });
  });
  s.dice(1).does(0, { type: 'endTurn' });
  expect(expedition(s)).toMatchObject({ isPrisonerMissed: true, isPrisonerFree: false });
  expect(expedition(s).rooms).toMatchObject([{ hasPrisoner: false, isQuiet: true }]);
});

/** The last exit is the north end, and tiles lie so that nothing fits behind it. */
const walledIn = (
  quest: 'clear-rooms' | 'find-stairs' | 'rescue-townsperson',
  changes: Partial<Expedition> = {},
): CrystalStory =>
  story((scene) => {
    onStairs(scene, quest);
    Object.assign(scene.expedition, changes);
    const { floor } = scene.expedition;
    const rubble = tile(900, 'corner', block(0, -2, 1, -1));
    scene.expedition.floor = freezeFloor({ ...floor, tiles: [...floor.tiles, rubble] });
  }, ALONE);

test('[explore.sealed-dungeon] where nothing leads on the explorer finds a shaft underfoot', () => {
  const s = walledIn('clear-rooms', { tokens: 2, rest: 'plan' }).refused(0, DESCEND, 'explore.sealed-dungeon');
  s.dice(9, 12, 9, 8, 6, 1).does(0, explore(FIGHTER, NORTH_END)).told('brickedUp');
  s.told('shaftFound', { at: sq(0, 0) }, 'explore.sealed-dungeon').silent('encounterBegan');
  s.does(0, DESCEND).told('wentDown', { level: 2 });
  expect(expedition(s)).toMatchObject({ tokens: 2, rest: 'plan', glory: 10 });
  expect(asked(s)).toEqual(['stand']);
  expect(new Set(s.table.party.map(({ at }) => at))).toEqual(new Set([OUTSIDE])); // until they say where
  s.finish();
});

test('[explore.sealed-dungeon] where stairs are looked for, a shaft is as good', () => {
  const s = walledIn('find-stairs')
    .dice(9, 12, 9, 8, 6, 1, ...NEXT_DUNGEON)
    .does(0, explore(FIGHTER, NORTH_END));
  s.told('shaftFound').told('questDone').told('expeditionEnded').finish();
});

test('[explore.last-way-on] whoever has only to march back needs no way on', () => {
  const s = walledIn('rescue-townsperson', { isPrisonerFree: true }).dice(9, 12, 9, 8, 6, 1);
  s.does(0, explore(FIGHTER, NORTH_END)).told('brickedUp').silent('shaftFound').finish();
});

test('[explore.last-way-on] a roll that would close the last exit leads on', () => {
  const s = story((scene) => onStairs(scene), ALONE)
    .dice(1, 1, 1, 1, 1, 1)
    .does(0, explore(FIGHTER, NORTH_END));
  s.told('laid', {}, 'explore.last-way-on');
  expect(expedition(s).floor.tiles.at(-1)?.kind).toBe('t-junction');
  s.finish();
});

test('[explore.stairs-down-quest-five] from the third room on a passage may end in stairs', () => {
  const rolled = (opened: number, d20: number) =>
    story((scene) => {
      onStairs(scene, 'find-stairs');
      scene.expedition.opened = opened;
    }, ALONE)
      .dice(d20, 1, 1, 1, 1, 1)
      .does(0, explore(FIGHTER, NORTH_END));
  const endOf = (s: CrystalStory) => expedition(s).floor.tiles.at(-1)?.kind;
  rolled(3, 18).told('laid', {}, 'explore.stairs-down-quest-five');
  expect(endOf(rolled(2, 20))).toBe('t-junction');
  expect([endOf(rolled(2, 18)), endOf(rolled(3, 17)), endOf(rolled(5, 14)), endOf(rolled(5, 13))]).toEqual([
    'section',
    'section',
    'stairs-down',
    't-junction',
  ]);
});

test('[explore.last-way-on] a door that stands open is no way on', () => {
  const s = atDoors((scene) => {
    const { floor } = scene.expedition;
    const doors = floor.doors.map((door) => ({ ...door, isOpen: door.id !== LEFT_DOOR }));
    scene.expedition.floor = freezeFloor({ ...floor, doors });
  });
  s.dice(5, 1, 1, 1, 1, 1).does(0, explore(FIGHTER, LEFT_DOOR)).told('laid', {}, 'explore.last-way-on');
  expect(expedition(s).floor.doors.filter(({ isOpen }) => !isOpen)).toHaveLength(1);
  s.finish();
});
