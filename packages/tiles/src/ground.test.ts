import type { Cell } from '@questhall/grid';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellsOf, distanceBetween, FAR, isInSight, isNear, neighboursOf, stepFrom } from './ground.ts';
import { freezeFloor } from './grow.ts';
import { explored, firstFloor, type SampleFloor } from './sample-floors.ts';
import { cellAt } from './sheet.ts';

const floors = fc.array(fc.nat(1000), { minLength: 8, maxLength: 14 }).map(explored);

/** Step by step, as plainly as can be. */
function plainly(floor: SampleFloor, from: Cell): ReadonlyMap<Cell, number> {
  const steps = new Map([[from, 0]]);
  for (const [cell, walked] of steps)
    for (const next of neighboursOf(floor, cell)) if (!steps.has(next)) steps.set(next, walked + 1);
  return steps;
}

/** The same floor, of which nobody has asked anything yet. */
const again = (floor: SampleFloor): SampleFloor => freezeFloor({ ...floor });

// How far it is must not depend on who asked before: a measurement stops where the answer is, and goes on from there.
test('steps are the same whoever asked before', () => {
  fc.assert(
    fc.property(floors, (floor) => {
      const cells = cellsOf(floor);
      for (const from of cells.filter((_, i) => i % 7 === 0)) {
        const steps = plainly(floor, from);
        const expected = cells.map((cell) => steps.get(cell) ?? FAR);
        for (const asked of [again(floor), floor]) {
          expect(cells.map((cell) => distanceBetween(asked, from, cell))).toEqual(expected);
          expect(cells.map((cell) => distanceBetween(asked, cell, from))).toEqual(expected);
        }
        const backwards = again(floor);
        expect([...cells].reverse().map((cell) => distanceBetween(backwards, from, cell))).toEqual(
          expected.toReversed(),
        );
      }
    }),
    { numRuns: 30 },
  );
});

test('to and from where no square lies it is FAR, whatever has been measured', () => {
  const floor = explored([1, 5, 3, 2, 9, 4]);
  const cells = cellsOf(floor);
  const off = cellAt(80, 80);
  for (const from of cells) for (const to of cells) distanceBetween(floor, from, to);
  for (const cell of cells) {
    expect(distanceBetween(floor, cell, off)).toBe(FAR);
    expect(distanceBetween(floor, off, cell)).toBe(FAR);
  }
});

test('to a tile that nothing leads to it is FAR, however often one asks, and its squares are near each other', () => {
  const [here, there, last] = [cellAt(0, 0), cellAt(40, 40), cellAt(41, 40)];
  const apart = (): SampleFloor => {
    const floor = firstFloor();
    return freezeFloor({ ...floor, tiles: [...floor.tiles, { id: 9, kind: 'closet', cells: [there, last] }] });
  };
  const asked = apart();
  expect([1, 2].map(() => distanceBetween(asked, here, there))).toEqual([FAR, FAR]);
  expect(distanceBetween(apart(), last, here)).toBe(FAR);
  expect([distanceBetween(asked, here, last), distanceBetween(asked, last, last)]).toEqual([FAR, 0]);
  expect([neighboursOf(asked, last), neighboursOf(asked, there)]).toEqual([[there], [last]]);
});

test('what is near, how far it is and what is seen are the same from both sides', () => {
  fc.assert(
    fc.property(floors, (floor) => {
      const cells = cellsOf(floor);
      const pairs = cells.flatMap((from) => cells.map((to) => [from, to] as const));
      const uneven = pairs.filter(
        ([from, to]) =>
          isNear(floor, from, to) !== isNear(floor, to, from) ||
          isNear(floor, from, to) !== neighboursOf(floor, from).includes(to) ||
          isNear(floor, from, to) !== (distanceBetween(floor, from, to) === 1) ||
          isInSight(floor, from, to) !== isInSight(floor, to, from),
      );
      expect(uneven).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

test('squares are listed in rows, each once, and neighbours clockwise from north', () => {
  const floor = firstFloor();
  const rows = [-2, -1, 0].flatMap((y) => [cellAt(0, y), cellAt(1, y)]);
  expect(cellsOf(floor)).toEqual(rows);
  expect(neighboursOf(floor, cellAt(0, -1))).toEqual([
    cellAt(0, -2),
    cellAt(1, -2),
    cellAt(1, -1),
    cellAt(1, 0),
    cellAt(0, 0),
  ]);
  expect([stepFrom(floor, cellAt(0, 0), 0), stepFrom(floor, cellAt(0, 0), 4)]).toEqual([cellAt(0, -1), -1]);
});

test('a look ends at a wall, and goes through a door only once it is open', () => {
  const [closed, open] = [explored([1]), explored([1, 1])];
  const [door] = closed.doors;
  if (door === undefined) throw new RangeError('no door');
  expect(open.doors).toEqual([{ ...door, isOpen: true }]);
  expect([closed, open].map((floor) => isInSight(floor, door.near, door.far))).toEqual([false, true]);
});
