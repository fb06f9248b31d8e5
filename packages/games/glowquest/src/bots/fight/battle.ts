import type { Cell } from '@questhall/grid';
import { groundOf } from '@questhall/tiles';
import { ROCK_DAMAGE } from '../../content/index.ts';
import { isConscious } from '../../queries/entities.ts';
import { monsterBase, monsterSurges } from '../../queries/scaling.ts';
import type { EntityId, OpenTable } from '../../types/index.ts';
import { aimOf, copyFoe, copyFriend, foeOf, friendOf, punchOf, threaten, turnsFor } from './figures.ts';
import { forecastOf } from './forecast.ts';
import { noughts } from './numbers.ts';
import { type Battle, type Draft, type Foe, type Friend, PARTY, ROWS, type Terms } from './types.ts';

/** Written out, for it is done thousands of times in a game. */
const copyBattle = (battle: Battle): Draft<Battle> => ({
  table: battle.table,
  ground: battle.ground,
  surges: battle.surges,
  base: battle.base,
  punch: battle.punch,
  aim: battle.aim,
  friends: battle.friends,
  foes: battle.foes,
  next: battle.next,
  struck: null,
  forecast: battle.forecast,
  time: battle.time,
  mask: battle.mask,
  awake: battle.awake,
  attention: battle.attention,
  rock: battle.rock,
});

/** The fight on the table. */
export function look(table: OpenTable): Battle {
  const awake = table.heroes.filter(isConscious);
  const heads = Math.max(1, awake.length);
  const terms: Terms = {
    surges: monsterSurges(table),
    base: monsterBase(table),
    punch: awake.reduce((sum, hero) => sum + punchOf(table, hero), 0) / heads,
    aim: awake.reduce((sum, hero) => sum + aimOf(hero), 0) / heads,
  };
  const foes = table.monsters.map((monster) => foeOf(table, monster, terms));
  const friends = table.heroes.map((hero) => friendOf(table, hero, foes, terms));
  const battle: Draft<Battle> = {
    table,
    ground: groundOf(table.floor),
    surges: terms.surges,
    base: terms.base,
    punch: terms.punch,
    aim: terms.aim,
    friends,
    foes,
    next: null,
    struck: null,
    forecast: null,
    time: timeOf(foes),
    mask: maskOf(foes),
    awake: awake.length,
    attention: attentionOf(foes, friends),
    rock: rockOf(foes),
  };
  battle.forecast = forecastOf(battle);
  return battle;
}

function timeOf(foes: readonly Foe[]): number[] {
  const time = noughts(ROWS);
  for (const { row, turns } of foes) time[row] = (time[row] ?? 0) + turns;
  return time;
}

function maskOf(foes: readonly Foe[]): number {
  let mask = 0;
  for (const { row } of foes) mask |= 1 << row;
  return mask;
}

const ROCK_STOPPED = 0.2;

/** Of those who are left, the toughest count most. */
function rockOf(foes: readonly Foe[]): number {
  let [done, all] = [0, 0];
  for (const { turns, armor } of foes) {
    done += turns * Math.max(0, ROCK_DAMAGE - ROCK_STOPPED - armor);
    all += turns;
  }
  return all === 0 ? 0 : done / all;
}

/** How much of a monster's attention goes to the hero it likes best, once the next Turn is over. */
const DEVOTION = 0.5;

const NO_SHARES: readonly number[] = noughts(ROWS * PARTY);

function attentionOf(foes: readonly Foe[], friends: readonly Friend[]): number[] {
  const shares = NO_SHARES.slice();
  let awake = 0;
  for (const { isAwake } of friends) if (isAwake) awake += 1;
  let rows = 0;
  for (const { row, quarry } of foes) {
    if (((rows >> row) & 1) === 1) continue;
    rows |= 1 << row;
    const devotion = quarry === null ? 0 : DEVOTION;
    for (let h = 0; h < friends.length; h++)
      if (friends[h]?.isAwake === true)
        shares[row * PARTY + h] = (1 - devotion) / awake + (friends[h]?.hero.id === quarry ? devotion : 0);
  }
  return shares;
}

