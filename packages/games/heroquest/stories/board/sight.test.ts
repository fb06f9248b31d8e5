import { isAdjacent, makeGrid } from '@questhall/grid';
import { expect, test } from 'vitest';
import { wallsSeen } from '../../src/queries/board.ts';
import { bodies, sees } from '../../src/queries/sight.ts';
import type { Rule } from '../../src/rulebook/index.ts';
import { ELF, HEROES_SEAT, type Options } from '../cast.ts';
import { dungeon, faces, type Scene } from '../dungeon.ts';
import { attack, castOn, close, open, sq, walk } from '../wishes.ts';

const EVERYWHERE = Array.from('.ABCDEFGHJKLMNPQRSTUVWXYZ');

type Look = (a: readonly [number, number], b: readonly [number, number]) => boolean;

/** The whole board in the light, and whatever else is on it. Every look is taken from both ends. */
function lookOn(build: (scene: Scene) => void = () => undefined, options: Partial<Options> = {}): Look {
  const s = dungeon(
    1,
    (scene) => {
      scene.reveal(...EVERYWHERE).table.furniture = [];
      build(scene);
    },
    options,
  );
  s.finish();
  return ([c1, r1], [c2, r2]) => {
    const there = sees(s.table, sq(c1, r1), sq(c2, r2));
    expect(sees(s.table, sq(c2, r2), sq(c1, r1))).toBe(there);
    return there;
  };
}

/** The Wizard throws no fire at an orc that this rule hides from it. */
function hides(rule: Rule, ...[from, to, ...doors]: readonly [...Parameters<Look>, ...string[]]): void {
  let orc = 0;
  const s = dungeon(1, (scene) => {
    scene.reveal(...EVERYWHERE).opened(...doors).table.furniture = [];
    scene.hero('wizard', { at: sq(...from), schools: ['fire', 'water', 'air'] });
    orc = scene.monster('orc', ...to);
    scene.turn('wizard');
  });
  s.refused(HEROES_SEAT, castOn('ball-of-flame', orc), rule).finish();
}

test('scenario L1 [sight.centre-to-centre] across the empty hall, from both ends', () => {
  expect(lookOn()([9, 7], [14, 11])).toBe(true);
});

test('scenario L2 [sight.figures-block] a hero stands in the line; a monster and an ally would do as well', () => {
  expect(lookOn((scene) => void scene.hero('elf', { at: sq(11, 9) }))([9, 9], [13, 9])).toBe(false);
  expect(lookOn((scene) => void scene.monster('goblin', 11, 9))([9, 9], [13, 9])).toBe(false);
  const withGenie = lookOn((scene) => {
    scene.table.allies.push({ id: 4, at: sq(11, 9), body: 2, seat: 0, turns: 3, summoner: 'wizard', isChained: false });
  });
  expect(withGenie([9, 9], [13, 9])).toBe(false);
  expect(lookOn()([9, 9], [13, 9])).toBe(true);
  expect(lookOn((scene) => void scene.hero('elf', { at: sq(11, 9), status: 'dead', body: 0 }))([9, 9], [13, 9])).toBe(
    true,
  );
});

test('scenario L3 [sight.figures-block] [sight.corner-touch-passes] only corners of two figures are touched', () => {
  const look = lookOn((scene) => {
    scene.hero('elf', { at: sq(10, 7) });
    scene.monster('orc', 9, 8);
  });
  expect(look([9, 7], [11, 9])).toBe(true);
});

test('scenario L4 [sight.figures-block] a figure on the diagonal', () => {
  expect(lookOn((scene) => void scene.monster('orc', 10, 8))([9, 7], [11, 9])).toBe(false);
});

test('scenario L5 [sight.closed-doors-block] the door of the hall, open and closed', () => {
  expect(lookOn((scene) => void scene.opened('8,9E'))([8, 9], [12, 9])).toBe(true);
  expect(lookOn()([8, 9], [12, 9])).toBe(false);
});

test('scenario L6 [sight.corner-touch-passes] past the post of an open door', () => {
  expect(lookOn((scene) => void scene.opened('8,9E'))([8, 8], [10, 10])).toBe(true);
  expect(lookOn()([8, 8], [10, 10])).toBe(false);
  hides('sight.corner-touch-passes', [8, 8], [10, 10]);
});

