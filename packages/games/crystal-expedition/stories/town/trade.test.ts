import { expect, test } from 'vitest';
import type { Action } from '../../src/types/index.ts';
import { CLERIC, FIGHTER, ROGUE } from '../cast.ts';
import { story } from '../scene.ts';
import {
  asking,
  bare,
  carried,
  crownsOf,
  giveCrowns,
  givePiece,
  hero,
  inHands,
  owns,
  ready,
  town,
  withdraw,
} from './stage.ts';

const AGREE: Action = { type: 'agree' };
const DECLINE: Action = { type: 'decline' };
const stow = (place: number, piece: number): Action => ({ type: 'stow', hero: place, piece });
const unpack = (place: number, piece: number): Action => ({ type: 'unpack', hero: place, piece });

test('[town.free-trade] Crowns change hands when both players like it, and no visit is needed', () => {
  const s = town()
    .does(FIGHTER, giveCrowns(FIGHTER, ROGUE, 50))
    .told('proposed', { by: FIGHTER }, 'town.free-trade');
  expect(s.asked()).toEqual([{ seat: ROGUE, kind: 'consent', rule: 'town.free-trade' }]);
  s.does(ROGUE, AGREE).told('gaveCrowns', { from: FIGHTER, to: ROGUE, crowns: 50 }, 'town.free-trade');
  expect(crownsOf(s)).toEqual([50, 150, 100]);
  expect(asking(s)[0]).toEqual([0, 1, 2]);
  s.finish();
});

test('[town.free-trade] whoever says no keeps things as they are', () => {
  const s = town().does(FIGHTER, giveCrowns(ROGUE, FIGHTER, 50)); // somebody may also ask for it
  s.does(ROGUE, DECLINE).told('proposalFailed', {}, 'town.free-trade');
  expect(crownsOf(s)).toEqual([100, 100, 100]);
  s.finish();
});

test('[town.free-trade] between heroes of one player nobody has to be asked', () => {
  const s = town(undefined, { players: 1 }).does(0, giveCrowns(FIGHTER, ROGUE, 100));
  expect(crownsOf(s)).toEqual([0, 200, 100]);
  s.does(0, giveCrowns(ROGUE, CLERIC, 1)).finish();
});

test('[town.free-trade] to another hero, and in coins or all of it', () => {
  const s = town();
  s.refused(FIGHTER, giveCrowns(FIGHTER, FIGHTER, 10), 'town.free-trade');
  s.refused(FIGHTER, giveCrowns(FIGHTER, 7, 10), 'town.free-trade');
  s.refused(FIGHTER, giveCrowns(FIGHTER, ROGUE, 33), 'town.free-trade').finish();
});

test('[town.pay-own-purse] nobody gives more than there is', () => {
  const s = town().refused(FIGHTER, giveCrowns(FIGHTER, ROGUE, 200), 'town.pay-own-purse');
  s.refused(FIGHTER, giveCrowns(FIGHTER, ROGUE, 0), 'town.pay-own-purse').finish();
});

test('[party.seats-in-a-ring] nobody trades for two others', () => {
  town()
    .refused(FIGHTER, giveCrowns(ROGUE, CLERIC, 10), 'party.seats-in-a-ring')
    .finish();
});

test('[town.free-trade] [gear.anyone-may-use] a piece goes with its level and its gems, into a free hand', () => {
  const s = town((table) => {
    bare(table, CLERIC);
    owns(table, FIGHTER, 'greataxe', { level: 3, gems: ['fiery', 'of-cunning'] });
  }, {});
  s.does(FIGHTER, givePiece(FIGHTER, CLERIC, 3))
    .does(CLERIC, AGREE)
    .told('gavePiece', {}, 'town.free-trade');
  expect(hero(s.table, CLERIC).build.pieces).toEqual([
    { item: 'greataxe', level: 3, gems: ['fiery', 'of-cunning'], isKit: false, isBound: false },
  ]);
  expect(inHands(s, CLERIC)).toEqual(['greataxe', null]);
  expect(carried(s, FIGHTER)).toEqual(['longsword', 'tower-shield', 'chain-hauberk']);
  s.finish();
});

