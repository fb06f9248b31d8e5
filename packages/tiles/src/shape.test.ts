import { DIRECTIONS, EAST, NORTH, SOUTH, WEST } from '@questhall/grid';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { block, type Local, offsetOf, turnExit, turnSquares } from './shape.ts';
import { cellAt, LEFT, RIGHT, turnedBy } from './sheet.ts';

const local = fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }));
const way = fc.constantFrom(...DIRECTIONS);

/** A square as it is counted by whoever turned a quarter to the left: what was ahead is to the right. */
const turnedOnce = ([column, row]: Local): Local => [row, -column];

test('squares are counted to the right and ahead, whichever way one goes', () => {
  const origin = cellAt(3, 4);
  const at = (direction: 0 | 1 | 2 | 3): number => origin + offsetOf([2, 5], direction);
  expect([at(NORTH), at(EAST), at(SOUTH), at(WEST)]).toEqual([
    cellAt(5, -1),
    cellAt(8, 6),
    cellAt(1, 9),
    cellAt(-2, 2),
  ]);
});

test('turning the shape is turning whoever looks at it, and four times is the identity', () => {
  fc.assert(
    fc.property(local, way, (square, direction) => {
      expect(offsetOf(turnedOnce(square), direction)).toBe(offsetOf(square, turnedBy(direction, RIGHT)));
      const around = [0, 1, 2, 3].reduce<Local>(turnedOnce, square);
      expect(offsetOf(around, direction)).toBe(offsetOf(square, direction));
    }),
  );
});

test('no offset is -0, which would make floats of squares', () => {
  for (const direction of DIRECTIONS) expect(Object.is(offsetOf([0, 0], direction), 0)).toBe(true);
});

test('a block has each of its squares once, row by row', () => {
  expect(block(2, 2, -1, 3)).toEqual([
    [-1, 3],
    [0, 3],
    [-1, 4],
    [0, 4],
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), way, (width, depth, direction) => {
      expect(new Set(turnSquares(block(width, depth), direction)).size).toBe(width * depth);
    }),
  );
});

test('an exit turns with its shape', () => {
  fc.assert(
    fc.property(local, local, way, (left, right, direction) => {
      expect(turnExit({ turn: LEFT, left, right }, direction)).toEqual({
        left: offsetOf(left, direction),
        right: offsetOf(right, direction),
        way: turnedBy(direction, LEFT),
      });
    }),
  );
});
