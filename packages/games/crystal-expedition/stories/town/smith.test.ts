import { expect, test } from 'vitest';
import type { GemId } from '../../src/content/index.ts';
import type { Action } from '../../src/types/index.ts';
import { pieceName } from '../../src/words/en/things.ts';
import { CLERIC, FIGHTER, ROGUE } from '../cast.ts';
import { bare, buy, carried, crownsOf, hero, inHands, leave, owns, sell, town, upgrade, visit } from './stage.ts';

type Setting = Parameters<typeof town>[0];

const atSmith = (set: Setting) => town(set).does(FIGHTER, visit(FIGHTER, 'blacksmith'));
const rich: Setting = (table) => {
  hero(table, FIGHTER).crowns = 1000;
};

const gemDeed = (type: 'buyGem' | 'craftGem' | 'sellGem', gem: GemId): Action => ({ type, hero: FIGHTER, gem });
const setGem = (piece: number, gem: GemId): Action => ({ type: 'setGem', hero: FIGHTER, piece, gem });
const takeGem = (piece: number, gem: GemId): Action => ({ type: 'takeGem', hero: FIGHTER, piece, gem });
const SELL_RAW: Action = { type: 'sellRaw', hero: FIGHTER };

test('[smith.buy] level 1 at the price on the list, in use at once if a hand is free', () => {
  const s = atSmith((table) => bare(table, FIGHTER));
  s.does(FIGHTER, buy(FIGHTER, 'mace')).told('bought', { item: 'mace', paid: 55 }, 'smith.buy');
  expect(hero(s.table, FIGHTER).build.pieces).toEqual([
    { item: 'mace', level: 1, gems: [], isKit: false, isBound: false },
  ]);
  expect([crownsOf(s)[0], inHands(s, FIGHTER)]).toEqual([45, ['mace', null]]);
  s.refused(FIGHTER, buy(FIGHTER, 'holy-symbol'), 'town.pay-own-purse', { price: 50, crowns: 45 });
  s.does(FIGHTER, buy(FIGHTER, 'buckler'));
  expect(inHands(s, FIGHTER)).toEqual(['mace', 'buckler']);
  s.finish();
});

test('[gear.two-main-two-off] a second weapon and a second shield, but no third; and one harness', () => {
  const s = atSmith(rich).does(FIGHTER, buy(FIGHTER, 'mace')).does(FIGHTER, buy(FIGHTER, 'buckler'));
  expect(inHands(s, FIGHTER)).toEqual(['longsword', 'tower-shield']);
  for (const item of ['dagger', 'lantern', 'leather-jerkin'] as const)
    s.refused(FIGHTER, buy(FIGHTER, item), 'gear.two-main-two-off');
  s.does(FIGHTER, buy(FIGHTER, 'amulet-of-vigor')).refused(
    FIGHTER,
    buy(FIGHTER, 'amulet-of-warding'),
    'gear.two-main-two-off',
    { slot: 'amulet' },
  );
  s.finish();
});

test('[smith.one-visit-many-deals] as much as somebody likes in one visit', () => {
  const s = atSmith(rich).does(FIGHTER, buy(FIGHTER, 'dagger')).does(FIGHTER, sell(FIGHTER, 3));
  s.does(FIGHTER, upgrade(FIGHTER, 0)).does(FIGHTER, gemDeed('buyGem', 'fiery')).does(FIGHTER, setGem(0, 'fiery'));
  expect(s.table.town?.stays[0]?.visitsLeft).toBe(2);
  s.finish();
});

test('[smith.sell-half] half the price, rounded down, 10 for each level above the first, and the gems', () => {
  const s = atSmith((table) => {
    owns(table, FIGHTER, 'short-sword', { level: 3, gems: ['fiery', 'of-might'] });
  });
  s.does(FIGHTER, sell(FIGHTER, 3)).told('sold', { paid: 42 }, 'smith.sell-half'); // 22 for half of 45, and twice 10
  expect([crownsOf(s), s.table.gems]).toEqual([
    [142, 100, 100],
    ['fiery', 'of-might'],
  ]);
  s.refused(FIGHTER, sell(FIGHTER, 3), 'smith.sell-half').finish();
});

