import { barriersBetween, figureAt, isDark, isDiagonal } from '../queries/barriers.ts';
import { isSolid } from '../queries/floor.ts';
import type { Edge, Square } from '../sheet/sheet.ts';
import type { View } from '../types/index.ts';
import { squareIn } from '../words/squares.ts';
import { figureIn } from './figures.ts';
import { listed } from './numbers.ts';
import { edgeIn, pieceIn } from './squares.ts';

/** `Ork 7 op 5,7`, or only `5,7` where nobody stands. */
function placed(view: View, at: Square): string {
  const who = figureAt(view, at);
  return who === null ? squareIn(view, at) : `${figureIn(view, who)} op ${squareIn(view, at)}`;
}

/** A place, whether anybody has seen it, and who or what is there. */
export function placeText(view: View, at: Square): string {
  if (isDark(view, at)) return `nog niemand heeft ${squareIn(view, at)} gezien`;
  const who = figureAt(view, at);
  if (who !== null) return `${figureIn(view, who)} staat op ${squareIn(view, at)}`;
  if (view.rocks.includes(at)) return `op ${squareIn(view, at)} is rots`;
  return isSolid(view, at) ? `op ${squareIn(view, at)} staat ${pieceIn(view, at)}` : `dat is ${squareIn(view, at)}`;
}

/** A place to which every way is closed. */
export const barredText = (view: View, at: Square): string =>
  isDark(view, at) ? placeText(view, at) : `er is geen weg vrij naar ${squareIn(view, at)}`;

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
  return `${pair}: ${listed(barriers.map((id) => figureIn(view, id)))} ${barriers.length === 1 ? 'staat' : 'staan'} ertussen`;
}

/** A door that is known, and where somebody stands who is not beside it. */
export function doorText(view: View, edge: Edge, from: Square | null): string {
  const door = view.doors.find((one) => one.edge === edge);
  if (door === undefined) return `niemand weet van een deur op ${edgeIn(view, edge)}`;
  if (from !== null) return `${placed(view, from)} staat niet bij de deur ${edgeIn(view, edge)}`;
  return door.kind === 'portal' ? `${edgeIn(view, edge)} is een portaal` : `dat is de deur ${edgeIn(view, edge)}`;
}
