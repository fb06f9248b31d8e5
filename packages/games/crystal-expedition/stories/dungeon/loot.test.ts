import { expect, test } from 'vitest';
import type { BoostId } from '../../src/content/index.ts';
import { asked, CLERIC, expedition, FIGHTER, ROGUE } from '../cast.ts';
import { type CrystalStory, type Scene, story } from '../scene.ts';
import { DONE, FLEE } from '../wishes.ts';
import {
  ALONE,
  assign,
  atDoors,
  DESCEND,
  explore,
  LEFT_DOOR,
  lastBlow,
  mine,
  NEXT_DUNGEON,
  openChest,
  RIGHT_DOOR,
  room,
  strike,
} from './paths.ts';

/** A quiet room behind the left door has a chest; its tile is the next that was laid. */
const CHEST_ROOM = 6;
const withChest = (set: (scene: Scene) => void = () => undefined): CrystalStory =>
  atDoors(set).dice(9, 1, 1, 1, 1, 1).does(0, explore(FIGHTER, LEFT_DOOR));

test('[loot.chest] a chest holds what its die says, once', () => {
  const s = withChest().dice(4).does(0, openChest(CHEST_ROOM));
  s.told('chestOpened', { room: CHEST_ROOM, dice: [4], crowns: 20, raw: 0, gem: null, piece: null }, 'loot.chest');
  expect(expedition(s).purse).toBe(20);
  s.refused(0, openChest(CHEST_ROOM), 'loot.chest').refused(0, openChest(99), 'loot.chest').finish();
});

test('[loot.chest] raw Crystals and gems belong to all, and those Crystals are not mined', () => {
  const raw = withChest((scene) => scene.dungeon({ quest: 'mine-crystals' }))
    .dice(9)
    .does(0, openChest(CHEST_ROOM));
  expect(expedition(raw)).toMatchObject({ raw: 2, done: 0 });
  const gem = withChest().dice(10, 3, 5).does(0, openChest(CHEST_ROOM)).told('chestOpened', { gem: 'venomous' });
  expect(gem.table.gems).toEqual(['venomous']);
  withChest().dice(10, 4, 8).does(0, openChest(CHEST_ROOM)).told('chestOpened', { gem: 'of-fortune' }).finish();
  for (const one of [raw, gem]) one.finish();
});

test('[loot.chest] not while monsters are there', () => {
  const s = atDoors((scene) => {
    scene.expedition.rooms = [room(CHEST_ROOM, { hasChest: true })];
    scene.hero(FIGHTER, 0, -3);
    scene.monster('orc-raider', 0, -5);
    scene.turn(FIGHTER);
  });
  s.refused(0, openChest(CHEST_ROOM), 'loot.chest').finish();
});

test('[loot.chest] what is left behind on another floor is lost', () => {
  const s = withChest((scene) => {
    scene.expedition.floor = Object.freeze({ ...scene.expedition.floor, shaft: scene.table.party[0]?.at ?? 0 });
  });
  s.does(0, DESCEND).told('wentDown', { level: 2 }, 'explore.sealed-dungeon');
  expect(expedition(s)).toMatchObject({ rooms: [], opened: 1, glory: 10 });
  expect(asked(s)).toEqual(['stand']);
  s.finish();
});

test('[loot.found-item-assigned] an item goes to somebody who has a place for it', () => {
  const s = withChest().dice(11, 4, 3).does(0, openChest(CHEST_ROOM));
  expect(s.state.asks[0]?.question).toMatchObject({ kind: 'assign', heroes: [FIGHTER, ROGUE, CLERIC] });
  expect(s.asked()).toEqual([{ seat: 0, kind: 'assign', rule: 'loot.found-item-assigned' }]);
  s.does(0, assign(ROGUE)).told('assigned', { hero: ROGUE }, 'loot.found-item-assigned');
  expect(s.table.party[ROGUE]?.build.pieces.at(-1)).toMatchObject({ item: 'ring-of-the-rogue', level: 1 });
  const level = withChest().dice(12, 6, 2).does(0, openChest(CHEST_ROOM));
  level.refused(0, assign(ROGUE), 'loot.found-item-assigned').does(0, assign(FIGHTER));
  expect(level.table.party[FIGHTER]?.build.pieces.at(-1)).toMatchObject({ item: 'springheel', level: 2 });
  for (const one of [s, level]) one.finish();
});

test('[loot.common-stock] what nobody has a place for, or nobody takes, goes with the baggage', () => {
  const nobody = withChest()
    .dice(11, 3, 1)
    .does(0, openChest(CHEST_ROOM))
    .told('assigned', { hero: null }, 'loot.common-stock');
  expect(nobody.table.baggage).toMatchObject([{ item: 'quilted-robe' }]);
  const left = withChest().dice(11, 4, 1).does(0, openChest(CHEST_ROOM)).does(0, assign(null));
  expect(left.table.baggage).toMatchObject([{ item: 'ring-of-the-fighter' }]);
  for (const one of [nobody, left]) one.finish();
});

