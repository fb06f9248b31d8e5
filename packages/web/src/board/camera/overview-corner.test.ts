import { expect, test } from 'vitest';
import { type Corner, cornerFor } from './overview-corner.ts';

const room = { width: 1000, height: 600 };
const map = { width: 200, height: 160 };
/** Half as large on the screen as on the board, and moved. */
const shown = { x: 100, y: 0, width: 2000, height: 1200 };
type At = readonly [x: number, y: number];
const cornerFrom = (now: Corner, matters: readonly At[]): Corner => {
  const points = matters.map(([x, y]) => ({ x, y }));
  return cornerFor(points, shown, room, map, 32, now);
};
const corner = (...matters: readonly At[]): Corner => cornerFrom('top', matters);

test('the small map lies at the top, where it covers nothing', () => {
  expect(corner()).toBe('top');
  expect(corner([1100, 600], [700, 100])).toBe('top');
});

test('it makes way for what would lie under it, even by a part of a square', () => {
  expect(corner([300, 200])).toBe('bottom');
  expect(corner([520, 100])).toBe('bottom');
  expect(corner([540, 100])).toBe('top');
});

test('where both corners on the left are wanted it lies on the right, and else it only fades', () => {
  expect(corner([300, 200], [300, 1100])).toBe('right');
  expect(corner([300, 200], [300, 1100], [1900, 1100])).toBe('faded');
});

test('what is not on the screen needs no room', () => {
  expect(corner([20, 100], [300, -60])).toBe('top');
});

test('it stays where it is as long as it can', () => {
  expect(cornerFrom('bottom', [[1100, 600]])).toBe('bottom');
  expect(cornerFrom('bottom', [[300, 1100]])).toBe('top');
  expect(cornerFrom('faded', [])).toBe('top');
});
