import { EAST, edgeOf } from '@questhall/grid';
import { expect, test } from 'vitest';
import { draw, ROCK } from './drawing.ts';

test('walls, a door, a sign, and rock where nobody gets to', () => {
  const picture = draw({
    grid: { width: 3, height: 2 },
    signs: new Map([
      [0, 'T'],
      [2, ROCK],
      [5, ROCK],
    ]),
    doors: new Map([[edgeOf(0, EAST), '+']]),
    isWall: (edge) => edge === edgeOf(1, EAST) || edge === edgeOf(3, EAST) || edge === edgeOf(4, EAST),
  });
  expect(picture).toEqual(['┌─┬─┐', '│T+ │░', '│ │ │░', '│ │ │░', '└─┴─┘']);
});
