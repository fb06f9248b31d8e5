import type { Cell } from '@questhall/grid';
import { ROOMS_TO_CLEAR } from '../content/index.ts';
import type { Door, Floor, Opening } from '../types/floor.ts';
import type { End } from './shapes.ts';

/**
 * The opening that this square borders: there is never more than one. [explore.trigger-opening,
 * explore.trigger-one-opening]
 */
export function openingAt({ openings }: Floor, cell: Cell): Opening | null {
  for (const opening of openings) if (opening.left === cell || opening.right === cell) return opening;
  return null;
}

/**
 * The doors beside this square. Until it is opened a door has only its near side: whatever lies behind it by chance has
 * a wall there.
 */
export function doorsAt({ doors }: Floor, cell: Cell): readonly Door[] {
  const beside: Door[] = [];
  for (const door of doors) if (door.near === cell || (door.isOpen && door.far === cell)) beside.push(door);
  return beside;
}

/** Nothing is left to explore. [fit.stairs-down] */
export const isClosed = ({ openings, doors }: Floor): boolean =>
  openings.length === 0 && [...doors].every(({ isOpen }) => isOpen);

/** Rooms that a quest needs: the Quest room is the last. */
const ROOMS_NEEDED = ROOMS_TO_CLEAR + 1;

/** A Dead End here would leave too few doors to finish the Quest. [fit.dead-end-reroll] */
export function isDeadEndReroll(
  floor: Floor,
  opening: Opening,
  rolledEnd: End,
  rolledDoors: 0 | 1,
  roomsFound: number,
): boolean {
  if (rolledEnd !== 'dead-end' || floor.openings.some(({ id }) => id !== opening.id)) return false;
  const closed = floor.doors.filter(({ isOpen }) => !isOpen).length;
  return roomsFound + closed + rolledDoors < ROOMS_NEEDED;
}
