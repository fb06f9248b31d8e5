import type { Cell, Direction } from '@questhall/grid';

/** A tile on the sheet. Its number is never used again on the floor, even when the tile is taken back. */
export interface Tile<Kind extends string = string> {
  readonly id: number;
  readonly kind: Kind;
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

/**
 * The edge between its near square, on the tile it was put in, and its far square, the first of what lies behind it.
 */
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
 * A floor as far as it exists; a game adds what else belongs to one. A value: never written, frozen, replaced whenever
 * something is laid, so that states may share it and what is worked out from it can be kept beside it.
 */
export interface Floor<Kind extends string = string> {
  /** The number that the next tile, opening or door gets. */
  readonly next: number;
  readonly tiles: readonly Tile<Kind>[];
  readonly openings: readonly Opening[];
  /** Doors that stand: one that was walled up is gone. */
  readonly doors: readonly Door[];
  readonly joins: readonly Join[];
}