test('[smith.sell-half] the hand that it leaves takes the other weapon', () => {
  const s = atSmith((table) => owns(table, FIGHTER, 'mace')).does(FIGHTER, sell(FIGHTER, 0));
  expect([inHands(s, FIGHTER), carried(s, FIGHTER)]).toEqual([
    ['mace', 'tower-shield'],
    ['tower-shield', 'chain-hauberk', 'mace'],
  ]);
  s.finish();
});

test('[level.cost-formula] [smith.upgrade] 50 Crowns and 10 for each level that there is', () => {
  const s = atSmith((table) => {
    owns(table, FIGHTER, 'mace', { level: 3 });
    hero(table, FIGHTER).crowns = 230;
  });
  s.does(FIGHTER, upgrade(FIGHTER, 3)).told('upgraded', { paid: 80 }, 'level.cost-formula');
  expect(hero(s.table, FIGHTER).build.pieces[3]?.level).toBe(4);
  s.refused(FIGHTER, upgrade(FIGHTER, 9), 'smith.upgrade').finish();
});

test('[smith.upgrade-step-by-step] [level.cap-five] [level.upgrade-unlimited] one level each, up to the fifth', () => {
  const s = atSmith(rich);
  for (const level of [2, 3, 4, 5] as const) {
    s.does(FIGHTER, upgrade(FIGHTER, 0)).told('upgraded', { paid: 40 + 10 * level });
    expect(hero(s.table, FIGHTER).build.pieces[0]?.level).toBe(level);
  }
  expect([crownsOf(s)[0], hero(s.table, FIGHTER).trainings]).toEqual([1000 - 60 - 70 - 80 - 90, 0]);
  s.refused(FIGHTER, upgrade(FIGHTER, 0), 'level.cap-five', { item: 'longsword', level: 5 }).finish();
});

test('[smith.gem-buy-40] any gem, for the stock that belongs to all', () => {
  const s = atSmith(() => {}).does(FIGHTER, gemDeed('buyGem', 'gloomy'));
  s.told('gemBought', { paid: 40, isCrafted: false }, 'smith.gem-buy-40').does(FIGHTER, gemDeed('buyGem', 'of-thorns'));
  expect([crownsOf(s)[0], s.table.gems]).toEqual([20, ['gloomy', 'of-thorns']]);
  s.refused(FIGHTER, gemDeed('buyGem', 'fiery'), 'town.pay-own-purse');
  s.does(ROGUE, visit(ROGUE, 'blacksmith')).does(ROGUE, { type: 'setGem', hero: ROGUE, piece: 0, gem: 'gloomy' });
  expect(s.table.gems).toEqual(['of-thorns']);
  s.finish();
});

test('[smith.gem-craft] three raw Crystals and 10 Crowns', () => {
  const s = atSmith((table) => {
    table.raw = 5;
  });
  s.does(FIGHTER, gemDeed('craftGem', 'stony')).told('gemBought', { paid: 10, isCrafted: true }, 'smith.gem-craft');
  expect([crownsOf(s)[0], s.table.raw, s.table.gems]).toEqual([90, 2, ['stony']]);
  s.refused(FIGHTER, gemDeed('craftGem', 'stony'), 'smith.gem-craft', { raw: 2 }).finish();
  const poor = atSmith((table) => {
    Object.assign(table, { raw: 3 });
    hero(table, FIGHTER).crowns = 9;
  });
  poor.refused(FIGHTER, gemDeed('craftGem', 'stony'), 'town.pay-own-purse').finish();
});

