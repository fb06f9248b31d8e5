import { areDiagonal } from '@questhall/grid';
import type { Square } from '../sheet/sheet.ts';
import type { FigureId, View } from '../types/index.ts';
import { boardOf, isRevealed, wallsSeen } from './board.ts';
import { heroesHere, idOfHero } from './figures.ts';
import { looksTo, sees } from './sight.ts';

interface Placed {
  readonly id: FigureId;
  readonly at: Square;
}

const placedIn = (view: View): readonly Placed[] => [
  ...heroesHere(view).map(({ hero, at }) => ({ id: idOfHero(hero), at })),
  ...view.allies,
  ...view.monsters,
];

/** Whoever stands there; null where nobody does. */
export const figureAt = (view: View, at: Square): FigureId | null =>
  placedIn(view).find((figure) => figure.at === at)?.id ?? null;

/** Whether this seat has not seen a square. */
export const isDark = (view: View, at: Square): boolean => view.hidden === null && !isRevealed(view, at);

/** Whether two squares touch at a corner only. */
export const isDiagonal = ({ plan }: View, from: Square, at: Square): boolean =>
  areDiagonal(boardOf(plan).grid, from, at);

/**
 * What is between somebody and what cannot be seen from there, by what everybody knows: walls and doors, or these
 * figures.
 */
export function barriersBetween(view: View, from: Square, at: Square): 'wall' | readonly FigureId[] {
  if (!looksTo(view, wallsSeen(view), from, at)) return 'wall';
  const between = placedIn(view).filter(
    (figure) => figure.at !== at && figure.at !== from && isBarrier(view, figure.at, from, at),
  );
  return between.map(({ id }) => id);
}

/** Whether somebody on this square alone would be enough to close the line. */
function isBarrier(view: View, square: Square, from: Square, to: Square): boolean {
  const alone = new Uint8Array(boardOf(view.plan).grid.size);
  alone[square] = 1;
  return !sees(view, from, to, alone);
}
