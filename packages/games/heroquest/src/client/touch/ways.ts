import type { Place } from '@questhall/facets';
import { wallsTrue } from '../../queries/board.ts';
import { findHero, findMonster, heroesHere, squareOf } from '../../queries/figures.ts';
import { trapAt } from '../../queries/floor.ts';
import { mayAct, reachRefusal } from '../../queries/reach.ts';
import { areAdjacent, bodies, neighbours } from '../../queries/sight.ts';
import { walkShown } from '../../queries/walk-shown.ts';
import type { Square } from '../../sheet/sheet.ts';
import { type Action, type FigureId, GENIE_ID, type View } from '../../types/index.ts';
import { squarePlace } from '../places/place.ts';

type Walk = Extract<Action, { type: 'walk' }>;

/** A walk that ends where something can be done, and the squares it leads over, the first one left. */
export interface Approach {
  readonly walk: Walk;
  readonly way: readonly Place[];
}

/** From where the walker stands, every square of the walk. */
export function wayTo(view: View, walker: FigureId, to: Square): readonly Place[] {
  const from = squareOf(view, walker);
  return from === null ? [] : [from, ...walkShown(view, walker, to)].map(squarePlace);
}

/**
 * The best of the walks that end where something can be done: the shortest, never on a trap that is known; then the one
 * that ends beside the fewest foes, then the square that comes first.
 */
export function approach(
  view: View,
  walker: FigureId,
  offers: readonly Action[],
  isGoal: (square: Square) => boolean,
  foes: readonly Square[] = [],
): Approach | null {
  const ends = offers
    .filter((offer): offer is Walk => offer.type === 'walk')
    .filter(({ to }) => trapAt(view, to) === null && isGoal(to))
    .map((walk) => ({ walk, way: wayTo(view, walker, walk.to), beside: besides(view, walk.to, foes) }));
  const [best] = ends.toSorted(
    (one, other) => one.way.length - other.way.length || one.beside - other.beside || one.walk.to - other.walk.to,
  );
  return best === undefined ? null : { walk: best.walk, way: best.way };
}

const besides = (view: View, square: Square, foes: readonly Square[]): number =>
  neighbours(view, square).filter((near) => foes.includes(near)).length;

/**
 * Whether somebody on a square could be struck from another, by whoever walks there first. Null when the walker strikes
 * nobody any more.
 */
export function strikingFrom(view: View, walker: FigureId, target: Square): ((from: Square) => boolean) | null {
  const { turn } = view;
  const monster = findMonster(view, walker);
  if (monster !== null) {
    const { hidden } = view;
    const walls = hidden === null ? undefined : wallsTrue({ ...view, hidden, ownSheet: '', stripped: null });
    return monster.hasActed ? null : (from) => areAdjacent(view, from, target, walls);
  }
  if (turn === null || !mayAct({ ...turn, hasStepped: true })) return null;
  if (walker === GENIE_ID) return (from) => areAdjacent(view, from, target);
  const hero = findHero(view, walker);
  if (hero === null) return null;
  const inTheWay = bodies({ ...view, heroes: view.heroes.filter((one) => one !== hero) });
  return (from) => reachRefusal(view, hero, target, false, from, inTheWay) === null;
}

/** Where those stand whom the walker had better keep away from, but for one of them. */
export function foesOf(view: View, walker: FigureId, but: FigureId): readonly Square[] {
  const isOther = (square: Square): boolean => square !== squareOf(view, but);
  const foes = findMonster(view, walker) === null ? view.monsters : heroesHere(view);
  return foes.map(({ at }) => at).filter(isOther);
}
