import { describe, expect, test } from 'vitest';
import { CLASS_IDS, type ClassId } from './classes.ts';
import { ITEMS, type ItemId } from './items.ts';
import { KIT_IDS, KITS, type KitId, STARTING_CROWNS } from './kits.ts';
import { amountAt, baseRiseAt, gainsAt, LEVELS, type Level } from './levels.ts';
import { RACE_IDS, type RaceId } from './races.ts';
import { type Makings, statisticsOf } from './statistics.ts';
import { STATISTICS } from './vocabulary.ts';

const makings = (race: RaceId, heroClass: ClassId, ...items: readonly ItemId[]): Makings => ({
  race,
  raceLevel: 1,
  heroClass,
  classLevel: 1,
  inUse: items.map((item) => ({ item, level: 1 })),
});

const lineOf = (hero: Makings): string => {
  const statistics = statisticsOf(hero);
  return STATISTICS.map((statistic) => statistics[statistic]).join('/');
};

// Speed, Grit, Grab, Hitpoints and Fate, for the Classes in their order.
const STARTING: Readonly<Record<RaceId, string>> = {
  human: '5/8/8/14/3 4/8/9/13/3 6/7/6/14/4 5/7/6/12/5 5/7/7/13/4 6/7/6/13/4',
  dwarf: '4/8/9/16/2 3/8/10/15/2 5/7/7/16/3 4/7/7/14/4 4/7/8/15/3 5/7/7/15/3',
  elf: '6/9/7/13/3 5/9/8/12/3 7/8/5/13/4 6/8/5/11/5 6/8/6/12/4 7/8/5/12/4',
  halfling: '5/9/6/13/4 4/9/7/12/4 6/8/4/13/5 5/8/4/11/6 5/8/5/12/5 6/8/4/12/5',
  'half-orc': '5/8/9/14/1 4/8/10/13/1 6/7/7/14/2 5/7/7/12/3 5/7/8/13/2 6/7/7/13/2',
};

test.each(RACE_IDS)('[hero.race-plus-class] a new %s of every Class', (race) => {
  const lines = CLASS_IDS.map((heroClass) => lineOf(makings(race, heroClass)));
  expect(lines).toEqual(STARTING[race].split(' ').map((line) => `${line}/0`));
});

/** What a kit costs, and the hero's statistics with it, Armor last. */
const IN_USE: Readonly<Record<KitId, readonly [number, string]>> = {
  'dwarf-fighter': [220, '3/9/9/16/2/1'],
  'human-knight': [225, '4/8/9/13/3/2'],
  'half-orc-fighter': [240, '5/8/9/14/1/1'],
  'elf-rogue': [220, '7/8/5/15/4/1'],
  'elf-archer': [240, '8/8/5/15/4/1'],
  'elf-mage': [235, '7/8/5/13/5/1'],
  'human-cleric': [245, '5/7/7/13/4/1'],
  'halfling-bard': [205, '6/8/4/12/5/1'],
};

describe('[hero.starting-crowns-250] ready-made heroes', () => {
  test.each(KIT_IDS)('%s', (id) => {
    const { race, heroClass, items } = KITS[id];
    const cost = items.reduce((sum, item) => sum + ITEMS[item].price, 0);
    expect([cost, lineOf(makings(race, heroClass, ...items))]).toEqual(IN_USE[id]);
    expect(cost).toBeLessThanOrEqual(STARTING_CROWNS);
    const slots = items.map((item) => ITEMS[item].slot);
    expect(new Set(slots).size).toBe(slots.length);
    const isTwoHanded = items.some((item) => ITEMS[item].weapon?.hands === 2);
    if (isTwoHanded) expect(slots).not.toContain('off-hand');
  });
});

test('[gear.level-gains] what rises does so at levels 2 and 4, and base damage at 3 and 5', () => {
  expect(LEVELS.map((level) => amountAt({ base: 2, rises: true }, level))).toEqual([2, 3, 3, 4, 4]);
  expect(LEVELS.map((level) => amountAt({ base: 2, rises: false }, level))).toEqual([2, 2, 2, 2, 2]);
  expect(LEVELS.map(baseRiseAt)).toEqual([0, 0, 1, 1, 2]);
});

test('[level.gains-by-table] levels add up, and a better Activator takes the place of the old one', () => {
  const gains = gainsAt(ITEMS['blink-boots'].levels, 5);
  expect(gains).toHaveLength(1);
  expect(gains).toMatchObject([{ activator: { id: 'blink-step', cost: 1, clauses: [{}, { word: 'shield' }] } }]);
  const trained = statisticsOf({ ...makings('dwarf', 'fighter'), raceLevel: 5, classLevel: 5 });
  expect(trained).toEqual({ speed: 4, grit: 8, grab: 11, hitpoints: 21, fate: 2, armor: 2 });
});

test('[hero.race-plus-class] armor slows everybody but the Knight, and never makes him faster', () => {
  const speedIn = (heroClass: ClassId, level: Level): number =>
    statisticsOf({ ...makings('human', heroClass), inUse: [{ item: 'plate-harness', level }] }).speed;
  expect([speedIn('fighter', 1), speedIn('fighter', 3)]).toEqual([3, 4]);
  expect([speedIn('knight', 1), speedIn('knight', 3)]).toEqual([4, 4]);
});

test('[core.whole-numbers] nobody is slower than 1', () => {
  expect(statisticsOf(makings('dwarf', 'knight', 'plate-harness', 'tower-shield')).speed).toBe(2);
  expect(statisticsOf(makings('dwarf', 'fighter', 'plate-harness', 'tower-shield')).speed).toBe(1);
});
