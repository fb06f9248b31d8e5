import { seatsOf } from '@questhall/kernel';
import { freezeFloor } from '@questhall/tiles';
import { expect, test } from 'vitest';
import { asked, expedition, FIGHTER, FOE, MONSTERS_SEAT } from '../cast.ts';
import {
  ALONE,
  atDoors,
  explore,
  LEFT_DOOR,
  lastBlow,
  NEXT_DUNGEON,
  NORTH_END,
  onStairs,
  room,
  stand,
  walk,
} from '../dungeon/paths.ts';
import { block, type CrystalStory, type Scene, story, tile } from '../scene.ts';
import { AGREE, attack, END, FINISH, FLEE } from '../wishes.ts';

// Where the rules of an expedition meet.

/** Nothing fits behind the north end but one section, or not even that. */
const walledIn = (sections: 0 | 1, set: (scene: Scene) => void): CrystalStory =>
  story((scene) => {
    onStairs(scene);
    const { floor } = scene.expedition;
    const rubble = sections === 0 ? block(0, -2, 1, -1) : block(0, -7, 1, -6);
    scene.expedition.floor = freezeFloor({ ...floor, tiles: [...floor.tiles, tile(900, 'corner', rubble)] });
    set(scene);
  }, ALONE);

test('[explore.sealed-dungeon] [passage.monsters] a shaft is found, and a Patrol comes with the same roll', () => {
  const s = walledIn(1, () => undefined)
    .dice(1, 11, 1, 1, 1, 1)
    .does(0, explore(FIGHTER, NORTH_END));
  s.told('laid').told('shaftFound', {}, 'explore.sealed-dungeon').told('encounterBegan', { hero: FIGHTER });
  s.refused(0, { type: 'descend' }, 'explore.not-during-encounter').finish();
});

test('[expedition.quest-checked-outside-encounters] the Quest waits for the wanderers that the same roll brings', () => {
  const s = walledIn(0, (scene) => {
    scene.dungeon({ quest: 'find-stairs' });
    scene.expedition.glory = 2;
  });
  s.dice(9, 9, 9, 8, 6, 4, 1).does(0, explore(FIGHTER, NORTH_END)).told('shaftFound').told('wanderersCame');
  s.silent('questDone');
  expect(expedition(s).isWon).toBe(false);
  s.finish();
});

test('[expedition.quest-checked-outside-encounters] when the last of them is dead, it is looked at', () => {
  const s = story((scene) => {
    lastBlow(scene);
    scene.dungeon({ quest: 'kill-champions' });
    scene.expedition.done = 3;
    const frame = { kind: 'wander', stage: 'won', hero: FIGHTER, rule: 'wander.threshold-half-glory' } as const;
    scene.draft.agenda.splice(2, 1, { ...frame });
  }, ALONE);
  s.dice(6, 6, 5).does(0, attack(FOE)).silent('questDone');
  s.dice(...NEXT_DUNGEON)
    .does(0, FINISH)
    .told('questDone', {}, 'expedition.quest-checked-outside-encounters');
  s.told('expeditionEnded').finish();
});

test('[explore.after-encounter] a Quest that the fight has done ends all before the token is read', () => {
  const s = story((scene) => {
    lastBlow(scene, { room: 1, dice: [9, 9, 9, 9, 3, 4] });
    Object.assign(scene.expedition, { rooms: [room(1)], done: 4, glory: 2 });
  }, ALONE);
  s.dice(6, 6, 5)
    .does(0, attack(FOE))
    .dice(...NEXT_DUNGEON)
    .does(0, FINISH);
  s.told('questDone').silent('tokenAdded').silent('wanderersCame').told('expeditionEnded').finish();
});

test('[glory.zero-fails-at-once] [glory.minus-one-per-fall] wanderers may end it all, and nothing pending happens', () => {
  const s = story((scene) => {
    lastBlow(scene);
    scene.hero(FIGHTER, 2, 3, { hitpoints: 1 });
    scene.expedition.monsters = [];
    scene.encounter({ sheet: [] });
    scene.monster('orc-raider', 2, 2);
    scene.crystal(0, 0);
    scene.expedition.glory = 1;
    scene.draft.agenda.splice(2, 1, {
      kind: 'wander',
      stage: 'won',
      hero: FIGHTER,
      rule: 'wander.threshold-half-glory',
    });
  }, ALONE);
  s.dice(6, 6, 5).does(0, END).told('gloryChanged', { by: -1, glory: 0 }, 'glory.minus-one-per-fall');
  s.told('expeditionEnded', {}, 'glory.zero-fails-at-once').silent('mined');
  expect(asked(s)).toEqual(['town']);
  expect(s.state.agenda.map(({ kind }) => kind)).toEqual(['campaign', 'town']);
  s.finish();
});

