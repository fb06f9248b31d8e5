import type { Place } from '@questhall/facets';
import { sidesOf } from '@questhall/grid';
import type { Hero } from '../../content/heroes.ts';
import { boardOf } from '../../queries/board.ts';
import { findHero, idOfHero, squareOf } from '../../queries/figures.ts';
import type { Edge, Square } from '../../sheet/sheet.ts';
import type { FigureId, View } from '../../types/index.ts';

const KINDS = ['square', 'figure', 'door'] as const;

/** What a place of this game is, by its name. */
export interface Spot {
  readonly kind: (typeof KINDS)[number];
  readonly number: number;
}

export const squarePlace = (square: Square): Place => `square:${square}`;
export const figurePlace = (id: FigureId): Place => `figure:${id}`;
export const heroPlace = (hero: Hero): Place => figurePlace(idOfHero(hero));
export const doorPlace = (edge: Edge): Place => `door:${edge}`;

/** What a name means; null when it is none of this game's. */
export function spotOf(place: Place): Spot | null {
  const [name, number] = place.split(':');
  const kind = KINDS.find((one) => one === name);
  return kind === undefined || number === undefined || !/^\d+$/.test(number) ? null : { kind, number: Number(number) };
}

/**
 * The squares of a place: where a figure stands, or stood before it was gone, and both sides of a door. None for what is
 * not on this board.
 */
export function squaresAt(view: View, place: Place): readonly Square[] {
  const spot = spotOf(place);
  if (spot === null) return [];
  const { grid } = boardOf(view.plan);
  switch (spot.kind) {
    case 'square':
      return spot.number < grid.size ? [spot.number] : [];
    case 'figure': {
      const at = squareOf(view, spot.number) ?? findHero(view, spot.number)?.at;
      return at === undefined ? [] : [at];
    }
    case 'door':
      return view.doors.some(({ edge }) => edge === spot.number) ? sidesOf(grid, spot.number) : [];
  }
}
