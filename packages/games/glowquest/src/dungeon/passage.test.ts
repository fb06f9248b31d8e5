import type { Cell } from '@questhall/grid';
import { seedRng } from '@questhall/kernel';
import { isClosed, type Opening } from '@questhall/tiles';
import { describe, expect, test } from 'vitest';
import type { End } from '../content/tiles.ts';
import type { Floor } from '../types/floor.ts';
import { isDeadEndReroll } from './dead-end.ts';
import { newFloor } from './floor.ts';
import { type Laid, layPassage, type RolledPassage } from './passage.ts';
import { layRoom } from './room.ts';
import { beyond, onlyOpening, withStock, withTile } from './sample-floors.ts';

type Local = readonly [column: number, row: number];

const start = newFloor(1);
const opening = onlyOpening(start);
const rng = seedRng('fast:passage');

/** The start with something on these squares beyond its opening. */
const blockedAt = (...squares: readonly Local[]): Floor =>
  squares.reduce((floor, [column, row]) => withTile(floor, [beyond(opening, column, row)]), start);

const explore = (floor: Floor, sections: 1 | 2, end: End, doors: 0 | 1 = 0, occupied: readonly Cell[] = []): Laid =>
  layPassage(floor, onlyOpening(floor), { sections, end, doors }, occupied, false, rng);

const ranTo = ({ run }: Laid): string => (run === null ? 'sealed' : `${run.sections} ${run.end}`);

describe('[fit.candidates] what is tried instead', () => {
  test.each([
    ['four-way', ['four-way'], 't-junction'],
    ['four-way', ['four-way', 't-junction'], 'right'],
    ['four-way', ['four-way', 't-junction', 'corner'], 'none'],
    ['t-junction', ['t-junction'], 'right'],
    ['t-junction', ['t-junction', 'corner'], 'none'],
    ['right', ['corner'], 'none'],
    ['left', ['corner'], 'none'],
    ['dead-end', ['dead-end'], 'none'],
  ] as const)('%s without %s in the box: %s', (end, missing, instead) => {
    const floor = withStock(start, Object.fromEntries(missing.map((kind) => [kind, 0])));
    const laid = explore(floor, 1, end);
    expect(ranTo(laid)).toBe(`1 ${instead}`);
    expect(laid.rule).toBe('fit.candidates');
  });

  // Beyond one section lie rows 5 and 6 of an end piece, beyond two rows 10 and 11; what is here is in the way of both.
  const RIGHT_EXITS: Local[] = [
    [4, 5],
    [4, 10],
  ];
  const LEFT_EXITS: Local[] = [
    [-3, 5],
    [-3, 10],
  ];

  test.each([
    ['right', RIGHT_EXITS, 'left'],
    ['right', [...RIGHT_EXITS, ...LEFT_EXITS], 'none'],
    ['left', LEFT_EXITS, 'right'],
    ['left', [...RIGHT_EXITS, ...LEFT_EXITS], 'none'],
    ['t-junction', RIGHT_EXITS, 'left'],
    ['t-junction', LEFT_EXITS, 'right'],
  ] as const)('%s with something at %j: %s', (end, squares, instead) => {
    expect(ranTo(explore(blockedAt(...squares), 1, end))).toBe(`1 ${instead}`);
  });

  test('none, where nothing goes straight on: a right turn, else a left one', () => {
    expect(ranTo(explore(blockedAt([0, 9]), 1, 'none'))).toBe('1 right');
    expect(ranTo(explore(blockedAt([0, 9], [4, 5]), 1, 'none'))).toBe('1 left');
    const noEnds = withStock(blockedAt([0, 9]), { 'dead-end': 0 });
    expect(ranTo(explore(noEnds, 1, 'dead-end'))).toBe('1 right');
  });

  test('the other length comes before another end', () => {
    expect(ranTo(explore(withStock(start, { passage: 1 }), 2, 't-junction'))).toBe('1 t-junction');
    expect(ranTo(explore(blockedAt([0, 8]), 2, 't-junction'))).toBe('1 t-junction');
    expect(ranTo(explore(blockedAt([4, 5]), 1, 'right'))).toBe('2 right');
    expect(ranTo(explore(blockedAt([-1, 6]), 1, 'four-way'))).toBe('2 four-way');
  });

  test('the roll itself comes first, and goes by the table', () => {
    expect(explore(start, 2, 'four-way')).toMatchObject({
      run: { sections: 2, end: 'four-way' },
      rule: 'gen.passage-table',
    });
  });
});

test('[fit.clear-exit] an exit is clear when a section has space there: five squares ahead, two wide', () => {
  for (const row of [5, 6, 7, 8, 9]) {
    // Where a corner would lie there is not even space for one instead.
    const rule = row < 7 ? 'fit.reclaim' : 'fit.clear-exit';
    for (const column of [0, 1]) expect(explore(blockedAt([column, row]), 1, 'none').rule).toBe(rule);
  }
  const beside: Local[] = [
    [0, 10],
    [1, 10],
    [-1, 7],
    [2, 7],
  ];
  expect(explore(blockedAt(...beside), 1, 'none').rule).toBe('gen.no-end-piece');
  // What does not fit at all is another matter.
  expect(explore(blockedAt([-1, 5]), 1, 't-junction').rule).toBe('fit.candidates');
});

