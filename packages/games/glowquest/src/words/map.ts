import { type Cell, DIRECTIONS, type Direction, EAST, hasWall, NORTH, WEST } from '@questhall/grid';
import { wayTo, xOf, yOf } from '../dungeon/sheet.ts';
import { wallsOf } from '../dungeon/walls.ts';
import { isConscious } from '../queries/entities.ts';
import { cellsOf } from '../queries/ground.ts';
import type { View } from '../types/index.ts';
import { list } from './numbers.ts';
import { heroLetter, signOf } from './signs.ts';

/** A square is two characters wide, with a wall or a gap to its left and above it. */
const CELL = 3;
const LINE = 2;
const LABEL = 4;
/** So many squares fit into 80 characters, and onto a screen; a fight needs less. */
const COLUMNS_MAX = 25;
const ROWS_MAX = 19;
const FIGHT_ROWS_MAX = 15;
const MARGIN = 4;
const FLOOR = ' ·';

/** By the sides on which a wall goes on: north 1, east 2, south 4, west 8. */
const CORNERS = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';

const SIGNS = {
  stairs: { text: ' ≡', legend: '≡ stairs' },
  glow: { text: ' *', legend: '* Glow' },
  opening: { text: '?', legend: '? unexplored' },
  closed: { text: '+', legend: '+ closed door' },
  open: { text: "'", legend: "' open door" },
} as const;

/** A map in lines of text, and what its signs mean. */
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

/** Squared paper, cut to the part of the floor that is drawn. */
interface Paper {
  readonly view: View;
  readonly box: Box;
  readonly cells: readonly Cell[];
  readonly rows: string[][];
  readonly legend: Set<string>;
}

/** The floor as far as it is explored, or what matters of it now. */
export function drawMap(view: View): Drawing {
  const all = cellsOf(view.floor);
  const box = windowOn(view, all);
  const cells = all.filter((cell) => isIn(box, cell));
  const cut = boxOf(cells);
  const [width, height] = [(cut.right - cut.left + 1) * CELL + 1, (cut.bottom - cut.top + 1) * LINE + 1];
  const rows = Array.from({ length: height }, () => Array<string>(width).fill(' '));
  const paper: Paper = { view, box: cut, cells, rows, legend: new Set() };
  drawWalls(paper);
  drawEdges(paper);
  drawCorners(paper);
  drawSquares(paper);
  const beyond = beyondText(all, cut);
  return { lines: labelled(paper), legend: [...paper.legend, ...(beyond === '' ? [] : [beyond])] };
}

