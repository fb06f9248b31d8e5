import {
  cellOf,
  EAST,
  edgeAt,
  type Flood,
  type Grid,
  hasWall,
  makeFlood,
  SOUTH,
  setWall,
  sideOf,
  type Walls,
  wallOff,
} from '@questhall/grid';
import type { Edge, Plan, Room, Square } from '../sheet/sheet.ts';
import { gridOf, planWalls } from '../sheet/walls.ts';
import type { Door, Hidden, Table } from '../types/index.ts';

export const CORRIDOR: Room = '.';

/** A plan made ready for use: what never changes while a quest is played on it. */
export interface Board {
  /** The text of the plan. A table that has this very string finds its board without comparing letters. */
  readonly plan: string;
  readonly grid: Grid;
  /** A wall on every edge between two areas, and on those that the plan draws besides. [board.walls-on-edges] */
  readonly walls: Walls;
  /** The letter of each square. */
  readonly areas: readonly Room[];
  readonly squaresOf: ReadonlyMap<Room, readonly Square[]>;
  /** The edges with a wall: all that usually carry a door. */
  readonly edges: readonly number[];
  /** A flood and squares to bar for it, to use and leave: nobody keeps what is in them. */
  readonly flood: Flood;
  readonly barred: Uint8Array;
}

const BOARDS_MAX = 256;
const boards = new Map<string, Board>();

/** Between the rows of a plan and the walls that are drawn besides. */
const WALLS_MARK = '\n\n';

/** A plan as one text, as a table keeps it. */
export const planText = (rows: Plan, walls: readonly Edge[]): string =>
  rows.join('\n') + (walls.length === 0 ? '' : WALLS_MARK + walls.join(' '));

/** The board of a plan; plans are texts, so that equal ones share it. [board.plan-is-data] */
export function boardOf(plan: string): Board {
  const known = boards.get(plan);
  if (known !== undefined) return known;
  const [drawing = '', drawn = ''] = plan.split(WALLS_MARK);
  const rows = drawing.split('\n');
  const grid = gridOf(rows);
  const walls = planWalls(grid, rows, drawn.split(' ').filter(Boolean).map(Number));
  const areas = Array.from(rows.join(''));
  const squaresOf = new Map<Room, Square[]>(areas.map((area) => [area, []]));
  for (const [square, area] of areas.entries()) squaresOf.get(area)?.push(square);
  const isWall = (edge: Edge): boolean => edge >= 0 && hasWall(walls, cellOf(edge), sideOf(edge));
  const edges = areas.flatMap((_, square) => [edgeAt(grid, square, EAST), edgeAt(grid, square, SOUTH)]).filter(isWall);
  const board: Board = {
    plan,
    grid,
    walls,
    areas,
    squaresOf,
    edges,
    flood: makeFlood(grid),
    barred: new Uint8Array(grid.size),
  };
  if (boards.size >= BOARDS_MAX) boards.clear();
  boards.set(plan, board);
  return board;
}

export const areaAt = (table: Pick<Table, 'plan'>, square: Square): Room =>
  boardOf(table.plan).areas[square] ?? CORRIDOR;

/** What a set of walls is built from; a view has it as well as a table. */
export type Built = Pick<Table, 'plan' | 'doors' | 'rocks' | 'changes'>;

const seen = new WeakMap<Built, { readonly changes: number; readonly walls: Walls }>();
const actual = new WeakMap<Hidden, Actual>();

interface Actual {
  readonly changes: number;
  readonly walls: Walls;
  /** Squares from which somebody has looked since these walls stand so: nothing new can be seen from there. */
  readonly looked: Uint8Array;
}

/** The walls as far as everybody knows: all that a hero's wish is judged by. */
export function wallsSeen(table: Built): Walls {
  const known = seen.get(table);
  if (known !== undefined && known.changes === table.changes) return known.walls;
  const walls = build(table, table.doors, table.rocks);
  seen.set(table, { changes: table.changes, walls });
  return walls;
}

/**
 * The walls as they are, with what only Zargon knows. A hidden secret door is wall even here. [door.secret-invisible]
 */
export const wallsTrue = (table: Table): Walls => actually(table).walls;

/** Whether nobody has looked from here since a door or a rock last changed. Asking makes it so. */
export function isFirstLook(table: Table, square: Square): boolean {
  const { looked } = actually(table);
  if (looked[square] === 1) return false;
  looked[square] = 1;
  return true;
}

function actually(table: Table): Actual {
  const known = actual.get(table.hidden);
  if (known !== undefined && known.changes === table.changes) return known;
  const walls = build(table, [...table.doors, ...table.hidden.doors], [...table.rocks, ...table.hidden.rocks]);
  const made = { changes: table.changes, walls, looked: new Uint8Array(walls.length) };
  actual.set(table.hidden, made);
  return made;
}

function build(table: Built, doors: readonly Door[], rocks: readonly Square[]): Walls {
  const { grid, walls: plain } = boardOf(table.plan);
  const walls = plain.slice();
  for (const door of doors) setWall(grid, walls, door.edge, !door.isOpen); // [board.doors-on-edges, door.closed-blocks]
  for (const rock of rocks) wallOff(grid, walls, rock); // [board.blocked-squares]
  return walls;
}

export const isRevealed = (table: Pick<Table, 'revealed'>, square: Square): boolean =>
  (((table.revealed[square >> 5] ?? 0) >> (square & 31)) & 1) === 1;

/** Marks every square that lies in the dark. */
export function barDark({ revealed }: Pick<Table, 'revealed'>, barred: Uint8Array): void {
  for (let word = 0; word * 32 < barred.length; word++) {
    const dark = ~(revealed[word] ?? 0);
    for (let bit = 0; bit < 32 && dark !== 0; bit++) if ((dark >> bit) & 1) barred[word * 32 + bit] = 1;
  }
}

/** The four squares of the stairway. [board.stairway-two-by-two] */
export function stairSquares(table: Pick<Table, 'plan' | 'stairs'>): readonly Square[] {
  if (table.stairs === null) return [];
  const { width } = boardOf(table.plan).grid;
  return [table.stairs, table.stairs + 1, table.stairs + width, table.stairs + width + 1];
}

export function isStair(table: Pick<Table, 'plan' | 'stairs'>, square: Square): boolean {
  if (table.stairs === null) return false;
  const off = square - table.stairs;
  const { width } = boardOf(table.plan).grid;
  return off === 0 || off === 1 || off === width || off === width + 1;
}

/** Every square that a piece of furniture fills. */
export function footprint(
  table: Pick<Table, 'plan'>,
  piece: { readonly at: Square; readonly width: number; readonly height: number },
): Square[] {
  const { width } = boardOf(table.plan).grid;
  const squares: Square[] = [];
  for (let row = 0; row < piece.height; row++)
    for (let column = 0; column < piece.width; column++) squares.push(piece.at + row * width + column);
  return squares;
}

/** Whether a piece of furniture fills the square. */
export function fills(
  table: Pick<Table, 'plan'>,
  piece: { readonly at: Square; readonly width: number; readonly height: number },
  square: Square,
): boolean {
  const off = square - piece.at;
  const { width } = boardOf(table.plan).grid;
  return off >= 0 && off % width < piece.width && Math.floor(off / width) < piece.height;
}

/** How squares are called: column and row. */
export const columnOf = (table: Pick<Table, 'plan'>, square: Square): number => square % boardOf(table.plan).grid.width;
export const rowOf = (table: Pick<Table, 'plan'>, square: Square): number =>
  Math.floor(square / boardOf(table.plan).grid.width);
