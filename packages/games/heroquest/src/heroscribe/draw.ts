import { EAST, edgeOf, SOUTH } from '@questhall/grid';
import type { Piece } from '../content/furniture.ts';
import type { Figure } from '../content/monsters.ts';
import { reachedSquares } from '../sheet/checks/reach.ts';
import { findMonster } from '../sheet/monster.ts';
import type { Edge, FloorTrap, Sheet, Square } from '../sheet/sheet.ts';
import { footprint, roomAt, squareAt, stairSquares, widthOf } from '../sheet/squares.ts';

const ROCK = '░';
const PIECE_SIGNS: Readonly<Record<Piece, string>> = {
  table: 'T',
  chest: 'C',
  throne: 'H',
  workbench: 'W',
  tomb: 'M',
  ritual: 'U',
  rack: 'R',
  bookcase: 'B',
  fireplace: 'F',
  'weapon-rack': 'P',
  cupboard: 'K',
};
const FIGURE_SIGNS: Readonly<Record<Figure, string>> = {
  goblin: 'g',
  orc: 'o',
  skeleton: 's',
  zombie: 'z',
  mummy: 'm',
  abomination: 'a',
  'dread-warrior': 'd',
  gargoyle: 'y',
  'dread-sorcerer': 'w',
};
const TRAP_SIGNS: Readonly<Record<FloorTrap, string>> = { pit: '^', block: '*', spear: '/' };

/** What the signs of a drawing mean. */
export const LEGEND: readonly string[] = [
  '+ door   " open door   $ secret door   > stairway   & a hero begins here   ░ rock or out of reach',
  'g goblin  o orc  s skeleton  z zombie  m mummy  a abomination  d Dread warrior  y gargoyle  w sorcerer  ! with a name',
  '^ pit  * falling block  / spear   T table  C chest  H throne  W workbench  M tomb  U ritual table',
  'R rack  B bookcase  F fireplace  P weapon rack  K cupboard',
];

/** Corners by the walls that meet there: north 1, east 2, south 4, west 8. */
const CORNERS = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';

/** A sheet as rows of signs: every other column and row is a side of squares, beginning with the outer wall. */
export function drawSheet(sheet: Sheet): string[] {
  const { plan } = sheet;
  const [width, height] = [widthOf(plan), plan.length];
  const signs = signsOf(sheet);
  const doors = doorsOf(sheet);
  const isSolid = (square: Square): boolean => square < 0 || signs.get(square) === ROCK;
  /** Between a square and the one before it, to the west or north. */
  const sideOf = (before: Square, square: Square, wall: string): string => {
    if (before < 0 || square < 0) return isSolid(before) && isSolid(square) ? ' ' : wall;
    const edge = edgeOf(before, wall === '─' ? SOUTH : EAST);
    const door = doors.get(edge);
    if (door !== undefined) return door;
    if (isSolid(before) && isSolid(square)) return ROCK;
    return roomAt(plan, before) !== roomAt(plan, square) || sheet.walls.includes(edge) ? wall : ' ';
  };
  const at = (x: number, y: number): Square => squareAt(plan, (x - 1) / 2, (y - 1) / 2);
  const canvas = Array.from({ length: 2 * height + 1 }, (_, y) =>
    Array.from({ length: 2 * width + 1 }, (__, x) => {
      if (x % 2 === 1 && y % 2 === 1) return signs.get(at(x, y)) ?? ' ';
      if (x % 2 === 1) return sideOf(at(x, y - 1), at(x, y + 1), '─');
      return y % 2 === 1 ? sideOf(at(x - 1, y), at(x + 1, y), '│') : ' ';
    }),
  );
  const isLine = (x: number, y: number): boolean => !['', ' ', ROCK].includes(canvas[y]?.[x] ?? '');
  for (let y = 0; y <= 2 * height; y += 2) {
    for (let x = 0; x <= 2 * width; x += 2) {
      const around = [isLine(x, y - 1), isLine(x + 1, y), isLine(x, y + 1), isLine(x - 1, y)];
      const mask = around.reduce((sum, isOn, index) => sum + (isOn ? 1 << index : 0), 0);
      const isInside = canvas[y - 1]?.[x] === ROCK && canvas[y + 1]?.[x] === ROCK;
      canvas[y]?.splice(x, 1, mask === 0 && isInside ? ROCK : (CORNERS[mask] ?? ' '));
    }
  }
  return canvas.map((row) => row.join('').trimEnd());
}

function doorsOf({ doors, openDoors, secretDoors }: Sheet): Map<Edge, string> {
  const kinds = [
    [doors, '+'],
    [openDoors, '"'],
    [secretDoors, '$'],
  ] as const;
  return new Map(kinds.flatMap(([edges, sign]) => edges.map((edge): [Edge, string] => [edge, sign])));
}

/** What is drawn on each square; what comes last lies on top. */
function signsOf(sheet: Sheet): Map<Square, string> {
  const { plan } = sheet;
  const signs = new Map<Square, string>();
  const reached = reachedSquares(sheet);
  for (let square = 0; square < widthOf(plan) * plan.length; square++)
    if (!reached.has(square)) signs.set(square, ROCK);
  for (const square of sheet.blocked) signs.set(square, ROCK);
  for (const square of stairSquares(plan, sheet.stairs)) signs.set(square, '>');
  for (const { piece, at, width, height } of sheet.furniture)
    for (const square of footprint(plan, at, width, height)) signs.set(square, PIECE_SIGNS[piece]);
  for (const { kind, at } of sheet.traps) signs.set(at, TRAP_SIGNS[kind]);
  for (const at of sheet.start) signs.set(at, '&');
  for (const { key, at } of sheet.monsters) {
    const monster = findMonster(sheet, key);
    signs.set(at, monster === null || monster.key === monster.figure ? FIGURE_SIGNS[monster?.figure ?? 'orc'] : '!');
  }
  return signs;
}
