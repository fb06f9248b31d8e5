import { isAdjacent, makeGrid } from '@questhall/grid';
import { expect, test } from 'vitest';
import { QUESTS } from '../../src/content/quests/index.ts';
import { areaAt, stairSquares, wallsSeen } from '../../src/queries/board.ts';
import { around, sees } from '../../src/queries/sight.ts';
import { readSheet } from '../../src/setup/sheets.ts';
import type { Sheet } from '../../src/sheet/sheet.ts';
import { validateSheet } from '../../src/sheet/validate.ts';
import type { Table } from '../../src/types/index.ts';
import { BARBARIAN, HEROES_SEAT, ZARGON } from '../cast.ts';
import { dungeon, faces } from '../dungeon.ts';
import { attack, END, edge, open, ROLL, search, sq, walk } from '../wishes.ts';

/** The board of the campaign, as the book draws it. */
const DRAWN = `..........................
.AAAABBB.GGGGHHHHHKKKLLLL.
.AAAABBB.GGGGHHHHHKKKLLLL.
.AAAABBB.GGGGHHHHHKKKLLLL.
.AAAABBB.GGGGJJJJJKKKLLLL.
.CCCCBBB.GGGGJJJJJKKKLLLL.
.CCCCDDD..................
.CCCCDDD.ZZZZZZYY.MMMNNNN.
.EEEEDDD.ZZZZZZYY.MMMNNNN.
.EEEEFFF.ZZZZZZYY.MMMNNNN.
.EEEEFFF.ZZZZZZYY.MMMPPPP.
.EEEEFFF.ZZZZZZYY.QQQPPPP.
..................QQQPPPP.
.TTTTTUUUWWWWXXXX.QQQPPPP.
.TTTTTUUUWWWWXXXX.QQQSSSS.
.TTTTTVVVWWWWXXXX.RRRSSSS.
.TTTTTVVVWWWWXXXX.RRRSSSS.
.TTTTTVVVWWWWXXXX.RRRSSSS.
..........................`;

const grid = makeGrid(26, 19);

function sheetOf(text: string): Sheet {
  const read = readSheet(text);
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
}

/** All pairs of neighbouring squares that one can step between. */
function ways(table: Table): string[] {
  const found: string[] = [];
  for (let square = 0; square < grid.size; square++)
    for (const next of [square + 1, square + 26])
      if (isAdjacent(grid, wallsSeen(table), square, next)) found.push(`${square}-${next}`);
  return found;
}

/** A table without a door, a rock or a figure in the way. */
const bare = (build: (table: Table) => void = () => undefined): Table =>
  dungeon(1, ({ table }) => {
    Object.assign(table, { doors: [], rocks: [], changes: table.changes + 1 });
    build(table);
  }).table;

test('[board.grid-26-by-19] one board for all fourteen quests', () => {
  expect(QUESTS).toHaveLength(14);
  for (const quest of QUESTS) expect(sheetOf(quest).plan.join('\n')).toBe(DRAWN);
  expect(new Set(DRAWN.replaceAll(/[.\n]/g, '')).size).toBe(24);
});

test('[board.grid-26-by-19] around a square lie eight, fewer at the edge and three in a corner', () => {
  const counts = [sq(10, 9), sq(10, 0), sq(10, 18), sq(0, 9), sq(25, 9), sq(0, 0), sq(25, 0), sq(0, 18), sq(25, 18)];
  expect(counts.map((square) => around(bare(), square).length)).toEqual([8, 5, 5, 5, 5, 3, 3, 3, 3]);
});

test('[board.walls-on-edges] one walks between squares of one area, and never out of it or off the board', () => {
  const table = bare();
  const expected: string[] = [];
  for (let square = 0; square < grid.size; square++) {
    const isIn = (next: number): boolean => areaAt(table, next) === areaAt(table, square);
    if (square % 26 < 25 && isIn(square + 1)) expected.push(`${square}-${square + 1}`);
    if (square + 26 < grid.size && isIn(square + 26)) expected.push(`${square}-${square + 26}`);
  }
  expect(ways(table)).toEqual(expected);
});

