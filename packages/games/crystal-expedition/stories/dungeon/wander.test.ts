import { freezeFloor, kingSteps } from '@questhall/tiles';
import { expect, test } from 'vitest';
import { at, expedition, FIGHTER, heard, offered } from '../cast.ts';
import { block, type CrystalStory, type Scene, story, tile } from '../scene.ts';
import {
  ALONE,
  atDoors,
  explore,
  inPassage,
  LEFT_DOOR,
  lastBlow,
  MARCH,
  NEXT_DUNGEON,
  NORTH_END,
  onStairs,
  room,
  stand,
  strike,
} from './paths.ts';

/** The pool and the Glory are like this when a quiet room is opened. */
const opened = (glory: number, tokens: number, d4: number, house = {}): CrystalStory =>
  atDoors((scene) => Object.assign(scene.expedition, { glory, tokens }), { ...ALONE, ...house }).dice(
    5,
    1,
    1,
    1,
    1,
    d4,
  );

test('[wander.token-on-four] [wander.pool-survives] a 4 adds a token, and tokens stay', () => {
  opened(10, 0, 4)
    .does(0, explore(FIGHTER, LEFT_DOOR))
    .told('tokenAdded', { tokens: 1 }, 'wander.token-on-four')
    .finish();
  opened(10, 0, 3).does(0, explore(FIGHTER, LEFT_DOOR)).silent('tokenAdded').finish();
  opened(10, 3, 4)
    .does(0, explore(FIGHTER, LEFT_DOOR))
    .told('tokenAdded', { tokens: 4 }, 'wander.pool-survives')
    .finish();
});

test('[wander.threshold-half-glory] wanderers come when the pool is half the Glory, rounded up', () => {
  opened(9, 3, 4).does(0, explore(FIGHTER, LEFT_DOOR)).silent('wanderersCame').finish();
  const s = opened(8, 3, 4).dice(1).does(0, explore(FIGHTER, LEFT_DOOR));
  s.told('wanderersCame', { die: 1 }, 'wander.threshold-half-glory');
  expect(expedition(s).tokens).toBe(0);
  s.finish();
  opened(8, 6, 4, { wanderAtFullGlory: true }).does(0, explore(FIGHTER, LEFT_DOOR)).silent('wanderersCame').finish();
  opened(8, 7, 4, { wanderAtFullGlory: true })
    .dice(1)
    .does(0, explore(FIGHTER, LEFT_DOOR))
    .told('wanderersCame')
    .finish();
});

test('[wander.size] [wander.placement] as many Minions as heroes, three squares off and in sight', () => {
  const s = opened(2, 0, 4)
    .dice(3)
    .does(0, explore(FIGHTER, LEFT_DOOR))
    .told('encounterBegan', { hero: FIGHTER, room: null }, 'wander.size');
  const placed = heard(s, 'placed');
  expect(placed.map(({ record }) => record)).toEqual(['orc-shieldbearer', 'orc-raider', 'orc-raider']);
  for (const { at: square } of placed)
    expect(Math.min(...s.table.party.map((hero) => kingSteps(hero.at, square)))).toBeGreaterThanOrEqual(3);
  s.told('placed', {}, 'wander.placement').finish();
});

test('[wander.placement] where there is no such square they stand around whoever set it off', () => {
  const s = story(
    (scene) => {
      onStairs(scene);
      Object.assign(scene.expedition, { glory: 2 });
      const { floor } = scene.expedition;
      const rubble = tile(900, 'corner', block(0, -2, 1, -1));
      scene.expedition.floor = freezeFloor({ ...floor, tiles: [...floor.tiles, rubble] });
    },
    { ...ALONE, heroes: ['dwarf-fighter'] },
  );
  s.dice(5, 1, 1, 1, 1, 4, 1).does(0, explore(FIGHTER, NORTH_END)).told('brickedUp', {}, 'tiles.passage-shortening');
  s.told('shaftFound', {}, 'explore.sealed-dungeon').told('placed', {}, 'wander.placement');
  expect(expedition(s).monsters.map(({ at: square }) => kingSteps(square, s.table.party[0]?.at ?? 0))).toEqual([1]);
  s.finish();
});

test('[explore.after-encounter] after wanderers too Crystals are mined and the Quest is looked at', () => {
  const s = story((scene) => {
    lastBlow(scene);
    scene.dungeon({ quest: 'mine-crystals' }).crystal(0, 0);
    scene.expedition.done = 5;
    scene.draft.agenda.splice(2, 1, {
      kind: 'wander',
      stage: 'won',
      hero: FIGHTER,
      rule: 'wander.threshold-half-glory',
    });
  }, ALONE);
  strike(s)
    .dice(...NEXT_DUNGEON)
    .does(0, { type: 'mine', raw: 0 })
    .told('questDone')
    .told('expeditionEnded')
    .finish();
});

/** The townsperson was freed in the room behind the left door; the way back is the section and the stairs. */
const freed = (set: (scene: Scene) => void = () => undefined): CrystalStory =>
  atDoors((scene) => {
    scene.dungeon({ quest: 'rescue-townsperson' });
    set(scene);
  })
    .dice(5, 1, 1, 1, 1, 1)
    .does(0, explore(FIGHTER, LEFT_DOOR));

test('[wander.march-back] nobody marches before somebody is free', () => {
  freed().refused(0, MARCH, 'wander.march-back').finish();
});

const marching = (glory: number, tokens: number): CrystalStory =>
  story((scene) => {
    onStairs(scene, 'rescue-townsperson');
    inPassage(scene);
    const { expedition: now } = scene;
    Object.assign(now, { glory, tokens, isPrisonerFree: true });
    now.rooms = [room(3, { hasPrisoner: true, isQuiet: true })];
  }, ALONE);

test('[wander.march-back] a die for three tiles, and home with the townsperson', () => {
  const s = marching(10, 0)
    .dice(4, ...NEXT_DUNGEON)
    .does(0, MARCH)
    .told('marched', { die: 4 }, 'wander.march-back')
    .told('tokenAdded', { tokens: 1 });
  s.told('questAdvanced', { done: 1, goal: 1 }).told('questDone').told('expeditionEnded').finish();
});

test('[wander.march-back] wanderers meet the party where the die has led, arranged as it likes', () => {
  const s = marching(2, 0).dice(4).does(0, MARCH).told('tokenAdded', { tokens: 1 });
  expect(offered(s)).toHaveLength(14);
  s.refused(0, stand(5, 5), 'explore.start-on-stairs')
    .does(0, stand(0, 0))
    .does(0, stand(1, 0))
    .dice(1)
    .does(0, stand(0, -1));
  s.told('wanderersCame').told('encounterBegan', { hero: FIGHTER });
  expect(at(s, FIGHTER)).toEqual([0, 0]);
  s.finish();
});

test('[wander.march-back] whoever was freed leaves the room by marching alone, not down a shaft', () => {
  const s = story((scene) => {
    onStairs(scene, 'rescue-townsperson');
    Object.assign(scene.expedition, { isPrisonerFree: true });
    scene.expedition.floor = Object.freeze({ ...scene.expedition.floor, shaft: scene.table.party[0]?.at ?? 0 });
  }, ALONE);
  s.refused(0, { type: 'descend' }, 'wander.march-back').finish();
});
