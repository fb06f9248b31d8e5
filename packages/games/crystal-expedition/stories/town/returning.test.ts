import { expect, test } from 'vitest';
import type { Threat } from '../../src/content/index.ts';
import { threatAfter } from '../../src/frames/dungeons.ts';
import { fateMax, hitpointsMax } from '../../src/queries/stats.ts';
import type { Action } from '../../src/types/index.ts';
import { CLERIC, FIGHTER, ROGUE } from '../cast.ts';
import { failure, success } from './coming-home.ts';
import { crownsOf, hero, ready, sell, town, UNSEEN, visit, visitsOf } from './stage.ts';

const CROWNS: Action = { type: 'chooseReward', reward: 'crowns', hero: null };
const choose = (dungeon: number): Action => ({ type: 'chooseDungeon', dungeon });

test('[town.return-order] [loot.expedition-purse] [expedition.keeps-loot] whole again, the purse, the dungeon, the reward, and then the visits', () => {
  const s = success(4, ({ expedition, table }) => {
    Object.assign(expedition, { purse: 8, raw: 2 });
    for (const one of table.party) Object.assign(one, { crowns: 10, fate: 0 });
  });
  expect(s.heard(0).map(({ type }) => type)).toEqual([
    'expeditionEnded',
    'purseShared',
    'refreshed',
    'townEntered',
    'dungeonFound',
  ]);
  s.told('townEntered', { heroes: [0, 1, 2] }, 'town.return-order').told('purseShared', {}, 'expedition.keeps-loot');
  expect(s.asked().map(({ kind }) => kind)).toEqual(['reward']);
  expect([crownsOf(s), s.table.raw]).toEqual([[13, 13, 12], 2]);
  s.does(0, CROWNS);
  expect([s.asked().map(({ kind }) => kind), visitsOf(s)]).toEqual([['town'], [3, 3, 3]]);
  s.finish();
});

test('[town.restores-hitpoints-and-fate] everybody has all Hitpoints and all Fate', () => {
  const s = failure((scene) => {
    scene.hero(FIGHTER, 1, 1, { hitpoints: 1, fate: 0 });
    scene.hero(ROGUE, 2, 1, { hitpoints: 0, fate: 1 });
  }).told('refreshed', { heroes: [0, 1, 2] }, 'town.restores-hitpoints-and-fate');
  for (const one of s.table.party)
    expect([one.hitpoints, one.fate]).toEqual([hitpointsMax(s.table, one), fateMax(s.table, one)]);
  s.finish();
});

test('[dungeon.new-after-success] [dungeon.one-throw] four dice find one more dungeon', () => {
  const s = success(4).told('dungeonFound', { dungeon: 1, dice: [7, 2, 3, 4] }, 'dungeon.one-throw');
  expect(s.table.dungeons[1]).toEqual({
    type: 'undead',
    strength: 'frost',
    weakness: 'storm',
    quest: 'rescue-townsperson',
    threat: 1,
    isVisited: false,
    isWon: false,
  });
  expect(s.table.dungeons[0]).toMatchObject({ isVisited: true, isWon: true });
  s.finish();
  expect(failure().silent('dungeonFound').table.dungeons).toHaveLength(1);
});

test('[dungeon.strength-weakness-independent] the same element twice is both', () => {
  const s = success(4, undefined, { dice: [1, 6, 6, 1] });
  expect(s.table.dungeons[1]).toMatchObject({ strength: 'acid', weakness: 'acid' });
  s.finish();
});

test('[dungeon.threat] after 0, 1, 2, 3, 4 successes 1, 1, 2, 2, 3, and 5 from the eighth on', () => {
  const threats = (flatDungeons: boolean) =>
    Array.from({ length: 11 }, (_, successes) => threatAfter(town(undefined, { flatDungeons }).table, successes));
  expect(threats(false)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5]);
  expect(threats(true)).toEqual(Array<Threat>(11).fill(1)); // flatDungeons: No rising Threat
});