test('[board.doors-on-edges] a door is a way through one edge, when it is open', () => {
  const withDoor = (isOpen: boolean): string[] =>
    ways(
      bare((table) => {
        table.doors.push({ edge: edge('8,9E'), kind: 'door', isOpen, changed: 0 });
        table.changes += 1;
      }),
    );
  const without = ways(bare());
  expect(withDoor(false)).toEqual(without);
  expect(withDoor(true).filter((way) => !without.includes(way))).toEqual([`${sq(8, 9)}-${sq(9, 9)}`]);
});

test('[board.doors-on-edges] every door of the campaign stands in a wall, and rooms without one are empty', () => {
  for (const quest of QUESTS) {
    const { plan, doors, openDoors, secretDoors, monsters } = sheetOf(quest);
    const area = (square: number): string => plan.join('')[square] ?? '';
    const sides = [...doors, ...openDoors, ...secretDoors].map((door) =>
      [door >> 1, (door >> 1) + (door & 1 ? 26 : 1)].map(area),
    );
    for (const [one, other] of sides) expect(one).not.toBe(other);
    const rooms = new Set(sides.flat());
    for (const { at } of monsters) if (area(at) !== '.') expect(rooms).toContain(area(at));
  }
  const misplaced = sheetOf((QUESTS[0] ?? '').replace('doors: ', 'doors: 10,9E '));
  expect(validateSheet(misplaced).errors.map(({ where }) => where)).toEqual(['doors: 10,9E']);
});

const SPLIT = `The Split Hall
briefing: A hall with a gate across it.
plan: board
wander: orc
stairs: 1,1
goal: take K
doors: 12,7E 12,8E 12,9E 12,10E 12,11E 4,9E 9,9E 0,2E
treasure: K 10 gold`;

test('[board.plan-is-data] on another plan a door may stand across a hall or a corridor, and is a door there', () => {
  const s = dungeon(
    1,
    (scene) => {
      scene.reveal('K').hero('elf', { at: sq(12, 9) });
      scene.turn('elf', { movement: 1 });
    },
    { sheet: SPLIT },
  );
  s.refused(HEROES_SEAT, walk(13, 9), 'door.closed-blocks');
  expect(sees(s.table, sq(12, 9), sq(13, 9))).toBe(false);
  s.does(HEROES_SEAT, open('12,9E')).does(HEROES_SEAT, walk(13, 9)).finish();
  const corridor = dungeon(
    1,
    (scene) => {
      scene.hero('elf', { at: sq(4, 9) });
      scene.lookAround().turn('elf');
    },
    { sheet: SPLIT },
  );
  const isKnown = (column: number): boolean =>
    corridor
      .view(HEROES_SEAT)
      .revealed.some((word, i) => i === sq(column, 9) >> 5 && (word >> (sq(column, 9) & 31)) & 1);
  expect([isKnown(3), isKnown(6)]).toEqual([true, false]);
  corridor.does(HEROES_SEAT, open('4,9E'));
  expect(isKnown(6)).toBe(true);
  corridor.finish();
});

test('[board.plan-is-data] without a door the same floor is open', () => {
  const s = dungeon(
    1,
    (scene) => {
      scene.reveal('K').hero('elf', { at: sq(12, 9) });
      scene.turn('elf', { movement: 1 });
    },
    { sheet: SPLIT.replace('12,9E ', '') },
  );
  s.does(HEROES_SEAT, walk(13, 9)).finish();
});

/** A wall through the hall with one gap in it, and one across the corridor, with rock behind it. */
const WALLED = `The Walled Hall
plan: board
wander: orc
stairs: 1,1
goal: take K
doors: 9,9E 0,2E
walls: 12,7E 12,8E 12,10E 12,11E 4,9E
blocked: 5,9
treasure: K 10 gold`;