/** Heroes are known by their places. */
export const friendIn = ({ friends }: Battle, id: EntityId): Friend | undefined => friends[id];

export function foeIn({ foes }: Battle, id: EntityId): Foe | undefined {
  for (const foe of foes) if (foe.monster.id === id) return foe;
  return undefined;
}

/** What if one of the heroes were different. */
export function withFriend(battle: Battle, id: EntityId, edit: (friend: Draft<Friend>) => void): Battle {
  const old = friendIn(battle, id);
  if (old === undefined) return battle;
  const friend = copyFriend(old);
  edit(friend);
  const isOther = hasOtherDefence(friend, old);
  const isWoken = friend.isAwake !== old.isAwake;
  if (isOther) threaten(friend, battle.foes, battle);
  const next = copyBattle(battle);
  const friends = battle.friends.slice();
  friends[id] = friend;
  next.friends = friends;
  if (isWoken) {
    next.awake += friend.isAwake ? 1 : -1;
    next.attention = attentionOf(battle.foes, friends);
  }
  if (isOther || isWoken) next.forecast = null;
  if (isOther || isWoken || friend.at !== old.at) next.next = null;
  return next;
}

/** Blows against it cost more or less than they did. */
const hasOtherDefence = (friend: Friend, old: Friend): boolean =>
  friend.armor !== old.armor ||
  friend.grit !== old.grit ||
  friend.brief !== old.brief ||
  friend.unsteady !== old.unsteady ||
  friend.fragile !== old.fragile;

/** What if one of the monsters were different; gone when it has no Hitpoints left. */
export function withFoe(battle: Battle, id: EntityId, edit: (foe: Draft<Foe>) => void): Battle {
  const old = foeIn(battle, id);
  if (old === undefined) return battle;
  const at = battle.foes.indexOf(old);
  const foe = copyFoe(old);
  edit(foe);
  const next = copyBattle(battle);
  const foes = battle.foes.slice();
  next.foes = foes;
  next.forecast = null;
  if (foe.hp <= 0) {
    foes.splice(at, 1);
    next.time = timeOf(foes);
    next.mask = maskOf(foes);
    next.attention = attentionOf(foes, battle.friends);
    next.next = null;
    return next;
  }
  foe.turns = turnsFor(foe, battle);
  foes[at] = foe;
  const time = battle.time.slice();
  time[old.row] = (time[old.row] ?? 0) + foe.turns - old.turns;
  next.time = time;
  if (foe.quarry !== old.quarry) next.attention = attentionOf(foes, battle.friends);
  if (isElsewhere(foe, old)) next.next = null;
  return next;
}

/** It will act otherwise than it would have. */
const isElsewhere = (foe: Foe, old: Foe): boolean =>
  foe.at !== old.at ||
  foe.isStunned !== old.isStunned ||
  foe.isHeld !== old.isHeld ||
  foe.faint !== old.faint ||
  foe.quarry !== old.quarry;

/** What if one of each side stood elsewhere. */
export function withPlaces(battle: Battle, hero: EntityId, mine: Cell, monster: EntityId, its: Cell): Battle {
  const next = copyBattle(battle);
  const friends = battle.friends.slice();
  const foes = battle.foes.slice();
  const friend = friendIn(battle, hero);
  const foe = foeIn(battle, monster);
  if (friend !== undefined) friends[hero] = movedTo(copyFriend(friend), mine);
  if (foe !== undefined) foes[foes.indexOf(foe)] = movedTo(copyFoe(foe), its);
  next.friends = friends;
  next.foes = foes;
  next.next = null;
  return next;
}

function movedTo<X extends { at: Cell }>(figure: X, at: Cell): X {
  figure.at = at;
  return figure;
}

/** What if a row took so many Turns less. */
export function withLessTime(battle: Battle, row: number, turns: number): Battle {
  const next = copyBattle(battle);
  const time = battle.time.slice();
  time[row] = Math.max(TIME_LEAST, (time[row] ?? 0) - turns);
  next.time = time;
  next.forecast = null;
  return next;
}

const TIME_LEAST = 0.3;
