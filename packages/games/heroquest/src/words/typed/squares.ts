import { cellOf, type Direction, EAST, edgeAt, NORTH, SOUTH, sideOf, WEST } from '@questhall/grid';
import { boardOf, columnOf, rowOf } from '../../queries/board.ts';
import type { Edge, Square } from '../../sheet/sheet.ts';
import type { View } from '../../types/index.ts';
import type { TypedWords } from './typed-words.ts';

type Planned = Pick<View, 'plan'>;

/** As the map has it: `4,7`. */
export const squareIn = (view: Planned, square: Square): string => `${columnOf(view, square)},${rowOf(view, square)}`;

/** `4,7E`: the east side of 4,7. */
export const edgeIn = (view: Planned, edge: Edge, { sides }: TypedWords): string =>
  squareIn(view, cellOf(edge)) + (sideOf(edge) === EAST ? sides.east : sides.south);

/** `4,7` or `(4,7)`, when the board has such a square; null for anything else. */
export function readSquare(view: Planned, word: string): Square | null {
  const [, column, row] = /^\(?(\d{1,3}),(\d{1,3})\)?$/.exec(word) ?? [];
  const { width, height } = boardOf(view.plan).grid;
  if (column === undefined || row === undefined || Number(column) >= width || Number(row) >= height) return null;
  return Number(row) * width + Number(column);
}

/** `4,7E`; a west or north side is the east or south side of the square beyond. */
export function readEdge(view: Planned, word: string, typedWords: readonly TypedWords[]): Edge | null {
  const [, square = '', side = ''] = /^(.*\d\)?)([a-z]+)$/i.exec(word) ?? [];
  const at = readSquare(view, square);
  const direction = readSide(side.toLowerCase(), typedWords);
  if (at === null || direction === null) return null;
  const edge = edgeAt(boardOf(view.plan).grid, at, direction);
  return edge < 0 ? null : edge;
}

/** The four sides by their points of the compass: north is the first of eight, east the third. */
const SIDES: readonly Direction[] = [NORTH, EAST, SOUTH, WEST];

/** `e`, `east`, `o` or `oost`; null for any other word. */
export function readSide(word: string, typedWords: readonly TypedWords[]): Direction | null {
  for (const { points, pointNames } of typedWords) {
    const side = SIDES.find((_, i) => word === points[2 * i] || word === pointNames[2 * i]);
    if (side !== undefined) return side;
  }
  return null;
}
