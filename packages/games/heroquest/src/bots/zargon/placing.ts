import { areaAt, boardOf, CORRIDOR, columnOf, rowOf } from '../../queries/board.ts';
import { isHere } from '../../queries/figures.ts';
import { areAdjacent } from '../../queries/sight.ts';
import type { Room, Square } from '../../sheet/sheet.ts';
import { because, type Decision, freely } from '../decision.ts';
import type { ZargonView } from './ground.ts';

/** Where to put a monster down: one that wanders in, or one that a spell has called. */
export function choosePlace(view: ZargonView, squares: readonly Square[]): Decision {
  const isCalled = view.turn?.who === 'zargon';
  return isCalled
    ? freely({ type: 'place', at: cheapest(squares, nearestHero(view)) })
    : because('ai.wandering-placement', { type: 'place', at: cheapest(squares, heroesBeside(view)) });
}

/** Of equal ones the first by row and column. */
function cheapest(squares: readonly Square[], cost: (square: Square) => number): Square {
  let best = squares[0] ?? 0;
  for (const square of squares) {
    const saved = cost(best) - cost(square);
    if (saved > 0 || (saved === 0 && square < best)) best = square;
  }
  return best;
}

/** How many heroes a square is next to, other than the one that the monster came upon. */
function heroesBeside(view: ZargonView): (square: Square) => number {
  const others = view.heroes.filter((hero) => isHere(hero) && hero.hero !== view.turn?.hero);
  return (square) => others.filter(({ at }) => areAdjacent(view, square, at)).length;
}

/** Those called by a spell stand on the heroes' side of the caster, where the rules leave a choice. */
function nearestHero(view: ZargonView): (square: Square) => number {
  const here = view.heroes.filter(isHere);
  const away = (a: Square, b: Square): number =>
    Math.abs(columnOf(view, a) - columnOf(view, b)) + Math.abs(rowOf(view, a) - rowOf(view, b));
  return (square) => here.reduce((least, { at }) => Math.min(least, away(square, at)), boardOf(view.plan).grid.size);
}

/** What monsters once carried off is kept where most of them are; then in the first room of the alphabet. */
export function chooseHidingPlace(view: ZargonView): Decision | null {
  const guards = new Map<Room, number>();
  for (const { at } of view.hidden.monsters) {
    const room = areaAt(view, at);
    if (room !== CORRIDOR) guards.set(room, (guards.get(room) ?? 0) + 1);
  }
  const [first] = [...guards].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
  return first === undefined ? null : freely({ type: 'hide', room: first[0] });
}
