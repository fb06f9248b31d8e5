import { DIRECTIONS } from '@questhall/grid';
import { offsetOf } from '@questhall/tiles';
import { expect, test } from 'vitest';

test('[tile.frame] the first square of a shape is the origin itself, whichever way it is turned', () => {
  for (const way of DIRECTIONS) expect(offsetOf([0, 0], way)).toBe(0); // and not -0, which would make floats of squares
});
