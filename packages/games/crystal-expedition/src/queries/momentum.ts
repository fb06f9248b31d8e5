import { type Cell, turned } from '@questhall/grid';
import { kingSteps, neighboursOf, stepFrom, xOf, yOf } from '@questhall/tiles';
import { type Board, bearingTo } from './squares.ts';

/** Straight back, else slanting, else to a side: in eighths of a turn. */
const TURNS = [[0], [-1, 1], [-2, 2]] as const;
const RULES = [
  'momentum.hit-pushes-target',
  'momentum.diagonal-when-blocked',
  'momentum.side-when-diagonals-blocked',
] as const;

export interface Push {
  /** None of them: the loser is pinned. Two: the winner chooses. */
  readonly squares: readonly Cell[];
  readonly rule: (typeof RULES)[number] | 'momentum.pinned';
}

/** Where somebody is pushed who loses to whoever stands there. [momentum.winner-chooses, momentum.blocked-means] */
export function pushFrom({ floor, taken }: Board, winner: Cell, loser: Cell): Push {
  const back = bearingTo(winner, loser);
  for (const [tier, turns] of TURNS.entries()) {
    const squares = turns
      .map((eighths) => (back === null ? -1 : stepFrom(floor, loser, turned(back, eighths))))
      .filter((square) => square >= 0 && !taken.has(square));
    if (squares.length > 0) return { squares, rule: RULES[tier] ?? 'momentum.pinned' };
  }
  return { squares: [], rule: 'momentum.pinned' };
}

/**
 * The free squares a step away on which the winner comes nearer, as straight as can be; several are equally good.
 * [momentum.advance-square]
 */
export function advanceSquares({ floor, taken }: Board, winner: Cell, loser: Cell): readonly Cell[] {
  const now = kingSteps(winner, loser);
  const nearer = neighboursOf(floor, winner).filter((square) => !taken.has(square) && kingSteps(square, loser) < now);
  const least = Math.min(...nearer.map((square) => slant(winner, square, loser)));
  return nearer.filter((square) => slant(winner, square, loser) === least);
}

/** How far a step leads aside from the straight line to somebody. */
const slant = (from: Cell, step: Cell, to: Cell): number =>
  Math.abs((xOf(step) - xOf(from)) * (yOf(to) - yOf(from)) - (yOf(step) - yOf(from)) * (xOf(to) - xOf(from)));
