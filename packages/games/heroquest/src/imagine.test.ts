import { cellOf, hasWall, sideOf, sidesOf } from '@questhall/grid';
import { seedRng } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { HEROES_SEAT } from '../stories/cast.ts';
import { type Scene, sheet } from '../stories/dungeon.ts';
import { sq } from '../stories/wishes.ts';
import { clone } from './clone.ts';
import { imagine } from './imagine.ts';
import { areaAt, boardOf, CORRIDOR, footprint, isRevealed, stairSquares, wallsTrue } from './queries/board.ts';
import { FLOOR_TRAPS } from './sheet/sheet.ts';
import type { Options, Table } from './types/index.ts';

const ROOMS = Array.from('ABCDEFGHJKLMNPQRSTUVWXYZ');

/** What the heroes' seat might take the dungeon for, when nothing but the stairway room is known. */
function guesses(
  quest: number,
  count: number,
  build: (scene: Scene) => void = () => undefined,
  options: Partial<Options> = {},
): readonly Table[] {
  const begin = (scene: Scene): void => {
    build(scene);
    scene.turn('barbarian');
  };
  const { state } = sheet(quest, begin, options);
  return Array.from({ length: count }, (_, guess) => {
    const draft = { ...state, table: clone(state.table) };
    imagine(draft, HEROES_SEAT, seedRng(`fast:guess ${guess}`));
    return draft.table;
  });
}

test('[board.blocked-squares] whoever guesses where rock may be guesses dark corridors, as the sheets have it', () => {
  for (const table of guesses(1, 20)) {
    expect(table.hidden.rocks.length).toBeGreaterThan(0);
    for (const rock of table.hidden.rocks)
      expect([areaAt(table, rock), isRevealed(table, rock)]).toEqual([CORRIDOR, false]);
  }
});

test('[setup.monsters-hidden] monsters are guessed at anew each time, in the dark; whoever must die is always there', () => {
  const tables = guesses(1, 20);
  const places = tables.map(({ hidden }) => hidden.monsters.map(({ key, at }) => `${key} ${at}`).join());
  expect(new Set(places).size).toBe(tables.length);
  for (const table of tables) {
    expect(table.hidden.monsters.map(({ key }) => key)).toContain('verag');
    expect(table.hidden.monsters.filter(({ at }) => isRevealed(table, at))).toEqual([]);
  }
});

test('[reveal.door-with-either-side] [artifact.found-where-listed] no two doors are guessed at one edge, and no two treasures in one room', () => {
  const [truth] = guesses(1, 1);
  for (const { hidden } of guesses(1, 20)) {
    const [edges, rooms] = [hidden.doors.map(({ edge }) => edge), hidden.treasures.map(({ room }) => room)];
    expect([new Set(edges).size, new Set(rooms).size]).toEqual([edges.length, rooms.length]);
    expect([edges.length > 8, rooms.length]).toEqual([true, truth?.hidden.treasures.length]);
  }
});

test('[search.special-treasure-once] where somebody has searched, nobody looks for the treasure of the sheet any more', () => {
  const searched = Array.from('ABCDEFGHJKLMNPQR');
  for (const { hidden } of guesses(1, 20, (scene) => void scene.hero('elf', { searched }))) {
    expect(hidden.treasures.length).toBeGreaterThan(0);
    for (const { room } of hidden.treasures) expect(searched).not.toContain(room);
  }
});

test('[quest.q2-prisoner] [quest.q4-take-chest] the captive and the gold may be anywhere in the dark', () => {
  const cells = guesses(2, 20).map(({ hidden }) => hidden.goalSquare);
  expect(new Set(cells).size).toBeGreaterThan(10);
  for (const table of guesses(4, 20)) {
    const { goldChests } = table.hidden;
    expect([goldChests.length > 0, new Set(goldChests).size]).toEqual([true, goldChests.length]);
    expect(goldChests.filter((at) => isRevealed(table, at))).toEqual([]);
  }
  expect(new Set(guesses(4, 20).map(({ hidden }) => hidden.goldChests.join())).size).toBeGreaterThan(10);
});

test('[reveal.room-whole] every piece of furniture is there or not, whoever guesses', () => {
  const counts = guesses(1, 20).map(({ hidden }) => hidden.furniture.length);
  expect(new Set(counts).size).toBeGreaterThan(2);
});

