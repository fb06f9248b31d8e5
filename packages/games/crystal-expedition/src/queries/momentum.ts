import type { Cell } from '@questhall/grid';
import { crowdedSquares, nearerSquares, retreatOf, type Skirmish } from '@questhall/groundwork';
import { kingSteps, xOf, yOf } from '@questhall/tiles';
import type { EntityId, Table } from '../types/index.ts';
import { entityAt } from './entities.ts';
import { type Board, bearingTo, boardOf } from './squares.ts';

/** Straight back, else slanting, else to a side. */
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

/** Who is in the way of whom, but for those who could be shoved on. [momentum.blocked-means] */
const crowdOn = ({ floor, taken }: Board): Omit<Skirmish, 'whoIsOn'> => ({
  floor,
  bearing: bearingTo,
  isFree: (square) => !taken.has(square),
});

/** Where somebody is pushed who loses to whoever stands there. [momentum.winner-chooses] */
export function pushFrom(board: Board, winner: Cell, loser: Cell): Push {
  const { squares, tier } = retreatOf(crowdOn(board), winner, loser);
  return { squares, rule: tier === null ? 'momentum.pinned' : RULES[tier] };
}

/**
 * Of the squares that it could be pushed to, those held by somebody who could be pushed out of the way in turn; nobody
 * twice. [momentum.pinned]
 */
export const shovedSquares = (table: Table, pusher: Cell, loser: Cell, among: readonly EntityId[]): Cell[] =>
  crowdedSquares(
    { ...crowdOn(boardOf(table)), whoIsOn: (square) => entityAt(table, square)?.id ?? null },
    pusher,
    loser,
    among,
  );

/**
 * The free squares a step away on which the winner comes nearer, as straight as can be; several are equally good.
 * [momentum.advance-square]
 */
export function advanceSquares(board: Board, winner: Cell, loser: Cell): readonly Cell[] {
  const nearer = nearerSquares(crowdOn(board), winner, (square) => kingSteps(square, loser));
  const least = Math.min(...nearer.map((square) => slant(winner, square, loser)));
  return nearer.filter((square) => slant(winner, square, loser) === least);
}

/** How far a step leads aside from the straight line to somebody. */
const slant = (from: Cell, step: Cell, to: Cell): number =>
  Math.abs((xOf(step) - xOf(from)) * (yOf(to) - yOf(from)) - (yOf(step) - yOf(from)) * (xOf(to) - xOf(from)));
