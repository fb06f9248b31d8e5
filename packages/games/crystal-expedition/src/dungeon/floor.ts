import { type Cell, NORTH } from '@questhall/grid';
import { cellAt, type Door, freezeFloor, type Opening, openingOf } from '@questhall/tiles';
import type { Floor, Tile } from '../types/floor.ts';
import { stairsTo } from './shapes.ts';

/** A new floor: the Stairs Up, with their north side open. [explore.start-on-stairs, explore.sealed-dungeon] */
export function newFloor(level: number): Floor {
  const origin = cellAt(0, 1);
  const { kind, squares, exits } = stairsTo(NORTH);
  const stairs: Tile = { id: 1, kind, cells: squares.map((square) => origin + square) };
  const openings = exits.map((exit, at) => openingOf(stairs.id + 1 + at, stairs.id, origin, exit));
  return freezeFloor({
    level,
    next: stairs.id + 1 + openings.length,
    tiles: [stairs],
    openings,
    doors: [],
    joins: [],
    shaft: null,
  });
}

/** With a shaft in this square, which counts as Stairs Down. [explore.sealed-dungeon] */
export const withShaft = (floor: Floor, shaft: Cell): Floor => freezeFloor({ ...floor, shaft });

/** Whether something besides this end or door is still to be explored. [explore.last-way-on] */
export const hasOtherWays = ({ openings, doors }: Floor, explored: Opening | Door): boolean =>
  openings.some(({ id }) => id !== explored.id) || doors.some(({ id, isOpen }) => !isOpen && id !== explored.id);
