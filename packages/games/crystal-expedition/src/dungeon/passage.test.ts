import { EAST, NORTH, WEST } from '@questhall/grid';
import { cellAt, type Door, grown, xOf, yOf } from '@questhall/tiles';
import { describe, expect, test } from 'vitest';
import type { Floor, Tile } from '../types/floor.ts';
import { passageCrystal } from './crystals.ts';
import { newFloor } from './floor.ts';
import { layPassage, type RolledPassage } from './passage.ts';

const PLAIN: RolledPassage = { sections: 1, end: 'open', doors: [], hasStairs: false };
const rolled = (changes: Partial<RolledPassage>): RolledPassage => ({ ...PLAIN, ...changes });

/** The floor with rubble on these squares, which nothing can be laid on. */
function blocked(floor: Floor, ...squares: readonly (readonly [x: number, y: number])[]): Floor {
  const rubble = squares.map(([x, y], at): Tile => ({ id: 900 + at, kind: 'small', cells: [cellAt(x, y)] }));
  return grown(floor, { explored: -1, tiles: rubble, openings: [], doors: [], joins: [], next: floor.next });
}

const places = (cells: readonly number[]): readonly string[] => cells.map((cell) => `${xOf(cell)},${yOf(cell)}`);

function explore(floor: Floor, roll: Partial<RolledPassage>, mustLeadOn = false): ReturnType<typeof layPassage> {
  const [opening] = floor.openings;
  if (opening === undefined) throw new Error('nothing to explore');
  return layPassage(floor, opening, rolled(roll), mustLeadOn);
}

test('[explore.start-on-stairs] the stairs are two by two squares, and their north side is open', () => {
  const { tiles, openings } = newFloor(1);
  expect(places(tiles.flatMap(({ cells }) => cells)).toSorted()).toEqual(['0,0', '0,1', '1,0', '1,1']);
  expect(openings).toMatchObject([{ left: cellAt(0, 0), right: cellAt(1, 0), way: NORTH }]);
});

test('[passage.length] [tiles.sizes] sections are two by five squares, one behind the other', () => {
  const { tiles, floor } = explore(newFloor(1), { sections: 3 });
  expect(tiles.map(({ kind, cells }) => [kind, cells.length])).toEqual(Array(3).fill(['section', 10]));
  expect(floor.openings).toMatchObject([{ left: cellAt(0, -15), right: cellAt(1, -15), way: NORTH }]);
});

test('[tiles.exits] an open end is as wide as the passage, whichever way it leads', () => {
  const around = explore(newFloor(1), { end: 'left' }).floor;
  const { openings } = explore(around, {}).floor;
  expect(openings.map(({ left, right }) => places([left, right]))).toEqual([['-5,-6', '-5,-7']]);
  expect(explore(newFloor(1), {}).floor.openings).toMatchObject([{ left: cellAt(0, -5), right: cellAt(1, -5) }]);
});

describe('[tiles.exits] what comes behind the last section', () => {
  test.each([
    ['left', [[0, -6, WEST]]],
    ['right', [[1, -7, EAST]]],
    ['t-junction', [...[[0, -6, WEST]], [1, -7, EAST]]],
    ['four-way', [[0, -6, WEST], [1, -7, EAST], [0, -7, NORTH]]], // biome-ignore format: a table
  ] as const)('%s', (end, exits) => {
    const { floor, tiles } = explore(newFloor(1), { end });
    expect(tiles.at(-1)?.cells).toHaveLength(4);
    expect(floor.openings.map(({ left, way }) => [xOf(left), yOf(left), way])).toEqual(exits);
  });
});

test('[passage.doors] a door is at the third square of the last section', () => {
  const { floor } = explore(newFloor(1), { sections: 2, doors: ['left', 'right'], end: 'dead-end' });
  expect(floor.doors.map(({ near, far }) => places([near, far]))).toEqual([
    ['0,-8', '-1,-8'],
    ['1,-8', '2,-8'],
  ]);
});

