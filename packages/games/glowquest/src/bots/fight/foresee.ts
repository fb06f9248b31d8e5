import { type Ground, isSeen, placeOf, stepsAmong } from '@questhall/tiles';
import { RECORDS } from '../../content/index.ts';
import { effectSum } from '../../queries/stats.ts';
import type { EntityId } from '../../types/index.ts';
import { noughts } from './numbers.ts';
import { threatOf } from './threat.ts';
import { type Battle, type Foe, type Friend, PARTY } from './types.ts';

const LEADER = RECORDS.length - 1;

/** Chances of A, B, C and the leader by who is still there, one bit each. [ctrl.pick-record] */
export const SHARES: readonly Float64Array[] = Array.from({ length: 1 << RECORDS.length }, (_, mask) => {
  const shares = new Float64Array(RECORDS.length);
  const isLed = ((mask >> LEADER) & 1) === 1;
  const rolled = isLed ? [1 / 6, 1 / 6, 1 / 6, 1 / 2] : [1 / 3, 1 / 3, 1 / 3, 0];
  for (const [row, chance] of rolled.entries()) {
    let at = row;
    for (let i = 0; i < RECORDS.length && ((mask >> at) & 1) === 0; i++) at = (at + 1) % RECORDS.length;
    shares[at] = (shares[at] ?? 0) + chance;
  }
  return shares;
});

// What one look ahead needs, filled anew each time: for each row the figure that is readiest, whom it is after, and how
// ready it is.
const readiest: (Foe | null)[] = [null, null, null, null];
const aimedAt = new Int8Array(RECORDS.length);
const ranks = new Float64Array(RECORDS.length);
/** Where each hero stands, by place on the ground, and steps from one figure to it. */
const places = new Int16Array(PARTY);
const distances = new Int16Array(PARTY);
let aim = 0;

/** What whoever acts next takes from each hero, on average. [ctrl.pick-figure, ctrl.6-target] */
export function foresee(battle: Battle): number[] {
  const caller = battle.table.encounter?.caller ?? null;
  const shares = SHARES[battle.mask];
  const losses = noughts(PARTY);
  pick(battle, caller);
  for (let row = 0; row < RECORDS.length; row++) {
    const foe = readiest[row] ?? null;
    const chance = caller === null ? (shares?.[row] ?? 0) : 1;
    if (foe === null || chance <= 0) continue;
    const at = aimedAt[row] ?? 0;
    losses[at] = (losses[at] ?? 0) + chance * costOf(battle, foe, at);
  }
  return losses;
}

/** Finds the readiest figure of each row; where somebody calls for help, nobody else acts. */
function pick(battle: Battle, caller: EntityId | null): void {
  for (let row = 0; row < RECORDS.length; row++) {
    readiest[row] = null;
    ranks[row] = Number.POSITIVE_INFINITY;
  }
  const { friends, ground } = battle;
  for (let i = 0; i < friends.length; i++) places[i] = placeOf(ground, friends[i]?.at ?? -1);
  for (const foe of battle.foes) {
    if (caller !== null && foe.monster.id !== caller) continue;
    const { row } = foe;
    if (ranks[row] === 0) continue; // nobody can be readier
    const rank = rankOf(battle, foe);
    if (rank >= (ranks[row] ?? 0)) continue;
    ranks[row] = rank;
    readiest[row] = foe;
    aimedAt[row] = aim;
  }
}

/** What the blow takes, on average. */
function costOf({ friends, surges, base: more }: Battle, foe: Foe, at: number): number {
  const friend = friends[at];
  if (friend === undefined) return 0;
  const { monster, menace, weak, faint } = foe;
  if (foe.isUsual && weak + faint === 0) return friend.soon[foe.row] ?? 0;
  const base = Math.max(0, menace.base + more - weak - faint) + effectSum(monster, 'damage');
  return threatOf(menace, base, effectSum(monster, 'to-hit'), friend, friend.grit + friend.brief, surges);
}

const NOT_PREFERRED = 100;

/** Notes how far it is to each hero, and says whether one is next to it. */
function measureTo(friends: readonly Friend[], ground: Ground, from: number): boolean {
  let isEngaged = false;
  for (let i = 0; i < friends.length; i++) {
    if (friends[i]?.isAwake !== true) continue;
    const distance = stepsAmong(ground, from, places[i] ?? -1);
    distances[i] = distance;
    if (distance === 1) isEngaged = true;
  }
  return isEngaged;
}

/** How readily it would attack, and whom: the smaller the number, the sooner it is picked. */
function rankOf({ friends, ground }: Battle, foe: Foe): number {
  if (foe.isStunned) return Number.POSITIVE_INFINITY;
  const isEngaged = measureTo(friends, ground, placeOf(ground, foe.at));
  const strides = isEngaged || foe.isHeld ? 0 : foe.speed;
  let rank = Number.POSITIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < friends.length; i++) {
    const friend = friends[i];
    if (friend?.isAwake !== true) continue;
    const distance = distances[i] ?? 0;
    const isLiked = foe.quarry === friend.hero.id;
    const order = isLiked ? -1 : distance;
    if (order >= least) continue;
    const walked = stepsTo(foe, friend, distance, strides, ground);
    if (walked < 0) continue;
    least = order;
    aim = i;
    rank = (isLiked ? 0 : NOT_PREFERRED) + walked;
  }
  return rank;
}

const FAR_SIGHT = 4;

/** Steps before it can strike; -1 when it cannot this Turn. */
function stepsTo(foe: Foe, friend: Friend, distance: number, strides: number, ground: Ground): number {
  if (distance === 1) return 0;
  if (foe.far === 'ranged') {
    if (isSeen(ground, foe.at, friend.at)) return 0;
    return strides > 0 && distance <= strides + FAR_SIGHT ? 1 : -1;
  }
  const reach = foe.far === 'reach' ? 2 : 1;
  if (distance <= reach && isSeen(ground, foe.at, friend.at)) return 0;
  const steps = distance - reach;
  return strides > 0 && steps <= strides ? Math.max(1, steps) : -1;
}
