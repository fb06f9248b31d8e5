import { type Flood, flood, makeFlood, setWall, type Walls, wallOff } from '@questhall/grid';
import type { Square } from '../sheet.ts';
import { planWalls } from '../walls.ts';
import { type Draft, wallsIn } from './draft.ts';

/** The walls of a draft, with every door open or none. */
function wallsOf(draft: Draft, isOpen: boolean): Walls {
  const { plan, grid, doors, openDoors, secretDoors, blocked } = draft;
  const walls = planWalls(grid, plan, wallsIn(draft));
  for (const edge of [...doors, ...openDoors, ...secretDoors]) setWall(grid, walls, edge, !isOpen);
  for (const square of blocked) wallOff(grid, walls, square);
  return walls;
}

function furnished({ grid, filled, stairs, plan }: Draft): Uint8Array {
  const barred = new Uint8Array(grid.size);
  for (const square of filled) barred[square] = 1;
  // The stairway is no obstacle.
  const width = plan[0]?.length ?? 0;
  if (stairs !== null)
    for (const square of [stairs, stairs + 1, stairs + width, stairs + width + 1]) barred[square] = 0;
  return barred;
}

/** How far everything is from a square; `isOpen`: for somebody who opens doors and finds secrets. */
export const walkFrom = (draft: Draft, from: Square, isOpen = true): Flood =>
  flood(draft.grid, wallsOf(draft, isOpen), furnished(draft), from, draft.grid.size, makeFlood(draft.grid));

/** Which part of the board each square belongs to, and how large the parts are; rock is -1. */
export function partsOf(draft: Draft): { readonly part: Int16Array; readonly sizes: readonly number[] } {
  const { grid, blocked } = draft;
  const part = new Int16Array(grid.size).fill(-1);
  const [walls, barred, into] = [wallsOf(draft, true), furnished(draft), makeFlood(grid)];
  const sizes: number[] = [];
  for (let square = 0; square < grid.size; square++) {
    if (part[square] !== -1 || blocked.has(square) || barred[square] === 1) continue;
    const { order, count } = flood(grid, walls, barred, square, grid.size, into);
    for (const found of order.subarray(0, count)) part[found] = sizes.length;
    sizes.push(count);
  }
  return { part, sizes };
}

/** The squares somebody reaches from there, nearest first. */
export const reachedFrom = ({ order, count }: Flood): Square[] => Array.from(order.subarray(0, count));