test('[board.plan-is-data] a wall that a plan draws is walked around, not through', () => {
  const hall = (movement: number) =>
    dungeon(
      1,
      (scene) => {
        scene.reveal('K').hero('elf', { at: sq(12, 8) });
        scene.turn('elf', { movement });
      },
      { sheet: WALLED },
    );
  hall(2).refused(HEROES_SEAT, walk(13, 8), 'move.roll-two-red').finish();
  const s = hall(3).does(HEROES_SEAT, walk(13, 8));
  for (const [column, row] of [[12, 9], [13, 9], [13, 8]] as const) s.told('stepped', { to: sq(column, row) }); // biome-ignore format: three steps
  s.finish();
});

test('[board.plan-is-data] [sight.edge-crossing-blocks] nobody sees or strikes through it', () => {
  let orc = 0;
  const s = dungeon(
    1,
    (scene) => {
      scene.reveal('K').hero('elf', { at: sq(12, 8) });
      orc = scene.monster('orc', 13, 8);
      scene.turn('elf');
    },
    { sheet: WALLED },
  );
  expect([sees(s.table, sq(12, 8), sq(13, 8)), sees(s.table, sq(12, 9), sq(13, 9))]).toEqual([false, true]);
  s.refused(HEROES_SEAT, attack(orc), 'attack.one-adjacent-monster');
  s.does(HEROES_SEAT, search('secretDoors')).finish(); // no monster is in sight
});

test('[board.plan-is-data] [reveal.corridor-by-sight] [reveal.blocked-with-neighbour] nor does anything come to light behind it', () => {
  const s = dungeon(
    1,
    (scene) => {
      scene.hero('elf', { at: sq(4, 9) });
      scene.lookAround().turn('elf');
    },
    { sheet: WALLED },
  );
  expect(s.table.rocks).toEqual([]);
  expect(s.table.hidden.rocks).toEqual([sq(5, 9)]);
  s.finish();
});

test('[board.plan-is-data] [treasure.wandering-placement] and nobody is put on the other side of it', () => {
  const s = dungeon(
    1,
    (scene) => {
      scene.reveal('K').hero('elf', { at: sq(12, 7) });
      scene.hero('dwarf', { at: sq(11, 7) });
      scene.table.hidden.treasures = [];
      scene.table.deck = ['wandering-monster'];
      scene.turn('elf');
    },
    { sheet: WALLED },
  );
  s.dice(...faces('WWW'))
    .does(HEROES_SEAT, search('treasure'))
    .told('monsterAppeared', { at: sq(12, 8) }, 'treasure.wandering-stays')
    .finish();
});

test('[board.blocked-squares] nobody enters rock, and all its four sides are walls', () => {
  let orc = 0;
  const s = dungeon(1, (scene) => {
    scene
      .reveal('.')
      .rock(10, 12)
      .hero('elf', { at: sq(9, 12) });
    orc = scene.monster('orc', 11, 12);
    scene.turn('elf', { movement: 2 });
  });
  for (const [column, row] of [[9, 12], [11, 12], [10, 11], [10, 13]] as const) // biome-ignore format: four sides
    expect(isAdjacent(grid, wallsSeen(s.table), sq(10, 12), sq(column, row))).toBe(false);
  s.refused(HEROES_SEAT, walk(10, 12), 'move.not-into-rock-or-furniture').does(HEROES_SEAT, END).does(HEROES_SEAT, END);
  s.does(ZARGON, { type: 'activate', monster: orc }).refused(ZARGON, walk(10, 12), 'monster.no-walls').finish();
});

test('[board.fallen-block-is-rock] where the block fell there is rock for the rest of the quest', () => {
  const s = dungeon(3, (scene) => {
    scene.reveal('.').hero('elf', { at: sq(8, 12) });
    scene.turn('elf', { movement: 3 });
  });
  s.dice(...faces('WWW'))
    .does(HEROES_SEAT, walk(8, 11))
    .does(HEROES_SEAT, { type: 'stepAside', to: sq(8, 12) });
  for (let i = 0; i < 4; i++) s.does(HEROES_SEAT, END);
  s.dice(3, 3).does(HEROES_SEAT, END).does(HEROES_SEAT, ROLL);
  s.refused(HEROES_SEAT, walk(8, 11), 'move.not-into-rock-or-furniture');
  expect(isAdjacent(grid, wallsSeen(s.table), sq(8, 11), sq(8, 10))).toBe(false);
  s.finish();
});

