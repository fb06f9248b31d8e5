import { SHARES } from './foresee.ts';
import { type Battle, type Friend, PARTY, ROWS } from './types.ts';

/** A usual hit, for how far luck may stray. */
const HIT = 4;
const STEEPNESS = 1.7;

const chanceOf = (excess: number, spread: number): number => 1 / (1 + Math.exp((-STEEPNESS * excess) / spread));

/** What a fall costs in chances to win the expedition, when it is not the end of it at once. */
const FALL = 0.13;
const FALL_AT_THE_END = 0.02;
const ROOMS_IN_ALL = 5;
/** Time is on the monsters' side. */
const PER_TURN = 0.0005;

/** How well a fight stands for the heroes: 0 when it is won without a fall, -1 when it is lost. */
export function worth(battle: Battle): number {
  return battle.foes.length === 0 ? 0 : judged(battle, 0, 0);
}

/** The same if it took so many Turns more, or fewer, to be done with a row of monsters. */
export const worthIf = (battle: Battle, row: number, turns: number): number => (battle.foes.length === 0 ? 0 : judged(battle, row, turns));

function judged(battle: Battle, row: number, turns: number): number {
  const { friends, table } = battle;
  const all = foretell(battle, row, turns);
  const rooms = table.roomsCleared + (table.isQuestCleared ? 1 : 0) + (table.encounter?.room === null ? 0 : 1);
  const price = rooms >= ROOMS_IN_ALL ? FALL_AT_THE_END : FALL;
  const [only] = friends;
  const isLone = friends.length === 1 && !table.house.literalLoneHero;
  const value = isLone && only !== undefined ? loneWorth(only, losses[0] ?? 0, table.resolve, price) : partyWorth(battle, price);
  return value - PER_TURN * all;
}

// What one judgement needs, filled anew each time.
const losses = new Float64Array(PARTY);
const usual = new Float64Array(PARTY);
const next = new Float64Array(PARTY);
const time = new Float64Array(ROWS);
const order = new Int8Array(ROWS);
const urges = new Float64Array(ROWS);

/** Fills in what is expected to be taken from each hero until the fight is over; says how many Turns that takes. */
function foretell(battle: Battle, row: number, more: number): number {
  const { friends, awake, mask } = battle;
  losses.fill(0);
  usual.fill(0);
  if (awake === 0) return 0;
  const pace = battle.punch / (battle.punch + (battle.rock * (friends.length - awake)) / awake); // those who lie down throw rocks, and no monster answers
  let total = 0;
  for (let r = 0; r < ROWS; r++) {
    time[r] = (battle.time[r] ?? 0) + (r === row ? more : 0);
    total += time[r] ?? 0;
  }
  const rows = inOrder(battle);
  let alive = mask;
  for (let i = 0; i < rows; i++) {
    const dying = order[i] ?? 0;
    const turns = (time[dying] ?? 0) * pace;
    for (let h = 0; h < friends.length; h++) {
      const loss = lossOf(battle, h, alive);
      losses[h] = (losses[h] ?? 0) + loss * turns;
      if (i === 0) usual[h] = loss;
    }
    alive &= ~(1 << dying);
  }
  settle(battle, total * pace);
  return total;
}

/** What a hero loses in a monster Turn while these rows are there. */
function lossOf({ friends, attention }: Battle, h: number, alive: number): number {
  const chances = SHARES[alive] ?? [];
  const threats = friends[h]?.threats ?? [];
  let loss = 0;
  for (let r = 0; r < ROWS; r++) loss += (chances[r] ?? 0) * (threats[r] ?? 0) * (attention[r * PARTY + h] ?? 0);
  return loss;
}

/** The worst first, and those who die soonest. Says how many rows there are. */
function inOrder({ friends, mask }: Battle): number {
  const chances = SHARES[mask] ?? [];
  let count = 0;
  for (let row = 0; row < ROWS; row++) {
    if (((mask >> row) & 1) === 0) continue;
    let threat = 0;
    for (const { threats } of friends) threat += threats[row] ?? 0;
    const urge = ((chances[row] ?? 0) * threat) / Math.max(0.1, time[row] ?? 0);
    let at = count;
    for (; at > 0 && (urges[at - 1] ?? 0) < urge; at--) {
      urges[at] = urges[at - 1] ?? 0;
      order[at] = order[at - 1] ?? 0;
    }
    urges[at] = urge;
    order[at] = row;
    count += 1;
  }
  return count;
}

const RETURNED = 0.7;

/** The next Turn as foreseen, the others as usual; Reflect makes them fewer. */
function settle({ friends, strikes, awake, punch }: Battle, turns: number): void {
  next.fill(0);
  for (const { chance, friend, cost } of strikes) next[friend] = (next[friend] ?? 0) + chance * cost;
  let saved = 0;
  for (let h = 0; h < friends.length; h++) {
    const friend = friends[h];
    if (friend === undefined) continue;
    const later = Math.max(0, (losses[h] ?? 0) - Math.min(1, turns) * (usual[h] ?? 0));
    const covered = friend.brief === 0 ? 0 : Math.min(1, (awake - 1) / Math.max(1, turns - 1));
    losses[h] = later * (1 - covered + covered * friend.eased);
    saved += Math.min(friend.reflect, RETURNED * ((losses[h] ?? 0) + (next[h] ?? 0)));
  }
  const shorter = Math.max(0, 1 - saved / punch / Math.max(1, turns));
  for (let h = 0; h < friends.length; h++) losses[h] = (next[h] ?? 0) + (losses[h] ?? 0) * shorter;
}

const TICKS_MOST = 2.5;

/** What stands between a hero and the ground. */
function strength({ hp, max, shield, reflect, ongoing, mending }: Friend): number {
  const mended = Math.min(max - hp + 1, mending * TICKS_MOST);
  return hp + shield + reflect - TICKS_MOST * ongoing + mended;
}

/** Chances that none, one, two, all fall. */
const fallen = new Float64Array(PARTY + 1);

function partyWorth({ friends, table }: Battle, price: number): number {
  let pool = 0;
  let all = 0;
  let falls = 0;
  fallen.fill(0);
  fallen[0] = 1;
  for (let h = 0; h < friends.length; h++) {
    const friend = friends[h];
    if (friend?.isAwake !== true) continue;
    const loss = losses[h] ?? 0;
    const body = strength(friend);
    const chance = chanceOf(loss - body + 0.5, Math.sqrt(loss * HIT + 1));
    pool += Math.max(0, body);
    all += loss;
    falls += chance;
    for (let n = PARTY; n >= 0; n--) fallen[n] = (fallen[n] ?? 0) * (1 - chance) + (n > 0 ? (fallen[n - 1] ?? 0) * chance : 0);
  }
  const wiped = chanceOf(all - pool + 1, Math.sqrt(all * HIT + 1));
  let kept = 0;
  for (let n = 0; n <= Math.min(table.resolve, PARTY); n++) kept += fallen[n] ?? 0;
  const saved = kept * (1 - wiped);
  return saved * (1 - price * falls) - 1; // whoever loses has no use for Resolve
}

/** A lone hero gets up again and again while there is Resolve. [scale.last-stand] */
function loneWorth(friend: Friend, loss: number, resolve: number, price: number): number {
  const spread = Math.sqrt(loss * HIT + 1);
  const half = Math.ceil(friend.max / 2);
  let body = strength(friend);
  let falls = 0;
  for (let life = 0; life < resolve; life++) {
    falls += chanceOf(loss - body + 0.5, spread);
    body += half;
  }
  return (1 - chanceOf(loss - body + 0.5, spread)) * (1 - price * falls) - 1;
}