test('[room.empty-rest] [room.rest-bonus-lasts] once in an empty room, and a new help replaces an old one', () => {
  const s = withChest().does(0, { type: 'rest', bonus: 'plan' }).told('rested', { bonus: 'plan' }, 'room.empty-rest');
  s.refused(0, { type: 'rest', bonus: 'alert' }, 'room.empty-rest');
  s.dice(5, 1, 1, 1, 1, 1).does(0, explore(FIGHTER, RIGHT_DOOR)).does(0, { type: 'rest', bonus: 'bandage' });
  s.told('rested', { bonus: 'bandage' }, 'room.rest-bonus-lasts');
  expect(expedition(s).rest).toBe('bandage');
  s.finish();
});

test('[room.empty-crystals] Crystals that nobody guards are mined when the roll is dealt with', () => {
  const s = atDoors().dice(5, 1, 1, 7, 1, 4).does(0, explore(FIGHTER, LEFT_DOOR)).told('tokenAdded');
  expect(s.asked()).toEqual([{ seat: 0, kind: 'mine', rule: 'room.empty-crystals' }]);
  s.refused(0, mine(3), 'crystal.crowns-or-raw')
    .does(0, mine(0))
    .told('mined', { crowns: 10, raw: 0 }, 'room.empty-crystals');
  expect(expedition(s)).toMatchObject({ crystals: [], purse: 10 });
  s.finish();
});

test('[crystal.no-victory-no-mining] nothing is mined while the fight goes on', () => {
  const s = story((scene) => {
    scene.crystal(0, 0);
    scene.hero(FIGHTER, 2, 3);
    scene.monster('orc-raider', 2, 1);
    scene.turn(FIGHTER);
  });
  s.refused(FIGHTER, mine(0), 'crystal.no-victory-no-mining').finish();
});

test('[loot.expedition-purse] what was won is shared evenly, odd Crowns from the first seat on', () => {
  const s = atDoors((scene) => {
    scene.expedition.purse = 11;
  }, ALONE);
  const before = s.table.party.map(({ crowns }) => crowns);
  s.does(0, FLEE).told('purseShared', { shares: [4, 4, 3], lost: 0 }, 'expedition.zero-glory-keeps-crowns');
  expect(s.table.party.map(({ crowns }, place) => crowns - (before[place] ?? 0))).toEqual([4, 4, 3]);
  s.finish();
});

test('[expedition.keeps-loot] [expedition.success-ends-at-once] the chest of the last room is still opened', () => {
  const s = story((scene) => {
    lastBlow(scene, { room: 1 });
    scene.expedition.rooms = [room(1, { hasChest: true })];
    scene.expedition.done = 4;
  }, ALONE);
  s.dice(6, 6, 5).does(0, { type: 'attack', target: 3, means: 'hand', form: 'melee', element: null });
  s.dice(7, ...NEXT_DUNGEON)
    .does(0, { type: 'finish' })
    .told('questDone', {}, 'explore.after-encounter');
  s.told('chestOpened', { crowns: 30 })
    .told('purseShared', { shares: [12, 11, 11] }, 'expedition.keeps-loot')
    .finish();
});

const withBoost = (boost: BoostId, set: (scene: Scene) => void = () => undefined): CrystalStory =>
  atDoors((scene) => {
    Object.assign(scene.expedition, { boosts: [{ boost, element: null }], rumours: boost === 'rumours' ? 3 : 0 });
    set(scene);
  });

test('[tavern.next-expedition-only] Rumours throw a die again before the roll is read', () => {
  const s = withBoost('rumours').dice(5, 2, 1, 1, 1, 1).does(0, explore(FIGHTER, LEFT_DOOR)).silent('laid');
  s.refused(0, { type: 'rerollDie', die: 6 }, 'explore.one-roll');
  s.dice(1)
    .does(0, { type: 'rerollDie', die: 1 })
    .told('dieRerolled', { die: 1, from: 2, to: 1, left: 2 }, 'tavern.next-expedition-only');
  s.does(0, DONE).told('roomOpened', { isEmpty: true }).finish();
});

test('[expedition.success-ends-at-once] where the house lets it, the party goes on and keeps the success', () => {
  const s = story(
    (scene) => {
      lastBlow(scene, { room: 1 });
      scene.expedition.rooms = [room(1)];
      scene.expedition.done = 4;
    },
    { ...ALONE, pressOn: true },
  );
  strike(s).told('questDone');
  expect(asked(s)).toEqual(['pressOn']);
  s.does(0, { type: 'goOn' })
    .dice(...NEXT_DUNGEON)
    .does(0, FLEE);
  s.told('expeditionEnded', {}, 'expedition.success-ends-at-once').finish();
  expect(s.table.successes).toBe(1);
});