test('[setup.monsters-hidden] what is there or not is as likely as not', () => {
  const share = (
    quest: number,
    of: (table: Table) => number,
    build: (scene: Scene) => void = () => undefined,
  ): number => {
    const { table: truth } = sheet(quest, (scene) => {
      build(scene);
      scene.turn('barbarian');
    });
    const tables = guesses(quest, 150, build);
    return tables.reduce((sum, table) => sum + of(table), 0) / tables.length / Math.max(1, of(truth));
  };
  const adept = (scene: Scene): void => void scene.reveal('Z').monster('adept', 10, 9);
  const shares = [
    share(1, ({ hidden }) => hidden.furniture.length),
    share(1, ({ hidden }) => Number(hidden.isRising)),
    share(12, ({ hidden }) => hidden.alarms.length),
    share(1, ({ monsters }) => monsters.flatMap(({ spells }) => spells).length, adept),
  ];
  for (const one of shares) expect(Math.abs(one - 0.5)).toBeLessThan(0.1);
});

test('[reveal.never-traps-or-secrets] there may be a few traps more than the sheet has, on squares nobody has looked at', () => {
  const { traps } = sheet(1, (scene) => void scene.turn('barbarian')).table.hidden;
  const counts = guesses(1, 20).map(({ hidden }) => hidden.traps.length);
  expect([Math.max(...counts) > traps.length, Math.min(...counts) > 0]).toEqual([true, true]);
});

test('[quest.q10-portal-roll] where the portals lead is guessed at anew each time, among the rooms they may lead to', () => {
  const { special: truth } = sheet(10, (scene) => void scene.turn('barbarian')).table.hidden;
  if (truth?.kind !== 'portals') throw new Error('no portals');
  const guessed = guesses(10, 20).map(({ hidden: { special } }) => (special?.kind === 'portals' ? special.rooms : {}));
  expect(new Set(guessed.map((rooms) => JSON.stringify(rooms))).size).toBe(20);
  for (const rooms of guessed) {
    expect(Object.keys(rooms)).toEqual(Object.keys(truth.rooms));
    for (const room of Object.values(rooms)) expect(Object.values(truth.rooms)).toContain(room);
  }
});

test('[setup.monsters-hidden] whatever else of a sheet is in the dark is guessed at anew', () => {
  const kinds = (quest: number, of: (table: Table) => unknown, build?: (scene: Scene) => void): number =>
    new Set(guesses(quest, 20, build).map((table) => JSON.stringify(of(table)))).size;
  expect(kinds(1, ({ hidden }) => hidden.rocks)).toBeGreaterThan(10);
  expect(kinds(1, ({ hidden }) => hidden.doors.map(({ edge }) => edge))).toBeGreaterThan(10);
  expect(kinds(1, ({ hidden }) => hidden.secretDoors)).toBeGreaterThan(10);
  expect(kinds(2, ({ hidden }) => hidden.later.map(({ at }) => at))).toBeGreaterThan(10);
  expect(kinds(1, ({ hidden }) => hidden.traps)).toBeGreaterThan(10);
  expect(kinds(1, ({ hidden }) => hidden.wander.key)).toBeGreaterThan(4);
  expect(kinds(8, ({ hidden }) => hidden.escape)).toBeGreaterThan(10);
  expect(kinds(1, ({ hidden }) => hidden.isRising)).toBe(2);
  expect(kinds(6, ({ hidden }) => hidden.stairs)).toBeGreaterThan(10);
  const adept = (scene: Scene): void => void scene.reveal('Z').monster('adept', 10, 9);
  expect(kinds(1, ({ monsters }) => monsters.map(({ spells }) => spells), adept)).toBeGreaterThan(2);
  for (const { hidden } of guesses(1, 3)) expect(hidden.notes).toEqual([]);
});

test('[board.stairway-two-by-two] an unseen stairway is guessed at in a single room, never in a corridor', () => {
  for (const table of guesses(6, 60)) {
    const areas = new Set(
      stairSquares({ plan: table.plan, stairs: table.hidden.stairs }).map((square) => areaAt(table, square)),
    );
    expect([areas.size, areas.has(CORRIDOR)]).toEqual([1, false]);
  }
});