describe('[fit.two-passes]', () => {
  const nowhereClear: Local[] = [
    [0, 9],
    [4, 5],
    [-3, 5],
  ];

  test('the second attempt lays what fits and walls up the exits that are not clear', () => {
    const floor = blockedAt([0, 8], [4, 5]);
    const noCorners = withStock(floor, { corner: 0 });
    const laid = explore(noCorners, 1, 't-junction');
    expect(ranTo(laid)).toBe('1 t-junction');
    expect(laid.rule).toBe('fit.two-passes');
    expect(laid.walled.map(({ left }) => left)).toEqual([beyond(opening, 2, 6)]);
    expect(onlyOpening(laid.floor).left).toBe(beyond(opening, -1, 5));
  });

  test('the first attempt goes through all choices before the second begins', () => {
    const laid = explore(blockedAt([4, 5], [4, 10]), 1, 't-junction');
    expect(laid).toMatchObject({ run: { end: 'left' }, rule: 'fit.clear-exit', walled: [] });
  });

  test('a choice whose only exit is blocked is passed over, unless it has a door', () => {
    const hero = nowhereClear.map(([column, row]) => beyond(opening, column, row));
    const floor = blockedAt(...nowhereClear);
    expect(explore(floor, 1, 'right', 0, hero)).toMatchObject({ isSealed: true, run: null });
    const laid = explore(floor, 1, 'right', 1, hero);
    expect(laid).toMatchObject({ run: { sections: 1, end: 'right' }, rule: 'fit.two-passes' });
    expect(laid.door).not.toBeNull();
    expect(laid.walled).toHaveLength(1);
    expect(laid.floor.openings).toEqual([]);
  });

  test('a door for which there is no place does not count as one', () => {
    const besideDoors = [-1, 2].flatMap((column) => [2, -1, 5].map((row): Local => [column, row]));
    const floor = withStock(blockedAt([0, 9], ...besideDoors), { corner: 0, 'dead-end': 0 });
    const hero = floor.tiles.flatMap(({ cells }) => cells);
    expect(explore(floor, 1, 'dead-end', 1, hero).isSealed).toBe(true);
  });

  test('a dead end has no exit that could be blocked', () => {
    expect(explore(blockedAt(...nowhereClear), 1, 'dead-end')).toMatchObject({
      run: { end: 'dead-end' },
      rule: 'gen.passage-table',
    });
  });
});

