import type { Cell } from '@questhall/grid';
import { BOARD, HOARD_NORTH, TOWERS } from '../../content/keep/board.ts';
import { WALL } from '../../content/keep/edges.ts';
import { besideOf, edgeAt, facingEdge, roomOf, waysOutOf } from '../../queries/keep/squares.ts';
import type { KeepSeen } from '../../types/index.ts';

/** How many Moves it is to the nearest of some rooms. */
export interface Distance {
  /** If every unknown square leads on. */
  readonly atBest: number;
  /** By squares that lie there; null where nobody has found a way. */
  readonly known: number | null;
}

const TOWER_ROOMS: readonly Cell[] = TOWERS;
const HOARD_ROOMS: readonly Cell[] = [HOARD_NORTH];

export const wayHome = (keep: KeepSeen, from: Cell): Distance => distanceTo(keep, from, TOWER_ROOMS);
export const wayToHoard = (keep: KeepSeen, from: Cell): Distance => distanceTo(keep, from, HOARD_ROOMS);

function distanceTo(keep: KeepSeen, from: Cell, goals: readonly Cell[]): Distance {
  const known = steps(keep, from, goals, false);
  return { atBest: steps(keep, from, goals, true) ?? 0, known };
}

/** Steps as a walk spreads, room by room. Doors, tests and monsters are in nobody's way here. */
function steps({ tiles }: KeepSeen, from: Cell, goals: readonly Cell[], isDaring: boolean): number | null {
  const far = new Map<Cell, number>([[roomOf(from), 0]]);
  for (const [room, walked] of far) {
    if (goals.includes(room)) return walked;
    for (const { from: square, way } of waysOutOf(room)) {
      const [edge, facing] = [edgeAt(tiles, square, way), facingEdge(tiles, square, way)];
      const isUnknown = edge === null || facing === null;
      if (edge === WALL || facing === WALL || (isUnknown && !isDaring)) continue;
      const next = roomOf(besideOf(square, way));
      if (!far.has(next) && far.size < BOARD.size) far.set(next, walked + 1);
    }
  }
  return null;
}