test('[board.stairway-two-by-two] not in a corridor two squares wide either, and not across the edge of the board', () => {
  const begin = 'wander: orc\nstart: 1,1 2,1 1,2 2,2\ngoal: kill orc\n';
  const inTheBox = `Wide Corridors\nplan: board\n${begin}stairs: 2,16\nmon: orc 3,15\ndoors: 2,0S 2,17S`;
  const hall = ['AAA.', 'AAA.', 'AAA.', '....', 'BBBB', 'BBBB', 'BBBB'].map((row) => `|${row}\n`).join('');
  const inAHall = `Great Hall\nplan:\n${hall}${begin}stairs: 0,4\nmon: orc 3,6\ndoors: 1,2S 1,3S`;
  for (const text of [inTheBox, inAHall]) {
    for (const table of guesses(1, 60, undefined, { sheet: text })) {
      const stairs = stairSquares({ plan: table.plan, stairs: table.hidden.stairs });
      const { width } = boardOf(table.plan).grid;
      expect(stairs).toHaveLength(4);
      for (const stair of stairs)
        expect([areaAt(table, stair) === CORRIDOR, isRevealed(table, stair)]).toEqual([false, false]);
      expect(
        Math.max(...stairs.map((stair) => stair % width)) - Math.min(...stairs.map((stair) => stair % width)),
      ).toBe(1);
    }
  }
  const corners = guesses(1, 60, undefined, { sheet: inAHall }).map(({ hidden }) => hidden.stairs);
  expect(new Set(corners)).toEqual(new Set([4, 5].flatMap((row) => [0, 1, 2].map((column) => row * 4 + column)))); // wherever there is room
});

test('[board.blocked-squares] nobody guesses rock beside a square in the light, where it would have been seen', () => {
  const tables = guesses(1, 60, (scene) => {
    scene.hero('elf', { at: sq(8, 7) });
    scene.lookAround();
  });
  const lit = (table: Table, rock: number): number[] =>
    [0, 1, 2, 3].filter((direction) =>
      isRevealed(table, boardOf(table.plan).grid.neighbour[rock * 4 + direction] ?? -1),
    );
  expect(tables.some((table) => table.hidden.rocks.some((rock) => lit(table, rock).length > 0))).toBe(true); // behind a wall it may be
  for (const table of tables) {
    const { grid, walls } = boardOf(table.plan);
    for (const rock of table.hidden.rocks)
      for (const direction of [0, 1, 2, 3] as const) {
        const next = grid.neighbour[rock * 4 + direction] ?? -1;
        expect(hasWall(walls, rock, direction) || !isRevealed(table, next)).toBe(true);
      }
  }
});

test('[reveal.door-with-either-side] a door that nobody knows is guessed between dark squares, a secret one at any other wall', () => {
  for (const table of guesses(1, 40, (scene) => void scene.reveal('A', 'B', 'C', 'D', 'E', 'F', 'Z'))) {
    const { grid, walls } = boardOf(table.plan);
    const isWall = (edge: number): boolean => hasWall(walls, cellOf(edge), sideOf(edge));
    const known = table.doors.map(({ edge }) => edge);
    const guessed = table.hidden.doors.map(({ edge }) => edge);
    for (const edge of guessed) {
      expect([isWall(edge), known.includes(edge)]).toEqual([true, false]);
      expect(sidesOf(grid, edge).some((side) => isRevealed(table, side))).toBe(false);
    }
    for (const edge of table.hidden.secretDoors)
      expect([isWall(edge), known.includes(edge), guessed.includes(edge)]).toEqual([true, false, false]);
  }
});

test('[setup.monsters-hidden] each monster has a square to itself, on bare floor, and some are missing', () => {
  for (const quest of [1, 6]) {
    const tables = guesses(quest, 60);
    for (const table of tables) {
      const { hidden } = table;
      const squares = hidden.monsters.map(({ at }) => at);
      expect(new Set(squares).size).toBe(squares.length);
      const filled = [...hidden.rocks, ...hidden.furniture.flatMap((piece) => footprint(table, piece))];
      const stairs = stairSquares({ plan: table.plan, stairs: hidden.stairs });
      expect(squares.filter((square) => filled.includes(square) || stairs.includes(square))).toEqual([]);
    }
    const mean = tables.reduce((sum, { hidden }) => sum + hidden.monsters.length, 0) / tables.length;
    const listed = sheet(quest, (scene) => void scene.turn('barbarian')).table.hidden.monsters.length;
    expect([mean > 0.7 * listed, mean < 0.95 * listed]).toEqual([true, true]); // three in four, and one or two of whom nobody knows
  }
});

test('[setup.monsters-hidden] up to three monsters more are guessed than the sheet has, and up to three traps', () => {
  const bare = guesses(2, 60, ({ table: { hidden } }) => Object.assign(hidden, { monsters: [], traps: [] }));
  expect([...new Set(bare.map(({ hidden }) => hidden.monsters.length))].sort()).toEqual([0, 1, 2, 3]);
  expect([...new Set(bare.map(({ hidden }) => hidden.traps.length))].sort()).toEqual([0, 1, 2, 3]);
  expect(new Set(bare.flatMap(({ hidden }) => hidden.traps.map(({ kind }) => kind)))).toEqual(new Set(FLOOR_TRAPS));
});