test('[dungeon.threat] the success that finds a dungeon counts for it', () => {
  const s = success(4, ({ table }) => {
    table.successes = 1;
    table.dungeons = [...table.dungeons, UNSEEN];
  });
  expect(s.table.dungeons.map(({ threat }) => threat)).toEqual([1, 1, 2]);
  s.finish();
});

test('[dungeon.return-to-previous] the newest or the one before, and no other', () => {
  const begin = (atlas: boolean) => {
    const s = town(
      (table) => {
        table.dungeons = [UNSEEN, UNSEEN, { ...UNSEEN, threat: 2 }];
        table.successes = 2;
      },
      { players: 1, atlas },
    );
    for (const place of [FIGHTER, ROGUE, CLERIC]) s.does(0, ready(place));
    return s;
  };
  const s = begin(false);
  expect(s.asked()).toEqual([{ seat: 0, kind: 'dungeon', rule: 'dungeon.return-to-previous' }]);
  s.refused(0, choose(0), 'dungeon.return-to-previous').does(0, choose(1));
  expect(s.table.expedition?.dungeon).toBe(1);
  expect(s.table.dungeons.map(({ isVisited }) => isVisited)).toEqual([false, true, false]);
  s.finish();
  const atlas = begin(true).does(0, choose(0)); // Atlas: any of them
  expect(atlas.table.expedition?.dungeon).toBe(0);
  atlas.finish();
});

test('[dungeon.return-to-previous] after a failure the same choice is open, and with one dungeon there is none', () => {
  const s = failure();
  for (const place of [FIGHTER, ROGUE, CLERIC]) s.does(0, ready(place));
  expect([s.table.expedition?.dungeon, s.asked().map(({ kind }) => kind)]).toEqual([0, ['stand']]);
  s.finish();
});

test('[guild.once-per-successful-expedition] a success counts for those who were there', () => {
  const s = success(4);
  expect([s.table.successes, s.table.party.map(({ successes }) => successes)]).toEqual([1, [1, 1, 1]]);
  const lost = failure();
  expect([lost.table.failures, lost.table.party.map(({ successes }) => successes)]).toEqual([1, [0, 0, 0]]);
});

test('[wagon.kit-is-bound] after a success the kit is the hero’s own; fleeing is not enough', () => {
  const bound = (scene: Parameters<NonNullable<Parameters<typeof success>[1]>>[0]) => {
    const fighter = hero(scene.table, FIGHTER);
    const pieces = fighter.build.pieces.map((piece) => ({ ...piece, isKit: true, isBound: true }));
    fighter.build = { ...fighter.build, pieces };
  };
  const won = success(4, bound).does(0, CROWNS).does(0, visit(FIGHTER, 'blacksmith'));
  won.does(0, sell(FIGHTER, 0)).told('sold', { paid: 0 }).finish();
  const lost = failure(bound).does(0, visit(FIGHTER, 'blacksmith'));
  lost.refused(0, sell(FIGHTER, 0), 'wagon.kit-is-bound').finish();
});

test('[campaign.open-ended] heroes and all they own carry over', () => {
  const s = success(4, ({ table }) => {
    Object.assign(hero(table, ROGUE), { crowns: 77, falls: 3 });
    Object.assign(table, { gems: ['fiery'], raw: 4 });
  }).does(0, CROWNS);
  for (const place of [FIGHTER, ROGUE, CLERIC]) s.does(0, ready(place));
  s.does(0, choose(1));
  expect(hero(s.table, ROGUE)).toMatchObject({ crowns: 87, falls: 3, successes: 1 });
  expect([s.table.gems, s.table.raw]).toEqual([['fiery'], 4]);
  s.finish();
});

test('[campaign.open-ended] a match of one expedition is over with it', () => {
  const won = success(4, undefined, { expeditions: 1, dice: [] });
  expect(won.state.outcome).toEqual({ winners: 1, rule: 'expedition.success-on-quest' });
  const lost = failure(undefined, { expeditions: 1 });
  expect(lost.state.outcome).toEqual({ winners: 0, rule: 'flee.fails-expedition' });
});
