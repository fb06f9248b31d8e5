import type { Floor as GrowingFloor, Tile as LaidTile } from '@questhall/tiles';

/** What tiles there are; both turns are the same corner piece. */
export const TILE_KINDS = [
  'stairs-up',
  'passage',
  'corner',
  't-junction',
  'four-way',
  'dead-end',
  'small',
  'big',
  'quest',
] as const;
export type TileKind = (typeof TILE_KINDS)[number];

export type RoomType = 'small' | 'big' | 'quest';

export type Tile = LaidTile<TileKind>;

/** One floor of the dungeon as far as it exists. */
export interface Floor extends GrowingFloor<TileKind> {
  /** 1 for the floor of the first Stairs Up. */
  readonly level: number;
  /** Tiles left in the box, by kind. */
  readonly stock: Readonly<Record<TileKind, number>>;
}
