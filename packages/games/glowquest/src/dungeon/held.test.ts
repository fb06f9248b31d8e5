import { WEST } from '@questhall/grid';
import { seedRng } from '@questhall/kernel';
import { cellAt, type Door, isFree, xOf, yOf } from '@questhall/tiles';
import { expect, test } from 'vitest';
import type { Floor } from '../types/floor.ts';
import { newFloor } from './floor.ts';
import { layRoom } from './room.ts';
import { behind, seenFrom, withTile } from './sample-floors.ts';

test('[door.site-room] the further door of a long room is at the other end from its entrance', () => {
  const near = cellAt(0, 0);
  const door: Door = { id: 90, near, far: seenFrom(near, WEST, 0, 1), isOpen: false };
  const clutter = [behind(door, 0, 5), behind(door, -1, 4)];
  const floor = clutter.reduce((cluttered: Floor, thing) => withTile(cluttered, [thing]), {
    ...newFloor(1),
    openings: [],
    doors: [door],
  });
  for (let seed = 0; seed < 20; seed++) {
    const laid = layRoom(floor, door, 'big', 1, [...clutter, near], false, seedRng(`fast:${seed}`));
    const further = laid.door?.near ?? -1;
    expect(Math.max(Math.abs(xOf(further) - xOf(door.far)), Math.abs(yOf(further) - yOf(door.far)))).toBe(9);
  }
});

test('[tile.no-overlap] nothing is laid on the rim of the sheet, on any side, and everything up to it', () => {
  const [low, high] = [-90, 89];
  const isOpen = (x: number, y: number): boolean => isFree([], cellAt(x, y), [0]);
  for (const at of [low, -40, 0, 40, high])
    expect([isOpen(low, at), isOpen(high, at), isOpen(at, low), isOpen(at, high)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  for (const at of [low + 1, -40, 0, 40, high - 1])
    expect([isOpen(low + 1, at), isOpen(high - 1, at), isOpen(at, low + 1), isOpen(at, high - 1)]).toEqual([
      true,
      true,
      true,
      true,
    ]);
});
