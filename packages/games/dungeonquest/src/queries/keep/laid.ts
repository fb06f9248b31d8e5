import { DIRECTIONS, type Direction, NORTH } from '@questhall/grid';
import { type EdgeKind, OPEN, WALL } from '../../content/keep/edges.ts';
import { TILE_FORMS, type TileKind } from '../../content/keep/tiles.ts';

/** A tile on the board in one small number: four times its form, plus the way that lies ahead of its arrow. */
export type Laid = number;

/** The tile as somebody lays it who goes that way: its arrow towards where he comes from. [move.draw-tile] */
export const laid = (form: number, ahead: Direction): Laid => form * 4 + ahead;

/** What kind of tile it is; null where none lies. */
export const kindOf = (tile: Laid): TileKind | null => (tile < 0 ? null : (TILE_FORMS[tile >> 2]?.kind ?? null));

/** The way that lies ahead of its arrow. */
export const aheadOf = (tile: Laid): Direction => DIRECTIONS[tile & 3] ?? NORTH;

/** The tile after so many quarter turns clockwise. */
export const turnedTile = (tile: Laid, quarters: number): Laid => (tile & ~3) | ((tile + quarters) & 3);

/** By tile * 4 + direction. The arrow's own edge is always open. [move.arrow-edge-open] */
const EDGES: readonly EdgeKind[] = TILE_FORMS.flatMap(({ edges: [left, ahead, right] }) => {
  const clockwise: readonly EdgeKind[] = [ahead, right, OPEN, left];
  return DIRECTIONS.flatMap((to) => DIRECTIONS.map((way) => clockwise[(way - to) & 3] ?? WALL));
});

/** What the tile has on that side. */
export const edgeOf = (tile: Laid, way: Direction): EdgeKind => EDGES[tile * 4 + way] ?? WALL;
