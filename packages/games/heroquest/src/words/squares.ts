import { cellOf, type Direction, EAST, edgeAt, NORTH, SOUTH, sideOf, WEST } from '@questhall/grid';
import { NAMES } from '../content/names.ts';
import { boardOf, columnOf, footprint, rowOf } from '../queries/board.ts';
import type { Edge, Room, Square } from '../sheet/sheet.ts';
import type { View } from '../types/index.ts';

type Planned = Pick<View, 'plan'>;

/** As the map has it: `4,7`. */
export const squareIn = (view: Planned, square: Square): string => `${columnOf(view, square)},${rowOf(view, square)}`;
/** `4,7E`: the east side of 4,7. */
export const edgeIn = (view: Planned, edge: Edge): string =>
  squareIn(view, cellOf(edge)) + (sideOf(edge) === EAST ? 'E' : 'S');

/** `4,7` or `(4,7)`, when the board has such a square; null for anything else. */
export function readSquare(view: Planned, word: string): Square | null {
  const [, column, row] = /^\(?(\d{1,3}),(\d{1,3})\)?$/.exec(word) ?? [];
  const { width, height } = boardOf(view.plan).grid;
  if (column === undefined || row === undefined || Number(column) >= width || Number(row) >= height) return null;
  return Number(row) * width + Number(column);
}

/** `4,7E`; a west or north side is the east or south side of the square beyond. */
export function readEdge(view: Planned, word: string): Edge | null {
  const [, square = '', side = ''] = /^(.*)([nesw])$/i.exec(word) ?? [];
  const at = readSquare(view, square);
  if (at === null) return null;
  const edge = edgeAt(boardOf(view.plan).grid, at, SIDES[side.toLowerCase()] ?? NORTH);
  return edge < 0 ? null : edge;
}

const SIDES: Readonly<Record<string, Direction>> = { n: NORTH, e: EAST, s: SOUTH, w: WEST };

/** Rooms have letters on the sheet, but not on the map: there they are called by their first square. */
export function roomIn(view: Planned, room: Room): string {
  const [first] = boardOf(view.plan).squaresOf.get(room) ?? [];
  return first === undefined ? room : `${room} (from ${squareIn(view, first)} on)`;
}

/** What stands on a square: `chest`; `furniture` where that is not known. */
export function pieceName(view: Pick<View, 'plan' | 'furniture'>, at: Square | null): string {
  const piece = view.furniture.find((one) => at !== null && footprint(view, one).includes(at));
  return piece === undefined ? 'furniture' : NAMES.piece[piece.piece].toLowerCase();
}
