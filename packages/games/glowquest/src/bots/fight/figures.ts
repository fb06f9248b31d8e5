import { BASICS, GLOWS, RECORDS } from '../../content/index.ts';
import { preferredOf } from '../../controller/prefer.ts';
import { isConscious, recordOf } from '../../queries/entities.ts';
import { repertoireOf } from '../../queries/repertoire.ts';
import { armorOf, basesOf, effectSum, gritOf, hasEffect, hitpointsMax, traitOf } from '../../queries/stats.ts';
import type { Effect, Entity, HeroInPlay, MonsterInPlay, OpenTable } from '../../types/index.ts';
import { noughts } from './numbers.ts';
import { menaceOf, threatOf } from './threat.ts';
import { type Draft, type Foe, type Friend, ROWS, type Terms } from './types.ts';

/** So much more of something. */
export const plus =
  <K extends string>(key: K, n: number) =>
  (draft: Record<K, number>): void => {
    draft[key] = draft[key] + n;
  };

/** Something is so. */
export const put =
  <K extends string, V>(key: K, value: V) =>
  (draft: Record<K, V>): void => {
    draft[key] = value;
  };

/** Written out, for it is done thousands of times in a game. */
export const copyFoe = (foe: Foe): Draft<Foe> => ({
  monster: foe.monster,
  menace: foe.menace,
  row: foe.row,
  at: foe.at,
  hp: foe.hp,
  shield: foe.shield,
  reflect: foe.reflect,
  armor: foe.armor,
  grit: foe.grit,
  unsteady: foe.unsteady,
  fragile: foe.fragile,
  ongoing: foe.ongoing,
  weak: foe.weak,
  faint: foe.faint,
  isStunned: foe.isStunned,
  isHeld: foe.isHeld,
  quarry: foe.quarry,
  speed: foe.speed,
  far: foe.far,
  isUsual: foe.isUsual,
  turns: foe.turns,
});

export const copyFriend = (friend: Friend): Draft<Friend> => ({
  hero: friend.hero,
  isAwake: friend.isAwake,
  at: friend.at,
  hp: friend.hp,
  max: friend.max,
  shield: friend.shield,
  reflect: friend.reflect,
  armor: friend.armor,
  grit: friend.grit,
  brief: friend.brief,
  unsteady: friend.unsteady,
  fragile: friend.fragile,
  ongoing: friend.ongoing,
  mending: friend.mending,
  threats: friend.threats,
  soon: friend.soon,
  eased: friend.eased,
});

const sumOf = ({ effects }: Entity, kind: Effect['kind'], isLong: boolean): number => {
  let sum = 0;
  for (const effect of effects) if (effect.kind === kind && (effect.duration === 'long') === isLong) sum += effect.n;
  return sum;
};

export function foeOf(table: OpenTable, monster: MonsterInPlay, terms: Terms): Foe {
  const record = recordOf(monster);
  const isFree = monster.effects.length === 0;
  const foe: Draft<Foe> = {
    monster,
    menace: menaceOf(record),
    row: RECORDS.indexOf(record.letter),
    at: monster.at,
    hp: monster.hitpoints,
    shield: monster.shield,
    reflect: monster.reflect,
    armor: armorOf(monster),
    grit: gritOf(monster),
    unsteady: isFree ? 0 : effectSum(monster, 'unsteady'),
    fragile: isFree ? 0 : effectSum(monster, 'fragile'),
    ongoing: isFree ? 0 : effectSum(monster, 'ongoing'),
    weak: isFree ? 0 : sumOf(monster, 'weak', true),
    faint: isFree ? 0 : sumOf(monster, 'weak', false),
    isStunned: !isFree && hasEffect(monster, 'stun'),
    isHeld: !isFree && hasEffect(monster, 'immobile'),
    quarry: preferredOf(table, monster)?.hero.id ?? null,
    speed: record.speed,
    far: record.pattern?.kind ?? null,
    isUsual: isFree || (effectSum(monster, 'damage') === 0 && effectSum(monster, 'to-hit') === 0),
    turns: 0,
  };
  foe.turns = turnsFor(foe, terms);
  return foe;
}

const HIT_LEAST = 0.7;
/** Small leftovers cost a whole blow: half of the rounding up is counted. */
const ROUNDING = 0.5;
/** What stands before Hitpoints may have gone by the time it matters. */
const LAYERS = 0.9;
const REFLECT_HURTS = 1.5;
const TICKS = 1.3;

/** Turns of heroes to kill it, or to kill it once it is hurt: blows that hit, and those that miss. */
export function turnsFor(foe: Foe, { punch, aim }: Terms, hp: number = foe.hp, shield: number = foe.shield): number {
  if (hp <= 0) return 0;
  const { reflect, armor, grit, unsteady, fragile, ongoing } = foe;
  const body = hp + LAYERS * shield + REFLECT_HURTS * reflect - TICKS * ongoing;
  const blows = Math.max(1, body / Math.max(HIT_LEAST, punch - armor + fragile));
  const chance = Math.min(1, Math.max(1, 13 - grit + unsteady + aim) / 12);
  return ((1 - ROUNDING) * blows + ROUNDING * Math.ceil(blows - 0.01)) / chance;
}

export function friendOf(table: OpenTable, hero: HeroInPlay, foes: readonly Foe[], terms: Terms): Friend {
  const brief = sumOf(hero, 'grit', false);
  const friend: Draft<Friend> = {
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
    threats: [],
    soon: [],
    eased: 1,
  };
  threaten(friend, foes, terms);
  return friend;
}

/** Works out the dangers to a hero. */
export function threaten(friend: Draft<Friend>, foes: readonly Foe[], { surges, base }: Terms): void {
  const threats = noughts(ROWS);
  const soon = noughts(ROWS);
  let [lasting, brief, rows] = [0, 0, 0];
  for (const { row, menace, weak } of foes) {
    if (((rows >> row) & 1) === 1) continue;
    rows |= 1 << row;
    const hard = Math.max(0, menace.base + base - weak);
    const usual = threatOf(menace, hard, 0, friend, friend.grit, surges);
    const now = friend.brief === 0 ? usual : threatOf(menace, hard, 0, friend, friend.grit + friend.brief, surges);
    threats[row] = usual;
    soon[row] = now;
    lasting += usual;
    brief += now;
  }
  friend.threats = threats;
  friend.soon = soon;
  friend.eased = lasting === 0 ? 1 : brief / lasting;
}

/** Of all that can be used after a hit, what is no card. */
const EVERYBODYS_HITS = [...Object.values(BASICS), ...Object.values(GLOWS)].filter(
  ({ timing }) => timing === 'hit',
).length;

/** Surges that go into a hit, on average. */
const SPENT = 1.3;
const PER_CARD = 0.5;
const CARDS_MOST = 3;

/** What a hit of this hero does, about. */
export function punchOf(table: OpenTable, hero: HeroInPlay): number {
  const best = basesOf(table, hero).reduce((most, { n }) => Math.max(most, n), 0);
  const cards = repertoireOf(hero).at.hit.length - EVERYBODYS_HITS;
  return best + traitOf(hero, 'damage') + SPENT + PER_CARD * Math.min(CARDS_MOST, cards);
}

const AIMED = 1.2;
export const aimOf = (hero: HeroInPlay): number => traitOf(hero, 'to-hit') + AIMED;
