import { setWall, type Walls, wallOff } from '@questhall/grid';
import type { Board } from '../../queries/board.ts';
import type { View } from '../../types/index.ts';

/** What seldom changes: walls, rock, furniture, and how far the heroes have seen. Kept until one of them does. */
export interface Ground {
  readonly board: Board;
  readonly walls: Walls;
  readonly fixed: Uint8Array;
  /** All that it was built from, number by number. */
  built: number[];
}

export const newGround = ({ grid, walls, ...board }: Board): Ground => ({
  board: { grid, walls, ...board },
  walls: walls.slice(),
  fixed: new Uint8Array(grid.size),
  built: [],
});

/** The ground under a view: that of the last look, if all it was built from is still the same. */
export function groundOf(ground: Ground, view: View): Ground {
  if (!isBuiltFrom(ground.built, view)) rebuild(ground, view);
  return ground;
}

/** Compared number by number, and not by a checksum: tables played at the same time share a board. */
function isBuiltFrom(built: readonly number[], { revealed, doors, rocks, furniture }: View): boolean {
  let i = 0;
  if (built[i++] !== revealed.length * 1e9 + doors.length * 1e6 + rocks.length * 1e3 + furniture.length) return false;
  for (const word of revealed) if (built[i++] !== word) return false;
  for (const { edge, isOpen } of doors) if (built[i++] !== edge * 2 + Number(isOpen)) return false;
  for (const rock of rocks) if (built[i++] !== rock) return false;
  for (const { at, width, height } of furniture) if (built[i++] !== at * 4096 + width * 64 + height) return false;
  return true;
}

function rebuild(ground: Ground, { revealed, doors, rocks, furniture }: View): void {
  const { board, walls, fixed } = ground;
  const { grid } = board;
  const built = [revealed.length * 1e9 + doors.length * 1e6 + rocks.length * 1e3 + furniture.length, ...revealed];
  for (let square = 0; square < fixed.length; square++)
    fixed[square] = (((revealed[square >> 5] ?? 0) >> (square & 31)) & 1) ^ 1;
  walls.set(board.walls);
  for (const { edge, isOpen } of doors) {
    setWall(grid, walls, edge, !isOpen);
    built.push(edge * 2 + Number(isOpen));
  }
  for (const rock of rocks) {
    wallOff(grid, walls, rock);
    fixed[rock] = 1;
    built.push(rock);
  }
  for (const { at, width, height } of furniture) {
    for (let row = 0; row < height; row++) fixed.fill(1, at + row * grid.width, at + row * grid.width + width);
    built.push(at * 4096 + width * 64 + height);
  }
  ground.built = built;
}
