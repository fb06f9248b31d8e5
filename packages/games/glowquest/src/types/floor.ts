import type { Floor as GrowingFloor, Tile as LaidTile } from '@questhall/tiles';
import type { TileKind } from '../content/tiles.ts';

export type Tile = LaidTile<TileKind>;

/** One floor of the dungeon as far as it exists. */
export interface Floor extends GrowingFloor<TileKind> {
  /** 1 for the floor of the first Stairs Up. */
  readonly level: number;
  /** Tiles left in the box, by kind. */
  readonly stock: Readonly<Record<TileKind, number>>;
}
