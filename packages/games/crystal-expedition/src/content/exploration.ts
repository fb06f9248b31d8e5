import { faceOf, type Rows, readOn } from './rows.ts';
import { SLOTS, type Slot } from './vocabulary.ts';

/** What a passage ends in; `open` can be explored further. [passage.end] */
export const ROLLED_ENDS = ['dead-end', 'left', 'right', 't-junction', 'four-way', 'open'] as const;
export type RolledEnd = (typeof ROLLED_ENDS)[number];

/** Walls that can have a door, seen on entering; those of a passage lie at its sides. */
export type PassageWall = 'left' | 'right';
export type RoomWall = 'ahead' | PassageWall;

const SECTIONS: Rows<1 | 2 | 3> = [
  [2, 1],
  [5, 2],
  [6, 3],
];
const PASSAGE_ENDS: Rows<RolledEnd> = [
  [2, 'dead-end'],
  [5, 'left'],
  [8, 'right'],
  [13, 't-junction'],
  [15, 'four-way'],
  [18, 'open'],
  [20, 't-junction'],
];
const PASSAGE_DOORS: Rows<readonly PassageWall[]> = [
  [2, []],
  [5, ['left']],
  [8, ['right']],
  [10, ['left', 'right']],
];

export const sectionsBy = (d6: number): 1 | 2 | 3 => readOn(SECTIONS, d6);
export const endBy = (d20: number): RolledEnd => readOn(PASSAGE_ENDS, d20);
export const passageDoorsBy = (d10: number): readonly PassageWall[] => readOn(PASSAGE_DOORS, d10);

/** [passage.monsters] */
export const isPatrolOn = (d12: number): boolean => d12 >= 11;

/** A big room is entered through a short or a long side. [room.type] */
export const ROOM_TYPES = ['small', 'big-by-short-side', 'big-by-long-side'] as const;
export type RoomType = (typeof ROOM_TYPES)[number];

const ROOMS: Rows<RoomType> = [
  [6, 'small'],
  [8, 'big-by-short-side'],
  [10, 'big-by-long-side'],
];

export const roomBy = (d10: number): RoomType => readOn(ROOMS, d10);

/** [room.monsters-eleven-in-twelve] */
export const isEmptyOn = (d12: number): boolean => d12 === 1;

/** [room.champion] */
export const hasSmallChampionOn = (d6: number): boolean => d6 === 6;
export const championBy = (d12: number): 'first' | 'second' => (d12 % 2 === 0 ? 'first' : 'second');

const CRYSTALS_IN: Readonly<Record<'passage' | 'small' | 'big', Rows<number>>> = {
  passage: [
    [7, 0],
    [8, 1],
  ],
  small: [
    [3, 0],
    [6, 1],
    [8, 2],
  ],
  big: [
    [2, 1],
    [5, 2],
    [8, 3],
  ],
};

/** [passage.crystal, room.crystals] */
export const crystalsBy = (d8: number, place: 'passage' | 'small' | 'big'): number => readOn(CRYSTALS_IN[place], d8);

export interface RoomExtras {
  readonly doors: readonly RoomWall[];
  readonly hasChest: boolean;
}

const extras = (doors: readonly RoomWall[], hasChest: boolean): RoomExtras => ({ doors, hasChest });

const ROOM_EXTRAS: Rows<RoomExtras> = [
  [4, extras([], true)],
  [8, extras([], false)],
  [12, extras(['ahead'], true)],
  [15, extras(['ahead'], false)],
  [17, extras(['left'], true)],
  [18, extras(['right'], false)],
  [19, extras(['right'], true)],
  [20, extras(['left', 'right'], true)],
];

/** [room.doors-and-chest] */
export const roomExtrasBy = (d20: number): RoomExtras => readOn(ROOM_EXTRAS, d20);

/** [wander.token-on-four] */
export const isTokenOn = (d4: number): boolean => d4 === 4;
/** So far from every hero, where they can. [wander.placement] */
export const WANDER_DISTANCE = 3;
/** Tiles of the way back for each die. [wander.march-back] */
export const TILES_PER_DIE = 3;

/** What a mined Crystal is worth. [crystal.mine-after-victory] */
export const CROWNS_PER_CRYSTAL = 5;
/** [glory.starts-at-ten] */
export const GLORY_AT_START = 10;
/** Where heroes take turns to walk, they go so many times their Speed. */
export const EXPLORING_SPEEDS = 2;

/** Raw Crystals out of a chest do not count as mined. [loot.chest] */
export type Chest =
  | { readonly holds: 'crowns' | 'crystals'; readonly n: number }
  | { readonly holds: 'gem' }
  | { readonly holds: 'item'; readonly level: 1 | 2 };

const CHESTS: Rows<Chest> = [
  [3, { holds: 'crowns', n: 10 }],
  [6, { holds: 'crowns', n: 20 }],
  [8, { holds: 'crowns', n: 30 }],
  [9, { holds: 'crystals', n: 2 }],
  [10, { holds: 'gem' }],
  [11, { holds: 'item', level: 1 }],
  [12, { holds: 'item', level: 2 }],
];

export const chestBy = (d12: number): Chest => readOn(CHESTS, d12);
/** What an item in a chest is for; the die that follows has a face for each of the slot's items. */
export const chestSlotBy = (d6: number): Slot => faceOf(SLOTS, d6);
/** Which gem a chest holds; its die has a face for each. */
export const chestGemBy = (d6: number): 'prefix' | 'suffix' => (d6 % 2 === 1 ? 'prefix' : 'suffix');
