import { expect, test } from 'vitest';
import { CLERIC, FIGHTER, ROGUE } from '../cast.ts';
import { crownsOf, here, hero, leave, ready, town, train, visit, visitsOf } from './stage.ts';

const KNIGHT = 0;
const knights = { heroes: ['human-knight'] as const };

test('[level.cap-five] nobody goes beyond level 5', () => {
  const s = town((table) => {
    const knight = hero(table, KNIGHT);
    Object.assign(knight, { build: { ...knight.build, classLevel: 5 }, trainings: 4, successes: 5, crowns: 500 });
  }, knights).does(0, visit(KNIGHT, 'guild'));
  s.refused(0, train(KNIGHT, 'class'), 'level.cap-five', { what: 'class', level: 5 });
  s.does(0, train(KNIGHT, 'race')).told('trained', { what: 'race', level: 2, paid: 60 }).finish();
});

test('[guild.train-class-or-race] [level.training-and-upgrading] one level a visit, of the one or of the other', () => {
  const s = town((table) => {
    Object.assign(hero(table, FIGHTER), { crowns: 300, successes: 2 });
  }).does(FIGHTER, visit(FIGHTER, 'guild'));
  s.does(FIGHTER, train(FIGHTER, 'race')).refused(FIGHTER, train(FIGHTER, 'class'), 'guild.train-class-or-race');
  s.does(FIGHTER, visit(FIGHTER, 'guild'))
    .does(FIGHTER, train(FIGHTER, 'race'))
    .told('trained', { level: 3, paid: 70 });
  expect(hero(s.table, FIGHTER).build).toMatchObject({ raceLevel: 3, classLevel: 1 });
  s.finish();
});

test('[guild.once-per-successful-expedition] an unused Training is kept, and is the hero’s own', () => {
  const s = town((table) => {
    Object.assign(hero(table, ROGUE), { successes: 3, trainings: 1, crowns: 300 });
    Object.assign(hero(table, ROGUE), { build: { ...hero(table, ROGUE).build, raceLevel: 2 } });
  }).does(FIGHTER, visit(FIGHTER, 'guild'));
  s.refused(FIGHTER, train(FIGHTER, 'class'), 'guild.once-per-successful-expedition');
  for (const level of [2, 3] as const)
    s.does(ROGUE, visit(ROGUE, 'guild')).does(ROGUE, train(ROGUE, 'class')).told('trained', { level });
  s.does(ROGUE, leave(ROGUE)).does(ROGUE, visit(ROGUE, 'guild'));
  s.refused(ROGUE, train(ROGUE, 'class'), 'guild.once-per-successful-expedition').finish();
});

test('[guild.cost] whoever cannot pay learns nothing', () => {
  const s = town((table) => {
    Object.assign(hero(table, FIGHTER), { crowns: 59, successes: 1 });
  }).does(FIGHTER, visit(FIGHTER, 'guild'));
  s.refused(FIGHTER, train(FIGHTER, 'race'), 'town.pay-own-purse', { price: 60, crowns: 59 }).finish();
});

test('[guild.free-training-counts] [reward.train] a free Training saves the Crowns, not the visit nor the allowance', () => {
  const s = town((table) => {
    Object.assign(hero(table, CLERIC), { crowns: 100, successes: 1 });
    if (table.town !== null) table.town.freeUses = [{ reward: 'train', hero: CLERIC }];
  }).does(CLERIC, visit(CLERIC, 'guild'));
  s.does(CLERIC, train(CLERIC, 'race')).told('trained', { paid: 0 }, 'guild.free-training-counts');
  expect([crownsOf(s)[2], visitsOf(s)[2], here(s).freeUses]).toEqual([100, 2, []]);
  s.does(CLERIC, visit(CLERIC, 'guild'));
  s.refused(CLERIC, train(CLERIC, 'race'), 'guild.once-per-successful-expedition').finish();
});

test('[guild.once-per-successful-expedition] Train now or never: what was not used in Town is lost', () => {
  const all = (isHouse: boolean) =>
    town(
      (table) => {
        Object.assign(hero(table, FIGHTER), { successes: 1 });
      },
      { players: 1, trainNowOrNever: isHouse },
    )
      .does(0, ready(FIGHTER))
      .does(0, ready(ROGUE))
      .does(0, ready(CLERIC));
  expect(all(true).table.party.map(({ lapsed }) => lapsed)).toEqual([1, 0, 0]);
  expect(all(false).table.party.map(({ lapsed }) => lapsed)).toEqual([0, 0, 0]);
});