function boxOf(cells: readonly Cell[]): Box {
  const [xs, ys] = [cells.map(xOf), cells.map(yOf)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

const isIn = ({ left, top, right, bottom }: Box, cell: Cell): boolean =>
  xOf(cell) >= left && xOf(cell) <= right && yOf(cell) >= top && yOf(cell) <= bottom;

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
  const [left, right] = span(limits.left, limits.right, wanted.left, wanted.right, xOf(actor.at), COLUMNS_MAX);
  const [top, bottom] = span(limits.top, limits.bottom, wanted.top, wanted.bottom, yOf(actor.at), isFight ? FIGHT_ROWS_MAX : ROWS_MAX);
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
function span(low: number, high: number, from: number, to: number, focus: number, size: number): readonly [number, number] {
  if (high - low < size) return [low, high];
  const fits = to - from < size;
  const start = fits ? from - Math.floor((size - 1 - (to - from)) / 2) : focus - Math.floor(size / 2);
  const first = Math.max(low, Math.min(start, high - size + 1));
  return [first, first + size - 1];
}

/** Where the top left character of a square is. */
function placeOf({ box }: Paper, cell: Cell): { readonly x: number; readonly y: number } {
  return { x: (xOf(cell) - box.left) * CELL + 1, y: (yOf(cell) - box.top) * LINE + 1 };
}

function write({ rows }: Paper, x: number, y: number, text: string): void {
  const row = rows[y];
  for (const [i, sign] of Array.from(text).entries()) if (row !== undefined && x + i >= 0 && x + i < row.length) row[x + i] = sign;
}

/** A side of a square, whether wall, door or opening. */
function drawSide(paper: Paper, cell: Cell, way: Direction, vertical: string, horizontal: string): void {
  const { x, y } = placeOf(paper, cell);
  if (way === EAST) write(paper, x + 2, y, vertical);
  else if (way === WEST) write(paper, x - 1, y, vertical);
  else write(paper, x, way === NORTH ? y - 1 : y + 1, horizontal.repeat(2));
}

function drawWalls(paper: Paper): void {
  const walls = wallsOf(paper.view.floor);
  for (const cell of paper.cells) for (const way of DIRECTIONS) if (hasWall(walls, cell, way)) drawSide(paper, cell, way, '│', '─');
}

/** Openings and doors, over the walls they are in. */
function drawEdges(paper: Paper): void {
  const { openings, doors } = paper.view.floor;
  const draw = (cell: Cell, way: Direction, { text, legend }: (typeof SIGNS)[keyof typeof SIGNS]): void => {
    if (!paper.cells.includes(cell)) return;
    drawSide(paper, cell, way, text, text);
    paper.legend.add(legend);
  };
  for (const { left, right, way } of openings) for (const cell of [left, right]) draw(cell, way, SIGNS.opening);
  for (const { near, far, isOpen } of doors) draw(near, wayTo(near, far), isOpen ? SIGNS.open : SIGNS.closed);
}

/** Where walls meet. Doors and openings count as walls here, so that they stand in a frame. */
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

/** What is on each square: who stands there, or else Glow, stairs or nothing. Whoever acts has an arrow. */
function drawSquares(paper: Paper): void {
  const { view, cells, legend } = paper;
  const put = (cell: Cell, text: string): void => {
    const { x, y } = placeOf(paper, cell);
    if (cells.includes(cell)) write(paper, x, y, text.padStart(2));
  };
  for (const cell of cells) put(cell, FLOOR);
  const marked = [
    ...view.floor.tiles.filter(({ kind }) => kind === 'stairs-up').flatMap((tile) => tile.cells.map((cell) => ({ cell, ...SIGNS.stairs }))),
    ...view.glow.map((cell) => ({ cell, ...SIGNS.glow })),
  ];
  for (const { cell, text, legend: said } of marked.filter((one) => cells.includes(one.cell))) {
    put(cell, text);
    legend.add(said);
  }
  const actor = view.turn?.who ?? view.phase?.hero;
  for (const hero of view.heroes) {
    const letter = heroLetter(hero.role);
    put(hero.at, `${hero.id === actor ? '>' : ' '}${isConscious(hero) ? letter : letter.toLowerCase()}`);
  }
  for (const { id, at } of view.monsters) put(at, signOf(view, id));
}

/** Lines with the numbers of rows and, above every other column, its own. */
function labelled({ rows, box }: Paper): string[] {
  const columns = Array.from({ length: box.right - box.left + 1 }, (_, i) => box.left + i);
  const numbers = columns.map((x) => (x % 2 === 0 ? String(x) : '').padStart(CELL));
  const lines = rows.map((row, y) => {
    const number = y % LINE === 1 ? String(box.top + (y - 1) / LINE) : '';
    return (number.padStart(LABEL) + row.join('')).trimEnd();
  });
  return [(' '.repeat(LABEL) + numbers.join('')).trimEnd(), ...lines];
}

/** Which way there is more than is drawn. */
function beyondText(all: readonly Cell[], box: Box): string {
  const whole = boxOf(all);
  const ways = [
    ...(whole.top < box.top ? ['north'] : []),
    ...(whole.right > box.right ? ['east'] : []),
    ...(whole.bottom > box.bottom ? ['south'] : []),
    ...(whole.left < box.left ? ['west'] : []),
  ];
  return ways.length === 0 ? '' : `the dungeon goes on to the ${list(ways)}`;
}
