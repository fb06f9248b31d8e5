import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/types/index.ts';
import { FIGHTER } from '../cast.ts';
import { crownsOf, giveCrowns, heard, hero, leave, ready, stay, town, visit } from './stage.ts';

const stake = (crowns: number): Action => ({ type: 'stake', hero: FIGHTER, crowns });
const COURT: Action = { type: 'court', hero: FIGHTER };
const CONCEDE: Action = { type: 'concede', hero: FIGHTER };

const atGambler = (crowns = 100) =>
  town((table) => {
    hero(table, FIGHTER).crowns = crowns;
  }).does(FIGHTER, visit(FIGHTER, 'gambler'));

describe('scenario 27: Fickle for 10 Crowns', () => {
  test('[fickle.hero-trails] [fickle.final] 6 against 9, courting a 4: 10 against 9', () => {
    const s = atGambler().dice(2, 4, 4, 5, 4).does(FIGHTER, stake(10)).does(FIGHTER, COURT);
    s.told('fickleEnded', { how: 'court', die: 4, won: 10, crowns: 110 }, 'fickle.final').finish();
  });

  test('[fickle.final] 5 against 9, courting a 4: level, and the house wins', () => {
    const s = atGambler().dice(1, 4, 4, 5, 4).does(FIGHTER, stake(10)).does(FIGHTER, COURT);
    s.told('fickleEnded', { won: -10, crowns: 90 }, 'fickle.final').finish();
  });

  test('[fickle.concede] 5 against 9: giving in costs half', () => {
    const s = atGambler().dice(1, 4, 4, 5).does(FIGHTER, stake(10)).does(FIGHTER, CONCEDE);
    s.told('fickleEnded', { how: 'concede', die: null, won: -5, crowns: 95 }, 'fickle.concede').finish();
  });

  test('[fickle.hero-leads] 8 against 6: the house throws 2, and it is level', () => {
    const s = atGambler().dice(3, 5, 1, 5, 2).does(FIGHTER, stake(10));
    s.told('fickleEnded', { how: 'house', die: 2, won: -10, crowns: 90 }, 'fickle.hero-leads').finish();
  });

  test('[fickle.hero-leads] 8 against 6: the house throws 5, and it is the hero’s', () => {
    const s = atGambler().dice(3, 5, 1, 5, 5).does(FIGHTER, stake(10));
    s.told('fickleEnded', { how: 'house', die: 5, won: 10, crowns: 110 }, 'fickle.hero-leads').finish();
  });

  test('[fickle.stake] 7 is no stake', () => {
    atGambler().refused(FIGHTER, stake(7), 'fickle.stake', { stake: 7, crowns: 100 }).finish();
  });
});

test('[fickle.hero-trails] an odd die that is courted is the house’s', () => {
  const s = atGambler().dice(3, 3, 3, 3, 1).does(FIGHTER, stake(2)).does(FIGHTER, COURT);
  s.told('fickleEnded', { die: 1, won: -2 }, 'fickle.final').finish();
});

test('[fickle.stake] from 2 to 50 Crowns, even, and no more than there are', () => {
  const s = atGambler(60);
  for (const crowns of [0, 1, 51, 52, 60, -2]) s.refused(FIGHTER, stake(crowns), 'fickle.stake');
  s.finish();
  const poor = atGambler(9).refused(FIGHTER, stake(10), 'fickle.stake').dice(6, 6, 1, 1, 5);
  poor.does(FIGHTER, stake(8)).told('fickleEnded', { crowns: 17 }).finish();
});

test('[fickle.opening] two dice for the hero and two for the house, before all eyes', () => {
  const s = atGambler().dice(1, 2, 3, 4).does(FIGHTER, stake(20));
  s.told('fickleThrown', { stake: 20, dice: [1, 2], house: [3, 4] }, 'fickle.opening');
  expect(stay(s, FIGHTER).visit?.fickle).toEqual({ stake: 20, hero: 3, house: 7 });
  expect(s.heard(2)).toEqual(s.heard(0));
  s.finish();
});

test('[fickle.hero-trails] nothing else is done before the round has ended', () => {
  const s = atGambler().refused(FIGHTER, COURT, 'fickle.hero-trails').refused(FIGHTER, CONCEDE, 'fickle.hero-trails');
  s.dice(1, 1, 6, 6).does(FIGHTER, stake(50));
  for (const action of [stake(2), leave(FIGHTER), visit(FIGHTER, 'tavern'), ready(FIGHTER)])
    s.refused(FIGHTER, action, 'fickle.hero-trails');
  s.does(FIGHTER, CONCEDE).does(FIGHTER, leave(FIGHTER)).finish();
});

test('[fickle.stake] what lies on the table can no longer be given away', () => {
  const s = atGambler(100).dice(1, 1, 6, 6).does(FIGHTER, stake(50));
  expect(crownsOf(s)[0]).toBe(50);
  s.refused(FIGHTER, giveCrowns(FIGHTER, 1, 100), 'town.pay-own-purse', { price: 100, crowns: 50 });
  s.does(FIGHTER, CONCEDE);
  expect(crownsOf(s)[0]).toBe(75);
  s.finish();
});

test('[gambler.fickle-visit] three rounds a visit', () => {
  const s = atGambler();
  for (let round = 0; round < 3; round++) s.dice(6, 6, 1, 1, 1).does(FIGHTER, stake(2));
  expect(heard(s, 'fickleEnded')).toHaveLength(1);
  s.refused(FIGHTER, stake(2), 'gambler.fickle-visit').finish();
});