test('[smith.gem-setting] in for nothing, out for 5 Crowns, and never lost', () => {
  const s = atSmith((table) => {
    table.gems = ['fiery'];
  });
  s.refused(FIGHTER, setGem(0, 'frozen'), 'smith.gem-setting').refused(
    FIGHTER,
    takeGem(0, 'fiery'),
    'smith.gem-setting',
  );
  s.does(FIGHTER, setGem(0, 'fiery')).told('gemSet', { gem: 'fiery' }, 'smith.gem-setting');
  expect([crownsOf(s)[0], s.table.gems]).toEqual([100, []]);
  s.does(FIGHTER, takeGem(0, 'fiery')).told('gemTaken', { gem: 'fiery', paid: 5 }, 'smith.gem-setting');
  expect([crownsOf(s)[0], s.table.gems]).toEqual([95, ['fiery']]);
  s.finish();
});

test('[smith.gem-setting] what was set for nothing has used the visit up', () => {
  const s = atSmith((table) => {
    table.gems = ['fiery'];
  }).does(FIGHTER, setGem(0, 'fiery'));
  s.does(FIGHTER, leave(FIGHTER)).told('leftLocation', { isTakenBack: false }).finish();
});

test('[gem.sockets] a prefix and a suffix, twice as many for two hands, and none in a harness', () => {
  const s = atSmith((table) => {
    table.gems = ['fiery', 'frozen', 'stormy', 'of-might', 'of-cunning', 'of-thorns'];
    owns(table, FIGHTER, 'greataxe');
  });
  s.does(FIGHTER, setGem(0, 'fiery')).refused(FIGHTER, setGem(0, 'frozen'), 'gem.sockets');
  s.does(FIGHTER, setGem(1, 'of-might')).refused(FIGHTER, setGem(1, 'of-thorns'), 'gem.sockets');
  s.does(FIGHTER, setGem(3, 'frozen')).does(FIGHTER, setGem(3, 'stormy'));
  s.does(FIGHTER, setGem(3, 'of-cunning')).does(FIGHTER, setGem(3, 'of-thorns'));
  expect(hero(s.table, FIGHTER).build.pieces[3]?.gems).toEqual(['frozen', 'stormy', 'of-cunning', 'of-thorns']);
  s.finish();
  const worn = atSmith((table) => {
    table.gems = ['fiery'];
  });
  worn.refused(FIGHTER, setGem(2, 'fiery'), 'gem.sockets', { item: 'chain-hauberk', gem: 'fiery' }).finish();
});

test('[smith.gem-sell-15] 15 Crowns for a gem, 5 for a raw Crystal', () => {
  const s = atSmith((table) => {
    Object.assign(table, { gems: ['fiery'], raw: 1 });
  });
  s.does(FIGHTER, gemDeed('sellGem', 'fiery')).told('gemSold', { paid: 15 }, 'smith.gem-sell-15');
  s.does(FIGHTER, SELL_RAW).told('rawSold', { paid: 5 }, 'smith.gem-sell-15');
  expect([crownsOf(s)[0], s.table.gems, s.table.raw]).toEqual([120, [], 0]);
  s.refused(FIGHTER, gemDeed('sellGem', 'fiery'), 'smith.gem-sell-15');
  s.refused(FIGHTER, SELL_RAW, 'smith.gem-sell-15').finish();
});

test('[loot.common-stock] whoever visits may sell what lies in the baggage', () => {
  const s = town((table) => {
    table.baggage = [{ item: 'halberd', level: 2, gems: ['fiery'], isKit: false, isBound: false }];
  });
  const sale: Action = { type: 'sellBaggage', hero: CLERIC, piece: 0 };
  s.does(CLERIC, visit(CLERIC, 'blacksmith')).does(CLERIC, sale).told('sold', {}, 'loot.common-stock');
  expect([s.table.baggage, s.table.gems]).toEqual([[], ['fiery']]);
  expect(crownsOf(s)[2]).toBeGreaterThan(100); // the purse of whoever is there [town.pay-own-purse]
  s.refused(CLERIC, sale, 'loot.common-stock').finish();
});

test('[gem.name] a piece is called by its gems, the prefix before and the suffix behind', () => {
  expect(pieceName({ item: 'greataxe', level: 1, gems: ['of-cunning', 'fiery'] })).toBe('Fiery Greataxe of Cunning');
});
