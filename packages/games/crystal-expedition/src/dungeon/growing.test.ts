import type { Cell } from '@questhall/grid';
import { type Door, isClosed, neighboursOf, type Opening, tileAt } from '@questhall/tiles';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROLLED_ENDS, ROOM_TYPES } from '../content/exploration.ts';
import type { Floor } from '../types/floor.ts';
import { roomCrystals } from './crystals.ts';
import { hasOtherWays, newFloor } from './floor.ts';
import { layPassage } from './passage.ts';
import { layRoom } from './room.ts';

const ROLL = fc.record({
  which: fc.nat(),
  sections: fc.integer({ min: 1, max: 3 }),
  end: fc.constantFrom(...ROLLED_ENDS),
  doors: fc.subarray(['left', 'right'] as const),
  type: fc.constantFrom(...ROOM_TYPES),
  walls: fc.subarray(['ahead', 'left', 'right'] as const),
});
type Roll = typeof ROLL extends fc.Arbitrary<infer R> ? R : never;

const isDoor = (exit: Opening | Door): exit is Door => 'near' in exit;

const exitsOf = ({ openings, doors }: Floor): readonly (Opening | Door)[] => [
  ...openings,
  ...doors.filter(({ isOpen }) => !isOpen),
];

/** A door of a passage leads to a room, everything else to a passage. */
function explored(floor: Floor, exit: Opening | Door, roll: Roll): Floor {
  const mustLeadOn = !hasOtherWays(floor, exit);
  const from = isDoor(exit) ? tileAt(floor, exit.near)?.kind : 'section';
  if (isDoor(exit) && from !== 'small' && from !== 'big') {
    const { floor: next, room } = layRoom(floor, exit, roll.type, roll.walls, mustLeadOn);
    if (room !== null) expect(roomCrystals(next, room.site, 3)).toHaveLength(3);
    return next;
  }
  return layPassage(floor, exit, { ...roll, hasStairs: false }, mustLeadOn).floor;
}

function expectSound(floor: Floor): void {
  const cells = floor.tiles.flatMap((tile) => tile.cells);
  expect(new Set(cells).size, 'no square lies under two tiles').toBe(cells.length);
  expect(reached(floor, cells[0] ?? 0).size, 'everything is one whole').toBe(cells.length);
}

function reached(floor: Floor, from: Cell): ReadonlySet<Cell> {
  const seen = new Set([from]);
  for (const cell of seen) for (const next of neighboursOf(floor, cell)) seen.add(next);
  return seen;
}

test('[tiles.no-overlap] [explore.last-way-on] whatever is rolled, tiles fit, and hardly ever nothing leads on', () => {
  const floors: Floor[] = [];
  fc.assert(
    fc.property(fc.array(ROLL, { minLength: 25, maxLength: 25 }), (rolls) => {
      let floor = newFloor(1);
      for (const roll of rolls) {
        const exits = exitsOf(floor);
        const exit = exits[roll.which % exits.length];
        if (exit === undefined) break;
        floor = explored(floor, exit, roll);
        expectSound(floor);
      }
      floors.push(floor);
    }),
    { numRuns: 60, seed: 1 },
  );
  expect(floors.filter(isClosed).length).toBeLessThan(floors.length / 4);
});

test('[explore.last-way-on] an open end is another way, and so is a closed door; the one that is explored is none', () => {
  const stairs = newFloor(1);
  const [north] = stairs.openings;
  if (north === undefined) throw new Error('the stairs lead nowhere');
  const rolled = { sections: 1, hasStairs: false } as const;
  const crossed = layPassage(stairs, north, { ...rolled, end: 't-junction', doors: [] }, false).floor;
  const [left] = crossed.openings;
  const barred = layPassage(stairs, north, { ...rolled, end: 'dead-end', doors: ['left'] }, false).floor;
  expect(left === undefined || hasOtherWays(crossed, left)).toBe(true);
  expect([hasOtherWays(stairs, north), hasOtherWays(barred, north)]).toEqual([false, true]);
  expect(barred.doors.every((door) => !hasOtherWays(barred, door))).toBe(true);
});
