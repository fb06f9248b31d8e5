import { isAdjacent, sees as line, type Walls } from '@questhall/grid';
import { PIECE_SHEETS } from '../content/furniture.ts';
import type { Square } from '../sheet/sheet.ts';
import type { HeroInPlay, Table } from '../types/index.ts';
import { areaAt, boardOf, CORRIDOR, footprint, isRevealed, isStair, wallsSeen, wallsTrue } from './board.ts';
import { isHere } from './figures.ts';
import { isOpenPit } from './floor.ts';

/** What a look at the board needs; a view has it as well as a table. */
export type Scene = Pick<
  Table,
  | 'plan'
  | 'house'
  | 'heroes'
  | 'monsters'
  | 'allies'
  | 'furniture'
  | 'doors'
  | 'rocks'
  | 'changes'
  | 'revealed'
  | 'traps'
  | 'stairs'
>;

/**
 * Whatever stands in the way of a look: figures, and tall furniture where the house says so; a pit is no hindrance.
 * [sight.figures-block, sight.pits-do-not-matter]
 */
export function bodies(table: Scene): Uint8Array {
  const squares = new Uint8Array(boardOf(table.plan).grid.size);
  for (const hero of table.heroes) if (isHere(hero)) squares[hero.at] = 1;
  for (const monster of table.monsters) squares[monster.at] = 1;
  for (const ally of table.allies) squares[ally.at] = 1;
  if (table.house.tallFurnitureBlocks) {
    // [sight.furniture-never-blocks] is what this house rule changes
    for (const piece of table.furniture)
      if (PIECE_SHEETS[piece.piece].isTall) for (const square of footprint(table, piece)) squares[square] = 1;
  }
  return squares;
}

/**
 * A hero's line of sight, by what everybody knows. The grid draws the line: walls and closed doors stop it, corners may
 * be touched. [sight.centre-to-centre, sight.algorithm, sight.edge-crossing-blocks, sight.closed-doors-block,
 * sight.corner-touch-passes]
 */
export function sees(table: Scene, from: Square, to: Square, inTheWay: Uint8Array = bodies(table)): boolean {
  if (from === to) return true; // [sight.own-square]
  return isRevealed(table, to) && line(boardOf(table.plan).grid, wallsSeen(table), inTheWay, from, to);
}

/** The same for Zargon's side, who knows the walls as they are. */
export function monsterSees(table: Table, from: Square, to: Square, inTheWay: Uint8Array = bodies(table)): boolean {
  return from === to || line(boardOf(table.plan).grid, wallsTrue(table), inTheWay, from, to);
}

/** Looking past figures: for reveals, areas and corridor views. */
export function looksTo(table: Scene, walls: Walls, from: Square, to: Square): boolean {
  return line(boardOf(table.plan).grid, walls, null, from, to);
}

export function seesAnyMonster(table: Scene, hero: HeroInPlay): boolean {
  const inTheWay = bodies(table);
  return table.monsters.some((monster) => sees(table, hero.at, monster.at, inTheWay));
}

/**
 * Side by side with nothing between, or sharing a pit or a square of the stairway. [trap.monster-in-open-pit,
 * board.stairway-shared]
 */
export function areAdjacent(table: Scene, a: Square, b: Square, walls: Walls = wallsSeen(table)): boolean {
  if (a === b) return isOpenPit(table, a) || isStair(table, a);
  return isAdjacent(boardOf(table.plan).grid, walls, a, b);
}

/** The room of a square, or the corridor squares in view of it. [board.corridor-scope] */
export function scopeOf(table: Scene, from: Square): readonly Square[] {
  const { squaresOf } = boardOf(table.plan);
  const area = areaAt(table, from);
  const squares = squaresOf.get(area) ?? [];
  if (area !== CORRIDOR) return squares;
  const walls = wallsSeen(table);
  return squares.filter(
    (square) => square === from || (isRevealed(table, square) && looksTo(table, walls, from, square)),
  );
}

/** Whether a square lies in the room of another, or in the corridor view from it. */
export function isInScope(table: Scene, from: Square, square: Square): boolean {
  if (from === square) return true;
  const area = areaAt(table, from);
  if (area !== areaAt(table, square)) return false;
  return area !== CORRIDOR || (isRevealed(table, square) && looksTo(table, wallsSeen(table), from, square));
}

/** Squares from which heroes and monsters can strike each other without a special weapon. */
export function neighbours(table: Scene, square: Square, walls: Walls = wallsSeen(table)): Square[] {
  const { grid } = boardOf(table.plan);
  const found: Square[] = [];
  for (let direction = 0; direction < 4; direction++) {
    const next = grid.neighbour[square * 4 + direction] ?? -1;
    if (next >= 0 && isAdjacent(grid, walls, square, next)) found.push(next);
  }
  return found;
}

/** The eight squares around, walls or not. */
export function around(table: Pick<Table, 'plan'>, square: Square): Square[] {
  const { width, height } = boardOf(table.plan).grid;
  const column = square % width;
  const row = (square - column) / width;
  const found: Square[] = [];
  for (let r = Math.max(0, row - 1); r <= Math.min(height - 1, row + 1); r++)
    for (let c = Math.max(0, column - 1); c <= Math.min(width - 1, column + 1); c++)
      if (r !== row || c !== column) found.push(r * width + c);
  return found;
}

/** The 3×3 squares around a centre that the centre sees, figures ignored. [spell.tempest, dread.cinder-burst] */
export function burst(table: Scene, centre: Square, walls: Walls): Square[] {
  return [centre, ...around(table, centre).filter((square) => looksTo(table, walls, centre, square))];
}
