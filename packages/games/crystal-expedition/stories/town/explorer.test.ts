import { expect, test } from 'vitest';
import type { Action, Feature } from '../../src/types/index.ts';
import { FIGHTER } from '../cast.ts';
import { crownsOf, here, hero, leave, town, UNSEEN, visit } from './stage.ts';

const reroll = (dungeon: number, ...locks: Feature[]): Action => ({
  type: 'rerollDungeon',
  hero: FIGHTER,
  dungeon,
  locks,
});

const atExplorer = (crowns: number, isVisited = false) =>
  town((table) => {
    hero(table, FIGHTER).crowns = crowns;
    table.dungeons = [{ ...UNSEEN, isVisited }, UNSEEN];
    table.successes = 1;
  }).does(FIGHTER, visit(FIGHTER, 'explorer'));

test('[explorer.one-reroll-per-visit] once, and again with another visit', () => {
  const s = atExplorer(60).dice(7, 1, 1, 6).does(FIGHTER, reroll(1));
  s.told('dungeonRerolled', { dice: [7, 1, 1, 6], paid: 25 }, 'explorer.reroll-25');
  expect(s.table.dungeons[1]).toMatchObject({
    type: 'undead',
    strength: 'fire',
    weakness: 'fire',
    quest: 'mine-crystals',
  });
  s.refused(FIGHTER, reroll(0), 'explorer.one-reroll-per-visit');
  s.does(FIGHTER, leave(FIGHTER)).does(FIGHTER, visit(FIGHTER, 'explorer'));
  s.dice(1, 2, 3, 4).does(FIGHTER, reroll(1)).finish();
});

test('[explorer.max-three-locks] something has to be rolled', () => {
  const s = atExplorer(100);
  s.refused(FIGHTER, reroll(1, 'type', 'strength', 'weakness', 'quest'), 'explorer.max-three-locks');
  s.dice(12)
    .does(FIGHTER, reroll(1, 'strength', 'weakness', 'quest'))
    .told('dungeonRerolled', { paid: 55 });
  expect(s.table.dungeons[1]).toEqual({ ...UNSEEN, type: 'beasts' });
  s.finish();
});

test('[explorer.unvisited-only] where nobody has been, and where there is something', () => {
  const s = atExplorer(100, true).refused(FIGHTER, reroll(0), 'explorer.unvisited-only');
  s.refused(FIGHTER, reroll(2), 'explorer.unvisited-only').finish();
});

test('[explorer.lock-10-each] each feature once, and in the order of its die', () => {
  const s = atExplorer(100).refused(FIGHTER, reroll(1, 'type', 'type'), 'explorer.lock-10-each');
  s.refused(FIGHTER, reroll(1, 'quest', 'type'), 'explorer.lock-10-each').finish();
});

test('[town.pay-own-purse] [explorer.locks-paid-before-dice] all is paid before a die falls, or none does', () => {
  const s = atExplorer(44).refused(FIGHTER, reroll(1, 'type', 'quest'), 'town.pay-own-purse', {
    price: 45,
    crowns: 44,
  });
  s.dice(1, 2, 3).does(FIGHTER, reroll(1, 'type'));
  expect(crownsOf(s)).toEqual([9, 100, 100]); // nobody helps out
  s.finish();
});

test('[explorer.reroll-25] whoever has less than 25 Crowns can only look', () => {
  const s = atExplorer(24).refused(FIGHTER, reroll(1), 'town.pay-own-purse');
  s.does(FIGHTER, leave(FIGHTER)).told('leftLocation', { isTakenBack: true }).finish();
});

test('[explorer.keeps-threat] whatever the dice show, the Threat stays', () => {
  const s = town((table) => {
    table.successes = 5;
    table.dungeons = [1, 1, 2, 2, 3, 3].map((threat) => ({
      ...UNSEEN,
      threat: threat === 3 ? 3 : threat === 2 ? 2 : 1,
    }));
  }).does(FIGHTER, visit(FIGHTER, 'explorer'));
  s.dice(12, 10, 8, 6).does(FIGHTER, reroll(5));
  expect(s.table.dungeons[5]).toMatchObject({ type: 'beasts', threat: 3 });
  s.finish();
});

test('[reward.explorer] without the 25 Crowns, though not without the locks', () => {
  const s = town((table) => {
    hero(table, FIGHTER).crowns = 10;
    if (table.town !== null) table.town.freeUses = [{ reward: 'explorer', hero: 0 }];
  }).does(FIGHTER, visit(FIGHTER, 'explorer'));
  s.refused(FIGHTER, reroll(0, 'type', 'quest'), 'town.pay-own-purse', { price: 20, crowns: 10 });
  s.dice(3, 3, 3).does(FIGHTER, reroll(0, 'type')).told('dungeonRerolled', { paid: 10 }, 'reward.explorer');
  expect([crownsOf(s)[0], here(s).freeUses]).toEqual([0, []]);
  s.finish();
});
