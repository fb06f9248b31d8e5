import { passingForecast } from './forecast.ts';
import { foresee } from './foresee.ts';
import { type Battle, type Forecast, type Friend, PARTY } from './types.ts';

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
export const worth = (battle: Battle): number =>
  battle.foes.length === 0 ? 0 : judged(battle, battle.forecast ?? passingForecast(battle));

/** The same if it took so many Turns more, or fewer, to be done with a row of monsters. */
export const worthIf = (battle: Battle, row: number, turns: number): number =>
  battle.foes.length === 0 ? 0 : judged(battle, passingForecast(battle, row, turns));

function judged(battle: Battle, forecast: Forecast): number {
  const { friends, table } = battle;
  expect(battle, forecast);
  const rooms = table.roomsCleared + (table.isQuestCleared ? 1 : 0) + (table.encounter?.room === null ? 0 : 1);
  const price = rooms >= ROOMS_IN_ALL ? FALL_AT_THE_END : FALL;
  const [only] = friends;
  const isLone = friends.length === 1 && !table.house.literalLoneHero;
  const value =
    isLone && only !== undefined ? loneWorth(only, losses[0] ?? 0, table.resolve, price) : partyWorth(battle, price);
  return value - PER_TURN * forecast.total;
}

/** What each hero is expected to lose, filled in anew for each judgement. */
const losses = new Float64Array(PARTY);

const RETURNED = 0.7;

/** The next Turn as foreseen, the others as forecast; Reflect makes them fewer. */
function expect(battle: Battle, { losses: all, usual, turns }: Forecast): void {
  const { friends, awake, punch } = battle;
  if (awake === 0) {
    losses.fill(0);
    return;
  }
  battle.next ??= foresee(battle);
  const { next } = battle;
  let saved = 0;
  for (let h = 0; h < friends.length; h++) {
    const friend = friends[h];
    if (friend === undefined) continue;
    const later = Math.max(0, (all[h] ?? 0) - Math.min(1, turns) * (usual[h] ?? 0));
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
  for (let n = 0; n <= PARTY; n++) fallen[n] = n === 0 ? 1 : 0;
  for (let h = 0; h < friends.length; h++) {
    const friend = friends[h];
    if (friend?.isAwake !== true) continue;
    const loss = losses[h] ?? 0;
    const body = strength(friend);
    const chance = chanceOf(loss - body + 0.5, Math.sqrt(loss * HIT + 1));
    pool += Math.max(0, body);
    all += loss;
    falls += chance;
    for (let n = PARTY; n >= 0; n--)
      fallen[n] = (fallen[n] ?? 0) * (1 - chance) + (n > 0 ? (fallen[n - 1] ?? 0) * chance : 0);
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
