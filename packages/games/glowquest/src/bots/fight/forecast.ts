import { SHARES } from './foresee.ts';
import { noughts } from './numbers.ts';
import { type Battle, type Forecast, PARTY, ROWS } from './types.ts';

// What one forecast needs, filled anew each time.
const time = new Float64Array(ROWS);
const order = new Int8Array(ROWS);
const urges = new Float64Array(ROWS);

const blank = (): Forecast => ({ losses: noughts(PARTY), usual: noughts(PARTY), total: 0, turns: 0 });

/** How the fight goes on after the next Turn. */
export const forecastOf = (battle: Battle): Forecast => forecastInto(blank(), battle, 0, 0);

const passing = blank();

/**
 * The same if it took so many Turns more, or fewer, to be done with a row of monsters: good until the next one is asked
 * for, which is written over it, since most of them are looked at once and there are thousands in a game.
 */
export const passingForecast = (battle: Battle, row = 0, more = 0): Forecast =>
  forecastInto(passing, battle, row, more);

function forecastInto(forecast: Forecast, battle: Battle, row: number, more: number): Forecast {
  const { friends, awake } = battle;
  const { losses, usual } = forecast;
  for (let h = 0; h < PARTY; h++) losses[h] = usual[h] = 0;
  forecast.total = forecast.turns = 0;
  if (awake === 0) return forecast;
  const pace = battle.punch / (battle.punch + (battle.rock * (friends.length - awake)) / awake); // those who lie down throw rocks, and no monster answers
  let total = 0;
  for (let r = 0; r < ROWS; r++) {
    const left = (battle.time[r] ?? 0) + (r === row ? more : 0);
    time[r] = left;
    total += left;
  }
  const rows = inOrder(battle);
  let alive = battle.mask;
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
  forecast.total = total;
  forecast.turns = total * pace;
  return forecast;
}

/** What a hero loses in a monster Turn while these rows are there. */
function lossOf({ friends, attention }: Battle, h: number, alive: number): number {
  const chances = SHARES[alive];
  const threats = friends[h]?.threats;
  if (chances === undefined || threats === undefined) return 0;
  let loss = 0;
  for (let r = 0; r < ROWS; r++) loss += (chances[r] ?? 0) * (threats[r] ?? 0) * (attention[r * PARTY + h] ?? 0);
  return loss;
}

/** The worst first, and those who die soonest. Says how many rows there are. */
function inOrder({ friends, mask }: Battle): number {
  const chances = SHARES[mask];
  let count = 0;
  for (let row = 0; row < ROWS; row++) {
    if (((mask >> row) & 1) === 0) continue;
    let threat = 0;
    for (const { threats } of friends) threat += threats[row] ?? 0;
    const urge = ((chances?.[row] ?? 0) * threat) / Math.max(0.1, time[row] ?? 0);
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
