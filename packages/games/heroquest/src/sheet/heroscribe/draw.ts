import { draw, ROCK } from '@questhall/heroscribe';
import type { Piece } from '../../content/furniture.ts';
import type { Figure } from '../../content/monsters.ts';
import { reachedSquares } from '../checks/reach.ts';
import { findMonster } from '../monster.ts';
import type { Edge, FloorTrap, Sheet, Square } from '../sheet.ts';
import { footprint, roomAt, sidesIn, stairSquares, widthOf } from '../squares.ts';

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
export const FIGURE_SIGNS: Readonly<Record<Figure, string>> = {
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
const LEGEND: readonly (readonly [sign: string, meaning: string])[] = [
  ['+', 'door'],
  ['"', 'open door'],
  ['$', 'secret door'],
  ['>', 'stairway'],
  ['&', 'a hero begins here'],
  [ROCK, 'rock or out of reach'],
  ['g', 'goblin'],
  ['o', 'orc'],
  ['s', 'skeleton'],
  ['z', 'zombie'],
  ['m', 'mummy'],
  ['a', 'abomination'],
  ['d', 'Dread warrior'],
  ['y', 'gargoyle'],
  ['w', 'sorcerer'],
  ['!', 'a monster with a name'],
  ['^', 'pit'],
  ['*', 'falling block'],
  ['/', 'spear'],
  ['T', 'table'],
  ['C', 'chest'],
  ['H', 'throne'],
  ['W', 'workbench'],
  ['M', 'tomb'],
  ['U', 'ritual table'],
  ['R', 'rack'],
  ['B', 'bookcase'],
  ['F', 'fireplace'],
  ['P', 'weapon rack'],
  ['K', 'cupboard'],
];

const LEGEND_WIDTH = 76;

/** What the signs of this drawing mean, in rows that no terminal has to break. */
export function legendOf(drawing: readonly string[]): string[] {
  const rows: string[] = [];
  for (const [sign, meaning] of LEGEND) {
    if (!drawing.some((row) => row.includes(sign))) continue;
    const last = rows.at(-1);
    const entry = `${sign} ${meaning}`;
    if (last === undefined || last.length + entry.length + 2 > LEGEND_WIDTH) rows.push(entry);
    else rows[rows.length - 1] = `${last}  ${entry}`;
  }
  return rows;
}

/** A sheet as rows of signs. */
export function drawSheet(sheet: Sheet): string[] {
  const { plan, walls } = sheet;
  return draw({
    grid: { width: widthOf(plan), height: plan.length },
    signs: signsOf(sheet),
    doors: doorsOf(sheet),
    isWall(edge) {
      const [before, behind] = sidesIn(plan, edge);
      return roomAt(plan, before) !== roomAt(plan, behind) || walls.includes(edge);
    },
  });
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
