import { readOptions } from '@questhall/border';
import { type Glowquest, glowquest, type View } from '@questhall/glowquest';
import type { Floor } from '@questhall/glowquest/queries';
import { open, silence } from '@questhall/kernel';
import { cellAt } from '@questhall/tiles';
import { expect, test } from 'vitest';
import type { Viewpoint } from '../../../board/describing/where.ts';
import { describeDoor, describeSquare } from '../../../tiles/describe.ts';
import { NOTHING, thingsOn, type Within } from '../../../tiles/things-on.ts';
import { whereaboutsOf } from '../../../tiles/whereabouts.ts';
import { TILES } from './tiles.ts';
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
const within: Within<Glowquest> = { ...NOTHING, targets: new Set([3]), reach: [cellAt(1, -1)] };

const YOU: Viewpoint = { at: cellAt(0, 0), whom: null };

/** All that is said of a square behind where it is. */
const aroundIt = (seen: View, square: number): readonly string[] =>
  describeSquare(TILES, seen, square, null, NOTHING, ENGLISH).split('; ').slice(1);

test('a square says what it is, where it is from whoever acts, and who and what is around it', () => {
  expect(describeSquare(TILES, view, cellAt(1, -1), YOU, within, ENGLISH)).toBe(
    'stairway, Stairs Up, one square north-east of you, can be walked to; beside the Grey Wolf to the east, Utility to the south and Defense to the south-west; in the doorway to the east; stairway to the south and west',
  );
});

test('whoever stands there comes first, with all that is upon them', () => {
  expect(describeSquare(TILES, view, cellAt(2, -1), { ...YOU, whom: 'Defense' }, within, ENGLISH)).toMatch(
    /^Grey Wolf, 2 of 3 Hitpoints, Shield 1, Weak 1 \(Short\), can be attacked, Small room, one square north and two east of Defense; beside Utility to the south-west; in the doorway to the west/,
  );
});

test('a closed door hides what is behind it, and an opening leads into the dark', () => {
  const shut = aroundIt({ ...view, floor: floor(false) }, cellAt(1, -1));
  expect(shut).toContain('closed door to the east');
  expect(shut.join()).not.toContain('Wolf');
  expect(aroundIt(view, cellAt(0, -2))).toContain('an opening into the dark to the north');
  expect(aroundIt(view, cellAt(0, 0))).toContain('walls to the south and west');
});

test('where there is nothing yet is rock', () => {
  expect(describeSquare(TILES, view, cellAt(-3, 0), YOU, NOTHING, ENGLISH)).toBe(
    'solid rock, three squares west of you',
  );
});

test('a door lies in a direction, so many squares away', () => {
  const [door] = floor(false).doors;
  if (door === undefined) throw new Error('there is a door');
  expect(describeDoor(door, YOU, ENGLISH)).toBe('closed door, to the north-east of you, two squares away');
  expect(describeDoor(door, { ...YOU, at: cellAt(1, -1) }, ENGLISH)).toBe('closed door, just east of you');
  expect(describeDoor({ ...door, isOpen: true }, null, ENGLISH)).toBe('open door');
});

test('Glow and whoever lies on the ground are told of', () => {
  expect(thingsOn(TILES, view, cellAt(4, 1), NOTHING, ENGLISH)).toEqual(['Glow']);
  expect(aroundIt(view, cellAt(3, 1))).toContain('Glow to the east');
  const fallen: View = { ...view, heroes: view.heroes.map((hero) => ({ ...hero, hitpoints: 0 })) };
  expect(thingsOn(TILES, fallen, cellAt(0, 0), NOTHING, ENGLISH)).toEqual(['Defense, Unconscious', 'stairway']);
});

test('all there is can be heard, the nearest first: oneself, figures, ways on, things', () => {
  const seen = { ...within, picture: view, actor: 0 };
  expect(whereaboutsOf(TILES, seen, ENGLISH)).toEqual([
    expect.stringMatching(/^Defense, .*Stairs Up, where Defense stands; beside Utility to the east/),
    'Utility, 12 of 12 Hitpoints, one square east of Defense, beside the Grey Wolf and Defense',
    'Grey Wolf, 2 of 3 Hitpoints, Shield 1, Weak 1 (Short), can be attacked, one square north and two east of Defense, beside Utility, in the doorway to the west',
    'open door, to the north-east of Defense, two squares away',
    'an opening into the dark, two squares north of Defense',
    'stairway, one square north of Defense',
    'Glow, one square south and four east of Defense',
  ]);
});

test('the same is said in Dutch', () => {
  const said = describeSquare(TILES, view, cellAt(2, -1), YOU, within, DUTCH);
  expect(said).toContain('2 van 3 Levenspunten');
  expect(said).toContain('één vak ten noorden en twee ten oosten van jou');
  expect(said).toContain('in de deuropening aan de westkant');
});