test('[board.stairway-two-by-two] two by two squares, all in one room', () => {
  for (const quest of QUESTS) {
    const { plan, stairs } = sheetOf(quest);
    const squares = stairSquares({ plan: plan.join('\n'), stairs });
    expect(squares).toEqual([0, 1, 26, 27].map((off) => (stairs ?? 0) + off));
    expect(new Set(squares.map((square) => plan.join('')[square])).size).toBe(1);
  }
  const across = sheetOf((QUESTS[0] ?? '').replace('stairs: 1,10', 'stairs: 4,10'));
  expect(validateSheet(across).errors.map(({ where }) => where)).toContain('stairs: 4,10');
});

test('[board.stairway-closed-to-monsters] but whoever stands there can be struck', () => {
  let orc = 0;
  const s = dungeon(1, (scene) => {
    scene.hero('barbarian', { at: sq(1, 10) });
    orc = scene.monster('orc', 1, 9);
    scene.zargon();
  });
  s.does(ZARGON, { type: 'activate', monster: orc })
    .dice(...faces('SWW SS'))
    .does(ZARGON, attack(BARBARIAN))
    .told('wounded', { figure: BARBARIAN, amount: 1 });
  s.finish();
});

test('[board.stairway-closed-to-monsters] nor do they cross it: the way round is what counts', () => {
  let zombie = 0;
  const s = dungeon(10, (scene) => {
    zombie = scene.monster('zombie', 10, 9);
    scene.zargon();
  });
  s.does(ZARGON, { type: 'activate', monster: zombie }).refused(ZARGON, walk(13, 9), 'monster.fixed-move', {
    steps: 5,
    move: 4,
  });
  s.does(ZARGON, walk(12, 8)).finish();
});

test('[board.stairway-closed-to-monsters] also while no hero has found it', () => {
  let orc = 0;
  const s = dungeon(6, (scene) => {
    const stairs = scene.table.hidden.stairs ?? 0;
    orc = scene.monster('orc', 0, 0);
    const monster = scene.table.monsters.find(({ id }) => id === orc);
    if (monster !== undefined) monster.at = stairs + 2;
    scene.zargon();
  });
  const stairs = s.table.hidden.stairs ?? 0;
  s.does(ZARGON, { type: 'activate', monster: orc })
    .refused(ZARGON, { type: 'walk', to: stairs + 1 }, 'monster.no-walls')
    .finish();
});

test('[board.furniture-fills-squares] nobody enters, crosses or stands in any square of a table', () => {
  let orc = 0;
  const s = dungeon(1, (scene) => {
    scene.reveal('Z').hero('elf', { at: sq(10, 8) });
    orc = scene.monster('orc', 14, 9);
    scene.turn('elf', { movement: 12 });
  });
  const table = [sq(11, 8), sq(12, 8), sq(13, 8), sq(11, 9), sq(12, 9), sq(13, 9)];
  for (const to of table) s.refused(HEROES_SEAT, { type: 'walk', to }, 'move.not-into-rock-or-furniture');
  s.does(HEROES_SEAT, walk(13, 7));
  expect(s.view(HEROES_SEAT).turn?.movement).toBe(8);
  s.does(HEROES_SEAT, END).does(HEROES_SEAT, END).does(ZARGON, { type: 'activate', monster: orc });
  for (const to of table) s.refused(ZARGON, { type: 'walk', to }, 'monster.no-walls');
  s.finish();
});

test('[board.corridor-scope] the corridor one is in is what one sees of it, past friends, and no more', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('.').hero('elf', { at: sq(8, 12) });
    scene.hero('dwarf', { at: sq(8, 11) });
    for (const at of [sq(8, 9), sq(0, 9), sq(12, 6)]) scene.table.hidden.traps.push({ at, kind: 'spear' });
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, search('traps')).told('trapsFound', { traps: [{ at: sq(8, 9), kind: 'spear' }], chests: [] });
  expect(s.table.hidden.traps.map(({ at }) => at)).toEqual([sq(11, 4), sq(0, 9), sq(12, 6)]);
  s.finish();
});