test('[gear.two-main-two-off] whoever gets a piece must have a place for it', () => {
  const s = town().refused(FIGHTER, givePiece(FIGHTER, ROGUE, 2), 'gear.two-main-two-off', { slot: 'body' });
  s.refused(FIGHTER, givePiece(FIGHTER, ROGUE, 9), 'town.free-trade', { piece: 9 }).finish();
});

test('[gear.two-handed] a two-handed weapon that comes into an empty hand has the shield put away', () => {
  const s = town(
    (table) => {
      bare(table, CLERIC);
      owns(table, CLERIC, 'buckler');
      owns(table, FIGHTER, 'greataxe');
    },
    { players: 1 },
  );
  expect(inHands(s, CLERIC)).toEqual([null, 'buckler']);
  s.does(0, givePiece(FIGHTER, CLERIC, 3));
  expect(inHands(s, CLERIC)).toEqual(['greataxe', null]);
  s.does(0, givePiece(CLERIC, FIGHTER, 1)); // and its hand takes the shield again
  expect(inHands(s, CLERIC)).toEqual([null, 'buckler']);
  s.finish();
});

test('[town.all-ready] whoever is ready does not trade, but may be asked', () => {
  const s = town()
    .does(FIGHTER, ready(FIGHTER))
    .refused(FIGHTER, giveCrowns(FIGHTER, ROGUE, 10), 'town.all-ready');
  s.does(ROGUE, giveCrowns(FIGHTER, ROGUE, 10)).does(FIGHTER, AGREE);
  expect(crownsOf(s)).toEqual([90, 110, 100]);
  s.finish();
});

test('[town.no-trade-in-dungeon] below nothing is handed over', () => {
  const s = story((scene) => {
    scene.explores();
  });
  s.refused(FIGHTER, giveCrowns(FIGHTER, ROGUE, 10), 'town.no-trade-in-dungeon');
  s.refused(FIGHTER, givePiece(FIGHTER, ROGUE, 0), 'town.no-trade-in-dungeon').finish();
});

test('[loot.common-stock] into the baggage and out again, for whoever has a place', () => {
  const s = town().does(FIGHTER, stow(FIGHTER, 2)).told('stowed', { hero: FIGHTER }, 'loot.common-stock');
  expect([carried(s, FIGHTER), s.table.baggage.map(({ item }) => item)]).toEqual([
    ['longsword', 'tower-shield'],
    ['chain-hauberk'],
  ]);
  s.refused(ROGUE, unpack(ROGUE, 0), 'gear.two-main-two-off').refused(ROGUE, unpack(ROGUE, 1), 'loot.common-stock');
  s.does(ROGUE, stow(ROGUE, 1)).does(ROGUE, unpack(ROGUE, 0)).told('unpacked', { hero: ROGUE }, 'loot.common-stock');
  expect(carried(s, ROGUE)).toContain('chain-hauberk');
  s.refused(ROGUE, stow(ROGUE, 7), 'loot.common-stock').finish();
});

test('[town.all-ready] [town.free-trade] whoever is ready gives nothing away before taking it back', () => {
  const s = town().does(FIGHTER, ready(FIGHTER));
  s.refused(FIGHTER, giveCrowns(FIGHTER, ROGUE, 5), 'town.all-ready');
  s.does(FIGHTER, withdraw(FIGHTER)).told('declaredReady', { hero: FIGHTER, isReady: false }).finish();
});

test('[town.all-ready] [party.one-player-may-run-several] a hero who is ready gives nothing away, though its player has another who is not', () => {
  const s = town(() => undefined, { players: 2 }).does(0, ready(FIGHTER));
  s.refused(0, giveCrowns(FIGHTER, ROGUE, 5), 'town.all-ready');
  s.does(0, giveCrowns(CLERIC, ROGUE, 5));
  expect(s.asked().map(({ kind }) => kind)).toContain('consent');
});
