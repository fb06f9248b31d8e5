import { tileAt } from '@questhall/tiles';
import type { Expedition, Floor } from '../types/index.ts';
import { prisonOf } from './quests.ts';

/** Which tiles one can step to from each, by their numbers. */
function tilesBeside(floor: Floor): ReadonlyMap<number, readonly number[]> {
  const edges = [
    ...floor.joins.map(({ from, to }) => [from, to] as const),
    ...floor.doors.filter(({ isOpen }) => isOpen).map(({ near, far }) => [near, far] as const),
  ];
  const beside = new Map<number, number[]>(floor.tiles.map(({ id }) => [id, []]));
  for (const [a, b] of edges) {
    const [one, other] = [tileAt(floor, a)?.id, tileAt(floor, b)?.id];
    if (one === undefined || other === undefined) continue;
    beside.get(one)?.push(other);
    beside.get(other)?.push(one);
  }
  return beside;
}

/** The tiles of a shortest way, from the first to the last of them; of equal ones that of the older tiles. */
function routeBetween(floor: Floor, from: number, to: number): number[] {
  const beside = tilesBeside(floor);
  const next = new Map<number, number>([[to, to]]);
  for (const [tile] of next) for (const other of beside.get(tile) ?? []) if (!next.has(other)) next.set(other, tile);
  const route = [from];
  for (let tile = from; tile !== to; ) {
    tile = next.get(tile) ?? to;
    route.push(tile);
  }
  return route;
}

/** The way back with the townsperson, the prison as its first tile and the Stairs Up as its last. [wander.march-back] */
export function wayBack(expedition: Expedition): number[] {
  const { floor } = expedition;
  const stairs = floor.tiles.find(({ kind }) => kind === 'stairs-up');
  const prison = prisonOf(expedition);
  return prison === null || stairs === undefined ? [] : routeBetween(floor, prison.tile, stairs.id);
}
