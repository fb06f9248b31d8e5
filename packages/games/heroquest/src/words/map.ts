import { DIRECTIONS, EAST, type Grid, hasWall, NORTH, SOUTH, sidesOf, type Walls, WEST } from '@questhall/grid';
import { boardOf, isRevealed, wallsSeen } from '../queries/board.ts';
import type { PlacedPiece, Square } from '../sheet/sheet.ts';
import type { View } from '../types/index.ts';
import { doorSign, FURNITURE, HIDDEN_FURNITURE, HIDDEN_SECRET_DOOR, labelOf, signsOf } from './signs.ts';

/** A square is two characters wide, with a wall or a gap to its left and above it. */
const CELL = 3;
const LINE = 2;
/** So many columns fit into 80 characters, with the numbers of the rows. */
const PANEL = 26;
const LABEL = 2;
const WIDTH_MAX = 80;
const FLOOR = ' ·';

/** By the sides on which a wall goes on: north 1, east 2, south 4, west 8. */
const CORNERS = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';

/** A map in lines of text, and the signs on it that need a word. */
interface Drawing {
  readonly lines: readonly string[];
  readonly legend: readonly string[];
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A sheet of squared paper, cut to the part of the board that is drawn. */
interface Paper {
  readonly view: View;
  readonly grid: Grid;
  readonly box: Box;
  readonly rows: string[][];
  readonly legend: Set<string>;
  /** Zargon sees the whole board. */
  isDrawn(square: Square): boolean;
}

/** The board as a seat sees it. What is dark is blank; every square that has come to light has something on it. */
export function drawMap(view: View): Drawing {
  const { grid } = boardOf(view.plan);
  const isDrawn = (square: Square): boolean => square >= 0 && square < grid.size && (view.hidden !== null || isRevealed(view, square));
  const box = boxOf(grid, isDrawn);
  if (box === null) return { lines: [], legend: [] };
  const [width, height] = [(box.right - box.left + 1) * CELL + 1, (box.bottom - box.top + 1) * LINE + 1];
  const rows = Array.from({ length: height }, () => Array<string>(width).fill(' '));
  const paper: Paper = { view, grid, box, rows, legend: new Set(), isDrawn };
  drawWalls(paper, wallsOf(view));
  drawDoors(paper);
  drawCorners(paper);
  drawFloor(paper);
  for (const piece of view.hidden?.furniture ?? []) drawPiece(paper, piece, HIDDEN_FURNITURE);
  for (const piece of view.furniture) drawPiece(paper, piece, FURNITURE);
  const signs = signsOf(view);
  for (const { legend } of signs) if (legend !== null) paper.legend.add(legend);
  for (const { at, text } of new Map(signs.map((one) => [one.at, one])).values()) {
    const { x, y } = placeOf(paper, at);
    write(paper, x, y, text);
  }
  return { lines: panelsOf(paper), legend: [...paper.legend] };
}

function boxOf(grid: Grid, isDrawn: (square: Square) => boolean): Box | null {
  let [left, top, right, bottom] = [grid.width, grid.height, -1, -1];
  for (let square = 0; square < grid.size; square++) {
    if (!isDrawn(square)) continue;
    const [column, row] = [square % grid.width, Math.floor(square / grid.width)];
    [left, top, right, bottom] = [Math.min(left, column), Math.min(top, row), Math.max(right, column), Math.max(bottom, row)];
  }
  return right < 0 ? null : { left, top, right, bottom };
}

/** Walls with all doors and rocks that this seat knows of. */
function wallsOf(view: View): Walls {
  const { plan, doors, rocks, changes, hidden } = view;
  if (hidden === null) return wallsSeen(view);
  return wallsSeen({ plan, doors: [...doors, ...hidden.doors], rocks: [...rocks, ...hidden.rocks], changes });
}

/** Where the top left character of a square is. */
function placeOf({ grid, box }: Paper, square: Square): { readonly x: number; readonly y: number } {
  return { x: ((square % grid.width) - box.left) * CELL + 1, y: (Math.floor(square / grid.width) - box.top) * LINE + 1 };
}

function write({ rows }: Paper, x: number, y: number, text: string): void {
  const row = rows[y];
  for (const [i, sign] of Array.from(text).entries()) if (row !== undefined && x + i >= 0 && x + i < row.length) row[x + i] = sign;
}

/** Everything on the paper that is a side of a square, whether wall or door. */
function drawSide(paper: Paper, square: Square, direction: number, vertical: string, horizontal: string): void {
  const { x, y } = placeOf(paper, square);
  if (direction === EAST) write(paper, x + 2, y, vertical);
  else if (direction === WEST) write(paper, x - 1, y, vertical);
  else write(paper, x, direction === NORTH ? y - 1 : y + 1, horizontal.repeat(2));
}

function drawWalls(paper: Paper, walls: Walls): void {
  for (let square = 0; square < paper.grid.size; square++) {
    if (!paper.isDrawn(square)) continue;
    for (const direction of DIRECTIONS) if (hasWall(walls, square, direction)) drawSide(paper, square, direction, '│', '─');
  }
}

function drawDoors(paper: Paper): void {
  const { view, grid } = paper;
  const known = [...(view.hidden?.doors ?? []), ...view.doors].map((door) => ({ edge: door.edge, sign: doorSign(door) }));
  const secret = (view.hidden?.secretDoors ?? []).map((edge) => ({ edge, sign: HIDDEN_SECRET_DOOR }));
  for (const { edge, sign } of [...secret, ...known]) {
    const side = sidesOf(grid, edge).find(paper.isDrawn);
    if (side === undefined) continue;
    const isFirst = side === edge >> 1;
    const direction = (edge & 1) === 0 ? (isFirst ? EAST : WEST) : isFirst ? SOUTH : NORTH;
    drawSide(paper, side, direction, sign.text, sign.text);
    paper.legend.add(sign.legend);
  }
}

/** Where walls meet. Doors count as walls here, so that they stand in a frame. */
function drawCorners(paper: Paper): void {
  const { rows } = paper;
  const isSide = (x: number, y: number): boolean => (rows[y]?.[x] ?? ' ') !== ' ';
  for (let y = 0; y < rows.length; y += LINE) {
    for (let x = 0; x < (rows[0]?.length ?? 0); x += CELL) {
      const arms = (isSide(x, y - 1) ? 1 : 0) + (isSide(x + 1, y) ? 2 : 0) + (isSide(x, y + 1) ? 4 : 0) + (isSide(x - 1, y) ? 8 : 0);
      write(paper, x, y, CORNERS.charAt(arms));
    }
  }
}

function drawFloor(paper: Paper): void {
  for (let square = 0; square < paper.grid.size; square++) {
    const { x, y } = placeOf(paper, square);
    if (isRevealed(paper.view, square)) write(paper, x, y, FLOOR);
  }
}

/** A piece fills its squares and what is between them, and has its name on it. */
function drawPiece(paper: Paper, piece: PlacedPiece, filling: string): void {
  const { x, y } = placeOf(paper, piece.at);
  const [width, height] = [piece.width * CELL - 1, piece.height * LINE - 1];
  for (let line = 0; line < height; line++) write(paper, x, y + line, filling.repeat(width));
  const { text, legend } = labelOf(piece, width);
  write(paper, x + Math.floor((width - text.length) / 2), y + Math.floor(height / 2), text);
  if (legend !== null) paper.legend.add(legend);
}

/** Lines with the numbers of rows and columns; a board that is too wide comes in several parts, one below the other. */
function panelsOf({ rows, box }: Paper): string[] {
  const columns = box.right - box.left + 1;
  const each = Math.ceil(columns / Math.ceil(columns / PANEL));
  const lines: string[] = [];
  for (let from = 0; from < columns; from += each) {
    const shown = Math.min(each, columns - from);
    const numbers = Array.from({ length: shown }, (_, i) => String(box.left + from + i).padStart(CELL));
    lines.push(' '.repeat(LABEL) + numbers.join(''));
    for (const [y, row] of rows.entries()) {
      const number = y % LINE === 1 ? String(box.top + (y - 1) / LINE) : '';
      const text = number.padStart(LABEL) + row.slice(from * CELL, (from + shown) * CELL + 1).join('');
      lines.push(text.slice(0, WIDTH_MAX).trimEnd()); // of a board of 26 columns only the outermost wall is lost
    }
  }
  return lines;
}
