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
import type { Sight } from '@questhall/kernel';
import { cellsOf, SHEET, wallsOf, wayTo, xOf, yOf } from '@questhall/tiles';
import { hasFallen } from '../../queries/entities.ts';
import type { Glowquest, View } from '../../types/index.ts';
import type { TerminalWords } from './terminal-words.ts';

const LABEL = 4;
/** So many squares fit into 80 characters, and onto a screen; a fight needs less. */
const COLUMNS_MAX = 25;
const ROWS_MAX = 19;
const FIGHT_ROWS_MAX = 15;
const MARGIN = 4;
const FLOOR = ' ·';

/** What is drawn for each thing; what it is called, the legend says. */
const SIGNS = {
  stairs: ' ≡',
  glow: ' *',
  opening: '?',
  closed: '+',
  open: "'",
} as const;

type Sign = keyof typeof SIGNS;

/** A map in lines of text, and what its signs mean. */
interface Drawing {
  readonly lines: readonly string[];
  readonly legend: readonly string[];
}

type Asks = Sight<Glowquest>['asks'];

/** What is being drawn of a floor. */
interface Sketch {
  readonly view: View;
  readonly asks: Asks;
  readonly paper: Paper;
  readonly cells: readonly Cell[];
  readonly legend: Set<Sign>;
  readonly words: TerminalWords;
}

/** The floor as far as it is explored, or what matters of it now. */
export function drawMap(view: View, asks: Asks, words: TerminalWords): Drawing {
  const all = cellsOf(view.floor);
  const frame = windowOn(view, all);
  const cells = all.filter((cell) => isIn(frame, cell));
  const paper = blankPaper(SHEET, boxOf(cells));
  const sketch: Sketch = { view, asks, paper, cells, legend: new Set(), words };
  drawWalls(paper, wallsOf(view.floor), cells);
  drawEdges(sketch);
  drawCorners(paper);
  drawSquares(sketch);
  const { texts } = words;
  const beyond = beyondWays(all, paper.box, texts.sides);
  const signs = [...sketch.legend].map((sign) => `${SIGNS[sign].trim()} ${texts.legend[sign]}`);
  return { lines: labelled(paper), legend: [...signs, ...(beyond.length === 0 ? [] : [texts.goesOn(beyond)])] };
}

const columnOf = (cell: Cell): number => cell % SHEET.width;
const rowOf = (cell: Cell): number => Math.floor(cell / SHEET.width);

/** A floor has squares from the beginning. */
const boxOf = (cells: readonly Cell[]): Box => boxAround(SHEET, cells) ?? { left: 0, top: 0, right: 0, bottom: 0 };

const isIn = ({ left, top, right, bottom }: Box, cell: Cell): boolean =>
  columnOf(cell) >= left && columnOf(cell) <= right && rowOf(cell) >= top && rowOf(cell) <= bottom;

/** All of it where it fits; otherwise a fight with some ground around it, or what lies around whoever explores. */
function windowOn(view: View, all: readonly Cell[]): Box {
  const whole = boxOf(all);
  const { heroes, monsters, turn, phase, encounter } = view;
  const here = [...heroes, ...monsters].filter(({ at }) => at >= 0);
  const actor = here.find(({ id }) => id === (turn?.who ?? phase?.hero)) ?? here[0];
  if (actor === undefined) return whole;
  const isFight = encounter !== null;
  const wanted = boxOf(isFight ? here.map(({ at }) => at) : [actor.at]);
  const limits = isFight ? grown(wanted, whole) : whole;
  const [left, right] = span(limits.left, limits.right, wanted.left, wanted.right, columnOf(actor.at), COLUMNS_MAX);
  const [top, bottom] = span(
    limits.top,
    limits.bottom,
    wanted.top,
    wanted.bottom,
    rowOf(actor.at),
    isFight ? FIGHT_ROWS_MAX : ROWS_MAX,
  );
  return { left, top, right, bottom };
}

/** As much ground around it as somebody walks in a Turn or so. */
const grown = ({ left, top, right, bottom }: Box, whole: Box): Box => ({
  left: Math.max(whole.left, left - MARGIN),
  top: Math.max(whole.top, top - MARGIN),
  right: Math.min(whole.right, right + MARGIN),
  bottom: Math.min(whole.bottom, bottom + MARGIN),
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
function drawEdges({ view, paper, cells, legend }: Sketch): void {
  const { openings, doors } = view.floor;
  const draw = (cell: Cell, way: Direction, sign: Sign): void => {
    if (!cells.includes(cell)) return;
    drawSide(paper, cell, way, SIGNS[sign], SIGNS[sign]);
    legend.add(sign);
  };
  for (const { left, right, way } of openings) for (const cell of [left, right]) draw(cell, way, 'opening');
  for (const { near, far, isOpen } of doors) draw(near, wayTo(near, far), isOpen ? 'open' : 'closed');
}

/** What is on each square: who stands there, or else Glow, stairs or nothing. Whoever acts has an arrow. */
function drawSquares({ view, asks, paper, cells, legend, words }: Sketch): void {
  const put = (cell: Cell, text: string): void => {
    const { x, y } = placeOn(paper, cell);
    if (cells.includes(cell)) write(paper, x, y, text.padStart(2));
  };
  for (const cell of cells) put(cell, FLOOR);
  const stairs = view.floor.tiles.filter(({ kind }) => kind === 'stairs-up').flatMap((tile) => tile.cells);
  const marked = [
    ...stairs.map((cell) => ({ cell, sign: 'stairs' as const })),
    ...view.glow.map((cell) => ({ cell, sign: 'glow' as const })),
  ];
  for (const { cell, sign } of marked.filter((one) => cells.includes(one.cell))) {
    put(cell, SIGNS[sign]);
    legend.add(sign);
  }
  const actor = view.turn?.who ?? view.phase?.hero;
  for (const hero of view.heroes) {
    const letter = words.heroLetter(hero.role);
    put(hero.at, `${hero.id === actor ? '>' : ' '}${hasFallen(hero, asks) ? letter.toLowerCase() : letter}`);
  }
  for (const { id, at } of view.monsters) put(at, words.wording.signOf(view, id));
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
function beyondWays(
  all: readonly Cell[],
  box: Box,
  [north, east, south, west]: TerminalWords['texts']['sides'],
): string[] {
  const whole = boxOf(all);
  return [
    ...(whole.top < box.top ? [north] : []),
    ...(whole.right > box.right ? [east] : []),
    ...(whole.bottom > box.bottom ? [south] : []),
    ...(whole.left < box.left ? [west] : []),
  ];
}
