import type { Cell } from '@questhall/grid';
import { freezeFloor, tileAt } from '@questhall/tiles';
import type { Floor, Tile } from '../types/floor.ts';
import { restock } from './floor.ts';

/**
 * Takes back every tile that leads nowhere and on which nobody stands. What it was joined to keeps a wall there: an end
 * that was explored once is not explored again, so a floor comes to its end however often tiles are taken back.
 * [fit.reclaim]
 */
export function reclaim(
  floor: Floor,
  occupied: readonly Cell[],
  isUnlimited: boolean,
): { floor: Floor; reclaimed: readonly Cell[] } {
  const needed = neededTiles(floor, occupied);
  const gone = floor.tiles.filter(({ id, kind }) => kind !== 'stairs-up' && !needed.has(id));
  const reclaimed = gone.flatMap(({ cells }) => cells);
  const left = new Set(reclaimed);
  const kinds = gone.map(({ kind }) => kind);
  const next = freezeFloor({
    ...floor,
    tiles: floor.tiles.filter((tile) => !gone.includes(tile)),
    doors: floor.doors.filter(({ far, isOpen }) => !isOpen || !left.has(far)),
    joins: floor.joins.filter(({ to }) => !left.has(to)), // every way leads away from the stairs, which stay
    stock: restock(floor.stock, kinds, 1, isUnlimited),
  });
  return { floor: next, reclaimed };
}

/** Tiles with a hero, an opening, a closed door, or ways on to two other tiles. */
function neededTiles(floor: Floor, occupied: readonly Cell[]): Set<Tile['id']> {
  const tileOf = (cell: Cell): number => tileAt(floor, cell)?.id ?? 0;
  const needed = new Set([...occupied.map(tileOf), ...floor.openings.map(({ tile }) => tile)]);
  const neighbour = new Map<number, number>();
  const meet = (one: number, other: number): void => {
    if ((neighbour.get(one) ?? other) !== other) needed.add(one);
    neighbour.set(one, other);
  };
  const ways = floor.joins.map(({ from, to }) => ({ near: from, far: to, isOpen: true }));
  for (const { near, far, isOpen } of [...ways, ...floor.doors]) {
    if (isOpen) {
      meet(tileOf(near), tileOf(far));
      meet(tileOf(far), tileOf(near));
    } else needed.add(tileOf(near));
  }
  return needed;
}
