import { freezeFloor, kingSteps } from '@questhall/tiles';
import { expect, test } from 'vitest';
import { wanderSquares } from '../../src/queries/placing.ts';
import { wayBack } from '../../src/queries/routes.ts';
import { asked, at, expedition, FIGHTER, heard, offered } from '../cast.ts';
import { block, type CrystalStory, type Scene, sq, story, tile } from '../scene.ts';
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
  SECTION,
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

test('[explore.after-encounter] when wanderers are dead and nothing is done, the party goes on exploring', () => {
  const s = story((scene) => {
    lastBlow(scene);
    const frame = { kind: 'wander', stage: 'won', hero: FIGHTER, rule: 'wander.threshold-half-glory' } as const;
    scene.draft.agenda.splice(2, 1, { ...frame });
  }, ALONE);
  strike(s).told('encounterWon').silent('questDone');
  expect([asked(s), s.state.agenda.map(({ kind }) => kind)]).toEqual([['explore'], ['campaign', 'expedition']]);
  s.finish();
});

test('[wander.placement] as many squares as there are wanderers are enough', () => {
  const s = story((scene) => {
    scene.hall(4, 1).hero(FIGHTER, 0, 0);
    scene.explores();
  }, ALONE);
  expect(wanderSquares(s.table, FIGHTER, 1)).toEqual([sq(3, 0)]);
  expect(wanderSquares(s.table, FIGHTER, 2)).toEqual([sq(1, 0), sq(2, 0)]);
});

test('[wander.march-back] the way back is the shortest, tile by tile', () => {
  const s = story((scene) => {
    onStairs(scene, 'rescue-townsperson');
    const { floor } = scene.expedition;
    const [home] = floor.tiles;
    const row = [2, 3, 4, 5].map((id) => tile(id, 'corner', block(0, -2 * (id - 1), 1, -2 * (id - 1) + 1)));
    const joins = [0, -2, -4, -6].map((y) => ({ from: sq(0, y), to: sq(0, y - 1) }));
    scene.expedition.floor = freezeFloor({ ...floor, tiles: [...(home === undefined ? [] : [home]), ...row], joins });
    scene.expedition.rooms = [room(5, { hasPrisoner: true, isQuiet: true })];
  }, ALONE);
  expect(wayBack(expedition(s))).toEqual([5, 4, 3, 2, 1]);
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
  s.told('wanderersCame', {}, 'wander.threshold-half-glory').told('encounterBegan', { hero: FIGHTER });
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

test('[wander.march-back] [expedition.success-on-quest] whoever was freed in a fight is led home from where it sat', () => {
  const s = story((scene) => {
    onStairs(scene, 'rescue-townsperson');
    inPassage(scene);
    const { floor } = scene.expedition;
    lastBlow(scene, { room: SECTION });
    scene.expedition.floor = floor;
    scene.hero(FIGHTER, 0, -4);
    Object.assign(scene.expedition.monsters[0] ?? {}, { at: sq(0, -5) });
    scene.expedition.rooms = [room(SECTION, { hasPrisoner: true })];
  }, ALONE);
  strike(s).told('prisonerFreed', {}, 'expedition.success-on-quest');
  s.dice(1, ...NEXT_DUNGEON)
    .does(0, MARCH)
    .told('marched', { die: 1 });
  s.told('questAdvanced', { done: 1, goal: 1 }).told('expeditionEnded').finish();
});
