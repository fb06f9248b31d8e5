import type { Cell } from '@questhall/grid';
import type { Floor as GrowingFloor, Tile as LaidTile } from '@questhall/tiles';
import type { TileKind } from '../content/tiles.ts';

export type Tile = LaidTile<TileKind>;

/** One floor of the dungeon, as far as it exists. */
export interface Floor extends GrowingFloor<TileKind> {
  /** 1 for the floor on which the expedition began. */
  readonly level: number;
  /** The square in which somebody found a shaft, where nothing else led on. [explore.sealed-dungeon] */
  readonly shaft: Cell | null;
}
