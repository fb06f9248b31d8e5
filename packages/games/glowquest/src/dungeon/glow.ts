import type { Cell } from '@questhall/grid';
import { below, type Rng } from '@questhall/kernel';
import { kingSteps } from '@questhall/tiles';
import type { Floor } from '../types/floor.ts';

/**
 * Squares for so much Glow on tiles that were just laid, perhaps for less. Nobody can stand on those tiles yet: what is
 * taken there is Glow. Glow on other tiles is never adjacent, for none lies where tiles open into each other; and since
 * every tile is at least two squares wide, Glow that touches no other Glow cuts nothing off. [glow.placement]
 */
export function glowSquares(
  floor: Floor,
  tiles: readonly number[],
  count: number,
  taken: readonly Cell[],
  rng: Rng,
): Cell[] {
  const passable = new Set<Cell>();
  for (const { near, far } of floor.doors) passable.add(near).add(far);
  for (const { left, right } of floor.openings) passable.add(left).add(right);
  for (const { from, to } of floor.joins) passable.add(from).add(to);
  const cells: Cell[] = [];
  for (const tile of floor.tiles) if (tiles.includes(tile.id)) cells.push(...tile.cells);
  const others = taken.filter((cell) => cells.includes(cell));
  let free = cells.filter((cell) => !passable.has(cell) && others.every((other) => kingSteps(cell, other) > 1));
  const placed: Cell[] = [];
  while (placed.length < count && free.length > 0) {
    const square = free[below(rng, free.length)] ?? 0;
    placed.push(square);
    free = free.filter((cell) => kingSteps(cell, square) > 1);
  }
  return placed;
}
