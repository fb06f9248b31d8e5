import type { Cell } from '@questhall/grid';
import type { Door, Floor, Opening } from './floor.ts';

/** The opening that this square borders: there is never more than one. */
export function openingAt({ openings }: Pick<Floor, 'openings'>, cell: Cell): Opening | null {
  for (const opening of openings) if (opening.left === cell || opening.right === cell) return opening;
  return null;
}

/**
 * The doors beside this square. Until it is opened a door has only its near side: whatever lies behind it by chance has
 * a wall there.
 */
export function doorsAt({ doors }: Pick<Floor, 'doors'>, cell: Cell): readonly Door[] {
  const beside: Door[] = [];
  for (const door of doors) if (door.near === cell || (door.isOpen && door.far === cell)) beside.push(door);
  return beside;
}

/** Nothing is left to explore. */
export const isClosed = ({ openings, doors }: Pick<Floor, 'openings' | 'doors'>): boolean =>
  openings.length === 0 && doors.every(({ isOpen }) => isOpen);
