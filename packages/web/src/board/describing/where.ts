import type { Bearing } from '@questhall/grid';

/** So many squares in one of eight directions. */
export interface Leg {
  readonly bearing: Bearing;
  readonly squares: number;
}

/** Whom places are told from: where they stand, and what they are called; null for whoever listens. */
export interface Viewpoint {
  readonly at: number;
  readonly whom: string | null;
}

/**
 * How one square lies from another: none for itself, one leg straight or by the diagonal, else north or south first.
 */
export function legsBetween(from: number, to: number, columns: number): readonly Leg[] {
  const right = (to % columns) - (from % columns);
  const down = Math.floor(to / columns) - Math.floor(from / columns);
  const along: Leg = { bearing: down < 0 ? 0 : 4, squares: Math.abs(down) };
  const across: Leg = { bearing: right < 0 ? 6 : 2, squares: Math.abs(right) };
  if (along.squares === across.squares && along.squares > 0)
    return [{ bearing: bearingOf(right, down), squares: along.squares }];
  return [along, across].filter(({ squares }) => squares > 0);
}

/** The one of eight directions that is nearest to a way so far to the right and down. */
export function bearingOf(right: number, down: number): Bearing {
  const eighth = Math.round((Math.atan2(right, -down) * 4) / Math.PI);
  return (eighth & 7) as Bearing; // three bits are a bearing
}

/** The four sides of a square as directions: north 0, east 2, south 4, west 6. */
export const bearingOfSide = (side: number): Bearing => ((side * 2) & 7) as Bearing; // three bits are a bearing
