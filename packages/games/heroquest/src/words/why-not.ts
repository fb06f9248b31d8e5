import { HEROES } from '../content/heroes.ts';
import { boardOf, isRevealed, wallsSeen } from '../queries/board.ts';
import { heroesHere, idOfHero, squareOf } from '../queries/figures.ts';
import { areAdjacent, around, looksTo, sees } from '../queries/sight.ts';
import type { Edge, Square } from '../sheet/sheet.ts';
import type { FigureId, View } from '../types/index.ts';
import { figureIn } from './figures.ts';
import { list } from './numbers.ts';
import { edgeIn, squareIn } from './squares.ts';

interface Standing {
  readonly id: FigureId;
  readonly at: Square;
}

const standingIn = (view: View): readonly Standing[] => [
  ...heroesHere(view).map(({ hero, at }) => ({ id: idOfHero(hero), at })),
  ...view.allies,
  ...view.monsters,
];

/** `Orc 7 at 5,7`, or only `5,7` where nobody stands. */
function placed(view: View, at: Square): string {
  const who = standingIn(view).find((figure) => figure.at === at);
  return who === undefined ? squareIn(view, at) : `${figureIn(view, who.id)} at ${squareIn(view, at)}`;
}

/** Whoever is named in a refusal, and where; null for somebody who is not on the board. */
export function squareOfAnyone(view: View, who: string | number): Square | null {
  const names: readonly string[] = HEROES;
  const id = typeof who === 'number' ? who : names.indexOf(who);
  return id < 0 ? null : squareOf(view, id);
}

/** A place, and whether anybody has seen it. */
export function placeText(view: View, at: Square): string {
  if (isDark(view, at)) return `nobody has seen ${squareIn(view, at)} yet`;
  const who = standingIn(view).find((figure) => figure.at === at);
  return who === undefined ? `that is ${squareIn(view, at)}` : `${figureIn(view, who.id)} stands at ${squareIn(view, at)}`;
}

const isDark = (view: View, at: Square): boolean => view.hidden === null && !isRevealed(view, at);

/** Who stands where, when that is not close enough. */
export function notBeside(view: View, at: Square, from: Square, what: string = placed(view, at)): string {
  if (isDark(view, at)) return placeText(view, at);
  const isDiagonal = around(view, from).includes(at) && !areAdjacent(view, from, at) && !isInLine(view, from, at);
  const how = isDiagonal ? 'only diagonally beside' : 'not beside';
  return `${what} is ${how} ${placed(view, from)}`;
}

function isInLine({ plan }: View, one: Square, other: Square): boolean {
  const { width } = boardOf(plan).grid;
  return one % width === other % width || Math.floor(one / width) === Math.floor(other / width);
}

/** What is between somebody and what cannot be seen from there, by what everybody knows. */
export function unseen(view: View, at: Square, from: Square, what: string = placed(view, at)): string {
  if (isDark(view, at)) return placeText(view, at);
  const pair = `${placed(view, from)} cannot see ${what}`;
  if (!looksTo(view, wallsSeen(view), from, at)) return `${pair}: a wall or a closed door is in the way`;
  const between = standingIn(view).filter((figure) => figure.at !== at && figure.at !== from && isBarrier(view, figure.at, from, at));
  const who = list(between.map(({ id }) => figureIn(view, id)));
  return between.length === 0 ? `${pair}: something is in the way` : `${pair}: ${who} ${between.length === 1 ? 'is' : 'are'} in the way`;
}

/** Whether somebody on this square alone would be enough to close the line. */
function isBarrier(view: View, square: Square, from: Square, to: Square): boolean {
  const alone = new Uint8Array(boardOf(view.plan).grid.size);
  alone[square] = 1;
  return !sees(view, from, to, alone);
}

/** A door that is known, and where somebody stands who is not beside it. */
export function doorText(view: View, edge: Edge, from: Square | null): string {
  const door = view.doors.find((one) => one.edge === edge);
  if (door === undefined) return `nobody knows of a door at ${edgeIn(view, edge)}`;
  if (from !== null) return `${placed(view, from)} is not beside the door ${edgeIn(view, edge)}`;
  if (door.kind === 'portal') return `${edgeIn(view, edge)} is a portal: enter ${edgeIn(view, edge)}`;
  return `that is the door ${edgeIn(view, edge)}`;
}
