import { expect, test } from 'vitest';
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
