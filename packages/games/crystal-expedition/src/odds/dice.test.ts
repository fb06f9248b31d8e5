import { expect, test } from 'vitest';
import { ATTACK_ROLLS, aimedHitsAgainst, escapesFrom, hitsAgainst, readAttack } from './dice.ts';

test.each([
  [[5, 3, 3], 8, 4],
  [[5, 5, 5], 10, 7],
  [[6, 6, 6], 12, 8],
  [[1, 2, 6], 8, 1],
  [[4, 4, 6], 10, 5],
  [[2, 2, 2], 4, 4],
] as const)('[attack.to-hit-two-highest, attack.surge-tie-bonus] %j: to-hit %i, %i Surges', (dice, toHit, surges) => {
  const hasOne = dice.some((die) => die === 1);
  expect(readAttack(dice)).toEqual({ toHit, surges, isCritical: toHit === 12, hasOne });
});

test.each([
  [5, 205, 216],
  [6, 193, 209],
  [7, 174, 200],
  [8, 147, 188],
  [9, 113, 166],
  [10, 77, 139],
  [11, 43, 115],
  [12, 16, 84],
  [13, 0, 60],
  [14, 0, 39],
  [15, 0, 23],
  [16, 0, 11],
  [17, 0, 8],
  [18, 0, 1],
  [20, 0, 1],
  [21, 0, 0],
])('[attack.hit-at-least-grit] against Grit %i: %i of 216, and %i with every Surge for Aim', (grit, bare, aimed) => {
  expect([hitsAgainst(grit), aimedHitsAgainst(grit)]).toEqual([bare, aimed]);
});

test('[attack.surges-from-lowest] how often how many Surges come, and what they are on the average', () => {
  const counts = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ATTACK_ROLLS.filter(({ surges }) => surges === n).length);
  expect(counts).toEqual([75, 63, 40, 22, 10, 4, 1, 1]);
  expect(ATTACK_ROLLS.reduce((sum, { surges }) => sum + surges, 0)).toBe(498);
});

test('[crit.two-sixes, race.half-orc-wild] 16 of 216 are critical, and 91 bring a wild attacker nothing', () => {
  expect(ATTACK_ROLLS.filter(({ isCritical }) => isCritical)).toHaveLength(16);
  expect(ATTACK_ROLLS.filter(({ hasOne }) => hasOne)).toHaveLength(91);
});

test('[escape.roll] how many of 36 checks get away', () => {
  expect([4, 5, 6, 7, 8, 9, 10, 11, 12].map(escapesFrom)).toEqual([33, 30, 26, 21, 15, 10, 6, 3, 1]);
});