test('[setup.monsters-hidden] where one room is left in the dark, all that is hidden is guessed there, or not at all', () => {
  const known = ROOMS.filter((room) => room !== 'T');
  const rest = (quest: number): readonly Table[] =>
    guesses(quest, 60, (scene) => {
      scene.table.hidden.rocks = [];
      scene.reveal(CORRIDOR, ...known);
      scene.monster('orc', 1, 13); // it has walked into the dark, and is known to be there
      scene.table.trapSearched = [CORRIDOR, ...known];
      scene.table.hidden.goldChests = [sq(1, 14), sq(2, 14), sq(3, 14)];
    });
  for (const table of [...rest(1), ...rest(8), ...rest(12)]) {
    const { hidden } = table;
    expect(new Set(hidden.goldChests).size).toBe(hidden.goldChests.length);
    const placed = [...hidden.monsters, ...hidden.traps, ...hidden.later].map(({ at }) => at);
    for (const at of [...placed, hidden.escape ?? sq(1, 13)]) expect([at, areaAt(table, at)]).toEqual([at, 'T']);
    expect(new Set(hidden.monsters.map(({ at }) => at)).size).toBe(hidden.monsters.length);
    expect(hidden.monsters.map(({ at }) => at)).not.toContain(sq(1, 13));
    expect(hidden.chestTraps.filter(({ room, at }) => room !== 'T' || at !== null)).toEqual([]);
  }
  const whole = guesses(8, 20, (scene) => {
    scene.table.hidden.rocks = [];
    scene.reveal(CORRIDOR, ...ROOMS);
  });
  const [left] = guesses(8, 1, (scene) => {
    const { hidden } = scene.table;
    const wanted = hidden.monsters.filter(({ key }) => key === 'balur');
    hidden.rocks = [];
    scene.reveal(CORRIDOR, ...ROOMS);
    hidden.monsters = wanted;
  });
  expect(left?.hidden.monsters.map(({ key }) => key)).toEqual(['balur']); // whoever must die is somewhere, come what may
  for (const { hidden } of whole) expect([hidden.monsters, hidden.escape]).toEqual([[], sq(13, 2)]); // nothing is left to guess at
});

test('[search.traps-scope] no trap is guessed in rock, under a hero, where one is known, or where somebody has searched', () => {
  const searched = [CORRIDOR, ...ROOMS.filter((room) => room !== 'B')];
  const tables = guesses(1, 60, (scene) => {
    scene
      .rock(5, 1)
      .trap('pit', 6, 1)
      .hero('elf', { at: sq(7, 1) });
    scene.table.trapSearched = searched;
  });
  const squares = tables.flatMap((table) => {
    for (const { at } of table.hidden.traps) expect(areaAt(table, at)).toBe('B');
    return table.hidden.traps.map(({ at }) => at);
  });
  for (const at of [sq(5, 1), sq(6, 1), sq(7, 1)]) expect(squares).not.toContain(at);
  expect(new Set(squares).size).toBe(12); // every other square of the room
});

test('[quest.q5-goal] [trap.chest-effect] what is to be taken lies where its treasure is guessed; traps of chests and alarms move as well', () => {
  const tables = guesses(5, 40);
  const { hidden: truth } = sheet(5, (scene) => void scene.turn('barbarian')).table;
  const prize = truth.treasures.find(({ room }) => room === truth.goalRoom)?.finds;
  expect(new Set(tables.map(({ hidden }) => hidden.goalRoom)).size).toBeGreaterThan(10);
  for (const { hidden } of tables) {
    expect(hidden.treasures.find(({ room }) => room === hidden.goalRoom)?.finds).toEqual(prize);
    expect(hidden.chestTraps.map(({ kind, damage }) => [kind, damage])).toEqual(
      truth.chestTraps.map(({ kind, damage }) => [kind, damage]),
    );
    expect(hidden.chestTraps.map(({ at }) => at)).toEqual(truth.chestTraps.map(() => null));
  }
  expect(new Set(tables.map(({ hidden }) => hidden.chestTraps.map(({ room }) => room).join())).size).toBeGreaterThan(
    10,
  );
  expect(new Set(guesses(12, 40).map(({ hidden }) => hidden.alarms.length)).size).toBeGreaterThan(2);
});

test('[door.closed-blocks] whoever has looked at the walls before guesses at others after', () => {
  const { state } = sheet(1, (scene) => void scene.turn('barbarian'));
  const draft = { ...state, table: clone(state.table) };
  const before = wallsTrue(draft.table).slice();
  expect(wallsTrue(draft.table)).toEqual(before);
  imagine(draft, HEROES_SEAT, seedRng('fast:walls'));
  expect(wallsTrue(draft.table)).not.toEqual(before); // other rock is elsewhere
});
