import { expect, test } from 'vitest';
import { EAST, makeGrid, SOUTH } from './grid.ts';
import { blankPaper, boxAround, drawCorners, drawSide, drawWalls, placeOn, write } from './paper.ts';
import { wallsBetween } from './walls.ts';

const GRID = makeGrid(6, 5);
/** Two rooms side by side: columns 1 and 2, and column 3, of rows 1 and 2. */
const ROOMS = [7, 8, 9, 13, 14, 15];
const AREAS = Array.from({ length: GRID.size }, (_, cell) => (ROOMS.includes(cell) ? (cell % 6 === 3 ? 2 : 1) : 0));

const drawn = (cells: readonly number[], draw: (paper: ReturnType<typeof blankPaper>) => void): string[] => {
  const box = boxAround(GRID, cells);
  if (box === null) throw new Error('nothing to draw');
  const paper = blankPaper(GRID, box);
  draw(paper);
  return paper.rows.map((row) => row.join('').trimEnd());
};

test('walls and their corners, and a door in its frame', () => {
  const lines = drawn(ROOMS, (paper) => {
    drawWalls(paper, wallsBetween(GRID, AREAS), ROOMS);
    drawSide(paper, 8, EAST, '+', '+');
    drawSide(paper, 13, SOUTH, '=', '=');
    drawCorners(paper);
    const { x, y } = placeOn(paper, 14);
    write(paper, x, y, 'Hé');
  });
  expect(lines).toEqual(['┌─────┬──┐', '│     +  │', '│     │  │', '│   Hé│  │', '└==───┴──┘']);
});

test('what lies beyond the paper is lost, and around nothing there is no box', () => {
  expect(drawn([7], (paper) => write(paper, 2, 1, 'abc'))).toEqual(['', '  ab', '']);
  expect(drawn([7], (paper) => write(paper, 0, 9, 'abc'))).toEqual(['', '', '']);
  expect(boxAround(GRID, [])).toBeNull();
  expect(boxAround(GRID, [8, 19])).toEqual({ left: 1, top: 1, right: 2, bottom: 3 });
});
