import type { Cell } from '@questhall/grid';
import { alertOf, CARDS, RECORDS, SCALES } from '../../content/index.ts';
import { isConscious, partySize, recordOf } from '../../queries/entities.ts';
import { armorOf, basesOf, effectSum, gritOf, hasEffect, hitpointsMax, standing } from '../../queries/stats.ts';
import type { Effect, Entity, EntityId, HeroInPlay, MonsterInPlay, OpenTable } from '../../types/index.ts';
import type { Battle, Foe, Friend } from './figures.ts';
import { foresee } from './foresee.ts';
import { threatOf } from './threat.ts';

/** Rows of a monster sheet: A, B, C and the leader. */
export const ROWS = 4;
/** The most heroes there are. */
export const PARTY = 3;

const sumOf = ({ effects }: Entity, kind: Effect['kind'], isLong: boolean): number => {
  let sum = 0;
  for (const effect of effects) if (effect.kind === kind && (effect.duration === 'long') === isLong) sum += effect.n;
  return sum;
};

export function look(table: OpenTable): Battle {
  const size = partySize(table);
  const surges = SCALES[size].surges + (table.house.noAlert ? 0 : alertOf(table.roomsCleared));
  const { base } = SCALES[size];
  const awake = table.heroes.filter(isConscious);
  const mean = (of: (hero: HeroInPlay) => number): number => awake.reduce((sum, hero) => sum + of(hero), 0) / Math.max(1, awake.length);
  const bare = { table, floor: table.floor, surges, base, punch: mean((hero) => punchOf(table, hero)), aim: mean(aimOf) };
  const foes = table.monsters.map((monster) => foeOf(table, monster, bare));
  const friends = table.heroes.map((hero) => friendOf(table, hero, foes, bare));
  const sums = { time: timeOf(foes), mask: maskOf(foes), awake: awake.length, attention: attentionOf(foes, friends), rock: rockOf(foes) };
  const battle = { ...bare, ...sums, foes, friends, strikes: [] };
  return { ...battle, strikes: foresee(battle) };
}

function timeOf(foes: readonly Foe[]): number[] {
  const time = [0, 0, 0, 0];
  for (const { row, turns } of foes) time[row] = (time[row] ?? 0) + turns;
  return time;
}

const maskOf = (foes: readonly Foe[]): number => foes.reduce((mask, { row }) => mask | (1 << row), 0);

const ROCK = 2;
const ROCK_STOPPED = 0.2;

/** Of those who are left, the toughest count most. */
function rockOf(foes: readonly Foe[]): number {
  let [done, turns] = [0, 0];
  for (const foe of foes) {
    done += foe.turns * Math.max(0, ROCK - ROCK_STOPPED - armorOf(foe.monster));
    turns += foe.turns;
  }
  return turns === 0 ? 0 : done / turns;
}

/** How much of a monster's attention goes to the hero it likes best, once the next Turn is over. */
const DEVOTION = 0.5;

function attentionOf(foes: readonly Foe[], friends: readonly Friend[]): number[] {
  const shares: number[] = [];
  const awake = friends.reduce((sum, { isAwake }) => sum + (isAwake ? 1 : 0), 0);
  for (let row = 0; row < ROWS; row++) {
    const quarry = foes.find((foe) => foe.row === row)?.quarry ?? null;
    const devotion = quarry === null ? 0 : DEVOTION;
    for (let h = 0; h < PARTY; h++) {
      const friend = friends[h];
      shares.push(friend?.isAwake === true ? (1 - devotion) / awake + (friend.hero.id === quarry ? devotion : 0) : 0);
    }
  }
  return shares;
}

/** Surges that go into a hit, on average. */
const SPENT = 1.3;
const PER_CARD = 0.5;
const CARDS_MOST = 3;

/** What a hit of this hero does, about. */
function punchOf(table: OpenTable, hero: HeroInPlay): number {
  const best = basesOf(table, hero).reduce((most, { n }) => Math.max(most, n), 0);
  const cards = hero.cards.filter((card) => CARDS[card].benefit?.timing === 'hit').length;
  return best + standing(hero, 'damage') + SPENT + PER_CARD * Math.min(CARDS_MOST, cards);
}

const AIMED = 1.2;
const aimOf = (hero: HeroInPlay): number => standing(hero, 'to-hit') + AIMED;

type Bare = Pick<Battle, 'table' | 'floor' | 'surges' | 'base' | 'punch' | 'aim'>;

function foeOf({ heroes }: OpenTable, monster: MonsterInPlay, bare: Bare): Foe {
  const taunt = monster.effects.findLast(({ kind }) => kind === 'taunt');
  const liked = heroes.find(({ id, hitpoints }) => id === taunt?.by && hitpoints > 0);
  const usual = heroes.find(({ role, hitpoints }) => role === recordOf(monster).prefers && hitpoints > 0);
  const foe = {
    monster,
    row: RECORDS.indexOf(recordOf(monster).letter),
    at: monster.at,
    hp: monster.hitpoints,
    shield: monster.shield,
    reflect: monster.reflect,
    unsteady: effectSum(monster, 'unsteady'),
    fragile: effectSum(monster, 'fragile'),
    ongoing: effectSum(monster, 'ongoing'),
    weak: sumOf(monster, 'weak', true),
    faint: sumOf(monster, 'weak', false),
    isStunned: hasEffect(monster, 'stun'),
    isHeld: hasEffect(monster, 'immobile'),
    quarry: (liked ?? usual)?.id ?? null,
    turns: 0,
    speed: recordOf(monster).speed,
    far: recordOf(monster).pattern?.kind ?? null,
    isUsual: effectSum(monster, 'damage') === 0 && effectSum(monster, 'to-hit') === 0,
  };
  return { ...foe, turns: turnsFor(foe, bare) };
}

