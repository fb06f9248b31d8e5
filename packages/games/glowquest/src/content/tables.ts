import type { End, RoomType } from './tiles.ts';
import { type ByParty, FAMILIES, type Family, type RecordLetter } from './vocabulary.ts';

export interface Passage {
  readonly sections: 1 | 2;
  readonly end: End;
  readonly doors: 0 | 1;
}

const passage = (sections: 1 | 2, end: End, doors: 0 | 1): Passage => ({ sections, end, doors });

/** By the D20, from 1 on. */
const PASSAGES: readonly Passage[] = [
  passage(1, 't-junction', 1),
  passage(1, 't-junction', 1),
  passage(2, 't-junction', 1),
  passage(2, 't-junction', 1),
  passage(1, 'right', 0),
  passage(1, 'right', 1),
  passage(2, 'right', 1),
  passage(2, 'right', 1),
  passage(1, 'left', 0),
  passage(1, 'left', 1),
  passage(2, 'left', 1),
  passage(2, 'left', 1),
  passage(1, 'none', 0),
  passage(1, 'none', 1),
  passage(1, 'none', 1),
  passage(1, 'dead-end', 0),
  passage(1, 'dead-end', 1),
  passage(2, 'dead-end', 1),
  passage(1, 'four-way', 0),
  passage(1, 'four-way', 1),
];

export interface Room {
  readonly type: RoomType;
  readonly doors: 0 | 1;
  readonly leader: 'champion' | 'lord' | null;
}

/** Each row holds up to this number of the D20. */
const ROOMS: readonly (readonly [number, Room])[] = [
  [6, { type: 'big', doors: 0, leader: 'champion' }],
  [8, { type: 'big', doors: 1, leader: 'champion' }],
  [18, { type: 'small', doors: 0, leader: null }],
  [20, { type: 'small', doors: 1, leader: null }],
];
const QUEST_ROOM: Room = { type: 'quest', doors: 0, leader: 'lord' };

/** Rooms that must be found before the Quest room can be. */
export const ROOMS_BEFORE_QUEST = 4;

/** Glow by the D4, from 1 on. */
const GLOW: Readonly<Record<'passage' | RoomType, readonly number[]>> = {
  passage: [0, 0, 0, 1],
  small: [0, 0, 1, 2],
  big: [0, 1, 2, 3],
  quest: [0, 1, 2, 3],
};

/** How much Resolve there is. [resolve.start] */
export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What the party starts with. [resolve.start] */
export const RESOLVE: Readonly<Record<Difficulty, number>> = { easy: 4, normal: 3, hard: 2 };

export type MinionLetter = Exclude<RecordLetter, 'leader'>;

/** Records by the D6, from 1 on. */
const EVENLY: readonly MinionLetter[] = ['a', 'a', 'b', 'b', 'c', 'c'];
const LED: readonly RecordLetter[] = ['a', 'b', 'c', 'leader', 'leader', 'leader'];

function rowOf<T>(rows: readonly T[], die: number): T {
  const row = rows[die - 1];
  if (row === undefined) throw new Error(`a die of ${rows.length} does not show ${die}`);
  return row;
}

/** [gen.passage-table] */
export const passageBy = (d20: number): Passage => rowOf(PASSAGES, d20);

/** [gen.room-table, gen.quest-room-auto] */
export function roomBy(d20: number, roomsFound: number): Room {
  if (roomsFound >= ROOMS_BEFORE_QUEST) return QUEST_ROOM;
  const row = ROOMS.find(([upTo]) => d20 <= upTo);
  if (row === undefined) throw new Error(`a die of 20 does not show ${d20}`);
  return row[1];
}

/** [gen.glow-table] */
export const glowBy = (d4: number, place: 'passage' | RoomType): number => rowOf(GLOW[place], d4);

/** [gen.passage-monsters] */
export const isPatrolOn = (d6: number): boolean => d6 <= 2;

/** [gen.room-monsters] */
export const isExtraOn = (d6: number): boolean => d6 === 1;

/** [enc.family-roll] */
export const familyBy = (d6: number): Family => rowOf(FAMILIES, d6);

/** Whose Turn it would be if every record still had figures. [ctrl.pick-record] */
export const actingBy = (d6: number, hasLeader: boolean): RecordLetter => rowOf(hasLeader ? LED : EVENLY, d6);

/** [patrol.first-record] */
export const patrolBy = (d6: number): MinionLetter => rowOf(EVENLY, d6);

export const PARTY_SIZES = [1, 2, 3] as const;
export type PartySize = (typeof PARTY_SIZES)[number];

export function forParty(values: ByParty, heroes: PartySize): number {
  const [one, two, three] = values;
  return heroes === 1 ? one : heroes === 2 ? two : three;
}

/** What fewer heroes change for monsters. */
export interface Scale {
  /** Surges more in every monster Turn. [scale.surge-bonus] */
  readonly surges: number;
  /** Base damage more: from the first room on, or as much as the Alert. [scale.base-bonus] */
  readonly base: number | 'alert';
  /** One more figure of each of these, when a room has extra monsters. [scale.extra-monsters] */
  readonly extra: readonly MinionLetter[];
}

export const SCALES: Readonly<Record<PartySize, Scale>> = {
  1: { surges: 2, base: 2, extra: ['a'] },
  2: { surges: 1, base: 1, extra: ['a', 'b'] },
  3: { surges: 0, base: 'alert', extra: ['a', 'b', 'c'] },
};

/** Surges more in every monster Turn, the further the party has come. [scale.alert] */
export const alertOf = (roomsCleared: number): number => Math.floor(roomsCleared / 2);
