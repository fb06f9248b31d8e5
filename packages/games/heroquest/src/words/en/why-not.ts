import { barriersBetween, figureAt, isDark, isDiagonal } from '../../queries/barriers.ts';
import { isSolid } from '../../queries/floor.ts';
import type { Edge, Square } from '../../sheet/sheet.ts';
import type { View } from '../../types/index.ts';
import { figureIn } from './figures.ts';
import { a, list } from './numbers.ts';
import { pieceName } from './places.ts';

/** Who stands there, or `that square` where nobody does. */
function placed(view: View, at: Square): string {
  const who = figureAt(view, at);
  return who === null ? 'that square' : figureIn(view, who);
}

/** Whether anybody has seen a place, and who or what is there; empty when that says nothing. */
export function placeText(view: View, at: Square): string {
  if (isDark(view, at)) return 'nobody has seen that square yet';
  const who = figureAt(view, at);
  if (who !== null) return `${figureIn(view, who)} stands there`;
  if (view.rocks.includes(at)) return 'there is rock';
  return isSolid(view, at) ? `${a(pieceName(view, at))} stands there` : '';
}

/** A place to which every way is closed. */
export const barredText = (view: View, at: Square): string =>
  isDark(view, at) ? placeText(view, at) : 'no way there is open';

/** Who stands where, when that is not close enough. */
export function notBeside(view: View, at: Square, from: Square, what: string = placed(view, at)): string {
  if (isDark(view, at)) return placeText(view, at);
  return `${what} is ${isDiagonal(view, from, at) ? 'only diagonally beside' : 'not beside'} ${placed(view, from)}`;
}

/** What is between somebody and what cannot be seen from there. */
export function unseen(view: View, at: Square, from: Square, what: string = placed(view, at)): string {
  if (isDark(view, at)) return placeText(view, at);
  const pair = `${placed(view, from)} cannot see ${what}`;
  const barriers = barriersBetween(view, from, at);
  if (barriers === 'wall') return `${pair}: a wall or a closed door is in the way`;
  const who = list(barriers.map((id) => figureIn(view, id)));
  return barriers.length === 0
    ? `${pair}: something is in the way`
    : `${pair}: ${who} ${barriers.length === 1 ? 'is' : 'are'} in the way`;
}

/** A door that is known, and who is not beside it; empty when that says nothing. */
export function doorText(view: View, edge: Edge, from: Square | null): string {
  const door = view.doors.find((one) => one.edge === edge);
  if (door === undefined) return 'nobody knows of a door there';
  if (from !== null) return `${placed(view, from)} is not beside that door`;
  return door.kind === 'portal' ? 'that is a portal, to be entered' : '';
}
