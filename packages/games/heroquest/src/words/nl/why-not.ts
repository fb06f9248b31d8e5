import { barriersBetween, figureAt, isDark, isDiagonal } from '../../queries/barriers.ts';
import { isSolid } from '../../queries/floor.ts';
import type { Edge, Square } from '../../sheet/sheet.ts';
import type { View } from '../../types/index.ts';
import { figureIn } from './figures.ts';
import { list } from './numbers.ts';
import { pieceName } from './places.ts';

/** Who stands there, or `dat vak` where nobody does. */
function placed(view: View, at: Square): string {
  const who = figureAt(view, at);
  return who === null ? 'dat vak' : figureIn(view, who);
}

/** Whether anybody has seen a place, and who or what is there; empty when that says nothing. */
export function placeText(view: View, at: Square): string {
  if (isDark(view, at)) return 'nog niemand heeft dat vak gezien';
  const who = figureAt(view, at);
  if (who !== null) return `daar staat ${figureIn(view, who)}`;
  if (view.rocks.includes(at)) return 'daar is rots';
  return isSolid(view, at) ? `daar staat ${pieceName(view, at)}` : '';
}

/** A place to which every way is closed. */
export const barredText = (view: View, at: Square): string =>
  isDark(view, at) ? placeText(view, at) : 'er is geen weg daarheen vrij';

/** Who stands where, when that is not close enough. */
export function notBeside(view: View, at: Square, from: Square, what: string = placed(view, at)): string {
  if (isDark(view, at)) return placeText(view, at);
  const stands = figureAt(view, at) === null ? 'ligt' : 'staat';
  return `${what} ${stands} ${isDiagonal(view, from, at) ? 'alleen schuin naast' : 'niet naast'} ${placed(view, from)}`;
}

/** What is between somebody and what cannot be seen from there. */
export function unseen(view: View, at: Square, from: Square, what: string = placed(view, at)): string {
  if (isDark(view, at)) return placeText(view, at);
  const pair = `${placed(view, from)} kan ${what} niet zien`;
  const barriers = barriersBetween(view, from, at);
  if (barriers === 'wall') return `${pair}: er is een muur of een dichte deur tussen`;
  if (barriers.length === 0) return `${pair}: er is iets tussen`;
  return `${pair}: ${list(barriers.map((id) => figureIn(view, id)))} ${barriers.length === 1 ? 'staat' : 'staan'} ertussen`;
}

/** A door that is known, and who is not beside it; empty when that says nothing. */
export function doorText(view: View, edge: Edge, from: Square | null): string {
  const door = view.doors.find((one) => one.edge === edge);
  if (door === undefined) return 'niemand weet daar van een deur';
  if (from !== null) return `${placed(view, from)} staat niet bij die deur`;
  return door.kind === 'portal' ? 'dat is een portaal, om in te gaan' : '';
}
