import type { Cell } from '@questhall/grid';
import { doorsAt, type Local, offsetOf } from '@questhall/tiles';
import type { PassageWall } from '../content/exploration.ts';
import type { Floor } from '../types/floor.ts';
import type { LaidPassage } from './passage.ts';
import { type Site, squareOf } from './room.ts';
import { SECTION_LENGTH } from './shapes.ts';

/**
 * So many Crystals in the corners of a room, the far ones first, left before right; none where it would bar a door.
 * [room.crystals]
 */
export function roomCrystals(floor: Floor, site: Site, count: number): readonly Cell[] {
  const [right, far] = [site.width - 1, site.depth - 1];
  const corners: readonly Local[] = [
    [0, far],
    [right, far],
    [0, 0],
    [right, 0],
  ];
  return corners
    .map((corner) => squareOf(site, corner))
    .filter((square) => doorsAt(floor, square).length === 0)
    .slice(0, count);
}

/** The fourth square of the last section, in the lane that the dice say. [passage.crystal] */
export function passageCrystal({ origin, way, sections }: LaidPassage, lane: PassageWall): Cell {
  return origin + offsetOf([lane === 'left' ? 0 : 1, sections * SECTION_LENGTH - 2], way);
}
