import type { Cell } from '@questhall/grid';
import type { Door, Floor, Opening } from '../types/floor.ts';
import type { End } from './shapes.ts';

/** The opening that this square borders: there is never more than one. [explore.trigger-opening, explore.trigger-one-opening] */
export const openingAt = (floor: Floor, cell: Cell): Opening | null =>
  floor.openings.find(({ left, right }) => left === cell || right === cell) ?? null;

/** The doors beside this square. Until it is opened a door has only its near side: whatever lies behind it by chance has a wall there. */
export const doorsAt = (floor: Floor, cell: Cell): readonly Door[] =>
  floor.doors.filter(({ near, far, isOpen }) => near === cell || (isOpen && far === cell));

/** Nothing is left to explore. [fit.stairs-down] */
export const isClosed = (floor: Floor): boolean => floor.openings.length === 0 && floor.doors.every(({ isOpen }) => isOpen);

/** Rooms that a quest needs: the Quest room is the last. */
const ROOMS_NEEDED = 5;

/** A Dead End here would leave too few doors to finish the Quest. [fit.dead-end-reroll] */
export function isDeadEndReroll(floor: Floor, opening: Opening, rolledEnd: End, rolledDoors: 0 | 1, roomsFound: number): boolean {
  if (rolledEnd !== 'dead-end' || floor.openings.some(({ id }) => id !== opening.id)) return false;
  const closed = floor.doors.filter(({ isOpen }) => !isOpen).length;
  return roomsFound + closed + rolledDoors < ROOMS_NEEDED;
}