describe('[fit.reclaim] tiles are taken back', () => {
  /** A T-junction whose left arm ended with a dead end; the box holds no more sections. */
  const used = (end: End, doors: 0 | 1 = 0): { floor: Floor; right: Opening } => {
    const { floor } = explore(start, 1, 't-junction');
    const [left, right] = floor.openings;
    if (left === undefined || right === undefined) throw new RangeError('a T-junction has two arms');
    const laid = layPassage(floor, left, { sections: 2, end, doors }, [], false, rng);
    return { floor: withStock(laid.floor, { passage: 0 }), right };
  };
  const tryRight = ({ floor, right }: { floor: Floor; right: Opening }, occupied: readonly Cell[] = []): Laid =>
    layPassage(floor, right, { sections: 1, end: 'none', doors: 0 }, occupied, false, rng);
  const kindsOf = ({ tiles }: Floor): string[] => tiles.map(({ kind }) => kind);

  test('what is in the way goes, returns to the box, and everything is tried once more', () => {
    const squares: Local[] = [
      [0, 0],
      [1, 0],
    ];
    const floor = withStock(
      withTile(
        start,
        squares.map(([column, row]) => beyond(opening, column, row)),
      ),
      { 'dead-end': 2 },
    );
    const laid = explore(floor, 2, 'left');
    expect(laid).toMatchObject({ run: { sections: 2, end: 'left' }, rule: 'fit.reclaim', isSealed: false });
    expect(laid.reclaimed).toEqual(squares.map(([column, row]) => beyond(opening, column, row)));
    expect(laid.floor.stock).toEqual({ ...start.stock, passage: 10, corner: 5 });
    expect(kindsOf(laid.floor)).toEqual(['stairs-up', 'passage', 'passage', 'corner']);
  });

  test('only tiles joined to no more than one other go, once, and where they were joined a wall stays', () => {
    const before = used('dead-end');
    const laid = tryRight(before);
    expect(laid).toMatchObject({ isSealed: true, rule: 'fit.sealed' });
    expect(kindsOf(before.floor)).toEqual(['stairs-up', 'passage', 't-junction', 'passage', 'passage', 'dead-end']);
    expect(kindsOf(laid.floor)).toEqual(['stairs-up', 'passage', 't-junction', 'passage', 'passage']);
    expect(laid.reclaimed).toHaveLength(4);
    expect(laid.floor.joins).toHaveLength(before.floor.joins.length - 2);
    expect(laid.floor.openings).toEqual([]);
    expect(laid.floor.stock).toEqual({ ...before.floor.stock, 'dead-end': 3 });
  });

  test('a section that is freed so can be laid elsewhere', () => {
    const { floor, right } = used('dead-end');
    const once = tryRight({ floor, right }).floor;
    const again = { ...once, openings: [right] };
    expect(tryRight({ floor: again, right })).toMatchObject({ run: { sections: 1, end: 'none' }, rule: 'fit.reclaim' });
  });

  test('with unlimited tiles the box stays as it is', () => {
    const floor = withTile(start, [beyond(opening, 0, 0)]);
    const laid = layPassage(floor, opening, { sections: 1, end: 'none', doors: 0 }, [], true, rng);
    expect(laid.rule).toBe('fit.reclaim');
    expect(laid.floor.stock).toEqual(start.stock);
  });

  test('not from under a hero', () => {
    const before = used('dead-end');
    const hero = before.floor.tiles.at(-1)?.cells.at(2) ?? -1;
    expect(tryRight(before, [hero])).toMatchObject({ isSealed: true, reclaimed: [] });
  });

  test('not with an opening', () => {
    expect(tryRight(used('none'))).toMatchObject({ isSealed: true, reclaimed: [] });
    expect(tryRight(used('left'))).toMatchObject({ isSealed: true, reclaimed: [] });
  });

  test('not with a closed door; but the room behind an open one goes, and the door with it', () => {
    const { floor, right } = used('dead-end', 1);
    const [door] = floor.doors;
    if (door === undefined) throw new RangeError('no door');
    const first = tryRight({ floor, right });
    expect(kindsOf(first.floor).slice(3)).toEqual(['passage', 'passage']);
    const second = tryRight({ floor: { ...first.floor, openings: [right] }, right });
    expect(second).toMatchObject({ isSealed: true, reclaimed: [] });
    const opened = layRoom(first.floor, door, 'small', 0, [], false, rng).floor;
    const third = tryRight({ floor: { ...opened, openings: [right] }, right });
    expect(third.reclaimed).toHaveLength(25);
    expect(third.floor).toMatchObject({ doors: [], stock: { small: 5 } });
  });

  test('not Stairs Up, though only one tile is joined to it', () => {
    const floor = withStock(explore(start, 1, 'none').floor, { passage: 0 });
    expect(explore(floor, 1, 'none')).toMatchObject({ isSealed: true, reclaimed: [], floor: { tiles: floor.tiles } });
  });
});

test('[fit.sealed] [fit.stairs-down] where nothing fits, the opening is wall and the rest of the floor as it was', () => {
  const floor = withTile(start, [beyond(opening, 0, 0)]);
  const laid = explore(floor, 1, 'four-way', 1, [beyond(opening, 0, 0)]);
  expect(laid).toEqual({
    floor: { ...floor, openings: [] },
    tiles: [],
    run: null,
    reclaimed: [],
    walled: [opening],
    door: null,
    isSealed: true,
    rule: 'fit.sealed',
  });
  expect(isClosed(floor)).toBe(false);
  expect(isClosed(laid.floor)).toBe(true);
});

describe('[fit.dead-end-reroll] a Dead End is rolled again', () => {
  const asks = (floor: Floor, { end, doors }: Pick<RolledPassage, 'end' | 'doors'>, roomsFound: number): boolean =>
    isDeadEndReroll(floor, opening, end, doors, roomsFound);
  const deadEnd = { end: 'dead-end', doors: 0 } as const;
  const deadEndWithDoor = { end: 'dead-end', doors: 1 } as const;

  test('while rooms and doors, its own among them, are fewer than five', () => {
    expect(asks(start, deadEndWithDoor, 2)).toBe(true);
    expect(asks(start, deadEnd, 4)).toBe(true);
    expect(asks(start, deadEndWithDoor, 4)).toBe(false);
    expect(asks(start, deadEnd, 5)).toBe(false);
  });

  test('closed doors count, open ones do not', () => {
    const door = { id: 9, near: 0, far: 1, isOpen: false };
    expect(asks({ ...start, doors: [door] }, deadEnd, 4)).toBe(false);
    expect(asks({ ...start, doors: [{ ...door, isOpen: true }] }, deadEnd, 4)).toBe(true);
    expect(isClosed({ ...start, openings: [], doors: [door] })).toBe(false);
    expect(isClosed({ ...start, openings: [], doors: [{ ...door, isOpen: true }] })).toBe(true);
  });

  test('only at the last opening, and nothing but a Dead End', () => {
    expect(asks({ ...start, openings: [opening, { ...opening, id: 99 }] }, deadEnd, 0)).toBe(false);
    expect(asks(start, { end: 'none', doors: 0 }, 0)).toBe(false);
    expect(asks(start, { end: 'left', doors: 1 }, 0)).toBe(false);
  });
});