test('scenario L7 [sight.edge-crossing-blocks] the wall beside the open door', () => {
  expect(lookOn((scene) => void scene.opened('8,9E'))([8, 7], [10, 10])).toBe(false);
  hides('sight.edge-crossing-blocks', [8, 7], [10, 10], '8,9E');
});

test('scenario L8 [sight.corner-touch-passes] not through the middle of a straight wall', () => {
  expect(lookOn()([7, 1], [8, 2])).toBe(false);
  hides('sight.corner-touch-passes', [7, 1], [8, 2]);
});

test('scenario L9 [sight.corner-touch-passes] [board.fallen-block-is-rock] round the corner of a room, until a block falls there', () => {
  expect(lookOn()([8, 5], [9, 6])).toBe(true);
  expect(lookOn((scene) => void scene.monster('orc', 8, 6))([8, 5], [9, 6])).toBe(true);
  const s = dungeon(1, (scene) => {
    scene.reveal('.').hero('barbarian', { at: sq(8, 7) });
    scene.table.hidden.traps.push({ at: sq(8, 6), kind: 'block' });
    scene.turn('barbarian', { movement: 3 });
  });
  s.dice(...faces('WWW')).does(HEROES_SEAT, walk(8, 6));
  s.does(HEROES_SEAT, { type: 'stepAside', to: sq(8, 7) }).told('blockFell', { at: sq(8, 6) });
  expect(s.table.rocks).toContain(sq(8, 6));
  expect(sees(s.table, sq(8, 5), sq(9, 6))).toBe(false);
  s.finish();
});

test('scenario L10 [sight.edge-crossing-blocks] a little further up the corridor the wall is in the way', () => {
  expect(lookOn()([8, 4], [9, 6])).toBe(false);
  hides('sight.edge-crossing-blocks', [8, 4], [9, 6]);
});

test('scenario L11 [board.blocked-squares] rock in the corridor', () => {
  expect(lookOn()([8, 6], [12, 6])).toBe(true);
  expect(lookOn((scene) => void scene.rock(10, 6))([8, 6], [12, 6])).toBe(false);
});

test('scenario L12 [sight.figures-block] the squares a steep line enters, and those it leaves alone', () => {
  expect(lookOn((scene) => void scene.monster('orc', 9, 8))([9, 7], [10, 9])).toBe(false);
  expect(lookOn((scene) => void scene.monster('orc', 10, 8))([9, 7], [10, 9])).toBe(false);
  const look = lookOn((scene) => {
    scene.monster('orc', 10, 7);
    scene.monster('orc', 9, 9);
  });
  expect(look([9, 7], [10, 9])).toBe(true);
});

test('scenario L13 [sight.closed-doors-block] through two doors, but not through one', () => {
  expect(lookOn((scene) => void scene.opened('7,10E', '8,10E'))([5, 10], [12, 10])).toBe(true);
  expect(lookOn((scene) => void scene.opened('8,10E'))([5, 10], [12, 10])).toBe(false);
  expect(lookOn((scene) => void scene.opened('7,10E'))([5, 10], [12, 10])).toBe(false);
});

test('scenario L14 [sight.furniture-never-blocks] over a bookcase, unless the house finds it tall', () => {
  const bookcase = (scene: Scene): void => {
    scene.table.furniture = [{ piece: 'bookcase', at: sq(11, 8), width: 3, height: 1 }];
  };
  const table = (scene: Scene): void => {
    scene.table.furniture = [{ piece: 'table', at: sq(11, 8), width: 3, height: 2 }];
  };
  expect(lookOn(bookcase)([10, 8], [14, 8])).toBe(true);
  expect(lookOn(bookcase, { tallFurnitureBlocks: true })([10, 8], [14, 8])).toBe(false);
  expect(lookOn(table, { tallFurnitureBlocks: true })([10, 8], [14, 8])).toBe(true);
});

test('[sight.pits-do-not-matter] out of a pit, into a pit, and over one', () => {
  let goblin = 0;
  const s = dungeon(1, (scene) => {
    scene.reveal('Z').trap('pit', 10, 7, true).trap('pit', 12, 7, true).trap('pit', 14, 7, true);
    scene.hero('dwarf', { at: sq(10, 7), gear: ['crossbow'], held: 'crossbow' });
    goblin = scene.monster('goblin', 14, 7);
    scene.turn('dwarf');
  });
  expect(sees(s.table, sq(10, 7), sq(14, 7))).toBe(true);
  s.dice(...faces('SS B'))
    .does(HEROES_SEAT, attack(goblin))
    .told('died', { figure: goblin })
    .finish();
});

