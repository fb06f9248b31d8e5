import {
  type Box,
  blankPaper,
  boxAround,
  CELL_HEIGHT,
  CELL_WIDTH,
  type Cell,
  type Direction,
  drawCorners,
  drawSide,
  drawWalls,
  type Paper,
  placeOn,
  write,
} from '@questhall/grid';
import type { Floor } from './floor.ts';
import { cellsOf } from './ground.ts';
import { SHEET, wayTo, xOf, yOf } from './sheet.ts';
import { wallsOf } from './walls.ts';

const LABEL = 4;
/** So many squares fit into 80 characters, and onto a screen; a close look needs less. */
const COLUMNS_MAX = 25;
const ROWS_MAX = 19;
const CLOSE_ROWS_MAX = 15;
const MARGIN = 4;
const BARE = ' ·';

/** What ways into the dark and doors are drawn as. */
export const EDGE_SIGNS = { opening: '?', closed: '+', open: "'" } as const;
type EdgeSign = keyof typeof EDGE_SIGNS;

/** Something on a square, in two characters at most; what comes later covers what came before. */
export interface Mark<Sign extends string> {
  readonly cell: Cell;
  readonly text: string;
  /** What a legend has to explain. */
  readonly sign: Sign | null;
}

/** What of a floor is looked at. */
export interface Look {
  /** All that should be seen, with some ground around it if it is a close look, and what is in the middle at the least. */
  readonly wanted: readonly Cell[];
  readonly middle: Cell;
  readonly isClose: boolean;
}

/** A map in lines of text, its signs in the order in which they came up, and the ways in which there is more of it. */
export interface Drawing<Sign extends string> {
  readonly lines: readonly string[];
  readonly signs: readonly (Sign | EdgeSign)[];
  readonly beyond: readonly Direction[];
}

/** A floor as far as it is explored, or what is looked at of it. */
export function drawFloor<Sign extends string>(
  floor: Floor,
  marks: readonly Mark<Sign>[],
  look: Look | null,
): Drawing<Sign> {
  const all = cellsOf(floor);
  const frame = look === null ? boxOf(all) : windowOn(look, boxOf(all));
  const cells = all.filter((cell) => isIn(frame, cell));
  const paper = blankPaper(SHEET, boxOf(cells));
  drawWalls(paper, wallsOf(floor), cells);
  const edges = drawEdges(paper, floor, cells);
  drawCorners(paper);
  const put = ({ cell, text }: Pick<Mark<Sign>, 'cell' | 'text'>): void => {
    const { x, y } = placeOn(paper, cell);
    write(paper, x, y, text.padStart(2));
  };
  for (const cell of cells) put({ cell, text: BARE });
  const seen = marks.filter(({ cell }) => cells.includes(cell));
  for (const mark of seen) put(mark);
  const signs = seen.flatMap(({ sign }) => (sign === null ? [] : [sign]));
  return { lines: labelled(paper), signs: [...new Set([...edges, ...signs])], beyond: beyondWays(all, paper.box) };
}

const columnOf = (cell: Cell): number => cell % SHEET.width;
const rowOf = (cell: Cell): number => Math.floor(cell / SHEET.width);

/** A floor has squares from the beginning. */
const boxOf = (cells: readonly Cell[]): Box => boxAround(SHEET, cells) ?? { left: 0, top: 0, right: 0, bottom: 0 };

const isIn = ({ left, top, right, bottom }: Box, cell: Cell): boolean =>
  columnOf(cell) >= left && columnOf(cell) <= right && rowOf(cell) >= top && rowOf(cell) <= bottom;

/** All of it where it fits; otherwise what is wanted, or what lies around the middle. */
function windowOn({ wanted: cells, middle, isClose }: Look, whole: Box): Box {
  const wanted = boxOf(cells);
  const limits = isClose ? grownBy(MARGIN, wanted, whole) : whole;
  const [left, right] = span(limits.left, limits.right, wanted.left, wanted.right, columnOf(middle), COLUMNS_MAX);
  const [top, bottom] = span(
    limits.top,
    limits.bottom,
    wanted.top,
    wanted.bottom,
    rowOf(middle),
    isClose ? CLOSE_ROWS_MAX : ROWS_MAX,
  );
  return { left, top, right, bottom };
}

/** As much ground around it as somebody walks at a time. */
const grownBy = (margin: number, { left, top, right, bottom }: Box, whole: Box): Box => ({
  left: Math.max(whole.left, left - margin),
  top: Math.max(whole.top, top - margin),
  right: Math.min(whole.right, right + margin),
  bottom: Math.min(whole.bottom, bottom + margin),
});

/** So many numbers from the whole range, around these if they fit, or else around the focus. */
function span(
  low: number,
  high: number,
  from: number,
  to: number,
  focus: number,
  size: number,
): readonly [number, number] {
  if (high - low < size) return [low, high];
  const fits = to - from < size;
  const start = fits ? from - Math.floor((size - 1 - (to - from)) / 2) : focus - Math.floor(size / 2);
  const first = Math.max(low, Math.min(start, high - size + 1));
  return [first, first + size - 1];
}

/** Openings and doors, over the walls they are in. */
function drawEdges(paper: Paper, { openings, doors }: Floor, cells: readonly Cell[]): readonly EdgeSign[] {
  const drawn: EdgeSign[] = [];
  const draw = (cell: Cell, way: Direction, sign: EdgeSign): void => {
    if (!cells.includes(cell)) return;
    drawSide(paper, cell, way, EDGE_SIGNS[sign], EDGE_SIGNS[sign]);
    drawn.push(sign);
  };
  for (const { left, right, way } of openings) for (const cell of [left, right]) draw(cell, way, 'opening');
  for (const { near, far, isOpen } of doors) draw(near, wayTo(near, far), isOpen ? 'open' : 'closed');
  return drawn;
}

/** Lines with the numbers of rows and, above every other column, its own. */
function labelled({ rows, box }: Paper): string[] {
  const columns = Array.from({ length: box.right - box.left + 1 }, (_, i) => xOf(box.left + i));
  const numbers = columns.map((x) => (x % 2 === 0 ? String(x) : '').padStart(CELL_WIDTH));
  const lines = rows.map((row, line) => {
    const number = line % CELL_HEIGHT === 1 ? String(yOf((box.top + (line - 1) / CELL_HEIGHT) * SHEET.width)) : '';
    return (number.padStart(LABEL) + row.join('')).trimEnd();
  });
  return [(' '.repeat(LABEL) + numbers.join('')).trimEnd(), ...lines];
}

/** Which way there is more than is drawn. */
function beyondWays(all: readonly Cell[], box: Box): readonly Direction[] {
  const whole = boxOf(all);
  return [
    ...(whole.top < box.top ? [0 as const] : []),
    ...(whole.right > box.right ? [1 as const] : []),
    ...(whole.bottom > box.bottom ? [2 as const] : []),
    ...(whole.left < box.left ? [3 as const] : []),
  ];
}
