import { cellOf, type Direction, EAST, NORTH, SOUTH, sideOf, stepsApart, WEST } from '@questhall/grid';
import type { Piece } from '../../content/furniture.ts';
import { boardOf, columnOf, footprint, rowOf } from '../../queries/board.ts';
import { heroesHere } from '../../queries/figures.ts';
import type { Edge, Room, Square } from '../../sheet/sheet.ts';
import type { HeroInPlay, View } from '../../types/index.ts';

type Planned = Pick<View, 'plan'>;

/** So many squares in one of the four directions. */
export interface Leg {
  readonly direction: Direction;
  readonly steps: number;
}

/** How far one square lies from another, first north or south, then east or west; nothing from a square to itself. */
export function legsTo(view: Planned, from: Square, to: Square): readonly Leg[] {
  const down = rowOf(view, to) - rowOf(view, from);
  const right = columnOf(view, to) - columnOf(view, from);
  const legs: readonly Leg[] = [
    { direction: down < 0 ? NORTH : SOUTH, steps: Math.abs(down) },
    { direction: right < 0 ? WEST : EAST, steps: Math.abs(right) },
  ];
  return legs.filter(({ steps }) => steps > 0);
}

/** On which side somebody has an edge: the door to the east. Null when nobody is known who looks at it. */
export function sideTo(view: Planned, edge: Edge, from: Square | null): Direction | null {
  if (from === null) return null;
  const cell = cellOf(edge);
  if (sideOf(edge) === EAST) return columnOf(view, from) <= columnOf(view, cell) ? EAST : WEST;
  return rowOf(view, from) <= rowOf(view, cell) ? SOUTH : NORTH;
}

/** One of nine parts of the board: how far to the right and how far down, in thirds. */
export function regionOf(view: Planned, square: Square): readonly [right: 0 | 1 | 2, down: 0 | 1 | 2] {
  const { width, height } = boardOf(view.plan).grid;
  return [third(columnOf(view, square), width), third(rowOf(view, square), height)];
}

const third = (at: number, all: number): 0 | 1 | 2 => (at * 3 < all ? 0 : at * 3 < 2 * all ? 1 : 2);

/** The square of a room that all others are counted from; null for a room that the board does not have. */
export const firstSquareOf = (view: Planned, room: Room): Square | null =>
  boardOf(view.plan).squaresOf.get(room)?.[0] ?? null;

/** The hero who stands closest to a square; null when none is there. */
export function nearestHero(view: View, square: Square): HeroInPlay | null {
  const { grid } = boardOf(view.plan);
  const far = ({ at }: HeroInPlay): number => stepsApart(grid, at, square);
  return heroesHere(view).toSorted((one, other) => far(one) - far(other))[0] ?? null;
}

/** The furniture that fills a square; null where none is known. */
export const pieceAt = (view: Pick<View, 'plan' | 'furniture'>, at: Square | null): Piece | null =>
  view.furniture.find((one) => at !== null && footprint(view, one).includes(at))?.piece ?? null;