test('[sight.own-square] the Elf needs nobody to see her own wounds', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('Z').hero('elf', { at: sq(9, 7), body: 1, schools: ['earth'] });
    scene.turn('elf');
  });
  expect(sees(s.table, sq(9, 7), sq(9, 7))).toBe(true);
  s.does(HEROES_SEAT, { type: 'cast', spell: 'heal-body', targets: [ELF], at: null, mode: null }).told('healed', {
    hero: 'elf',
    body: 5,
  });
  s.finish();
});

test('[sight.closed-doors-block] a shot through the door, until it is shut', () => {
  let orc = 0;
  const s = dungeon(1, (scene) => {
    scene.reveal('.', 'Z').opened('8,9E');
    scene.hero('elf', { at: sq(8, 9), gear: ['crossbow'], held: 'crossbow' });
    orc = scene.monster('orc', 12, 9);
    scene.turn('elf');
  });
  expect(sees(s.table, sq(8, 9), sq(12, 9))).toBe(true);
  s.does(HEROES_SEAT, close('8,9E')).refused(HEROES_SEAT, attack(orc), 'sight.closed-doors-block').finish();
});

test('[sight.closed-doors-block] what the opened door shows can be shot at once', () => {
  let orc = 0;
  const s = dungeon(1, (scene) => {
    scene.reveal('.', 'Z').hero('elf', { at: sq(8, 9), gear: ['crossbow'], held: 'crossbow' });
    orc = scene.monster('orc', 12, 9);
    scene.turn('elf');
  });
  s.refused(HEROES_SEAT, attack(orc), 'sight.closed-doors-block').does(HEROES_SEAT, open('8,9E'));
  s.dice(...faces('SSS WW'))
    .does(HEROES_SEAT, attack(orc))
    .told('died', { figure: orc })
    .finish();
});

/** The procedure of the book, word for word: count the steps done in each direction and compare. */
function stepsTo(isOpen: (a: number, b: number) => boolean, body: Uint8Array, a: number, b: number): boolean {
  const [c1, r1, c2, r2] = [a % 26, Math.floor(a / 26), b % 26, Math.floor(b / 26)];
  const [dx, dy] = [Math.abs(c2 - c1), Math.abs(r2 - r1)];
  const [right, down] = [Math.sign(c2 - c1), Math.sign(r2 - r1) * 26];
  let at = a;
  for (let i = 0, j = 0; i < dx || j < dy; ) {
    const lean = (1 + 2 * i) * dy - (1 + 2 * j) * dx;
    const from = at;
    if (lean <= 0) i += 1;
    if (lean >= 0) j += 1;
    at += (lean <= 0 ? right : 0) + (lean >= 0 ? down : 0);
    const isWay = (by: number): boolean => isOpen(from, by) && isOpen(by, at);
    if (lean === 0 ? !isWay(from + right) && !isWay(from + down) : !isOpen(from, at)) return false;
    if (at !== b && body[at] === 1) return false;
  }
  return true;
}

test('[sight.algorithm] [sight.centre-to-centre] step for step the procedure of the book, from every square to every other', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal(...EVERYWHERE).opened('8,9E', '7,10E', '14,9E', '3,11S');
    scene.rock(8, 6).hero('elf', { at: sq(10, 9) });
    scene.monster('orc', 12, 7);
    scene.monster('orc', 8, 11);
  });
  const grid = makeGrid(26, 19);
  const isOpen = (a: number, b: number): boolean => isAdjacent(grid, wallsSeen(s.table), a, b);
  const body = bodies(s.table);
  const wrong: string[] = [];
  for (let a = 0; a < grid.size; a += 3)
    for (let b = 0; b < grid.size; b++)
      if (a !== b && !s.table.rocks.includes(b) && sees(s.table, a, b, body) !== stepsTo(isOpen, body, a, b))
        wrong.push(`${a}-${b}`);
  expect(wrong).toEqual([]);
  s.finish();
});
