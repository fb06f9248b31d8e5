import { readOptions } from '@questhall/border';
import { glowquest, type View } from '@questhall/glowquest';
import type { Floor } from '@questhall/glowquest/queries';
import { open, silence } from '@questhall/kernel';
import { cellAt } from '@questhall/tiles';
import { expect, test } from 'vitest';
import { describeSide, describeSquare, NOTHING, thingsOn, type Within } from './describe.ts';
import { useBoardWords } from './words.ts';

const ENGLISH = await useBoardWords.load('en');
const DUTCH = await useBoardWords.load('nl');

const options = readOptions(glowquest.options, { heroes: 'defense,utility' });
if (!options.ok) throw new Error('no such table');
const start: View = glowquest.view(open(glowquest, options.value, 3, 'fast:describe', silence), 0);

/** The stairs, and a room to the east of them behind a door. */
const room = Array.from({ length: 25 }, (_, i) => cellAt(2 + (i % 5), -2 + Math.floor(i / 5)));
const floor = (isOpen: boolean): Floor => ({
  ...start.floor,
  tiles: [...start.floor.tiles, { id: 90, kind: 'small', cells: room }],
  doors: [{ id: 91, near: cellAt(1, -1), far: cellAt(2, -1), isOpen }],
});
const body = { hitpoints: 2, hitpointsMax: 3, shield: 1, reflect: 0, bounty: 0, mayCall: false };
const weak = { kind: 'weak' as const, n: 1, duration: 'short' as const, by: 0, source: 'x', turn: 1 };
const view: View = {
  ...start,
  floor: floor(true),
  glow: [cellAt(4, 1)],
  roster: ['grey-wolf'],
  rosterNumbers: [1],
  heroes: start.heroes.map((hero, i) => ({ ...hero, at: cellAt(i, 0) })),
  monsters: [{ ...body, id: 3, record: 'grey-wolf', number: 1, at: cellAt(2, -1), effects: [weak] }],
};
/** The wolf can be struck, and one may walk to the square beside it. */
const within: Within = { ...NOTHING, targets: new Set([3]), reach: [cellAt(1, -1)] };

test('a square says where it is, and what is on its four sides', () => {
  expect(describeSquare(view, cellAt(1, -1), within, ENGLISH)).toBe(
    'Stairs Up, stairway, can be walked to; north: floor; east: open door, Grey Wolf, 2 of 3 Hitpoints, Shield 1, Weak 1 (Short), can be attacked; south: Utility, 12 of 12 Hitpoints, stairway; west: stairway',
  );
});

test('a closed door hides what is behind it, and an opening leads into the dark', () => {
  expect(describeSide({ ...view, floor: floor(false) }, cellAt(1, -1), 1, NOTHING, ENGLISH)).toBe('closed door');
  expect(describeSide(view, cellAt(0, -2), 0, NOTHING, ENGLISH)).toBe('an opening into the dark');
  expect(describeSide(view, cellAt(0, 0), 3, NOTHING, ENGLISH)).toBe('wall');
});

test('where there is nothing yet is rock', () => {
  expect(describeSquare(view, cellAt(-3, 0), NOTHING, ENGLISH)).toBe('solid rock');
});

test('Glow and whoever lies on the ground are told of', () => {
  expect(thingsOn(view, cellAt(4, 1), NOTHING, ENGLISH)).toEqual(['Glow']);
  const fallen: View = { ...view, heroes: view.heroes.map((hero) => ({ ...hero, hitpoints: 0 })) };
  expect(thingsOn(fallen, cellAt(0, 0), NOTHING, ENGLISH)).toEqual(['Defense, Unconscious', 'stairway']);
});

test('the same is said in Dutch', () => {
  expect(describeSide(view, cellAt(1, -1), 1, within, DUTCH)).toContain('2 van 3 Levenspunten');
  expect(describeSide({ ...view, floor: floor(false) }, cellAt(1, -1), 1, NOTHING, DUTCH)).toBe('dichte deur');
});
