import type { Cell, Direction } from '@questhall/grid';

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

/** A tile on the board. Its number is never used again on the floor, even when the tile is taken back. */
export interface Tile {
  readonly id: number;
  readonly kind: TileKind;
  readonly cells: readonly Cell[];
}

/** An end that nobody has explored yet: its two squares inside, left and right as seen going out, and the way out. */
export interface Opening {
  readonly id: number;
  readonly tile: number;
  readonly left: Cell;
  readonly right: Cell;
  readonly way: Direction;
}

/** The edge between its near square, on the tile it was put in, and its far square, the first of the room behind it. */
export interface Door {
  readonly id: number;
  readonly near: Cell;
  readonly far: Cell;
  readonly isOpen: boolean;
}

/** Two tiles open into each other here: two edges for an opening. An opened door is no join. */
export interface Join {
  readonly from: Cell;
  readonly to: Cell;
}

/**
 * One floor of the dungeon as far as it exists. A value: never written, deep-frozen, replaced whenever something is
 * laid, so that states may share it and what is worked out from it can be kept beside it.
 */
export interface Floor {
  /** 1 for the floor of the first Stairs Up. */
  readonly level: number;
  /** The number that the next tile, opening or door gets. */
  readonly next: number;
  readonly tiles: readonly Tile[];
  readonly openings: readonly Opening[];
  /** Doors that stand; a false door is gone. */
  readonly doors: readonly Door[];
  readonly joins: readonly Join[];
  /** Tiles left in the box, by kind. */
  readonly stock: Readonly<Record<TileKind, number>>;
}