test('[campaign.open-ended] where so many expeditions were agreed on, the last one says who has won', () => {
  const fled = atDoors(undefined, { expeditions: 1 }).does(FIGHTER, FLEE).does(1, AGREE);
  expect(fled.state.outcome).toEqual({ winners: seatsOf(MONSTERS_SEAT), rule: 'flee.fails-expedition' });
  const done = story(
    (scene) => {
      lastBlow(scene, { room: 1 });
      Object.assign(scene.expedition, { rooms: [room(1)], done: 4 });
    },
    { expeditions: 1 },
  );
  done.dice(6, 6, 5).does(FIGHTER, attack(FOE)).does(FIGHTER, FINISH).told('expeditionEnded');
  expect(done.state.outcome).toEqual({ winners: seatsOf(0, 1, 2), rule: 'expedition.success-on-quest' });
  const second = atDoors(undefined, { ...ALONE, expeditions: 2 }).does(0, FLEE);
  expect(second.state.outcome).toBeNull();
});

test('[glory.starts-at-ten] [dungeon.fresh-layout] an expedition begins with ten Glory on an empty map', () => {
  const s = story(
    (scene) => {
      scene.table.expedition = null;
      const frame = { kind: 'campaign', stage: 'choose', places: [], skipsTown: false, dungeon: 0 } as const;
      scene.draft.agenda = [{ ...frame, places: [] }];
    },
    { ...ALONE, begin: 'dungeon' },
  );
  expect(expedition(s)).toMatchObject({ glory: 10, tokens: 0, done: 0, rooms: [], purse: 0 });
  expect(expedition(s).floor.tiles.map(({ kind }) => kind)).toEqual(['stairs-up']);
  s.does(0, stand(0, 0)).does(0, stand(1, 0)).does(0, stand(0, 1));
  expect(asked(s)).toEqual(['explore']);
  s.finish();
});

test('[room.crystals] [explore.hero-at-exit] a Crystal never bars a door', () => {
  const s = atDoors().dice(20, 1, 9, 6, 1, 1).does(0, explore(FIGHTER, LEFT_DOOR));
  const { crystals, floor } = expedition(s);
  expect(crystals).toHaveLength(3);
  for (const { near } of floor.doors) expect(crystals).not.toContain(near);
  s.does(0, { type: 'mine', raw: 0 })
    .does(0, walk(FIGHTER, -1, -3))
    .finish();
});

test('[wander.march-back] [expedition.all-unconscious-fails] nobody is rescued if all fall to wanderers on the way home', () => {
  const s = story((scene) => {
    lastBlow(scene);
    scene.hero(FIGHTER, 2, 3, { hitpoints: 1 });
    scene.hero(1, 4, 4, { hitpoints: 0 });
    scene.hero(2, 4, 3, { hitpoints: 0 });
    scene.dungeon({ quest: 'rescue-townsperson' });
    Object.assign(scene.expedition, { isPrisonerFree: true, purse: 6 });
    const wander = { kind: 'wander', stage: 'won', hero: FIGHTER, rule: 'wander.threshold-half-glory' } as const;
    const march = { kind: 'march', stage: 'over', route: [1], dice: 1, next: 0 } as const;
    scene.draft.agenda.splice(2, 1, { ...march, route: [1] }, { ...wander });
  }, ALONE);
  s.dice(6, 6, 5).does(0, END).told('expeditionEnded', {}, 'expedition.all-unconscious-fails');
  s.silent('questAdvanced')
    .silent('marched')
    .told('purseShared', { shares: [0, 0, 0] });
  expect(asked(s)).toEqual(['town']);
  s.finish();
});

test('[flee.timing] [loot.found-item-assigned] what came out of a chest is somebody’s before the party Flees', () => {
  const s = story((scene) => {
    onStairs(scene);
    scene.expedition.rooms = [room(1, { hasChest: true, isQuiet: true })];
  }, ALONE);
  s.dice(11, 4, 1).does(0, { type: 'openChest', room: 1 });
  expect(asked(s)).toEqual(['assign']);
  s.refused(0, FLEE, 'flee.timing').does(0, { type: 'assign', hero: FIGHTER });
  const pieces = s.table.party[0]?.build.pieces.length ?? 0;
  s.does(0, FLEE).told('expeditionEnded', {}, 'flee.fails-expedition');
  expect(s.table.party[0]?.build.pieces).toHaveLength(pieces);
  s.finish();
});

test('[expedition.success-ends-at-once] [expedition.success-on-quest] where the house lets the party press on, that is all it is asked', () => {
  const s = story(
    (scene) => {
      scene.explores().dungeon({ quest: 'kill-champions' });
      scene.expedition.done = 3;
    },
    { ...ALONE, pressOn: true },
  );
  expect(s.asked()).toEqual([{ seat: 0, kind: 'pressOn', rule: 'expedition.success-ends-at-once' }]);
  s.does(0, { type: 'goOn' });
  expect(asked(s)).toEqual(['explore']);
  s.finish();
});

test('[expedition.success-ends-at-once] nobody goes home with honours before the Quest is done', () => {
  const s = story((scene) => scene.explores().dungeon({ quest: 'kill-champions' }), { ...ALONE, pressOn: true });
  s.refused(0, { type: 'goHome' }, 'expedition.success-ends-at-once').finish();
});
