import { expect, test } from 'vitest';
import { BANNER_MIDDLES, boundsOf, CARD_MIDDLES, placeClear } from './placing.ts';

const ROOM = { width: 1000, height: 800 };
const CARD = { width: 200, height: 300 };
const at = (x: number, y: number) => ({ x, y, width: 60, height: 60 });

test('a card lies in the middle, unless it would cover what it is about', () => {
  expect(placeClear(ROOM, CARD, [], CARD_MIDDLES)).toEqual({ x: 500, y: 400 });
  expect(placeClear(ROOM, CARD, [at(100, 100)], CARD_MIDDLES)).toEqual({ x: 500, y: 400 });
  expect(placeClear(ROOM, CARD, [at(500, 400)], CARD_MIDDLES)).toEqual({ x: 852, y: 400 });
  expect(placeClear(ROOM, CARD, [at(500, 400), at(852, 400)], CARD_MIDDLES)).toEqual({ x: 148, y: 400 });
});

test('in a narrow room it makes way upwards or downwards', () => {
  const narrow = { width: 220, height: 800 };
  expect(placeClear(narrow, CARD, [at(110, 400)], CARD_MIDDLES).y).toBe(170);
  expect(placeClear(narrow, CARD, [at(110, 400), at(110, 170)], CARD_MIDDLES).y).toBe(630);
});

test('a banner is near the upper edge, unless somebody stands there', () => {
  const banner = { width: 600, height: 100 };
  const { y } = placeClear(ROOM, banner, [at(500, 400)], BANNER_MIDDLES);
  expect(y).toBeLessThan(200);
  expect(placeClear(ROOM, banner, [at(500, y)], BANNER_MIDDLES).y).toBeGreaterThan(600);
});

test('what is not on the screen any more has no bounds, and no box without end', () => {
  expect(boundsOf([null])).toBeNull();
  expect(boundsOf([at(100, 100), null, at(160, 100)])).toEqual({ left: 70, right: 190, top: 70, bottom: 130 });
});
