import { expect, test } from 'vitest';
import type { BoostId, Weakness } from '../../src/content/index.ts';
import { hitpointsMax } from '../../src/queries/stats.ts';
import type { Action } from '../../src/types/index.ts';
import { CLERIC, FIGHTER, ROGUE } from '../cast.ts';
import { crownsOf, here, hero, ready, town, visit, visitsOf } from './stage.ts';

const drink = (place: number, boost: BoostId, element: Weakness | null = null): Action => ({
  type: 'drink',
  hero: place,
  boost,
  element,
});

const atTavern = (players = 3) =>
  town(undefined, { players })
    .does(0, visit(FIGHTER, 'tavern'))
    .does(1 % players, visit(ROGUE, 'tavern'));

test('[tavern.one-boost-per-visit] one boost for its price', () => {
  const s = atTavern().does(FIGHTER, drink(FIGHTER, 'hearty-stew')).told('drank', { boost: 'hearty-stew', paid: 30 });
  expect(crownsOf(s)).toEqual([70, 100, 100]);
  s.refused(FIGHTER, drink(FIGHTER, 'rumours'), 'tavern.one-boost-per-visit');
  s.does(FIGHTER, visit(FIGHTER, 'tavern')).does(FIGHTER, drink(FIGHTER, 'rumours'));
  expect(crownsOf(s)).toEqual([50, 100, 100]);
  s.finish();
});

test('[tavern.one-boost-per-visit] an element for Weapon Oil, and for nothing else', () => {
  const s = atTavern().refused(FIGHTER, drink(FIGHTER, 'weapon-oil'), 'tavern.one-boost-per-visit');
  s.refused(FIGHTER, drink(FIGHTER, 'rumours', 'fire'), 'tavern.one-boost-per-visit');
  s.does(FIGHTER, drink(FIGHTER, 'weapon-oil', 'frost'));
  expect(here(s).boosts).toEqual([{ boost: 'weapon-oil', element: 'frost' }]);
  s.finish();
});

test('[tavern.no-duplicates] nobody buys what somebody has bought', () => {
  const s = atTavern().does(FIGHTER, drink(FIGHTER, 'rumours'));
  s.refused(ROGUE, drink(ROGUE, 'rumours'), 'tavern.no-duplicates').finish();
});

test('[tavern.max-two] two boosts, whoever bought them', () => {
  const s = atTavern().does(FIGHTER, drink(FIGHTER, 'rumours')).does(ROGUE, drink(ROGUE, 'hearty-stew'));
  s.does(CLERIC, visit(CLERIC, 'tavern')).refused(CLERIC, drink(CLERIC, 'lucky-draught'), 'tavern.max-two').finish();
});

test('[town.pay-own-purse] nobody drinks on credit', () => {
  const s = town((table) => {
    hero(table, FIGHTER).crowns = 19;
  }).does(FIGHTER, visit(FIGHTER, 'tavern'));
  s.refused(FIGHTER, drink(FIGHTER, 'rumours'), 'town.pay-own-purse', { price: 20, crowns: 19 }).finish();
});

test('[tavern.party-wide] [tavern.next-expedition-only] everybody has it on the expedition that follows', () => {
  const s = atTavern(1).does(0, drink(FIGHTER, 'hearty-stew')).told('drank', {}, 'tavern.party-wide');
  const before = s.table.party.map(({ hitpoints }) => hitpoints);
  s.does(0, ready(FIGHTER)).does(0, ready(ROGUE)).does(0, ready(CLERIC));
  expect(s.table.party.map((one) => hitpointsMax(s.table, one))).toEqual(before.map((n) => n + 2));
  expect(s.table.expedition?.boosts).toEqual([{ boost: 'hearty-stew', element: null }]);
  s.finish();
});

test('[reward.tavern] [reward.free-is-price-only] a free boost takes a visit, and is one of the two', () => {
  const s = town((table) => {
    hero(table, FIGHTER).crowns = 0;
    if (table.town !== null) table.town.freeUses = [{ reward: 'tavern', hero: 0 }];
  });
  s.refused(FIGHTER, drink(FIGHTER, 'marching-song'), 'town.visit-is-one-location');
  s.does(FIGHTER, visit(FIGHTER, 'tavern')).does(FIGHTER, drink(FIGHTER, 'marching-song'));
  s.told('drank', { paid: 0 }, 'reward.tavern');
  expect([visitsOf(s)[0], here(s).freeUses, here(s).boosts.length]).toEqual([2, [], 1]);
  s.does(FIGHTER, visit(FIGHTER, 'tavern')).refused(FIGHTER, drink(FIGHTER, 'rumours'), 'town.pay-own-purse').finish();
});