const HIT_LEAST = 0.7;
/** Small leftovers cost a whole blow: half of the rounding up is counted. */
const ROUNDING = 0.5;
/** What stands before Hitpoints may have gone by the time it matters. */
const LAYERS = 0.9;
const REFLECT_HURTS = 1.5;
const TICKS = 1.3;

/** Turns of heroes to kill it: blows that hit, and those that miss. */
export function turnsFor({ monster, hp, shield, reflect, unsteady, fragile, ongoing }: Omit<Foe, 'turns'>, { punch, aim }: Bare): number {
  const body = hp + LAYERS * shield + REFLECT_HURTS * reflect - TICKS * ongoing;
  if (hp <= 0) return 0;
  const hit = Math.max(HIT_LEAST, punch - armorOf(monster) + fragile);
  const blows = Math.max(1, body / hit);
  const chance = Math.min(1, Math.max(1, 13 - gritOf(monster) + unsteady + aim) / 12);
  return ((1 - ROUNDING) * blows + ROUNDING * Math.ceil(blows - 0.01)) / chance;
}

function friendOf(table: OpenTable, hero: HeroInPlay, foes: readonly Foe[], bare: Bare): Friend {
  const brief = sumOf(hero, 'grit', false);
  const friend = {
    hero,
    isAwake: isConscious(hero),
    at: hero.at,
    hp: hero.hitpoints,
    max: hitpointsMax(table, hero),
    shield: hero.shield,
    reflect: hero.reflect,
    armor: armorOf(hero),
    grit: gritOf(hero) - brief,
    brief,
    unsteady: effectSum(hero, 'unsteady'),
    fragile: effectSum(hero, 'fragile'),
    ongoing: effectSum(hero, 'ongoing'),
    mending: effectSum(hero, 'heal'),
    threats: NONE,
    soon: NONE,
    eased: 1,
  };
  return threatened(friend, foes, bare);
}

const NONE: readonly number[] = [0, 0, 0, 0];

/** The hero with its dangers worked out anew. */
function threatened(friend: Friend, foes: readonly Foe[], { surges, base }: Pick<Battle, 'surges' | 'base'>): Friend {
  const threats = [0, 0, 0, 0];
  const soon = [0, 0, 0, 0];
  for (let row = 0; row < ROWS; row++) {
    const foe = foes.find((one) => one.row === row);
    if (foe === undefined) continue;
    const { record } = foe.monster;
    const striker = { record, base: Math.max(0, recordOf(foe.monster).base + base - foe.weak), toHit: 0 };
    threats[row] = threatOf(striker, friend, friend.grit, surges);
    soon[row] = friend.brief === 0 ? (threats[row] ?? 0) : threatOf(striker, friend, friend.grit + friend.brief, surges);
  }
  const all = threats.reduce((sum, threat) => sum + threat, 0);
  return { ...friend, threats, soon, eased: all === 0 ? 1 : soon.reduce((sum, threat) => sum + threat, 0) / all };
}

/** What if one of the heroes were different. */
export function withFriend(battle: Battle, id: EntityId, change: Partial<Friend>): Battle {
  const { foes } = battle;
  const isStrange = 'armor' in change || 'grit' in change || 'brief' in change || 'unsteady' in change || 'fragile' in change;
  const friends = battle.friends.slice();
  const at = friends.findIndex(({ hero }) => hero.id === id);
  const old = friends[at];
  if (old === undefined) return battle;
  const friend = { ...old, ...change };
  friends[at] = isStrange ? threatened(friend, foes, battle) : friend;
  const next = { ...battle, friends };
  if ('isAwake' in change) {
    const awake = friends.reduce((sum, { isAwake }) => sum + (isAwake ? 1 : 0), 0);
    return foreseen({ ...next, awake, attention: attentionOf(foes, friends) });
  }
  return isStrange || 'at' in change ? foreseen(next) : next;
}

const foreseen = (battle: Battle): Battle => ({ ...battle, strikes: foresee(battle) });

/** What if one of the monsters were different; gone when it has no Hitpoints left. */
export function withFoe(battle: Battle, id: EntityId, change: Partial<Foe>): Battle {
  const foes = battle.foes.slice();
  const at = foes.findIndex(({ monster }) => monster.id === id);
  const old = foes[at];
  if (old === undefined) return battle;
  const foe = { ...old, ...change };
  if (foe.hp <= 0) {
    foes.splice(at, 1);
    return foreseen({ ...battle, foes, time: timeOf(foes), mask: maskOf(foes), attention: attentionOf(foes, battle.friends) });
  }
  const changed = { ...foe, turns: turnsFor(foe, battle) };
  foes[at] = changed;
  const time = battle.time.slice();
  time[old.row] = (time[old.row] ?? 0) + changed.turns - old.turns;
  const next = { ...battle, foes, time };
  if ('quarry' in change) return foreseen({ ...next, attention: attentionOf(foes, battle.friends) });
  const isElsewhere = 'at' in change || 'isStunned' in change || 'isHeld' in change || 'faint' in change;
  return isElsewhere ? foreseen(next) : next;
}

/** What if two changed places, or one followed the other: both elsewhere at once. */
export function withPlaces(battle: Battle, hero: EntityId, mine: Cell, monster: EntityId, its: Cell): Battle {
  const friends = battle.friends.map((one) => (one.hero.id === hero ? { ...one, at: mine } : one));
  const foes = battle.foes.map((one) => (one.monster.id === monster ? { ...one, at: its } : one));
  return foreseen({ ...battle, friends, foes });
}
