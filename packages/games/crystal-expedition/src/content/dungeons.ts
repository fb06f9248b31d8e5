import { faceOf, type Rows, readOn } from './rows.ts';
import { ELEMENTS, type Element, WEAKNESSES, type Weakness } from './vocabulary.ts';

export const MONSTER_TYPES = ['orc', 'undead', 'beasts'] as const;
export type MonsterType = (typeof MONSTER_TYPES)[number];

const TYPES: Rows<MonsterType> = [
  [6, 'orc'],
  [10, 'undead'],
  [12, 'beasts'],
];

export const QUEST_IDS = [
  'clear-rooms',
  'find-treasure',
  'kill-champions',
  'rescue-townsperson',
  'find-stairs',
  'mine-crystals',
] as const;
export type QuestId = (typeof QUEST_IDS)[number];

/** How many rooms, chests, Champions, townspeople, stairs or Crystals it takes. [expedition.success-on-quest] */
export const QUEST_GOALS: Readonly<Record<QuestId, number>> = {
  'clear-rooms': 5,
  'find-treasure': 3,
  'kill-champions': 3,
  'rescue-townsperson': 1,
  'find-stairs': 1,
  'mine-crystals': 6,
};

/** The prisoner sits in the first big room from this one on, and at the latest in that one. */
export const PRISON_FROM = 3;
export const PRISON_AT_LATEST = 5;

/** From so many rooms on, each beyond adds to the die that may show stairs. [explore.stairs-down-quest-five] */
export const STAIRS_AFTER_ROOMS = 3;
export const STAIRS_PER_ROOM = 2;
export const STAIRS_FROM = 18;

/** What the four dice of a new dungeon say. [dungeon.one-throw] */
export const typeBy = (d12: number): MonsterType => readOn(TYPES, d12);
export const strengthBy = (d10: number): Element => faceOf(ELEMENTS, d10);
export const weaknessBy = (d8: number): Weakness => faceOf(WEAKNESSES, d8);
export const questBy = (d6: number): QuestId => faceOf(QUEST_IDS, d6);

export const THREATS = [1, 2, 3, 4, 5] as const;
export type Threat = (typeof THREATS)[number];

/** What monsters of a dungeon have more. [dungeon.threat] */
export interface ThreatRow {
  readonly minionHitpoints: number;
  readonly championHitpoints: number;
  readonly base: number;
  readonly championGrit: number;
  readonly minionPurse: number;
  readonly championPurse: number;
}

const threat = (
  [minionHitpoints, championHitpoints]: readonly [number, number],
  base: number,
  championGrit: number,
  [minionPurse, championPurse]: readonly [number, number],
): ThreatRow => ({ minionHitpoints, championHitpoints, base, championGrit, minionPurse, championPurse });

export const THREAT: Readonly<Record<Threat, ThreatRow>> = {
  1: threat([0, 0], 0, 0, [0, 0]),
  2: threat([1, 3], 0, 0, [1, 5]),
  3: threat([1, 5], 1, 0, [2, 10]),
  4: threat([3, 8], 1, 1, [3, 15]),
  5: threat([4, 11], 2, 1, [4, 20]),
};

export const REWARD_IDS = ['crowns', 'explorer', 'tavern', 'train'] as const;
export type RewardId = (typeof REWARD_IDS)[number];

/** The Glory that each reward takes; more is always enough. [reward.by-final-glory, reward.lower-tier-allowed] */
export const REWARD_FROM: Readonly<Record<RewardId, number>> = { crowns: 1, explorer: 5, tavern: 8, train: 10 };
/** [reward.two-at-eleven] */
export const TWO_REWARDS_FROM = 11;
/** For each hero. [reward.ten-crowns-each] */
export const REWARD_CROWNS = 10;
