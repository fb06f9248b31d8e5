import type { Opening } from '@questhall/tiles';
import { ROOMS_TO_CLEAR } from '../content/index.ts';
import type { End } from '../content/tiles.ts';
import type { Floor } from '../types/floor.ts';

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