test('[passage.crystal] a Crystal lies in the fourth square of the last section', () => {
  const laid = explore(newFloor(1), { sections: 2 });
  expect(places([passageCrystal(laid, 'left'), passageCrystal(laid, 'right')])).toEqual(['0,-9', '1,-9']);
});

describe('[tiles.passage-shortening] a section that does not fit', () => {
  test('is dropped with all later ones', () => {
    const { sections, rule } = explore(blocked(newFloor(1), [1, -7]), { sections: 3, end: 'dead-end' });
    expect([sections, rule]).toEqual([1, 'tiles.passage-shortening']);
  });

  test('bricks the way up if it is the first', () => {
    const { floor, tiles, leadsOn } = explore(blocked(newFloor(1), [0, -3]), { sections: 2 });
    expect([tiles, floor.openings, leadsOn]).toEqual([[], [], false]);
  });

  test('behind the door of a room it begins with its left lane, or else with its right', () => {
    const door: Door = { id: 50, near: cellAt(0, 0), far: cellAt(0, -1), isOpen: false };
    const { floor: open, origin } = layPassage(newFloor(1), door, PLAIN, false);
    expect(places([origin])).toEqual(['0,-1']);
    expect(open.joins).toEqual([]);
    const other = layPassage(blocked(newFloor(1), [1, -3]), door, PLAIN, false);
    expect(places([other.origin])).toEqual(['-1,-1']);
    expect(layPassage(blocked(newFloor(1), [0, -3]), door, PLAIN, false).sections).toBe(0);
  });
});

describe('[tiles.end-fallback] an end that does not fit', () => {
  test('keeps only the exits that a section fits beyond', () => {
    const { floor, end } = explore(blocked(newFloor(1), [-3, -6]), { end: 't-junction' });
    expect([end, floor.openings.map(({ way }) => way)]).toEqual(['t-junction', [EAST]]);
  });

  test('a corner becomes the other corner', () => {
    expect(explore(blocked(newFloor(1), [-3, -6]), { end: 'left' })).toMatchObject({
      end: 'right',
      rule: 'tiles.end-fallback',
    });
  });

  test.each([
    ['no room for the piece', [[0, -7]], 'four-way'],
    ['no exit left', [[-3, -6], [4, -7]], 't-junction'], // biome-ignore format: a table
    ['no room behind an open end', [[1, -9]], 'open'],
  ] as const)('%s: a dead end', (_, rubble, end) => {
    const { tiles, floor, end: laid } = explore(blocked(newFloor(1), ...rubble), { end });
    expect([tiles.length, floor.openings, laid]).toEqual([1, [], 'dead-end']);
  });
});

test('[explore.stairs-down-quest-five] stairs lie at the end if they fit, else what was rolled', () => {
  expect(explore(newFloor(1), { end: 'left', hasStairs: true })).toMatchObject({ end: 'stairs-down', leadsOn: true });
  const narrow = blocked(newFloor(1), [0, -7]);
  expect(explore(narrow, { end: 'open', hasStairs: true })).toMatchObject({ end: 'dead-end', leadsOn: false });
});

describe('[explore.last-way-on] where nothing else is left to explore', () => {
  test('a dead end becomes a T-junction', () => {
    expect(explore(newFloor(1), { end: 'dead-end' }, true)).toMatchObject({
      end: 't-junction',
      rule: 'explore.last-way-on',
    });
    expect(explore(newFloor(1), { end: 'dead-end' }, false)).toMatchObject({ end: 'dead-end' });
  });

  test('or else whatever keeps an exit', () => {
    const noPiece = blocked(newFloor(1), [-3, -6], [4, -7]);
    expect(explore(noPiece, { end: 'dead-end' }, true)).toMatchObject({ end: 'open', leadsOn: true });
    expect(explore(blocked(noPiece, [0, -9]), { end: 'dead-end' }, true)).toMatchObject({ leadsOn: false });
  });

  test('but a door will do', () => {
    expect(explore(newFloor(1), { end: 'dead-end', doors: ['left'] }, true)).toMatchObject({ end: 'dead-end' });
  });
});
