import type { Cell } from '@questhall/grid';
import { isConscious } from '../../queries/entities.ts';
import { monsterBase, monsterSurges } from '../../queries/scaling.ts';
import type { EntityId, OpenTable } from '../../types/index.ts';
import { aimOf, copyFoe, copyFriend, foeOf, friendOf, punchOf, threaten, turnsFor } from './figures.ts';
import { foresee } from './foresee.ts';
import { type Battle, type Draft, type Foe, type Friend, PARTY, ROWS, type Terms } from './types.ts';

/** Written out, for it is done thousands of times in a game. */
const copyBattle = (battle: Battle): Draft<Battle> => ({
  table: battle.table,
  floor: battle.floor,
  surges: battle.surges,
  base: battle.base,
  punch: battle.punch,
  aim: battle.aim,
  friends: battle.friends,
  foes: battle.foes,
  strikes: battle.strikes,
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
    floor: table.floor,
    surges: terms.surges,
    base: terms.base,
    punch: terms.punch,
    aim: terms.aim,
    friends,
    foes,
    strikes: [],
    time: timeOf(foes),
    mask: maskOf(foes),
    awake: awake.length,
    attention: attentionOf(foes, friends),
    rock: rockOf(foes),
  };
  battle.strikes = foresee(battle);
  return battle;
}

function timeOf(foes: readonly Foe[]): number[] {
  const time = [0, 0, 0, 0];
  for (const { row, turns } of foes) time[row] = (time[row] ?? 0) + turns;
  return time;
}

function maskOf(foes: readonly Foe[]): number {
  let mask = 0;
  for (const { row } of foes) mask |= 1 << row;
  return mask;
}

const ROCK = 2;
const ROCK_STOPPED = 0.2;

/** Of those who are left, the toughest count most. */
function rockOf(foes: readonly Foe[]): number {
  let [done, all] = [0, 0];
  for (const { turns, armor } of foes) {
    done += turns * Math.max(0, ROCK - ROCK_STOPPED - armor);
    all += turns;
  }
  return all === 0 ? 0 : done / all;
}

/** How much of a monster's attention goes to the hero it likes best, once the next Turn is over. */
const DEVOTION = 0.5;

function attentionOf(foes: readonly Foe[], friends: readonly Friend[]): number[] {
  const shares: number[] = new Array(ROWS * PARTY).fill(0);
  let awake = 0;
  for (const { isAwake } of friends) if (isAwake) awake += 1;
  let rows = 0;
  for (const { row, quarry } of foes) {
    if (((rows >> row) & 1) === 1) continue;
    rows |= 1 << row;
    const devotion = quarry === null ? 0 : DEVOTION;
    for (let h = 0; h < friends.length; h++)
      if (friends[h]?.isAwake === true) shares[row * PARTY + h] = (1 - devotion) / awake + (friends[h]?.hero.id === quarry ? devotion : 0);
  }
  return shares;
}

/** What if one of the heroes were different. */
export function withFriend(battle: Battle, id: EntityId, edit: (friend: Draft<Friend>) => void): Battle {
  const at = battle.friends.findIndex(({ hero }) => hero.id === id);
  const old = battle.friends[at];
  if (old === undefined) return battle;
  const friend = copyFriend(old);
  edit(friend);
  const isOther = friend.armor !== old.armor || friend.grit !== old.grit || friend.brief !== old.brief;
  const isWeaker = friend.unsteady !== old.unsteady || friend.fragile !== old.fragile;
  if (isOther || isWeaker) threaten(friend, battle.foes, battle);
  const next = copyBattle(battle);
  const friends = battle.friends.slice();
  friends[at] = friend;
  next.friends = friends;
  if (friend.isAwake !== old.isAwake) {
    next.awake += friend.isAwake ? 1 : -1;
    next.attention = attentionOf(battle.foes, friends);
  }
  if (isOther || isWeaker || friend.isAwake !== old.isAwake || friend.at !== old.at) next.strikes = foresee(next);
  return next;
}

/** What if one of the monsters were different; gone when it has no Hitpoints left. */
export function withFoe(battle: Battle, id: EntityId, edit: (foe: Draft<Foe>) => void): Battle {
  const at = battle.foes.findIndex(({ monster }) => monster.id === id);
  const old = battle.foes[at];
  if (old === undefined) return battle;
  const foe = copyFoe(old);
  edit(foe);
  const next = copyBattle(battle);
  const foes = battle.foes.slice();
  next.foes = foes;
  if (foe.hp <= 0) {
    foes.splice(at, 1);
    next.time = timeOf(foes);
    next.mask = maskOf(foes);
    next.attention = attentionOf(foes, battle.friends);
    next.strikes = foresee(next);
    return next;
  }
  foe.turns = turnsFor(foe, battle);
  foes[at] = foe;
  const time = battle.time.slice();
  time[old.row] = (time[old.row] ?? 0) + foe.turns - old.turns;
  next.time = time;
  if (foe.quarry !== old.quarry) next.attention = attentionOf(foes, battle.friends);
  if (isElsewhere(foe, old)) next.strikes = foresee(next);
  return next;
}

/** It will act otherwise than it would have. */
const isElsewhere = (foe: Foe, old: Foe): boolean =>
  foe.at !== old.at || foe.isStunned !== old.isStunned || foe.isHeld !== old.isHeld || foe.faint !== old.faint || foe.quarry !== old.quarry;

/** What if one of each side stood elsewhere. */
export function withPlaces(battle: Battle, hero: EntityId, mine: Cell, monster: EntityId, its: Cell): Battle {
  const next = copyBattle(battle);
  next.friends = battle.friends.map((one) => (one.hero.id === hero ? movedTo(copyFriend(one), mine) : one));
  next.foes = battle.foes.map((one) => (one.monster.id === monster ? movedTo(copyFoe(one), its) : one));
  next.strikes = foresee(next);
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
  return next;
}

const TIME_LEAST = 0.3;
