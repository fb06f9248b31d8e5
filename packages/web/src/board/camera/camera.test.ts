import { expect, test } from 'vitest';
import { boxAround, CELL, squareUnder } from '../cells.ts';
import { boxShown, fitCamera, panCamera, showBox, toBoard, toScreen, zoomCamera } from './camera.ts';

const size = { width: 800, height: 600 };
const board = { x: 0, y: 0, width: 26 * CELL, height: 19 * CELL };

test('a fit shows the whole box in the middle', () => {
  const camera = fitCamera(board, size, 0, 2, null);
  expect(toScreen(camera, { x: board.width / 2, y: board.height / 2 })).toEqual({ x: 400, y: 300 });
  expect(toScreen(camera, { x: 0, y: 0 }).y).toBeGreaterThanOrEqual(0);
  expect(toScreen(camera, { x: board.width, y: 0 }).x).toBeLessThanOrEqual(800);
});

test('what does not fit is shown around the point that matters, and not beyond its end', () => {
  const camera = fitCamera(board, size, 1, 2, { x: 900, y: 0 });
  expect(toScreen(camera, { x: 900, y: 0 })).toEqual({ x: 400, y: 0 });
});

test('a zoom keeps what is under the pointer, within its limits', () => {
  const camera = { x: 10, y: 20, scale: 1 };
  const at = { x: 300, y: 200 };
  const nearer = zoomCamera(camera, 1.5, at);
  expect(toBoard(nearer, at)).toEqual(toBoard(camera, at));
  expect(zoomCamera(camera, 100, at).scale).toBe(2.5);
  expect(zoomCamera(camera, 0.001, at).scale).toBe(0.2);
});

test('nobody can push the board off the screen', () => {
  const camera = panCamera({ x: 0, y: 0, scale: 1 }, { x: 99_999, y: -99_999 }, board, size);
  expect(camera.x).toBe(600);
  expect(camera.y + board.height).toBe(150);
});

test('a box in sight moves nothing; another comes just into sight', () => {
  const camera = { x: 0, y: 0, scale: 1 };
  expect(showBox(camera, { x: 0, y: 0, width: 64, height: 64 }, size)).toBe(camera);
  expect(showBox(camera, { x: 800, y: -64, width: 64, height: 64 }, size)).toEqual({ x: -64, y: 64, scale: 1 });
});

test('points and squares belong together', () => {
  expect(squareUnder({ x: CELL * 3 + 1, y: CELL * 2 + 1 }, 26, 19)).toBe(2 * 26 + 3);
  expect(squareUnder({ x: -1, y: 5 }, 26, 19)).toBe(-1);
  expect(squareUnder({ x: CELL * 26, y: 5 }, 26, 19)).toBe(-1);
  expect(boxAround([27, 54], 26, 0)).toEqual({ x: CELL, y: CELL, width: 2 * CELL, height: 2 * CELL });
  expect(boxAround([], 26, 0)).toBeNull();
});

test('what is on the screen can be said in terms of the board', () => {
  expect(boxShown({ x: -100, y: 50, scale: 0.5 }, size)).toEqual({ x: 200, y: -100, width: 1600, height: 1200 });
});
