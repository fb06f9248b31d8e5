import { expect, test } from 'vitest';
import { ROLE_STATS } from './roles.ts';
import {
  actingBy,
  alertOf,
  familyBy,
  forParty,
  glowBy,
  isExtraOn,
  isPatrolOn,
  PARTY_SIZES,
  passageBy,
  patrolBy,
  RESOLVE,
  roomBy,
  SCALES,
} from './tables.ts';

const faces = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

test('[gen.passage-table] the D20 lays passages', () => {
  const rows = faces(20).map((die) => {
    const { sections, end, doors } = passageBy(die);
    return `${sections} ${end} ${doors}`;
  });
  expect(rows.slice(0, 4)).toEqual(['1 t-junction 1', '1 t-junction 1', '2 t-junction 1', '2 t-junction 1']);
  expect(rows.slice(4, 8)).toEqual(['1 right 0', '1 right 1', '2 right 1', '2 right 1']);
  expect(rows.slice(8, 12)).toEqual(['1 left 0', '1 left 1', '2 left 1', '2 left 1']);
  expect(rows.slice(12, 15)).toEqual(['1 none 0', '1 none 1', '1 none 1']);
  expect(rows.slice(15, 18)).toEqual(['1 dead-end 0', '1 dead-end 1', '2 dead-end 1']);
  expect(rows.slice(18)).toEqual(['1 four-way 0', '1 four-way 1']);
});

test('[gen.room-table, gen.big-has-champion] the D20 lays rooms', () => {
  const rows = faces(20).map((die) => {
    const { type, doors, leader } = roomBy(die, 0);
    return `${type} ${doors} ${leader ?? 'nobody'}`;
  });
  const times = (count: number, row: string): readonly string[] => Array<string>(count).fill(row);
  expect(rows).toEqual([
    ...times(6, 'big 0 champion'),
    ...times(2, 'big 1 champion'),
    ...times(10, 'small 0 nobody'),
    ...times(2, 'small 1 nobody'),
  ]);
});

test('[gen.quest-room-auto, gen.quest-has-lord] the fifth room is the Quest room, whatever the die shows', () => {
  for (const die of faces(20)) {
    expect(roomBy(die, 3).type).not.toBe('quest');
    expect(roomBy(die, 4)).toEqual({ type: 'quest', doors: 0, leader: 'lord' });
    expect(roomBy(die, 5)).toEqual(roomBy(die, 4));
  }
});

test('[gen.glow-table] the D4 gives Glow', () => {
  const glow = (place: 'passage' | 'small' | 'big' | 'quest'): readonly number[] => faces(4).map((die) => glowBy(die, place));
  expect([glow('passage'), glow('small')]).toEqual([
    [0, 0, 0, 1],
    [0, 0, 1, 2],
  ]);
  expect([glow('big'), glow('quest')]).toEqual([
    [0, 1, 2, 3],
    [0, 1, 2, 3],
  ]);
});

test('[gen.passage-monsters, gen.room-monsters] the D6 brings a Patrol, or more monsters', () => {
  expect(faces(6).filter(isPatrolOn)).toEqual([1, 2]);
  expect(faces(6).filter(isExtraOn)).toEqual([1]);
});

test('[enc.family-roll, ctrl.pick-record, patrol.first-record] the D6 picks monsters', () => {
  expect(faces(6).map(familyBy)).toEqual(['goblins', 'orcs', 'undead', 'beasts', 'cultists', 'depths']);
  expect(faces(6).map((die) => actingBy(die, false))).toEqual(['a', 'a', 'b', 'b', 'c', 'c']);
  expect(faces(6).map((die) => actingBy(die, true))).toEqual(['a', 'b', 'c', 'leader', 'leader', 'leader']);
  expect(faces(6).map(patrolBy)).toEqual(['a', 'a', 'b', 'b', 'c', 'c']);
});

test('a die that was never rolled is no row', () => {
  expect(() => passageBy(21)).toThrow('a die of 20 does not show 21');
  expect(() => roomBy(21, 0)).toThrow('a die of 20 does not show 21');
  expect(() => glowBy(0, 'small')).toThrow('a die of 4 does not show 0');
});

test('[resolve.start] Resolve shrinks with difficulty', () => {
  expect(RESOLVE).toEqual({ easy: 4, normal: 3, hard: 2 });
});

test('[create.role-stats, create.role-base-damage, scale.lone-hitpoints] Speed, Grit, Hitpoints, Hitpoints alone and base damage', () => {
  expect(Object.entries(ROLE_STATS).map(([role, stats]) => [role, ...Object.values(stats)])).toEqual([
    ['defense', 4, 8, 10, 10, 2],
    ['offense', 7, 7, 8, 14, 3],
    ['utility', 5, 6, 12, 14, 2],
  ]);
});

test('[scale.surge-bonus, scale.base-bonus, scale.extra-monsters] small parties meet bolder monsters, but fewer', () => {
  expect(PARTY_SIZES.map((size) => [SCALES[size].surges, SCALES[size].base, SCALES[size].extra.join('')])).toEqual([
    [2, 2, 'a'],
    [1, 1, 'ab'],
    [0, 'alert', 'abc'],
  ]);
  expect(PARTY_SIZES.map((size) => forParty([11, 22, 33], size))).toEqual([11, 22, 33]);
});

test('[scale.alert] monsters wake up as rooms are cleared', () => {
  expect([0, 1, 2, 3, 4].map(alertOf)).toEqual([0, 0, 1, 1, 2]);
});
