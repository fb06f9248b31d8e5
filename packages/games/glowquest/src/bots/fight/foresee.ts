import { RECORDS } from '../../content/index.ts';
import { recordOf } from '../../queries/entities.ts';
import { distanceBetween, isInSight, isNear } from '../../queries/ground.ts';
import { effectSum } from '../../queries/stats.ts';
import { threatOf } from './threat.ts';
import type { Battle, Foe, Friend, Strike } from './types.ts';

const LEADER = RECORDS.length - 1;

/** Chances of A, B, C and the leader by who is still there, one bit each. [ctrl.pick-record] */
export const SHARES: readonly (readonly number[])[] = Array.from({ length: 1 << RECORDS.length }, (_, mask) => {
  const shares = [0, 0, 0, 0];
  const isLed = ((mask >> LEADER) & 1) === 1;
  const rolled = isLed ? [1 / 6, 1 / 6, 1 / 6, 1 / 2] : [1 / 3, 1 / 3, 1 / 3, 0];
  for (const [row, chance] of rolled.entries()) {
    let at = row;
    for (let i = 0; i < RECORDS.length && ((mask >> at) & 1) === 0; i++) at = (at + 1) % RECORDS.length;
    shares[at] = (shares[at] ?? 0) + chance;
  }
  return shares;
});

// What one look ahead needs, filled anew each time: for each row the figure that is readiest, whom it is after, and how ready it is.
const readiest: (Foe | null)[] = [null, null, null, null];
const aimedAt = new Int8Array(RECORDS.length);
const ranks = new Float64Array(RECORDS.length);
let aim = 0;

/** Who could act next, and against whom. [ctrl.pick-figure, ctrl.6-target] */
export function foresee(battle: Battle): Strike[] {
  const { foes, table } = battle;
  const caller = table.encounter?.caller ?? null;
  let mask = 0;
  readiest.fill(null);
  ranks.fill(Number.POSITIVE_INFINITY);
  for (const foe of foes) {
    const { row } = foe;
    mask |= 1 << row;
    if (caller !== null && foe.monster.id !== caller) continue;
    const rank = rankOf(battle, foe);
    if (rank >= (ranks[row] ?? 0)) continue;
    ranks[row] = rank;
    readiest[row] = foe;
    aimedAt[row] = aim;
  }
  const strikes: Strike[] = [];
  const shares = SHARES[mask] ?? [];
  for (let row = 0; row < RECORDS.length; row++) {
    const foe = readiest[row] ?? null;
    const chance = caller === null ? (shares[row] ?? 0) : 1;
    if (foe !== null && chance > 0) strikes.push({ chance, foe, friend: aimedAt[row] ?? 0, cost: costOf(battle, foe, aimedAt[row] ?? 0) });
  }
  return strikes;
}

/** What the blow takes, on average. */
function costOf({ friends, surges, base: more }: Battle, foe: Foe, at: number): number {
  const friend = friends[at];
  if (friend === undefined) return 0;
  if (foe.isUsual && foe.weak + foe.faint === 0) return friend.soon[foe.row] ?? 0;
  const { monster, weak, faint } = foe;
  const base = Math.max(0, recordOf(monster).base + more - weak - faint) + effectSum(monster, 'damage');
  return threatOf({ record: monster.record, base, toHit: effectSum(monster, 'to-hit') }, friend, friend.grit + friend.brief, surges);
}

const NOT_PREFERRED = 100;

/** How readily it would attack, and whom: the smaller the number, the sooner it is picked. */
function rankOf({ friends, floor }: Battle, foe: Foe): number {
  if (foe.isStunned) return Number.POSITIVE_INFINITY;
  let isEngaged = false;
  for (const { isAwake, at } of friends) if (isAwake && isNear(floor, foe.at, at)) isEngaged = true;
  const strides = isEngaged || foe.isHeld ? 0 : foe.speed;
  let rank = Number.POSITIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < friends.length; i++) {
    const friend = friends[i];
    if (friend?.isAwake !== true) continue;
    const distance = distanceBetween(floor, foe.at, friend.at);
    const isLiked = foe.quarry === friend.hero.id;
    const order = isLiked ? -1 : distance;
    if (order >= least) continue;
    const steps = stepsTo(foe, friend, distance, strides, floor);
    if (steps < 0) continue;
    least = order;
    aim = i;
    rank = (isLiked ? 0 : NOT_PREFERRED) + steps;
  }
  return rank;
}

const FAR_SIGHT = 4;

/** Steps before it can strike; -1 when it cannot this Turn. */
function stepsTo(foe: Foe, friend: Friend, distance: number, strides: number, floor: Battle['floor']): number {
  if (distance === 1) return 0;
  if (foe.far === 'ranged') {
    if (isInSight(floor, foe.at, friend.at)) return 0;
    return strides > 0 && distance <= strides + FAR_SIGHT ? 1 : -1;
  }
  const reach = foe.far === 'reach' ? 2 : 1;
  if (distance <= reach && isInSight(floor, foe.at, friend.at)) return 0;
  const steps = distance - reach;
  return strides > 0 && steps <= strides ? Math.max(1, steps) : -1;
}
