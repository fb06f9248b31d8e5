import type { Cell } from '@questhall/grid';
import { seedRng } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { freezeFloor } from '../dungeon/floor.ts';
import { exploreAny, floorFacing } from '../dungeon/sample-floors.ts';
import { cellAt } from '../dungeon/sheet.ts';
import type { Floor } from '../types/floor.ts';
import { cellsOf, distanceBetween, FAR, neighboursOf } from './ground.ts';

// How far it is must not depend on who asked before: a measurement stops where the answer is, and goes on from there.

function explored(seed: string): Floor {
  const rng = seedRng(seed);
  let floor = floorFacing(0);
  for (let i = 0; i < 12; i++) floor = exploreAny(floor, i, true, rng)?.floor ?? floor;
  return floor;
}

/** Step by step, as plainly as can be. */
function plainly(floor: Floor, from: Cell): ReadonlyMap<Cell, number> {
  const steps = new Map([[from, 0]]);
  for (const [cell, walked] of steps)
    for (const next of neighboursOf(floor, cell)) if (!steps.has(next)) steps.set(next, walked + 1);
  return steps;
}

const again = (floor: Floor): Floor => freezeFloor({ ...floor });

test.each(['fast:a', 'fast:b', 'fast:c'])('steps are the same whoever asked before (%s)', (seed) => {
  const floor = explored(seed);
  const cells = cellsOf(floor);
  expect(cells.length).toBeGreaterThan(30);
  for (const from of cells.filter((_, i) => i % 7 === 0)) {
    const steps = plainly(floor, from);
    const expected = cells.map((cell) => steps.get(cell) ?? FAR);
    for (const asked of [again(floor), floor]) {
      const answers = cells.map((cell) => distanceBetween(asked, from, cell));
      expect(answers).toEqual(expected);
      expect(cells.map((cell) => distanceBetween(asked, cell, from))).toEqual(expected);
    }
    const backwards = again(floor);
    expect([...cells].reverse().map((cell) => distanceBetween(backwards, from, cell))).toEqual(expected.toReversed());
  }
});

test('to and from where no square lies it is FAR, whatever has been measured', () => {
  const floor = explored('fast:a');
  const cells = cellsOf(floor);
  const off = cellAt(80, 80);
  for (const from of cells) for (const to of cells) distanceBetween(floor, from, to);
  for (const cell of cells) {
    expect(distanceBetween(floor, cell, off)).toBe(FAR);
    expect(distanceBetween(floor, off, cell)).toBe(FAR);
  }
});
