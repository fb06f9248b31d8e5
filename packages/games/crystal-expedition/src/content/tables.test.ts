import { expect, test } from 'vitest';
import { GATHERINGS, hasExtraRatOn, minionCount, minionsBy, PARTY_SIZES } from './composition.ts';
import { MONSTER_TYPES, questBy, strengthBy, THREAT, THREATS, typeBy, weaknessBy } from './dungeons.ts';
import {
  championBy,
  chestBy,
  chestGemBy,
  chestSlotBy,
  crystalsBy,
  endBy,
  hasSmallChampionOn,
  isEmptyOn,
  isPatrolOn,
  isTokenOn,
  passageDoorsBy,
  roomBy,
  roomExtrasBy,
  sectionsBy,
} from './exploration.ts';
import { CHAMPIONS, MONSTER_IDS, MONSTERS } from './monsters.ts';

const faces = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);
/** How many faces of a die say what. */
const spread = (sides: number, read: (roll: number) => unknown): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const roll of faces(sides)) counts[String(read(roll))] = (counts[String(read(roll))] ?? 0) + 1;
  return counts;
};

test('[dungeon.one-throw] four dice make a dungeon', () => {
  expect(spread(12, typeBy)).toEqual({ orc: 6, undead: 4, beasts: 2 });
  expect([1, 9, 10].map(strengthBy)).toEqual(['fire', 'arcane', 'blood']);
  expect([1, 5, 8].map(weaknessBy)).toEqual(['fire', 'venom', 'shadow']);
  expect([1, 6].map(questBy)).toEqual(['clear-rooms', 'mine-crystals']);
  expect(() => weaknessBy(9)).toThrow('does not show');
  expect(() => typeBy(0)).toThrow('no row');
});

test('[passage.length, passage.end, passage.doors, passage.crystal, passage.monsters] a passage', () => {
  expect(spread(6, sectionsBy)).toEqual({ 1: 2, 2: 3, 3: 1 });
  expect(spread(20, endBy)).toEqual({ 'dead-end': 2, left: 3, right: 3, 't-junction': 7, 'four-way': 2, open: 3 });
  expect(spread(10, passageDoorsBy)).toEqual({ '': 2, left: 3, right: 3, 'left,right': 2 });
  expect(spread(8, (die) => crystalsBy(die, 'passage'))).toEqual({ 0: 7, 1: 1 });
  expect(spread(12, isPatrolOn)).toEqual({ false: 10, true: 2 });
  expect(spread(4, isTokenOn)).toEqual({ false: 3, true: 1 });
});

test('[room.type, room.monsters-eleven-in-twelve, room.crystals, room.doors-and-chest] a room', () => {
  expect(spread(10, roomBy)).toEqual({ small: 6, 'big-by-short-side': 2, 'big-by-long-side': 2 });
  expect(spread(12, isEmptyOn)).toEqual({ true: 1, false: 11 });
  expect(spread(6, hasSmallChampionOn)).toEqual({ true: 1, false: 5 });
  expect([4, 7].map(championBy)).toEqual(['first', 'second']);
  expect(spread(8, (die) => crystalsBy(die, 'small'))).toEqual({ 0: 3, 1: 3, 2: 2 });
  expect(spread(8, (die) => crystalsBy(die, 'big'))).toEqual({ 1: 2, 2: 3, 3: 3 });
  expect(spread(20, (die) => roomExtrasBy(die).hasChest)).toEqual({ true: 12, false: 8 });
  expect(spread(20, (die) => roomExtrasBy(die).doors)).toEqual({ '': 8, ahead: 7, left: 2, right: 2, 'left,right': 1 });
});

test('[loot.chest] a chest', () => {
  expect(faces(12).map((die) => Object.values(chestBy(die)).join(' '))).toEqual([
    ...Array.from({ length: 3 }, () => 'crowns 10'),
    ...Array.from({ length: 3 }, () => 'crowns 20'),
    ...Array.from({ length: 2 }, () => 'crowns 30'),
    'crystals 2',
    'gem',
    'item 1',
    'item 2',
  ]);
  expect(faces(6).map(chestSlotBy)).toEqual(['main-hand', 'off-hand', 'body', 'ring', 'amulet', 'boots']);
  expect([1, 2].map(chestGemBy)).toEqual(['prefix', 'suffix']);
});

test('[monster.counts, monster.patrol-size] how many Minions come for one, two and three heroes', () => {
  const counts = GATHERINGS.map((gathering) => PARTY_SIZES.map((heroes) => minionCount(gathering, heroes)));
  expect(counts).toEqual([
    [2, 3, 4],
    [0, 0, 1],
    [0, 1, 3],
    [1, 2, 3],
  ]);
});

test('[monster.composition, dungeon.one-monster-type] every row has Minions of its type, and each comes up', () => {
  const seen = new Set<string>();
  for (const type of MONSTER_TYPES)
    for (const minion of faces(6).flatMap((die) => minionsBy(type, die))) {
      expect(MONSTERS[minion]).toMatchObject({ type, rank: 'minion' });
      seen.add(minion);
    }
  for (const type of MONSTER_TYPES)
    for (const leader of [CHAMPIONS[type].first, CHAMPIONS[type].second]) {
      expect(MONSTERS[leader]).toMatchObject({ type, rank: 'champion', purse: 15 });
      seen.add(leader);
    }
  expect(seen).toEqual(new Set<string>(MONSTER_IDS));
  expect(faces(6).filter((die) => hasExtraRatOn('beasts', die))).toEqual([2, 5]);
  expect(faces(6).some((die) => hasExtraRatOn('orc', die))).toBe(false);
});

test('[dungeon.threat] nothing gets easier with Threat', () => {
  for (const [index, threat] of THREATS.slice(1).entries()) {
    const before = Object.values(THREAT[THREATS[index] ?? 1]);
    for (const [column, value] of Object.values(THREAT[threat]).entries())
      expect(value).toBeGreaterThanOrEqual(before[column] ?? 0);
  }
});

test('[fate.heroes-only] no monster has Fate', () => {
  expect(MONSTER_IDS.filter((id) => MONSTERS[id].statistics.fate !== 0)).toEqual([]);
});
