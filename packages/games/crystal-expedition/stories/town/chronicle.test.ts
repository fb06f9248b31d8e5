import { expect, test } from 'vitest';
import { CLERIC, FIGHTER, ROGUE } from '../cast.ts';
import { failure, success } from './coming-home.ts';
import { buy, here, hero, ready, train, upgrade, visit } from './stage.ts';

test('[save.contents] the chronicle tells who went where, what came of it, and who fell', () => {
  const s = success(9, ({ expedition, table }) => {
    Object.assign(expedition, { purse: 30, raw: 1, champions: 2, falls: 3, opened: 5, done: 5, turns: 44 });
    Object.assign(hero(table, ROGUE), { falls: 3 });
    Object.assign(hero(table, CLERIC), { falls: 2 });
    const traveller = { hero: CLERIC, name: 'Maud', race: 'human', heroClass: 'cleric' } as const;
    const earlier = { ...traveller, raceLevel: 1, classLevel: 1, falls: 2 } as const;
    const result = { result: 'fled', glory: 8, done: 0, crowns: 0, raw: 0, champions: 0, falls: 2, rooms: 1 } as const;
    const features = table.dungeons[0];
    if (features === undefined) throw new Error('no dungeon');
    const where = { line: 'expedition', dungeon: 0, features, boosts: [], floors: 1, turns: 9 } as const;
    table.chronicle = [{ ...where, ...result, heroes: [earlier] }];
    table.failures = 1;
  });
  expect(s.table.chronicle[1]).toMatchObject({
    line: 'expedition',
    dungeon: 0,
    features: { type: 'orc', quest: 'clear-rooms' },
    result: 'success',
    glory: 9,
    crowns: 30,
    raw: 1,
    champions: 2,
    rooms: 5,
    floors: 1,
    turns: 44,
    heroes: [
      { name: 'Bruni', race: 'dwarf', heroClass: 'fighter', raceLevel: 1, falls: 0 },
      { name: 'Sylwen', falls: 3 },
      { name: 'Maud', falls: 0 }, // its falls were on the expedition before
    ],
  });
  s.finish();
});

test('[save.contents] and what was found, won, bought and learned in Town', () => {
  const s = success(10, ({ table }) => {
    hero(table, FIGHTER).crowns = 300;
  }).does(0, { type: 'chooseReward', reward: 'train', hero: FIGHTER });
  s.does(0, visit(FIGHTER, 'guild')).does(0, train(FIGHTER, 'class'));
  s.does(0, visit(FIGHTER, 'blacksmith')).does(0, buy(FIGHTER, 'dagger')).does(0, upgrade(FIGHTER, 3));
  const notes = [
    { note: 'found', dungeon: 1 },
    { note: 'rewarded', reward: 'train', hero: 'Bruni' },
    { note: 'trained', hero: 'Bruni', what: 'class', level: 2 },
    { note: 'bought', hero: 'Bruni', piece: { item: 'dagger', level: 1 } },
    { note: 'upgraded', hero: 'Bruni', piece: { item: 'dagger', level: 2 } },
  ];
  expect(here(s).notes).toMatchObject(notes);
  for (const place of [FIGHTER, ROGUE, CLERIC]) s.does(0, ready(place));
  s.does(0, { type: 'chooseDungeon', dungeon: 0 });
  expect(s.table.chronicle.at(-1)).toMatchObject({ line: 'town', notes });
  s.finish();
});

test('[reward.free-is-price-only] [glory.failure-needs-no-table] a stay in which nothing was done leaves no line behind', () => {
  const s = failure();
  for (const place of [FIGHTER, ROGUE, CLERIC]) s.does(0, ready(place));
  expect([s.table.town, s.table.chronicle.map(({ line }) => line)]).toEqual([null, ['expedition']]);
  s.finish();
});

test('[dungeon.visited-is-fixed] [flee.fails-expedition] a dungeon that was won once stays won, though the party flees from it', () => {
  const s = failure((scene) => scene.dungeon({ isWon: true }));
  expect(s.table.dungeons.map(({ isWon }) => isWon)).toEqual([true]);
  s.finish();
});
