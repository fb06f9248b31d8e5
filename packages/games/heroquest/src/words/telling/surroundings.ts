import { isAdjacent, sidesOf } from '@questhall/grid';
import { boardOf, isStair, wallsSeen } from '../../queries/board.ts';
import { heroesHere, idOfHero, isMonsterId, squareOf } from '../../queries/figures.ts';
import { trapAt } from '../../queries/floor.ts';
import type { FloorTrap, Square } from '../../sheet/sheet.ts';
import type { FigureId, Question, View } from '../../types/index.ts';

interface Placed {
  readonly id: FigureId;
  readonly at: Square;
}

type Doors = View['doors'];

/** What is worth knowing about a square before one goes there. */
export interface Surroundings {
  /** What is on it. */
  readonly ground: 'openPit' | 'stairway' | FloorTrap | null;
  /** Who is next to it, of those that matter to whoever goes there. */
  readonly beside: readonly FigureId[];
  /** Closed doors that it is at. */
  readonly doors: Doors;
}

const friendsIn = (view: View): readonly Placed[] => [
  ...heroesHere(view).map(({ hero, at }) => ({ id: idOfHero(hero), at })),
  ...view.allies.filter(({ isChained }) => !isChained),
];

function nextTo(view: View, at: Square, others: readonly Placed[]): readonly FigureId[] {
  const walls = wallsSeen(view);
  return others.filter((other) => isAdjacent(boardOf(view.plan).grid, walls, at, other.at)).map(({ id }) => id);
}

/** Those whom a monster on this square could strike. */
export const friendsBeside = (view: View, at: Square): readonly FigureId[] => nextTo(view, at, friendsIn(view));

/** Whom somebody who walked there stands beside now, of the other side. Whoever has gone on since is beside nobody. */
export function foesBeside(view: View, walker: FigureId, at: Square): readonly FigureId[] {
  if (squareOf(view, walker) !== at) return [];
  return nextTo(view, at, isMonsterId(walker) ? friendsIn(view) : view.monsters);
}

export function surroundingsOf(view: View, at: Square, question: Question): Surroundings {
  const isZargon = question.kind === 'zargon' || question.kind === 'place';
  const others = isZargon || question.kind === 'puppet' ? friendsIn(view) : view.monsters;
  const walker = question.kind === 'puppet' ? idOfHero(question.hero) : null;
  return {
    ground: groundAt(view, at),
    beside: nextTo(view, at, others).filter((id) => id !== walker),
    doors: isZargon ? [] : closedDoorsAt(view, at),
  };
}

function groundAt(view: View, at: Square): Surroundings['ground'] {
  const trap = trapAt(view, at);
  if (trap !== null) return trap.isOpen ? 'openPit' : trap.kind;
  return isStair(view, at) ? 'stairway' : null;
}

function closedDoorsAt(view: View, at: Square): Doors {
  const { grid } = boardOf(view.plan);
  return view.doors.filter(({ edge, isOpen }) => !isOpen && sidesOf(grid, edge).includes(at));
}
