import type { MonsterType } from './dungeons.ts';
import type { Gains } from './traits.ts';
import type { AttackForm, Role, Statistics } from './vocabulary.ts';
import { MELEE } from './write.ts';

export const RANKS = ['minion', 'champion'] as const;
export type Rank = (typeof RANKS)[number];

/** What a monster is before Threat and Effects. */
export interface MonsterRecord {
  readonly type: MonsterType;
  readonly rank: Rank;
  readonly role: Role;
  readonly statistics: Statistics;
  readonly base: number;
  readonly form: AttackForm;
  /** The distance that it is placed at. [monster.placement] */
  readonly setup: number;
  /** The Role that it prefers. [ai.ties] */
  readonly likes: Role;
  /** In Crowns. [loot.purse] */
  readonly purse: number;
  /** Own Activators in the order of use, and Abilities. [ai.spend-rest] */
  readonly gains: Gains;
}

/** Speed, Grit, Grab, Hitpoints, Armor, base damage. */
type Line = readonly [speed: number, grit: number, grab: number, hitpoints: number, armor: number, base: number];

interface Terms extends Pick<MonsterRecord, 'role' | 'setup' | 'likes' | 'gains'> {
  readonly line: Line;
  readonly form?: AttackForm;
  readonly purse?: number;
}

/** In melee form unless the terms say otherwise; monsters have no Fate. [fate.heroes-only] */
function record(type: MonsterType, rank: Rank, purse: number, terms: Terms): MonsterRecord {
  const [speed, grit, grab, hitpoints, armor, base] = terms.line;
  const { role, setup, likes, gains, form = MELEE } = terms;
  const statistics: Statistics = { speed, grit, grab, hitpoints, fate: 0, armor };
  return { type, rank, role, statistics, base, form, setup, likes, purse: terms.purse ?? purse, gains };
}

const CHAMPION_PURSE = 15;
const MINION_PURSE = 4;

export const champion = (type: MonsterType, terms: Terms): MonsterRecord =>
  record(type, 'champion', CHAMPION_PURSE, terms);
export const minion = (type: MonsterType, terms: Terms): MonsterRecord => record(type, 'minion', MINION_PURSE, terms);
