import { WEST } from '@questhall/grid';
import { seedRng } from '@questhall/kernel';
import { expect, test } from 'vitest';
import type { Door, Floor } from '../types/floor.ts';
import { newFloor } from './floor.ts';
import { layRoom } from './room.ts';
import { behind, seenFrom, withTile } from './sample-floors.ts';
import { cellAt, xOf, yOf } from './sheet.ts';

test('[door.site-room] in a long room that is entered at its corner the further door is at the other end, however the dice fall', () => {
  const near = cellAt(0, 0);
  const door: Door = { id: 90, near, far: seenFrom(near, WEST, 0, 1), isOpen: false };
  const clutter = [behind(door, 0, 5), behind(door, -1, 4)];
  const floor = clutter.reduce((cluttered: Floor, thing) => withTile(cluttered, [thing]), { ...newFloor(1), openings: [], doors: [door] });
  for (let seed = 0; seed < 20; seed++) {
    const laid = layRoom(floor, door, 'big', 1, [...clutter, near], false, seedRng(`fast:${seed}`));
    const further = laid.door?.near ?? -1;
    expect(Math.max(Math.abs(xOf(further) - xOf(door.far)), Math.abs(yOf(further) - yOf(door.far)))).toBe(9);
  }
});
