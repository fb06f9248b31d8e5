import { expect, test } from 'vitest';
import { activate, type DungeonStory, dread, dungeon, HEROES_SEAT, type Scene, sq, walk, ZARGON } from './dungeon.ts';
import { who } from './finds.ts';

// A hall as wide as its board: beyond its sides there is nothing, and nothing of the other side either.

const WIDE = 6;
const HIGH = 5;
const ROWS = Array.from({ length: HIGH }, () => `|${'A'.repeat(WIDE)}\n`).join('');
const HALL = `The Hall\nplan:\n${ROWS}wander: orc\nstairs: 2,2\ngoal: kill orc\nmon: orc 5,4`;

const at = (column: number, row: number): number => row * WIDE + column;

/** Everybody on the stairway, in the light; what `build` changes. */
const hall = (build: (scene: Scene) => void): DungeonStory =>
  dungeon(
    1,
    (scene) => {
      scene.reveal('A');
      build(scene);
    },
    { sheet: HALL },
  );

test.each([
  [0, [1, 0]],
  [0, [0, 1]],
  [6, [3, 0]],
  [1, [5, 1]],
  [2, [5, 1]],
  [3, [5, 1]],
  [4, [1, 4]],
  [5, [0, 1]],
  [6, [0, 1]],
  [7, [0, 3]],
] as const)('[dread.storm-lance] [board.plan-is-data] direction %i ends at the edge of the board', (direction, [column, row]) => {
  let adept = 0;
  const s = hall((scene) => {
    scene.hero('barbarian', { at: at(0, 2) });
    scene.hero('dwarf', { at: at(5, 0) });
    scene.hero('elf', { at: at(0, 0) });
    scene.hero('wizard', { at: at(5, 2) });
    adept = scene.monster('adept', 0, 0);
    Object.assign(scene.table.monsters[0] ?? {}, { at: at(column, row), spells: ['lance'] });
    scene.zargon();
  });
  const struck = [0, 1, 2, 3].filter((hero) => onLine(s.table.heroes[hero]?.at ?? -1, at(column, row), direction));
  s.dice(...struck.flatMap(() => [1, 1]));
  s.does(ZARGON, activate(adept)).does(ZARGON, dread('lance', { direction }));
  const rolled = s.heard(ZARGON).flatMap((event) => (event.type === 'facesRolled' ? [event.figure] : []));
  expect(rolled.sort()).toEqual(struck);
  s.finish();
});

/** Whether a square lies on the straight line from another, north first and clockwise. */
function onLine(square: number, from: number, direction: number): boolean {
  const [right = 0, down = 0] =
    [
      [0, -1],
      [1, -1],
      [1, 0],
      [1, 1],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [-1, -1],
    ][direction] ?? [];
  const [columns, rows] = [(square % WIDE) - (from % WIDE), Math.floor(square / WIDE) - Math.floor(from / WIDE)];
  const steps = Math.max(Math.abs(columns), Math.abs(rows));
  return steps > 0 && columns === right * steps && rows === down * steps;
}

test('[spell.rock-must-end-legal] [death.loot] what an entombed hero had lies where somebody has looked, not behind the next wall', () => {
  const s = dungeon(
    1,
    (scene) => {
      scene.reveal('.').rock(8, 11).rock(8, 10);
      scene.hero('elf', { at: sq(8, 12), schools: [], gold: 7 }).effects.throughRock = 1;
      scene.hero('dwarf', { at: sq(9, 12) });
      scene.turn('elf', { movement: 1 });
    },
    { rockEntombs: true },
  );
  s.does(HEROES_SEAT, walk(8, 11)).told('died', { figure: 2 }, 'spell.rock-must-end-legal');
  expect([who(s, 'elf').at, s.table.piles.map((pile) => pile.at)]).toEqual([sq(8, 12), [sq(8, 12)]]);
  s.finish();
});
