import { cellOf, sideOf as sideOfEdge } from '@questhall/grid';
import type { View } from '@questhall/heroquest';
import { boardOf, CORRIDOR, type Edge, isRevealed, type Square, wallsSeen } from '@questhall/heroquest/queries';
import { type Box, boxAround, CELL, hash } from '../../../board/cells.ts';
import { type Patch, type Pavement, squaresPath } from '../../../board/drawing/shapes.ts';
import { LARGE, SMALL } from '../../../board/drawing/slabs.ts';
import { joinSides, type Run, type Side, sideKey, sideOf } from '../../../board/drawing/wall-runs.ts';

const WASHES = 4;

/** The corridor, and the rooms in groups that differ a little. */
export function pavementsOf(plan: string): Pavement[] {
  const { squaresOf } = boardOf(plan);
  const rooms: Square[][] = Array.from({ length: WASHES }, () => []);
  let corridor: readonly Square[] = [];
  for (const [area, squares] of squaresOf) {
    if (area === CORRIDOR) corridor = squares;
    else rooms[hash(area.charCodeAt(0), 8) % WASHES]?.push(...squares);
  }
  return [
    { squares: corridor, kind: 'corridor', choice: LARGE, wash: 0 },
    ...rooms.map((squares, wash) => ({ squares, kind: 'room', choice: SMALL, wash })),
  ].filter(({ squares }) => squares.length > 0);
}

/** What can be seen of the ground: by Zargon, or by whoever drew it, all of it. */
type Seen = Pick<View, 'plan' | 'doors' | 'rocks' | 'revealed'> & { readonly hidden: object | null };

/** Whether anybody here has seen a square. */
export const isKnown = (view: Seen, square: Square): boolean => view.hidden !== null || isRevealed(view, square);

/** The side of a square on which an edge lies. */
export const edgeSide = (edge: Edge, width: number): Side => sideOf(cellOf(edge), sideOfEdge(edge), width);

export interface WallsShown {
  readonly seen: readonly Run[];
  /** On the plan, but in the dark. */
  readonly traces: readonly Run[];
}

/** The walls of the plan; where a door is known, there is a gap. */
export function wallsShown(view: Seen): WallsShown {
  const { grid, walls } = boardOf(view.plan);
  const { width } = grid;
  const gaps = new Set(view.doors.map(({ edge }) => sideKey(edgeSide(edge, width))));
  const sides = new Map<string, { readonly side: Side; isSeen: boolean }>();
  for (let square = 0; square < grid.size; square++) {
    for (let direction = 0; direction < 4; direction++) {
      if ((((walls[square] ?? 0) >> direction) & 1) === 0) continue;
      const side = sideOf(square, direction, width);
      const key = sideKey(side);
      if (gaps.has(key)) continue;
      const known = sides.get(key) ?? { side, isSeen: false };
      known.isSeen ||= isShown(view, square);
      sides.set(key, known);
    }
  }
  const all = [...sides.values()];
  return {
    seen: joinSides(all.filter(({ isSeen }) => isSeen).map(({ side }) => side)),
    traces: joinSides(all.filter(({ isSeen }) => !isSeen).map(({ side }) => side)),
  };
}

/** Rock is seen from beside it and never lights up itself. */
const isShown = (view: Seen, square: Square): boolean => isKnown(view, square) || view.rocks.includes(square);

/** Darkness: a patch for every room, and one for every square of the corridor. */
export function darkness(view: View): Patch[] {
  const { squaresOf, grid } = boardOf(view.plan);
  const patches: Patch[] = [];
  const isLit = (square: Square): boolean => isRevealed(view, square) || view.rocks.includes(square);
  for (const [area, squares] of squaresOf) {
    if (area !== CORRIDOR) {
      const dark = squares.filter((square) => !isLit(square));
      const isLifted = dark.length === 0;
      patches.push({ key: area, d: squaresPath(isLifted ? squares : dark, grid.width), isLifted, litFrom: null });
      continue;
    }
    for (const square of squares)
      patches.push({
        key: String(square),
        d: squaresPath([square], grid.width),
        isLifted: isLit(square),
        litFrom: litFrom(view, square),
      });
  }
  return patches;
}

/** The side of a dark square from which it can be looked into. */
function litFrom(view: View, square: Square): number | null {
  const { grid } = boardOf(view.plan);
  const walls = wallsSeen(view)[square] ?? 0;
  for (let direction = 0; direction < 4; direction++) {
    const beside = grid.neighbour[square * 4 + direction] ?? -1;
    if (beside >= 0 && ((walls >> direction) & 1) === 0 && isRevealed(view, beside)) return direction;
  }
  return null;
}

export function boundsOf(plan: string): Box {
  const { width, height } = boardOf(plan).grid;
  return { x: 0, y: 0, width: width * CELL, height: height * CELL };
}

const HOME_MARGIN = CELL * 0.75;

/** All that has come to light. */
export function homeOf(view: View): Box {
  const { grid } = boardOf(view.plan);
  const squares = Array.from({ length: grid.size }, (_, square) => square).filter((square) => isShown(view, square));
  return boxAround(squares, grid.width, HOME_MARGIN) ?? boundsOf(view.plan);
}
