import { areDiagonal } from '@questhall/grid';
import { HEROES } from '../content/heroes.ts';
import { boardOf, isRevealed, wallsSeen } from '../queries/board.ts';
import { heroesHere, idOfHero, squareOf } from '../queries/figures.ts';
import { looksTo, sees } from '../queries/sight.ts';
import type { Square } from '../sheet/sheet.ts';
import type { FigureId, View } from '../types/index.ts';

interface Standing {
  readonly id: FigureId;
  readonly at: Square;
}

const standingIn = (view: View): readonly Standing[] => [
  ...heroesHere(view).map(({ hero, at }) => ({ id: idOfHero(hero), at })),
  ...view.allies,
  ...view.monsters,
];

/** Whoever stands there; null where nobody does. */
export const standingAt = (view: View, at: Square): FigureId | null =>
  standingIn(view).find((figure) => figure.at === at)?.id ?? null;

/** Whoever is named in a refusal, and where; null for somebody who is not on the board. */
export function squareOfAnyone(view: View, who: string | number): Square | null {
  const names: readonly string[] = HEROES;
  const id = typeof who === 'number' ? who : names.indexOf(who);
  return id < 0 ? null : squareOf(view, id);
}

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
  const between = standingIn(view).filter(
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

/** Whether one of Zargon's monsters has done something this turn. */
export const hasBegun = ({ monsters }: Pick<View, 'monsters'>): boolean =>
  monsters.some(({ hasMoved, hasActed }) => hasMoved || hasActed);
