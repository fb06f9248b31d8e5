import {
  blankPaper,
  boxAround,
  CELL_HEIGHT,
  CELL_WIDTH,
  cellOf,
  drawCorners,
  drawSide,
  drawWalls,
  EAST,
  NORTH,
  type Paper,
  placeOn,
  SOUTH,
  sideOf,
  sidesOf,
  type Walls,
  WEST,
  write,
} from '@questhall/grid';
import { boardOf, isRevealed, wallsSeen } from '../../queries/board.ts';
import type { PlacedPiece, Square } from '../../sheet/sheet.ts';
import type { View } from '../../types/index.ts';
import { doorSign, FURNITURE, HIDDEN_FURNITURE, hiddenDoorSign, labelOf, type MapTexts, signsOf } from './signs.ts';

/** So many columns fit into 80 characters, with the numbers of the rows. */
const PANEL = 26;
const LABEL = 2;
const WIDTH_MAX = 80;
const FLOOR = ' ·';

/** A map in lines of text, and the signs on it that need a word. */
interface Drawing {
  readonly lines: readonly string[];
  readonly legend: readonly string[];
}

/** The board as a seat sees it. What is dark is blank; every square that has come to light has something on it. */
export function drawMap(view: View, texts: MapTexts): Drawing {
  const { grid } = boardOf(view.plan);
  const all = Array.from({ length: grid.size }, (_, square) => square);
  const shown = view.hidden === null ? all.filter((square) => isRevealed(view, square)) : all; // Zargon sees the whole board
  const box = boxAround(grid, shown);
  if (box === null) return { lines: [], legend: [] };
  const paper = blankPaper(grid, box);
  const legend = new Set<string>();
  drawWalls(paper, wallsOf(view), shown);
  drawDoors(paper, view, new Set(shown), texts, legend);
  drawCorners(paper);
  for (const square of shown) if (isRevealed(view, square)) put(paper, square, FLOOR);
  for (const piece of view.hidden?.furniture ?? []) drawPiece(paper, piece, HIDDEN_FURNITURE, texts, legend);
  for (const piece of view.furniture) drawPiece(paper, piece, FURNITURE, texts, legend);
  const signs = signsOf(view, texts);
  for (const sign of signs) if (sign.legend !== null) legend.add(sign.legend);
  for (const { at, text } of new Map(signs.map((one) => [one.at, one])).values()) put(paper, at, text);
  return { lines: panelsOf(paper), legend: [...legend] };
}

function put(paper: Paper, square: Square, text: string): void {
  const { x, y } = placeOn(paper, square);
  write(paper, x, y, text);
}

/** Walls with all doors and rocks that this seat knows of. */
function wallsOf(view: View): Walls {
  const { plan, doors, rocks, changes, hidden } = view;
  if (hidden === null) return wallsSeen(view);
  return wallsSeen({ plan, doors: [...doors, ...hidden.doors], rocks: [...rocks, ...hidden.rocks], changes });
}

function drawDoors(paper: Paper, view: View, shown: ReadonlySet<Square>, texts: MapTexts, legend: Set<string>): void {
  const known = [...(view.hidden?.doors ?? []), ...view.doors].map((door) => ({
    edge: door.edge,
    sign: doorSign(door, texts),
  }));
  const secret = (view.hidden?.secretDoors ?? []).map((edge) => ({ edge, sign: hiddenDoorSign(texts) }));
  for (const { edge, sign } of [...secret, ...known]) {
    const side = sidesOf(paper.grid, edge).find((square) => shown.has(square));
    if (side === undefined) continue;
    const isFirst = side === cellOf(edge);
    const direction = sideOf(edge) === EAST ? (isFirst ? EAST : WEST) : isFirst ? SOUTH : NORTH;
    drawSide(paper, side, direction, sign.text, sign.text);
    legend.add(sign.legend);
  }
}

/** A piece fills its squares and what is between them, and has its name on it. */
function drawPiece(paper: Paper, piece: PlacedPiece, filling: string, texts: MapTexts, known: Set<string>): void {
  const { x, y } = placeOn(paper, piece.at);
  const [width, height] = [piece.width * CELL_WIDTH - 1, piece.height * CELL_HEIGHT - 1];
  for (let line = 0; line < height; line++) write(paper, x, y + line, filling.repeat(width));
  const { text, legend } = labelOf(piece, width, texts);
  write(paper, x + Math.floor((width - text.length) / 2), y + Math.floor(height / 2), text);
  if (legend !== null) known.add(legend);
}

/** Lines with the numbers of rows and columns; a board that is too wide comes in several parts, one below the other. */
function panelsOf({ rows, box }: Paper): string[] {
  const columns = box.right - box.left + 1;
  const each = Math.ceil(columns / Math.ceil(columns / PANEL));
  const lines: string[] = [];
  for (let from = 0; from < columns; from += each) {
    const shown = Math.min(each, columns - from);
    const numbers = Array.from({ length: shown }, (_, i) => String(box.left + from + i).padStart(CELL_WIDTH));
    lines.push(' '.repeat(LABEL) + numbers.join(''));
    for (const [y, row] of rows.entries()) {
      const number = y % CELL_HEIGHT === 1 ? String(box.top + (y - 1) / CELL_HEIGHT) : '';
      const text = number.padStart(LABEL) + row.slice(from * CELL_WIDTH, (from + shown) * CELL_WIDTH + 1).join('');
      lines.push(text.slice(0, WIDTH_MAX).trimEnd()); // of a board of 26 columns only the outermost wall is lost
    }
  }
  return lines;
}
